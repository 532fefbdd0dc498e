import Cassowary
import Testing

@Suite struct HardNumbersTests {
  @Test("Coefficients a million apart leave the answer within 1e-6 of the true one")
  func ratios() {
    for seed in 0..<soaked(300) {
      var random = Seeded(6_000_000 + seed)
      var system = RandomSystem(seed: 6_000_000 + seed, variables: 1...3, wishes: 2...6)
      for index in system.wishes.indices {
        let factor = random.pick([1e-3, 1, 1, 1e3])
        system.wishes[index].coefficients = system.wishes[index].coefficients.map { $0 * factor }
        system.wishes[index].constant *= factor
      }
      compare(system)
    }
  }

  @Test("Also when they meet in one constraint")
  func ratiosWithinConstraints() {
    for seed in 0..<soaked(300) {
      var random = Seeded(7_000_000 + seed)
      var system = RandomSystem(seed: 7_000_000 + seed, variables: 2...3, wishes: 2...5)
      for index in system.wishes.indices {
        for variable in 0..<system.variableCount {
          system.wishes[index].coefficients[variable] *= random.pick([1e-3, 1, 1, 1e3])
        }
      }
      compareLevels(system)
    }
  }

  @Test("A long chain of multiplications and its inverse come back to where they started")
  func longChain() throws {
    let solver = Solver()
    var last = solver.makeVariable()
    solver.add([Term(last)], .equal, constant: -100)
    for index in 0..<200 {
      let next = solver.makeVariable()
      solver.add([Term(next, index < 100 ? 1 : 1.1), Term(last, index < 100 ? -1.1 : -1)], .equal)
      last = next
    }
    try solver.solve()
    #expect(abs(solver.value(of: last) - 100) < 1e-6)
  }

  @Test("Numbers near the end of what a double holds neither hang nor crash")
  func extremes() {
    for scale in [1e-300, 1e-30, 1e30, 1e150, 1e300] {
      for seed in 0..<20 {
        var system = RandomSystem(seed: seed)
        for index in system.wishes.indices where index % 2 == 0 {
          system.wishes[index].coefficients = system.wishes[index].coefficients.map { $0 * scale }
        }
        _ = Loaded(system).solved()
      }
    }
  }

  @Test("Duplicates, multiples and sums of constraints change nothing")
  func redundant() {
    for seed in 0..<soaked(200) {
      var random = Seeded(8_000_000 + seed)
      let system = RandomSystem(seed: 8_000_000 + seed, variables: 1...4, wishes: 2...7)
      guard let expected = Loaded(system).solved() else { continue }
      var redundant = system
      let required = system.wishes.filter { $0.priority == 1000 }
      for wish in required {
        var multiple = wish
        let factor = random.pick([1, 2, 0.5])
        multiple.coefficients = wish.coefficients.map { $0 * factor }
        multiple.constant *= factor
        redundant.wishes.insert(multiple, at: random.below(redundant.wishes.count))
      }
      let equal = required.filter { $0.relation == .equal }
      if equal.count > 1 { redundant.wishes.insert(sum(equal[0], equal[1]), at: 0) }
      #expect(Loaded(redundant).solved() == expected, "\(redundant)")
    }
  }

  @Test("Many constraints through one point end: degenerate pivots cannot go round in circles")
  func degenerate() {
    for seed in 0..<soaked(30) {
      var system = RandomSystem(seed: 3_000_000 + seed, variables: 4...7, wishes: 30...60)
      for index in system.wishes.indices {
        system.wishes[index].constant = 0
        if index % 2 == 0 { system.wishes[index].relation = .lessThanOrEqual }
      }
      let found = Loaded(system).solved()
      #expect(found == [Double](repeating: 0, count: system.variableCount), "\(system)")
    }
  }

  // MARK: Support

  private func compare(_ system: RandomSystem) {
    let (expected, found) = (Oracle(system).optimum(), Loaded(system).solved())
    guard let expected, let found else {
      #expect((expected == nil) == (found == nil), "\(system)")
      return
    }
    let difference = zip(expected, found).map { abs($0 - $1) }.max() ?? 0
    #expect(difference < 1e-6, "expected \(expected), found \(found) for\n\(system)")
  }

  /// No level is worse than the oracle's best. Violations are in the constraints' units, so what is
  /// allowed is the grid's rounding of a value times the largest coefficient.
  private func compareLevels(_ system: RandomSystem) {
    let oracle = Oracle(system)
    guard let expected = oracle.optimum(), let found = Loaded(system).solved() else { return }
    let largest = system.wishes.flatMap(\.coefficients).map(abs).max() ?? 1
    let extent = found.map(abs).max() ?? 0
    let allowance = max(1, largest) * (1e-7 + 1e-12 * extent)
    for (best, reached) in zip(oracle.levels(at: expected), oracle.levels(at: found)) {
      #expect(
        reached - best < allowance, "expected \(expected), found \(found) for\n\(system)")
      if abs(reached - best) > allowance { return }
    }
  }

  private func sum(_ left: Wish, _ right: Wish) -> Wish {
    var sum = left
    sum.coefficients = zip(left.coefficients, right.coefficients).map { $0 + $1 }
    sum.constant += right.constant
    return sum
  }
}
