import Cassowary
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
      var random = Seeded(seed)
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

  // MARK: Support

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
