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

/// Why a minimal set of statements cannot hold: factors with which they add up to nonsense.
///
/// Multiplied by the factors and added, the variables of the statements cancel and what remains is
/// a false statement about numbers (Farkas' lemma). For a set of which no member can be left out
/// the factors are unique but for a common scale (Gleeson and Ryan, ORSA J. Computing 2, 1990).
public struct Contradiction: Equatable, Sendable {
  /// One factor a statement, in their order. Not 0; positive for `>=`, negative for `<=`.
  public let factors: [Double]

  /// The factors of a minimal set.
  ///
  /// - Returns: `nil` when the statements are no such set.
  /// - Complexity: O(k² v) for k statements with v variables.
  public init?(of statements: [Statement]) {
    guard let factors = NullVector.find(rows: statements.map(\.terms)) else { return nil }
    let signs = zip(statements, factors).compactMap { statement, factor -> Double? in
      statement.relation == .equal ? nil : statement.relation == .lessThanOrEqual ? -factor : factor
    }
    let sign = signs.first.map { $0 < 0 ? -1.0 : 1.0 } ?? 1
    guard factors.allSatisfy({ $0 != 0 }), signs.allSatisfy({ $0 * sign > 0 }) else { return nil }
    self.factors = factors.map { $0 * sign }
    let rest = zip(statements, self.factors).reduce(0) { $0 + $1.0.constant * $1.1 }
    // With an inequality among them the sum says "rest >= 0".
    guard signs.isEmpty ? rest != 0 : rest < 0 else { return nil }
  }
}

/// A contradiction as a sum that a person can check: `2 × 10 + 34 = 54, but the height is 54.3333`.
public struct ConflictArithmetic: Equatable, Sendable {
  /// One summand.
  public struct Part: Equatable, Sendable {
    /// Which statement of the set it comes from.
    public let member: Int
    /// How often it counts.
    public let factor: Double
    /// What it counts, in points.
    public let length: Double

    /// In points: the length, times the factor with which the member is added.
    public var value: Double { factor * length }
  }

  /// The member that the others contradict.
  public let target: Int
  /// What the others add; members that add nothing are left out.
  public let parts: [Part]
  /// What the others make of the target's left side.
  public let implied: Double
  /// How the others bound it.
  public let relation: Relation
  /// What the target demands.
  public let demanded: Double

  /// The sum that contradicts the member `target` of a set.
  public init(_ contradiction: Contradiction, of statements: [Statement], target: Int) {
    let scale = -contradiction.factors[target]
    var parts: [Part] = []
    var relation = Relation.equal
    for (index, statement) in statements.enumerated() where index != target {
      let factor = contradiction.factors[index] / scale
      if statement.relation != .equal {
        let isAtLeast = (statement.relation == .greaterThanOrEqual) == (factor > 0)
        relation = isAtLeast ? .greaterThanOrEqual : .lessThanOrEqual
      }
      let length = -statement.constant
      guard length != 0 else { continue }
      // A distance that counts backwards reads better as a negative length.
      parts.append(Part(member: index, factor: abs(factor), length: factor < 0 ? -length : length))
    }
    self.target = target
    self.parts = parts
    self.relation = relation
    implied = parts.reduce(0) { $0 + $1.value }
    demanded = -statements[target].constant
  }

  /// How many points the others and the target are apart.
  public var gap: Double { abs(implied - demanded) }
}
