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
