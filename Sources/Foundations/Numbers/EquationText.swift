/// A constraint in writing, as a template would have it: `title.top == contentView.top + 20 @750`.
///
/// A multiplier of 1, a constant of 0 and the priority 1000 are left out. A constant has up to three
/// decimals.
package struct EquationText: CustomStringConvertible {
  /// How the signs of a sum are written.
  package enum Signs {
    /// `*` and `-`, as templates are typed.
    case typed
    /// `×` and a true minus sign, for pictures.
    case typographic
  }

  private let first: String
  private let relation: ConstraintRelation
  private let second: String?
  private let multiplier: Double
  private let constant: Double
  private let priority: Double

  /// - Parameters:
  ///   - first: the anchor on the left, `title.top`.
  ///   - second: the anchor on the right; nil where the constant stands alone.
  package init(
    _ first: String, _ relation: ConstraintRelation, _ second: String?, multiplier: Double,
    constant: Double,
    priority: Double = PriorityScale.required
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  package var description: String {
    let right = Self.rightSide(second, multiplier: multiplier, constant: constant)
    return "\(first) \(relation.rawValue) \(right)\(Self.prioritySuffix(priority))"
  }

  /// `0.5 * photo.width + 8`; the constant alone where there is no second anchor.
  package static func rightSide(
    _ second: String?, multiplier: Double, constant: Double, signs: Signs = .typed
  ) -> String {
    guard let second else { return written(constant) }
    let (times, minus) = signs == .typed ? ("*", "-") : ("×", "−")
    let factor = multiplier == 1 ? "" : "\(readableFactor(multiplier)) \(times) "
    let sign = constant < 0 ? minus : "+"
    return factor + second + (constant == 0 ? "" : " \(sign) \(written(constant.magnitude))")
  }

  /// A constant with the decimals that somebody may have typed.
  private static func written(_ constant: Double) -> String {
    readable(constant, decimals: Decimals.printed)
  }

  /// ` @750`, with the space that sets it apart; nothing for what must hold.
  package static func prioritySuffix(_ priority: Double) -> String {
    PriorityScale.isRequired(priority) ? "" : " @\(readable(priority))"
  }
}

/// The scale of the priorities of constraints, as UIKit's.
public enum PriorityScale {
  /// A constraint with this priority must hold.
  public static let required = 1000.0
  /// The highest whole priority that gives way to what must hold: the usual cure of a conflict.
  public static let yielding = 999.0
  /// UIKit's default of compression resistance.
  public static let high = 750.0
  /// UIKit's default of hugging.
  public static let low = 250.0
  /// All priorities; a constraint with 0 has no effect.
  public static let range = 0...required

  /// Whether a constraint with a priority must hold.
  public static func isRequired(_ priority: Double) -> Bool { priority >= required }
}

/// How the two sides of a constraint compare, spelled as in an equation.
///
/// Trees, logs, templates and the visual format share it. UIKit's own type has other raw values, and
/// the solver, which depends on nothing, compares with zero.
public enum ConstraintRelation: String, Codable, Hashable, Sendable {
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
