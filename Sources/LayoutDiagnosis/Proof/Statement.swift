import Cassowary

/// A linear statement `Σ coefficient × variable + constant  relation  0`, ready for arithmetic.
///
/// Variables are numbers of the caller's own. Everything that can contradict something else becomes
/// one: a constraint, a size that cannot be negative, a line of a log.
public struct Statement: Equatable, Sendable {
  /// The sum on the left; a variable may occur several times.
  public var terms: [Term]
  /// How the left side compares with 0.
  public var relation: Relation
  /// In points.
  public var constant: Double

  /// One summand.
  public struct Term: Equatable, Sendable {
    /// The caller's number of the variable, from 0.
    public var variable: Int
    /// Its factor.
    public var coefficient: Double

    /// A summand.
    public init(_ variable: Int, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A statement from its parts.
  public init(_ terms: [Term], _ relation: Relation, constant: Double = 0) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
  }
}
