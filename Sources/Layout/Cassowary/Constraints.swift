/// An unknown of a `Solver`: an index into its flat storage.
///
/// The order in which variables are made is the canonical order of the tie-break (see `Solver`).
public struct Variable: Hashable, Sendable {
  @usableFromInline let index: Int32
}

extension Variable: CustomStringConvertible {
  /// `x3` for the fourth variable made, as in the tableau dump.
  public var description: String { "x\(index)" }
}

/// One `coefficient · variable` of a linear constraint.
public struct Term: Hashable, Sendable {
  /// The variable that is multiplied.
  public var variable: Variable
  /// The factor of the variable. Finite; terms with a factor of zero are dropped.
  public var coefficient: Double

  /// `coefficient · variable`.
  @inlinable public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

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

/// The importance of a constraint: above 0 and at most 1000, where 1000 means required.
///
/// Priorities are compared, never added: any number of constraints at lower priorities give way to
/// a single one at a higher priority (UIKit's `UILayoutPriority`; Apple's *Auto Layout Guide*,
/// "Anatomy of a Constraint").
public struct Priority: Hashable, Sendable {
  /// The number, in (0, 1000].
  public let value: Float

  /// Creates a priority in (0, 1000]; any other value is a programmer's error.
  public init(_ value: Float) {
    precondition(value > 0 && value <= 1000, "a priority lies above 0 and is at most 1000")
    self.value = value
  }

  /// The constraint must hold, or `Solver.solve()` throws.
  public static let required = Priority(1000)
}

extension Priority: Comparable {
  /// Orders by importance.
  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}

/// Identifies one constraint of a `Solver`: an index into its storage, and the generation that
/// distinguishes successive constraints stored at that index.
public struct ConstraintID: Hashable, Sendable {
  let slot: Int32
  let generation: Int32
}

extension ConstraintID: CustomStringConvertible {
  /// `c3` for the constraint at storage index 3, as in the tableau dump.
  public var description: String { "c\(slot)" }
}

/// Thrown when the required constraints cannot all hold.
///
/// The set is irreducible: without any one member, the others can be satisfied. It depends on the
/// constraints alone, not on the order in which they were added or changed.
public struct UnsatisfiableConstraints: Error, Hashable, Sendable {
  /// The conflicting constraints in canonical order (see `Solver`), suggestions included.
  public let constraints: [ConstraintID]
}
