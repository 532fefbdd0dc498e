import UIKitCore

/// A constraint that keeps a view inside of the content view: laid out, and nothing is seen to be
/// worse then.
package struct InsideRepair {
  /// `badge.trailing <= contentView.trailing`.
  let equation: String
  /// What is to be said of it beside; else empty.
  let remark: String
  let step: RowChange
  let outcome: LayoutTrial.Outcome

  /// Nil for another fault, where the constraint does not help or does harm, and in a row with so
  /// many conflicts that they come first.
  package init?(_ fault: VisibleFault, _ trial: LayoutTrial) {
    guard case .outside(let edge, _, _, _) = fault.kind, fault.view.isDescendant(of: trial.content),
      !trial.isCrowded
    else { return nil }
    let isMirrored = trial.content.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (attribute, word) = edge.attribute(isMirrored: isMirrored)
    let relation: NSLayoutConstraint.Relation =
      edge.isFar != (isMirrored && edge.axis == .horizontal)
      ? .lessThanOrEqual : .greaterThanOrEqual
    let constraint = NSLayoutConstraint(
      item: fault.view, attribute: attribute, relatedBy: relation, toItem: trial.content,
      attribute: attribute, multiplier: 1, constant: 0)
    step = .addition(constraint)
    outcome = trial.outcome(of: [step])
    let isLeft = outcome.faults.contains { $0.overflowAxis == edge.axis }
    let old = Set(trial.before.open.map(trial.name))
    let open = outcome.open.filter { !old.contains($0) }
    // What constraints leave open then can be settled; anything else would be worse.
    guard outcome.harm.count <= open.count, outcome.conflicts <= trial.before.conflicts, !isLeft
    else { return nil }
    equation =
      "\(trial.name(of: fault.view)).\(word) \(relation.written.rawValue) contentView.\(word)"
    remark = open.isEmpty ? "" : "; but then constraints leave \(series(open)) open"
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
