/// How the two sides of a constraint compare, spelled as in an equation.
///
/// Trees, logs, templates and the visual format share it. UIKit's own type has other raw values, and
/// the solver, which depends on nothing, compares with zero.
public enum ConstraintRelation: String, Codable, Hashable, Sendable {
  /// The sides are equal.
  case equal = "=="
  /// The left side is at most the right.
  case lessThanOrEqual = "<="
  /// The left side is at least the right.
  case greaterThanOrEqual = ">="

  /// The relation with the sides exchanged, or with both multiplied by a negative number.
  package var flipped: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// One character, as print has it: `=`, `≤` or `≥`.
  package var typographic: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }
}
