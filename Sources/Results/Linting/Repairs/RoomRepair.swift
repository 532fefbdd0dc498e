import UIKitCore

/// What gives contents the room that they lack: a row that may be higher, or a size that is written
/// for a view around them and may grow. Laid out: more of them is shown then, and nothing is worse.
package struct RoomRepair {
  /// A change, what is tried with it, by the constraint or cell that it changes, and its words.
  typealias Candidate = (key: AnyObject, words: String, step: RowChange)

  /// ``texts.height >= 60` in place of `==``.
  package let words: String
  package let step: RowChange
  package let outcome: LayoutTrial.Outcome
  /// What stays wrong with the contents.
  let remarks: [String]

  /// Nil where nothing of that kind keeps the room from them, and in a row with conflicts: these come
  /// first, and a trial of another height would change them. Complexity: O(faults of the row), besides
  /// two layouts for each of a few changes in a row.
  package init?(_ views: [UIView], along axis: NSLayoutConstraint.Axis, _ trial: LayoutTrial) {
    guard let first = views.first, first.isDescendant(of: trial.content),
      trial.before.conflicts == 0
    else { return nil }
    let around = sequence(first: first, next: \.superview).prefix { $0 !== trial.content }.filter {
      view in views.allSatisfy { $0.isDescendant(of: view) }
    }
    let limits = around.flatMap { trial.ties.limits(of: $0, axis) }
    let own = limits.prefix(Self.mostTried).compactMap { Self.growing($0, trial) }
    let ids = Set(views.map(ObjectIdentifier.init))
    let loss = { (faults: [VisibleFault]) in
      faults.filter { ids.contains(ObjectIdentifier($0.view)) }.reduce(0) { $0 + $1.lostShare }
    }
    let lost = loss(trial.before.faults)
    for candidate in (axis == .vertical ? trial.roomOfRow : []) + own {
      guard let outcome = trial.outcome(of: candidate), outcome.isHarmless, outcome.conflicts == 0,
        loss(outcome.faults) + LayoutTrial.leastLoss < lost
      else { continue }
      (words, step, self.outcome) = (candidate.words, candidate.step, outcome)
      remarks = LayoutTrial.Outcome.remarks(harm: [], left: outcome.left(about: views))
      return
    }
    return nil
  }

  private static let mostTried = 3

  /// A size that content may make larger.
  private static func growing(
    _ limit: NSLayoutConstraint, _ trial: LayoutTrial
  ) -> Candidate? {
    let equation = trial.equation(of: limit)
    guard limit.relation == .equal else {
      return (limit, "leave out `\(equation)`", .removal(limit))
    }
    return RowChange.relation(limit, .greaterThanOrEqual).map {
      (limit, "`\(equation.replacing(" == ", with: " >= "))` in place of `==`", $0)
    }
  }

  /// What makes the row higher, whichever of its contents lacks room.
  static func ofRow(_ trial: LayoutTrial) -> [Candidate] {
    [height(trial)].compactMap(\.self) + (trial.isSelfSizing ? pins(trial) : [])
  }

  /// The pins of views to the bottom that keep the row from becoming higher, as bounds.
  private static func pins(_ trial: LayoutTrial) -> [Candidate] {
    trial.content.subviews.lazy.flatMap { view in
      trial.ties.ties(view, trial.content).filter {
        $0.own.edge == .far && $0.other.edge == .far && $0.concerns(.vertical)
          && $0.constraint.relation == .equal && $0.constraint.priority == .required
      }
    }.prefix(mostTried).compactMap { tie in
      let isFirst = tie.constraint.firstItem.owner !== trial.content
      let relation: NSLayoutConstraint.Relation = isFirst ? .lessThanOrEqual : .greaterThanOrEqual
      let equation = trial.equation(of: tie.constraint)
        .replacing(" == ", with: isFirst ? " <= " : " >= ")
      return RowChange.relation(tie.constraint, relation).map {
        (tie.constraint, "`\(equation)` in place of `==`", $0)
      }
    }
  }

  /// The height that the content asks for, of a row whose table gives it less.
  private static func height(_ trial: LayoutTrial) -> Candidate? {
    guard trial.hasGivenHeight, let cell = trial.host as? UITableViewCell else { return nil }
    let needed = trial.content.fittedHeight
    // The layout is that of the row, not the fitting.
    _ = trial.content.layoutRange(of: .height)
    let lacking = needed - trial.content.bounds.height
    guard lacking > Tolerance.squeeze else { return nil }
    let old = cell.frame.size.height
    let height = cell.environment.pixelGrid.roundedUp(old + lacking)
    return (
      cell,
      "a row height of \(readable(Double(height), decimals: Decimals.printed)) in place of"
        + " \(readable(Double(old))), or UITableView.automaticDimension",
      .rowHeight(cell, height, isOfContent: true)
    )
  }
}

extension WrittenTies {
  /// The required constraints that make a view no larger than a number.
  fileprivate func limits(
    of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraints(of: view).filter {
      $0.firstItem === view && $0.secondItem == nil && $0.relation != .greaterThanOrEqual
        && $0.firstAttribute == (axis == .horizontal ? .width : .height)
        && $0.priority == .required
    }
  }
}
