/// How a constraint's left-hand side relates to zero.
public enum Relation: UInt8, Hashable, Sendable, BitwiseCopyable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

extension Relation: CustomStringConvertible {
  /// `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
