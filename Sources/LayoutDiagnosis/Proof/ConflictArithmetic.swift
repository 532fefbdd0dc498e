import Cassowary

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

    /// What it adds.
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
