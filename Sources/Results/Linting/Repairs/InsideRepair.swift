import UIKitCore

/// What keeps a view inside of the content view, another sign of a constant or a constraint: laid
/// out, and nothing is seen to be worse then.
package struct InsideRepair {
  /// ``badge.trailing == contentView.trailing - 16` in place of `+ 16``, `keep it inside:
  /// `badge.trailing <= contentView.trailing``.
  let hint: String
  /// `add `badge.trailing <= contentView.trailing``.
  let action: String
  /// What is to be said of it beside.
  let remarks: [String]
  let step: RowChange
  let outcome: LayoutTrial.Outcome

  /// Nil for another fault, where the constraint does not help, does harm or is in a conflict, and in
  /// a row with so many conflicts that they come first.
  package init?(_ fault: VisibleFault, _ trial: LayoutTrial) {
    guard case .outside(let edge, _, _, _) = fault.kind, fault.view.isDescendant(of: trial.content),
      !trial.isCrowded
    else { return nil }
    if let pin = Self.pin(fault.view, edge, trial), let turned = Self.turned(pin, fault, trial) {
      self = turned
      return
    }
    let isMirrored = trial.content.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (attribute, word) = edge.attribute(isMirrored: isMirrored)
    let relation: NSLayoutConstraint.Relation =
      edge.isFar != (isMirrored && edge.axis == .horizontal)
      ? .lessThanOrEqual : .greaterThanOrEqual
    let constraint = NSLayoutConstraint(
      item: fault.view, attribute: attribute, relatedBy: relation, toItem: trial.content,
      attribute: attribute, multiplier: 1, constant: 0)
    let step = RowChange.addition(constraint)
    let outcome = trial.outcome(of: [step])
    let isLeft = outcome.faults.contains { $0.overflowAxis == edge.axis }
    let old = Set(trial.before.open.map(trial.name))
    let open = outcome.open.filter { !old.contains($0) }
    // What constraints leave open then can be settled; anything else would be worse.
    guard outcome.harm.count <= open.count, outcome.conflicts <= trial.before.conflicts, !isLeft,
      outcome.conflicts == 0 || !trial.conflicts(with: constraint)
    else { return nil }
    let remarks =
      (open.isEmpty ? [] : ["but then constraints leave \(series(open)) open"])
      + LayoutTrial.Outcome.remarks(harm: [], left: outcome.left(about: [fault.view]))
    let equation =
      "\(trial.name(of: fault.view)).\(word) \(relation.written.rawValue) contentView.\(word)"
    self.init(
      hint: "keep it inside: `\(equation)`", action: "add `\(equation)`",
      remarks: remarks, step: step, outcome: outcome)
  }

  private init(
    hint: String, action: String, remarks: [String], step: RowChange,
    outcome: LayoutTrial.Outcome
  ) {
    (self.hint, self.action, self.remarks) = (hint, action, remarks)
    (self.step, self.outcome) = (step, outcome)
  }

  /// The constraint that puts an edge of a view beyond that of the content view by its constant.
  private static func pin(
    _ view: UIView, _ edge: RowEdge, _ trial: LayoutTrial
  ) -> NSLayoutConstraint? {
    trial.ties.ties(view, trial.content).first { tie in
      tie.constraint.relation == .equal && tie.constraint.multiplier == 1
        && tie.constraint.constant != 0 && tie.own == tie.other && tie.concerns(edge.axis)
        && tie.own.edge == (edge.isFar ? .far : .near)
    }?.constraint
  }

  /// The other sign of its constant; nil where that is not all that is wrong.
  private static func turned(
    _ pin: NSLayoutConstraint, _ fault: VisibleFault, _ trial: LayoutTrial
  ) -> InsideRepair? {
    let step = RowChange.constant(pin, -pin.constant)
    let outcome = trial.outcome(of: [step])
    guard outcome.isHarmless, !outcome.faults.contains(where: { $0.overflowAxis != nil }) else {
      return nil
    }
    let equation = trial.equation(of: pin)
    let constant = readable(-Double(pin.constant), decimals: Decimals.printed)
    return InsideRepair(
      hint: "the sign may be wrong: with a constant of \(constant) in `\(equation)` it is inside",
      action: "a constant of \(constant) in `\(equation)`", remarks: [], step: step,
      outcome: outcome)
  }
}

extension RowEdge {
  /// The edge as an attribute, leading or trailing at the sides, and its name.
  fileprivate func attribute(isMirrored: Bool) -> (NSLayoutConstraint.Attribute, String) {
    switch self {
    case .left, .right:
      (self == .left) != isMirrored ? (.leading, "leading") : (.trailing, "trailing")
    case .top: (.top, "top")
    case .bottom: (.bottom, "bottom")
    }
  }
}
