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
  /// What is multiplied.
  public var variable: Variable
  /// What it is multiplied by. Finite; a zero is dropped.
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

/// How much a constraint matters: above 0, at most 1000, and 1000 is required.
///
/// Priorities are compared, never added: any number of constraints below a priority give way to
/// one at it (UIKit's `UILayoutPriority`; Apple's *Auto Layout Guide*, "Anatomy of a Constraint").
public struct Priority: Hashable, Sendable {
  /// The number, in (0, 1000].
  public let value: Float

  /// A priority in (0, 1000]; anything else is a programmer's error.
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

/// Names one constraint of a `Solver`: a slot, and the generation that tells its tenants apart.
public struct ConstraintID: Hashable, Sendable {
  let slot: Int32
  let generation: Int32
}

extension ConstraintID: CustomStringConvertible {
  /// `c3` for the constraint in the fourth slot, as in the tableau dump.
  public var description: String { "c\(slot)" }
}

/// The required constraints cannot all hold.
///
/// The set is irreducible: take any one of its members away and the others can be satisfied. It
/// depends on the constraints alone, not on the order in which they were added or changed.
public struct UnsatisfiableConstraints: Error, Hashable, Sendable {
  /// The conflicting constraints in canonical order (see `Solver`), suggestions included.
  public let constraints: [ConstraintID]
}
