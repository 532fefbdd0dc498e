import Cassowary

/// Why a minimal set of statements cannot hold: factors with which they add up to nonsense.
///
/// Multiplied by the factors and added, the variables of the statements cancel and what remains is a false
/// statement about numbers (Farkas' lemma). For a set of which no member can be left out the factors are
/// unique but for a common scale (Gleeson and Ryan, ORSA J. Computing 2, 1990).
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
