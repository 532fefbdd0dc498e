import ConstraintLog

extension LogDiagnosis {
  /// `contentView is 60 high now; at 100 all 4 hold`; nil where nobody decided a size.
  public func context(of conflict: LoggedConflict) -> String? {
    guard let size = size(in: conflict) else { return nil }
    let now = size.words(labels) + " now"
    guard let needed = neededSize(of: conflict) else { return now }
    let all = conflict.need?.constraints ?? conflict.constraints(message.constraints).count
    return "\(now); at \(conflict.need.map(amount) ?? readable(needed)) all \(all) hold"
  }

  /// `208`, `48 or more`.
  func amount(_ need: LoggedConflict.SizeNeed) -> String {
    readable(need.size) + (need.open.isEmpty ? "" : " or more")
  }

  /// The size with which the others hold, in points, in place of the one that a table or container
  /// decided; nil where the conflict is about something else.
  public func neededSize(of conflict: LoggedConflict) -> Double? {
    if let need = conflict.need { return need.size }
    guard !conflict.holdsAtNoSize, let arithmetic = conflict.arithmetic,
      arithmetic.relation != .lessThanOrEqual,
      case .constraint(let index) = conflict.members[arithmetic.target],
      message.constraints[index].source == .encapsulated, arithmetic.implied > 0
    else { return nil }
    return arithmetic.implied
  }

  /// The height in points, without its separator, that a row needs whose encapsulated height is in
  /// the conflict; nil for a conflict about something else.
  public func neededRowHeight(of conflict: LoggedConflict) -> Double? {
    guard let size = size(in: conflict), size.sizer == .row,
      !size.equation.first.attribute.isHorizontal
    else { return nil }
    return neededSize(of: conflict)
  }

  /// A constraint of the message, as its equation.
  public func text(ofConstraint index: Int) -> String {
    labels.text(of: message.constraints[index].equation)
  }

  /// A repair of a conflict as something to do, and what becomes of the layout.
  public func words(_ repair: Repair, in conflict: LoggedConflict) -> String {
    let text = RepairText(repair, in: conflict, of: self)
    guard case .yieldToTable = repair.action, let size = size(in: conflict) else {
      return "\(text.change): \(text.effect)"
    }
    return "\(text.change): \(text.effect), while \(size.words(labels))"
  }

  /// The constraint for the size that a table or container decided.
  fileprivate func size(in conflict: LoggedConflict) -> LoggedConstraint? {
    conflict.constraints(message.constraints).first { $0.source == .encapsulated }
  }
}

/// A repair in words.
public struct RepairText {
  /// What to do: `priority 999 for `title.height == 80``.
  public let change: String
  /// What becomes of the constraint: `title.height is 40 in place of 80`.
  public let effect: String
  /// Why it is the one to choose where it comes first; nil where it is as good as any other.
  public let reason: String?

  /// The words for a repair of a conflict.
  public init(_ repair: Repair, in conflict: LoggedConflict, of diagnosis: LogDiagnosis) {
    let labels = diagnosis.labels
    let equation = { (index: Int) in diagnosis.message.constraints[index].equation }
    let outcome = { (index: Int) in
      ConstraintOutcome(equation(index), excess: repair.excess, labels).text
    }
    switch repair.action {
    case .disableAutoresizingMask(let item):
      change = "\(labels.label(of: item)).translatesAutoresizingMaskIntoConstraints = false"
      effect = "your own constraints alone decide its frame"
    case .yieldToTable(let index):
      let constraint = diagnosis.message.constraints[index]
      change =
        constraint.source == .contentSize
        ? constraint.lowerClaim(labels)
        : "priority 999 for `\(labels.text(of: constraint.equation))`"
      effect = outcome(index)
    case .lowerPriority(let index):
      let constraint = diagnosis.message.constraints[index]
      change =
        constraint.source == .contentSize
        ? constraint.lowerClaim(labels)
        : "a priority below 1000 for `\(labels.text(of: constraint.equation))`"
      effect = outcome(index) + Self.gone(repair, diagnosis)
    case .relax(let index, let relation):
      var bound = equation(index)
      bound.relation = relation
      change = "`\(labels.text(of: bound))` in place of `==`"
      effect = outcome(index) + Self.gone(repair, diagnosis)
    case .setConstant(let index, let constant):
      change =
        "a constant of \(readable(constant, decimals: Decimals.printed)) in `\(labels.text(of: equation(index)))`"
      effect = outcome(index)
    }
    reason = Self.reason(repair, in: conflict, of: diagnosis)
  }

  /// `; title.height is 0 then`.
  private static func gone(_ repair: Repair, _ diagnosis: LogDiagnosis) -> String {
    repair.gone.map { member in
      guard case .notNegative(let item, let what) = member else { return "" }
      return "; \(diagnosis.labels.label(of: item)).\(what) is 0 then"
    }.joined()
  }

  private static func reason(
    _ repair: Repair, in conflict: LoggedConflict, of diagnosis: LogDiagnosis
  ) -> String? {
    switch repair.action {
    case .disableAutoresizingMask: "it is the cause; the other constraints stay as they are"
    case .yieldToTable where repair.endsChain:
      "it ends the chain: all views keep their sizes and distances, and what is too long sticks"
        + " out at that edge"
    case .relax(let index, _)
    where diagnosis.message.constraints[index].equation.first.attribute.isPosition:
      "the longest decides: what is shorter ends before that edge"
    case .relax: "the content decides"
    case .yieldToTable, .lowerPriority, .setConstant:
      movementReason(repair, in: conflict, of: diagnosis)
    }
  }

  private static func movementReason(
    _ repair: Repair, in conflict: LoggedConflict, of diagnosis: LogDiagnosis
  ) -> String? {
    let others = conflict.repairs.filter { $0.constraint != repair.constraint }.map(\.movement)
    if case .lowerPriority(let index) = repair.action, conflict.broken == .constraint(index),
      diagnosis.isReportedBroken(conflict)
    {
      return "it is given up already, so that the layout stays as it is now"
    }
    guard let least = others.min(), repair.movement < least - Tolerance.rounding else { return nil }
    return "nothing else gives way by as little as \(readablePoints(repair.movement))"
  }
}

/// What becomes of a constraint that gives way, or has another constant.
private struct ConstraintOutcome {
  /// `photo.bottom lies 30 points below contentView.bottom, in place of 10 above it`.
  let text: String

  init(_ equation: LoggedEquation, excess: Double, _ labels: ItemLabels) {
    let first = labels.name(of: equation.first)
    let now = equation.constant + excess
    guard abs(excess) > Tolerance.rounding else {
      text = "it holds all the same, as something else gives way"
      return
    }
    guard let second = equation.second else {
      let asked = Self.bound(equation.relation) + readable(equation.constant)
      text = "\(first) is \(readable(now)) in place of \(asked)"
      return
    }
    guard equation.multiplier == 1, equation.first.attribute.isPosition,
      second.attribute.isPosition
    else {
      text = "\(first) is \(readablePoints(abs(excess))) \(excess > 0 ? "more" : "less") than that"
      return
    }
    let side = { (distance: Double) in Self.side(equation.first.attribute, distance) }
    let place =
      now == 0 ? "at" : "\(readablePoints(abs(now))) \(side(now))"
    let asked =
      equation.constant == 0
      ? "0" : "\(readable(abs(equation.constant))) \(side(equation.constant)) it"
    text =
      "\(first) lies \(place) \(labels.name(of: second)), in place of "
      + Self.bound(equation.relation) + asked
  }

  private static func bound(_ relation: LoggedEquation.Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  /// On which side of an anchor something at a distance lies.
  private static func side(_ attribute: LoggedAttribute, _ distance: Double) -> String {
    guard attribute.isHorizontal else { return distance > 0 ? "below" : "above" }
    switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin:
      return distance > 0 ? "after" : "before"
    default: return distance > 0 ? "right of" : "left of"
    }
  }
}

extension LoggedConstraint {
  /// `a vertical hugging of 999 for title`.
  fileprivate func lowerClaim(_ labels: ItemLabels) -> String {
    let axis = equation.first.attribute.isHorizontal ? "horizontal" : "vertical"
    let claim =
      switch equation.relation {
      case .lessThanOrEqual: "hugging"
      case .greaterThanOrEqual: "compression resistance"
      case .equal: "hugging and compression resistance"
      }
    return "a \(axis) \(claim) of 999 for \(labels.label(of: equation.first.item))"
  }

  /// `contentView is 60 high`.
  fileprivate func words(_ labels: ItemLabels) -> String {
    let extent = equation.first.attribute.isHorizontal ? "wide" : "high"
    return
      "\(labels.label(of: equation.first.item)) is \(readable(equation.constant)) \(extent)"
  }
}
