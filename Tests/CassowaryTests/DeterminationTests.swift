import Cassowary
import Testing

@Suite struct DeterminationTests {
  @Test("A variable is determined exactly if all optimal corners, however far, agree on it")
  func corners() {
    for seed in 0..<soaked(250) {
      let system = RandomSystem(seed: 4_000_000 + seed, variables: 1...3, wishes: 1...5)
      let loaded = Loaded(system)
      guard loaded.solved() != nil else { continue }
      let ranges = Oracle(system).optimalRanges()
      for (variable, range) in zip(loaded.variables, ranges) {
        let isMentioned = system.wishes.contains {
          $0.coefficients[loaded.variables.firstIndex(of: variable) ?? 0] != 0
        }
        let expected = isMentioned && range.upperBound - range.lowerBound < 1e-4
        #expect(
          loaded.solver.isDetermined(variable) == expected, "\(variable) \(range) in\n\(system)")
      }
    }
  }

  @Test("Of two equally hugging labels neither is determined; pinning one determines the other")
  func labels() throws {
    let solver = Solver()
    let (upper, lower) = (solver.makeVariable(), solver.makeVariable())
    solver.add([Term(upper), Term(lower)], .equal, constant: -100)
    for label in [upper, lower] {
      solver.add([Term(label)], .lessThanOrEqual, constant: -20, priority: Priority(250))
      solver.add([Term(label)], .greaterThanOrEqual, constant: -20, priority: Priority(750))
    }
    try solver.solve()
    #expect(!solver.isDetermined(upper) && !solver.isDetermined(lower))
    #expect(solver.value(of: upper) == 20 && solver.value(of: lower) == 80)
    solver.add([Term(upper)], .equal, constant: -30, priority: Priority(999))
    try solver.solve()
    #expect(solver.isDetermined(upper) && solver.isDetermined(lower))
    #expect(solver.value(of: lower) == 70)
  }
}

extension Oracle {
  /// The least and greatest value of each variable among all points with minimal levels, within a huge box.
  func optimalRanges() -> [ClosedRange<Double>] {
    var best: [Double]?
    var ranges: [ClosedRange<Double>] = []
    forEachCorner(inBox: 1e5) { point in
      guard system.wishes.allSatisfy({ $0.priority < 1000 || $0.violation(point) < 1e-6 }) else {
        return
      }
      let found = levels(at: point)
      if let known = best, !Self.isLess(found, known) {
        guard !Self.isLess(known, found) else { return }
        ranges = zip(ranges, point).map { min($0.lowerBound, $1)...max($0.upperBound, $1) }
      } else {
        best = found
        ranges = point.map { $0...$0 }
      }
    }
    return ranges
  }
}
