import Cassowary

/// Finds which statements contradict each other, given some that hold always.
///
/// The latter, the *background*, say that sizes are not negative. They belong to every question: a
/// set is minimal when without any one of its members the others can hold *and* no size is
/// negative. So a constraint whose part a sign can play is not in the set.
public struct ConflictSearch {
  private let statements: [Statement]
  private let isBackground: [Bool]
  /// Background statements by each variable that they mention.
  private var signs: [Int: [Int]] = [:]

  /// Sets that are looked for: each costs a search through what is left.
  private static let most = 50
  /// Up to so many members a set is proven minimal by questions, of which each costs a solver run.
  private static let exactLimit = 160
  /// Of more, those are left out first of which the sum shows that nothing is needed.
  private static let manyMembers = 24

  /// A search among `statements`; `isBackground` says which of them hold always.
  init(_ statements: [Statement], isBackground: [Bool]) {
    self.statements = statements
    self.isBackground = isBackground
    for (index, statement) in statements.enumerated() where isBackground[index] {
      for variable in Set(statement.terms.map(\.variable)) {
        signs[variable, default: []].append(index)
      }
    }
  }

  /// Sets of statements of which no member can be left out, each as indices in ascending order:
  /// those of the background are members where the others need them to be false together.
  ///
  /// After each set the member that `giveUp` chooses is taken away and the search goes on, until
  /// what is left can hold; so every independent contradiction is found once, fifty at most.
  ///
  /// - Parameter isBackground: which statements hold always; none by default. They must be able to
  ///   hold together.
  /// - Complexity: one solver run a set and O(k log n) feasibility questions for a set of k members
  ///   among n; above 160 members none, but arithmetic on the factors of the sum.
  public static func conflicts(
    in statements: [Statement], isBackground: [Bool] = [], giveUp: ([Int]) -> Int
  ) -> [[Int]] {
    sets(in: statements, isBackground: isBackground, giveUp: giveUp).map(\.members)
  }

  /// A contradictory set.
  struct FoundSet {
    /// Indices in ascending order.
    let members: [Int]
    /// Whether it is certainly minimal; a too large set is not asked for each member.
    let isProvenMinimal: Bool
  }

  /// Contradictory sets until what is left can hold, and whether each is minimal.
  static func sets(
    in statements: [Statement], isBackground: [Bool] = [], giveUp: ([Int]) -> Int
  ) -> [FoundSet] {
    let isBackground = isBackground.isEmpty ? statements.map { _ in false } : isBackground
    let search = ConflictSearch(statements, isBackground: isBackground)
    var system = StatementSolver(statements, Array(statements.indices))
    var found: [FoundSet] = []
    while found.count < most, let members = system.conflict() {
      let set = search.minimal(members)
      guard set.members.contains(where: { !isBackground[$0] }) else { return found }
      found.append(set)
      system.remove(giveUp(set.members))
    }
    return found
  }

  /// The part of a contradictory set of which no member can be left out, given a background.
  /// Complexity: as `conflicts(in:isBackground:giveUp:)` of one set.
  package static func minimal(
    _ statements: [Statement], isBackground: [Bool]
  ) -> (members: [Int], isProven: Bool)? {
    let search = ConflictSearch(statements, isBackground: isBackground)
    var system = StatementSolver(statements, Array(statements.indices))
    guard let members = system.conflict() else { return nil }
    let set = search.minimal(members)
    return (set.members, set.isProvenMinimal)
  }

  // MARK: Leaving out

  /// A minimal set within the background and a contradictory set that is minimal by itself.
  private func minimal(_ members: [Int]) -> FoundSet {
    var constraints = members.filter { !isBackground[$0] }
    let background = background(of: constraints)
    // Where no further sign could play a part, the set is minimal already.
    guard background.count > members.count - constraints.count else {
      return FoundSet(members: members, isProvenMinimal: true)
    }
    if constraints.count > Self.manyMembers {
      constraints = replacingSizes(members) ?? constraints
    }
    let isProven = constraints.count <= Self.exactLimit
    if isProven {
      let search = QuickXplain { StatementSolver.canHold(statements, $0) }
      constraints = search.explanation(constraints, given: self.background(of: constraints))
    }
    // What is left needs some of the signs: again a set of which no member can be left out.
    var rest = StatementSolver(statements, constraints + background)
    return FoundSet(members: rest.conflict() ?? members, isProvenMinimal: isProven)
  }

  /// What is known about the variables of some statements.
  private func background(of constraints: [Int]) -> [Int] {
    var found = Set<Int>()
    for constraint in constraints {
      for term in statements[constraint].terms { found.formUnion(signs[term.variable] ?? []) }
    }
    return found.sorted()
  }

  /// Leaves constraints out whose part in the sum "it is not negative" can play: fixed sizes, as
  /// long as the sum stays false without them. The smallest go first, so that few large ones stay.
  ///
  /// - Returns: `nil` where nothing can be left out so.
  /// - Complexity: O(n log n) and one solver run.
  private func replacingSizes(_ members: [Int]) -> [Int]? {
    let set = members.map { statements[$0] }
    guard let contradiction = Contradiction(of: set) else { return nil }
    var factors = contradiction.factors
    var rest = zip(set, factors).reduce(0) { $0 + $1.0.constant * $1.1 }
    // Equations alone say something false with either sign.
    if rest > 0 {
      factors = factors.map { -$0 }
      rest = -rest
    }
    let known = Set(members)
    let costs = members.indices.compactMap { position -> (member: Int, cost: Double)? in
      let cost = costOfSign(members[position], factor: factors[position], known)
      return cost.map { (members[position], $0) }
    }.sorted { ($0.cost, $0.member) < ($1.cost, $1.member) }
    var left: Set<Int> = []
    for (member, cost) in costs where rest + cost < -Tolerance.rounding {
      rest += cost
      left.insert(member)
    }
    guard !left.isEmpty else { return nil }
    let kept = members.filter { !left.contains($0) && !isBackground[$0] }
    var reduced = StatementSolver(statements, kept + background(of: kept))
    return reduced.conflict()?.filter { !isBackground[$0] }
  }

  /// What the sum loses when a sign replaces a statement about a size, or `nil`.
  private func costOfSign(_ member: Int, factor: Double, _ known: Set<Int>) -> Double? {
    let statement = statements[member]
    guard !isBackground[member], statement.terms.count == 1, let term = statement.terms.first,
      factor * term.coefficient > 0, let sign = signs[term.variable]?.first,
      statements[sign].terms.count == 1, !known.contains(sign)
    else { return nil }
    return max(0, -factor * statement.constant)
  }
}

/// Statements in a solver, by their indices.
struct StatementSolver {
  private let statements: [Statement]
  private let solver: Solver
  private var variables: [Int: Variable] = [:]
  private var ids: [Int: [ConstraintID]] = [:]
  private let isLong: Bool
  private var indices: [ConstraintID: Int] = [:]

  /// The statements at some indices, all of them required.
  init(_ statements: [Statement], _ members: [Int]) {
    self.init(statements, members, in: Solver())
  }

  private init(_ statements: [Statement], _ members: [Int], in solver: Solver) {
    (self.statements, self.solver) = (statements, solver)
    isLong = members.count > Solver.longChain
    for variable in Set(members.flatMap { statements[$0].terms.map(\.variable) }).sorted() {
      variables[variable] = solver.makeVariable()
    }
    for member in members { add(member, .required) }
  }

  /// Whether the statements at some indices can hold together.
  static func canHold(_ statements: [Statement], _ members: [Int]) -> Bool {
    StatementSolver(statements, members, in: Solver(seekingAnyPoint: true)).canHold
  }

  /// Whether those that are required can hold together.
  var canHold: Bool { solver.update() }

  /// A set that cannot hold, of which no member can be left out; `nil` where all can.
  mutating func conflict() -> [Int]? {
    do {
      try solver.solve()
      return nil
    } catch {
      let members = Set(error.constraints.compactMap { indices[$0] }).sorted()
      return members.isEmpty ? nil : members
    }
  }

  /// Adds the statement at an index, or changes its priority.
  mutating func add(_ member: Int, _ priority: Priority) {
    remove(member)
    let statement = statements[member]
    let terms = statement.terms.map { term in Term(variable(term.variable), term.coefficient) }
    let added =
      isLong && priority == .required
      ? solver.addByLength(terms, statement.relation, constant: statement.constant)
      : [solver.add(terms, statement.relation, constant: statement.constant, priority: priority)]
    ids[member] = added
    for id in added { indices[id] = member }
  }

  /// Takes the statement at an index out.
  mutating func remove(_ member: Int) {
    for id in ids.removeValue(forKey: member) ?? [] {
      indices[id] = nil
      solver.remove(id)
    }
  }

  func holds(_ member: Int) -> Bool { ids[member] != nil }

  /// The left side of the statement at an index, at the solution.
  func left(_ member: Int) -> Double {
    statements[member].terms.reduce(statements[member].constant) { sum, term in
      sum + term.coefficient * (variables[term.variable].map(solver.value(of:)) ?? 0)
    }
  }

  private mutating func variable(_ number: Int) -> Variable {
    if let known = variables[number] { return known }
    let new = solver.makeVariable()
    variables[number] = new
    return new
  }
}

extension Statement {
  /// By how much the statement is off where its left side has this value.
  func violation(_ left: Double) -> Double {
    switch relation {
    case .equal: abs(left)
    case .lessThanOrEqual: max(0, left)
    case .greaterThanOrEqual: max(0, -left)
    }
  }
}
