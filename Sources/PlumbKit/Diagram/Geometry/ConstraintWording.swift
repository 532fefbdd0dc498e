import LayoutTree

extension LayoutTree.Constraint {
  /// What the badge beside a line of this `shape` says: `20`, `≥ 8`, `20 @500, off by 14`,
  /// `margin`, `= 0.75 × photo.width`. Empty where the line alone says it all: two edges that
  /// coincide because they must.
  func wording(of shape: ConstraintShape) -> String {
    switch shape {
    case .alignment where constant == 0 && multiplier == 1 && relation == .equal:
      return priorityText
    case .distance(_, let from, let to, _, _) where multiplier == 1:
      return distance(from, to) + suffix
    case .alignment where multiplier == 1:
      return relation.sign + readable(constant) + suffix
    case .extent where second == nil, .extents where second == nil:
      return relation.sign + readable(constant) + suffix
    case .alignment, .distance, .extent, .extents:
      return (relation == .equal ? "= " : relation.sign) + rightHandSide + suffix
    }
  }

  /// The distance that is asked for, without sign: `a.bottom <= b.bottom - 20` keeps the edges
  /// at least 20 apart.
  ///
  /// With `first R second + c`: where the first line is the lower one, the distance `second -
  /// first` stands in the opposite relation to `-c`, else `first - second` stands in `R` to `c`.
  /// A margin on the left is brought to the right first.
  private func distance(_ from: Double, _ to: Double) -> String {
    let isSwapped = first.hasSuffix("Margin")
    let isBefore = isSwapped ? to <= from : from <= to
    let isKept = isBefore == isSwapped
    // An equality that fails may have its lines the other way round; what it asks for has not.
    let number =
      relation == .equal && violation > 0 ? constant.magnitude : isKept ? constant : -constant
    let sign = (isKept ? relation : relation.flipped).sign
    guard isSwapped || second?.hasSuffix("Margin") == true else { return sign + readable(number) }
    let sum = number == 0 ? "" : " \(number < 0 ? "−" : "+") \(readable(number.magnitude))"
    return sign + "margin" + sum
  }

  private var rightHandSide: String {
    let factor = multiplier == 1 ? "" : "\(readable(multiplier)) × "
    let sum = constant == 0 ? "" : " \(constant < 0 ? "−" : "+") \(readable(constant.magnitude))"
    return factor + (second ?? "") + sum
  }

  private var priorityText: String { isRequired ? "" : "@\(readable(priority))" }

  /// The priority, and by how much the constraint fails, where it does.
  private var suffix: String {
    let off = violation > 0.01 ? ", off by \(readable((violation * 10).rounded() / 10))" : ""
    return (isRequired ? "" : " " + priorityText) + off
  }
}

extension LayoutTree.Relation {
  /// Before a number; equality goes without saying.
  fileprivate var sign: String {
    switch self {
    case .equal: ""
    case .lessThanOrEqual: "≤ "
    case .greaterThanOrEqual: "≥ "
    }
  }

  /// The relation between the negatives of both sides.
  fileprivate var flipped: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
