import Cassowary
import TestSupport
import Testing

@Suite struct ConflictTests {
  @Test("A conflict is reported exactly when trying every corner finds no allowed point")
  func reportedWhenReal() {
    for seed in 0..<soaked(400) {
      let system = requiredSystem(seed)
      #expect((Loaded(system).solved() == nil) == (Oracle(system).optimum() == nil), "\(system)")
    }
  }

  @Test("Taking any one constraint out of a reported set leaves the others satisfiable")
  func minimal() throws {
    for seed in 0..<soaked(400) {
      let system = requiredSystem(seed)
      let loaded = Loaded(system)
      let conflict = conflict(of: loaded)
      for (index, member) in conflict.enumerated() {
        var others = conflict
        others.remove(at: index)
        #expect(isSatisfiable(others, of: system, loaded), "\(member) is not needed in\n\(system)")
      }
      if !conflict.isEmpty { #expect(!isSatisfiable(conflict, of: system, loaded)) }
    }
  }

  @Test("The reported set does not depend on the order of the constraints")
  func deterministic() {
    for seed in 0..<soaked(200) {
      var random = SeededRandom(seed)
      let system = requiredSystem(seed)
      let loaded = Loaded(system)
      var shuffled = system
      shuffled.wishes.shuffle(using: &random)
      let other = Loaded(shuffled)
      let found = conflict(of: loaded).compactMap { id in
        loaded.ids.firstIndex(of: id).map { system.wishes[$0] }
      }
      let again = conflict(of: other).compactMap { id in
        other.ids.firstIndex(of: id).map { shuffled.wishes[$0] }
      }
      #expect(found == again, "\(system)")
    }
  }

  @Test(
    "In a row without room the next conflict follows from the one before, and is minimal, too",
    arguments: [(areEqual: false, areLeast: false), (true, true), (false, true)])
  func derived(areEqual: Bool, areLeast: Bool) {
    typealias Statement = (terms: [Term], relation: Relation, constant: Double)
    let solver = Solver()
    var statements: [ConstraintID: Statement] = [:]
    func state(_ terms: [Term], _ relation: Relation, _ constant: Double) -> ConstraintID {
      let id = solver.add(terms, relation, constant: constant)
      statements[id] = (terms, relation, constant)
      return id
    }
    let count = 40
    let edges = (0...count).map { _ in solver.makeVariable() }
    let widths = (0..<count).map { _ in solver.makeVariable() }
    var given: Set<ConstraintID> = []
    _ = state([Term(edges[0])], .equal, 0)
    _ = state([Term(edges[count])], .lessThanOrEqual, -200)
    for (index, width) in widths.enumerated() {
      let (end, start) = (Term(edges[index + 1]), Term(edges[index], -1))
      _ = state([end, start, Term(width, -1)], .equal, index % 2 == 0 ? -4 : -3)
      _ = state([Term(width)], .greaterThanOrEqual, 0)
      let size = -Double(10 + index % 7)
      given.insert(state([Term(width)], areLeast ? .greaterThanOrEqual : .equal, size))
      if areEqual, index > 0 { _ = state([Term(width), Term(widths[index - 1], -1)], .equal, 0) }
    }
    func canHold(_ set: some Sequence<ConstraintID>) -> Bool {
      let other = Solver()
      for _ in 0..<(2 * count + 1) { _ = other.makeVariable() }
      for statement in set.compactMap({ statements[$0] }) {
        other.add(statement.terms, statement.relation, constant: statement.constant)
      }
      return other.update()
    }
    var conflicts = 0
    while !solver.update() {
      let set = solver.conflict()
      #expect(!canHold(set))
      for index in set.indices {
        #expect(canHold(set[..<index] + set[(index + 1)...]), "\(index) of \(conflicts)")
      }
      guard let last = set.last(where: given.contains) else { break }
      solver.remove(last)
      conflicts += 1
    }
    #expect(conflicts > 30 && solver.conflictSearches < 3)
  }

  @Test("What follows from a conflict without a solution is what is found after one")
  func following() {
    /// Views in a row of 200, each at least as wide as nothing; some rows have a second conflict.
    func crowded(_ random: inout SeededRandom, hasOther: Bool) -> (Solver, [ConstraintID]) {
      let (solver, count) = (Solver(), 60)
      let edges = (0...count).map { _ in solver.makeVariable() }
      let widths = (0..<count).map { _ in solver.makeVariable() }
      solver.add([Term(edges[0])], .equal)
      solver.add([Term(edges[count])], .lessThanOrEqual, constant: -200)
      var given: [ConstraintID] = []
      for (index, width) in widths.enumerated() {
        let row = [Term(edges[index + 1]), Term(edges[index], -1), Term(width, -1)]
        solver.add(row, .equal, constant: -Double(Int.random(in: 1...3, using: &random)))
        solver.add([Term(width)], .greaterThanOrEqual)
        let size = -Double(Int.random(in: 5...20, using: &random))
        given.append(solver.add([Term(width)], .equal, constant: size))
      }
      if hasOther { solver.add([Term(widths[3]), Term(widths[7], -1)], .equal, constant: -90) }
      return (solver, given)
    }
    var followed = 0
    for seed in 0..<8 {
      var random = [SeededRandom(seed), SeededRandom(seed)]
      let (solver, given) = crowded(&random[0], hasOther: seed % 2 == 0)
      let (other, its) = crowded(&random[1], hasOther: seed % 2 == 0)
      var next: [ConstraintID]? = solver.update() ? nil : solver.conflict()
      while let set = next {
        #expect(!other.update() && other.conflict() == set)
        guard let last = given.indices.last(where: { set.contains(given[$0]) }) else { break }
        solver.remove(given[last])
        other.remove(its[last])
        next = solver.followingConflict()
        followed += next == nil ? 0 : 1
        next = next ?? (solver.update() ? nil : solver.conflict())
      }
      #expect(solver.update() == other.update())
    }
    #expect(followed > 200)
  }

  @Test("With other constants the set is the one that a new solver finds")
  func otherConstants() {
    for seed in 0..<soaked(200) {
      var random = SeededRandom(seed)
      var system = requiredSystem(seed)
      let kept = Loaded(system)
      for _ in 0..<4 {
        _ = conflict(of: kept)
        for index in system.wishes.indices where Bool.random(using: &random) {
          system.wishes[index].constant = Double(Int.random(in: -6...6, using: &random))
          kept.solver.setConstant(kept.ids[index], system.wishes[index].constant)
        }
        let fresh = Loaded(system)
        #expect(
          conflict(of: kept).map { kept.ids.firstIndex(of: $0) }
            == conflict(of: fresh).map { fresh.ids.firstIndex(of: $0) }, "\(system)")
      }
    }
  }

  @Test("A conflict that comes back is the set that a new solver finds, whatever the numbers")
  func comesBack() throws {
    let constants = [-300.0, -330, -300, -315, -330, -300]
    func load(_ constant: Double) -> (solver: Solver, width: ConstraintID, ids: [ConstraintID]) {
      let solver = Solver()
      let (width, gap) = (solver.makeVariable(), solver.makeVariable())
      let fixed = solver.add([Term(width)], .equal, constant: constant)
      let rest = [
        solver.add([Term(width), Term(gap, -1)], .lessThanOrEqual, constant: -310),
        solver.add([Term(gap)], .equal, constant: -8),
        solver.add([Term(width)], .greaterThanOrEqual, constant: -312),
      ]
      return (solver, fixed, [fixed] + rest)
    }
    let kept = load(constants[0])
    for constant in constants {
      kept.solver.setConstant(kept.width, constant)
      let new = load(constant)
      let found = conflict(of: kept.solver).compactMap(kept.ids.firstIndex(of:))
      #expect(found == conflict(of: new.solver).compactMap(new.ids.firstIndex(of:)), "\(constant)")
    }
  }

  @Test("Independent conflicts are reported one after the other as each is broken")
  func independentConflicts() throws {
    let solver = Solver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let ids = [left, left, right, right].enumerated().map { index, variable in
      solver.add([Term(variable, 2)], .equal, constant: Double(index))
    }
    #expect(conflict(of: solver) == [ids[0], ids[1]])
    solver.remove(ids[1])
    #expect(conflict(of: solver) == [ids[2], ids[3]])
    solver.remove(ids[2])
    try solver.solve()
    #expect(solver.value(of: right) == -1.5)
  }

  @Test("A suggestion that cannot hold is part of the conflict, and another value resolves it")
  func suggestion() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    let label = solver.makeVariable()
    let margin = solver.add([Term(width), Term(label, -1)], .equal, constant: -32)
    let floor = solver.add([Term(label)], .greaterThanOrEqual)
    let name = solver.suggest(width, 20, priority: .required)
    #expect(Set(conflict(of: solver)) == [margin, floor, name])
    #expect(solver.suggest(width, 320, priority: .required) == name)
    try solver.solve()
    #expect(solver.value(of: label) == 288)
  }

  @Test("Among many constraints, too, a reported set has no member that could be left out")
  func minimalAmongMany() {
    for seed in 0..<soaked(6) {
      var system = RandomSystem(seed: 2_000_000 + seed, variables: 20...40, wishes: 80...150)
      for index in system.wishes.indices where index % 4 != 3 {
        system.wishes[index].priority = 1000
      }
      expectMinimalConflict(system)
    }
  }

  @Test("Two hundred stacked views that do not fit are reported whole, and in good time")
  func longChain() {
    expectMinimalConflict(stack(of: 40))
    #expect(conflict(of: Loaded(stack(of: 200))).count == 401)
  }

  /// Many rows are violated at once there, so the weights of the first contradiction are not unique.
  @Test("Of a row of equal gaps that is too narrow, a set is reported of which all are needed")
  func equalGaps() {
    expectMinimalConflict(equalGaps(between: 40))
  }

  // MARK: Support

  /// Widths of at least 20 and gaps that are equal and at least 8, 100 in all.
  private func equalGaps(between count: Int) -> RandomSystem {
    var system = RandomSystem(seed: 0)
    system.variableCount = 2 * count - 1
    system.wishes = []
    func add(_ terms: [Int: Double], _ relation: Relation, _ constant: Double) {
      let coefficients = (0..<system.variableCount).map { terms[$0] ?? 0 }
      system.wishes.append(
        Wish(coefficients: coefficients, relation: relation, constant: constant, priority: 1000))
    }
    for width in 0..<count { add([width: 1], .greaterThanOrEqual, -20) }
    for gap in count..<2 * count - 1 {
      add([gap: 1], .greaterThanOrEqual, -8)
      if gap > count { add([gap: 1, gap - 1: -1], .equal, 0) }
    }
    let all = (0..<system.variableCount).map { ($0, 1.0) }
    add(Dictionary(uniqueKeysWithValues: all), .equal, -100)
    return system
  }

  /// Heights of at least 20, each view below the one before, ending above 10 points a view.
  private func stack(of count: Int) -> RandomSystem {
    var system = RandomSystem(seed: 0)
    system.variableCount = 2 * count
    system.wishes = []
    func add(_ terms: [Int: Double], _ relation: Relation, _ constant: Double) {
      let coefficients = (0..<2 * count).map { terms[$0] ?? 0 }
      system.wishes.append(
        Wish(coefficients: coefficients, relation: relation, constant: constant, priority: 1000))
    }
    add([0: 1], .equal, 0)
    for index in 0..<count {
      add([2 * index + 1: 1], .greaterThanOrEqual, -20)
      guard index + 1 < count else { break }
      add([2 * index + 2: 1, 2 * index: -1, 2 * index + 1: -1], .equal, 0)
    }
    add([2 * count - 2: 1, 2 * count - 1: 1], .lessThanOrEqual, -10 * Double(count))
    return system
  }

  private func expectMinimalConflict(_ system: RandomSystem) {
    let loaded = Loaded(system)
    let conflict = conflict(of: loaded)
    let members = conflict.compactMap { id in
      loaded.ids.firstIndex(of: id).map { system.wishes[$0] }
    }
    guard !members.isEmpty else { return }
    var part = system
    part.wishes = members
    #expect(Loaded(part).solved() == nil)
    for index in members.indices {
      part.wishes = members
      let left = part.wishes.remove(at: index)
      #expect(Loaded(part).solved() != nil, "\(left) is not needed")
    }
  }

  private func requiredSystem(_ seed: Int) -> RandomSystem {
    var system = RandomSystem(seed: 9_000_000 + seed, variables: 1...4, wishes: 3...9)
    for index in system.wishes.indices where index % 5 != 4 {
      system.wishes[index].priority = 1000
    }
    return system
  }

  private func conflict(of loaded: Loaded) -> [ConstraintID] { conflict(of: loaded.solver) }

  private func conflict(of solver: Solver) -> [ConstraintID] {
    do {
      try solver.solve()
      return []
    } catch {
      return error.constraints
    }
  }

  private func isSatisfiable(
    _ ids: [ConstraintID], of system: RandomSystem, _ loaded: Loaded
  ) -> Bool {
    var part = system
    part.wishes = ids.compactMap { id in loaded.ids.firstIndex(of: id).map { system.wishes[$0] } }
    return Oracle(part).optimum() != nil
  }
}
