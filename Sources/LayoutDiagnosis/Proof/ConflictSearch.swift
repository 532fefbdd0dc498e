import Cassowary

/// Finds which statements contradict each other.
public enum ConflictSearch {
  /// Sets that are looked for: each costs a search through what is left.
  private static let most = 50

  /// Sets of statements of which no member can be left out, each as indices in ascending order.
  ///
  /// After each set the member that `giveUp` chooses is taken away and the search goes on, until what is
  /// left can hold; so every independent contradiction is found once, fifty at most.
  ///
  /// - Complexity: one solver run a set and O(log n) feasibility questions for each of its members.
  public static func conflicts(
    in statements: [Statement], giveUp: ([Int]) -> Int
  ) -> [[Int]] {
    let solver = Solver()
    var variables: [Int: Variable] = [:]
    var indices: [ConstraintID: Int] = [:]
    var ids: [ConstraintID] = []
    for variable in Set(statements.flatMap { $0.terms.map(\.variable) }).sorted() {
      variables[variable] = solver.makeVariable()
    }
    for (index, statement) in statements.enumerated() {
      let terms = statement.terms.compactMap { term in
        variables[term.variable].map { Cassowary.Term($0, term.coefficient) }
      }
      let id = solver.add(terms, statement.relation, constant: statement.constant)
      indices[id] = index
      ids.append(id)
    }
    var found: [[Int]] = []
    while found.count < most, let members = conflict(of: solver, indices), !members.isEmpty {
      found.append(members)
      solver.remove(ids[giveUp(members)])
    }
    return found
  }

  private static func conflict(of solver: Solver, _ indices: [ConstraintID: Int]) -> [Int]? {
    do {
      try solver.solve()
      return nil
    } catch {
      return error.constraints.compactMap { indices[$0] }.sorted()
    }
  }
}
