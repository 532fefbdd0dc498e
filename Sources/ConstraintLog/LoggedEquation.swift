/// `first relation multiplier × second + constant`, between anchors of a log.
public struct LoggedEquation: Equatable, Sendable {
  /// The anchor on the left.
  public var first: LoggedAnchor
  /// How the sides compare.
  public var relation: Relation
  /// The factor of the right-hand anchor.
  public var multiplier: Double
  /// The anchor on the right; `nil` for a constant.
  public var second: LoggedAnchor?
  /// In points.
  public var constant: Double
  /// 1...1000; what a conflict lists is required unless it says otherwise.
  public var priority: Double

  /// How two sides compare.
  public enum Relation: String, Equatable, Sendable {
    case equal = "=="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="

    /// The relation after both sides have been multiplied by a negative number.
    var flipped: Self {
      switch self {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    }
  }

  /// An equation from its parts.
  public init(
    _ first: LoggedAnchor, _ relation: Relation, multiplier: Double = 1,
    _ second: LoggedAnchor? = nil, constant: Double = 0, priority: Double = 1000
  ) {
    self.first = first
    self.relation = relation
    self.multiplier = multiplier
    self.second = second
    self.constant = constant
    self.priority = priority
  }
}

extension LoggedEquation {
  /// The same statement without the factor that stood on its left.
  func divided(by factor: Double) throws(EntryError) -> LoggedEquation {
    guard factor != 0 else { throw EntryError("it has a factor of 0 on its left") }
    var result = self
    result.multiplier /= factor
    result.constant /= factor
    if factor < 0 { result.relation = relation.flipped }
    return result
  }
}

/// An attribute of an item.
public struct LoggedAnchor: Hashable, Sendable {
  /// The view or guide.
  public var item: LoggedItem
  /// Which of its edges or sizes.
  public var attribute: LoggedAttribute

  /// An anchor from its parts.
  public init(_ item: LoggedItem, _ attribute: LoggedAttribute) {
    self.item = item
    self.attribute = attribute
  }
}
