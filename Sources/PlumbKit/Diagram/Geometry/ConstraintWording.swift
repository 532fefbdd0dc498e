import LayoutTree

extension LayoutTree.Constraint {
  /// What the badge beside a line of this `shape` says: `20`, `≥ 8`, `20 @500, is 34`.
  ///
  /// Distances read without sign: `a.bottom <= b.bottom - 20` keeps the edges at least 20 apart.
  /// Empty where the line alone says it all: two edges that coincide because they must.
  func wording(of shape: ConstraintShape) -> String {
    switch shape {
    case .alignment where constant == 0 && multiplier == 1 && relation == .equal:
      return priorityText.isEmpty ? "" : priorityText
    case .alignment, .distance:
      guard multiplier == 1 else { return rightHandSide + suffix }
      return sign(flipped: constant < 0) + readable(constant.magnitude) + suffix
    case .extent, .extents:
      guard second != nil else { return sign(flipped: false) + readable(constant) + suffix }
      return (sign(flipped: false).isEmpty ? "= " : sign(flipped: false)) + rightHandSide + suffix
    }
  }

  private var rightHandSide: String {
    let factor = multiplier == 1 ? "" : "\(readable(multiplier)) × "
    let sum = constant == 0 ? "" : " \(constant < 0 ? "−" : "+") \(readable(constant.magnitude))"
    return factor + (second ?? "") + sum
  }

  private func sign(flipped: Bool) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: flipped ? "≥ " : "≤ "
    case .greaterThanOrEqual: flipped ? "≤ " : "≥ "
    }
  }

  private var priorityText: String { isRequired ? "" : "@\(readable(priority))" }

  /// The priority, and by how much the constraint fails, where it does.
  private var suffix: String {
    let off = violation > 0.01 ? ", off by \(readable((violation * 10).rounded() / 10))" : ""
    return (isRequired ? "" : " " + priorityText) + off
  }
}
