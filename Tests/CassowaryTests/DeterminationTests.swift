import Cassowary
import TestSupport
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

  @Test("A range ends where the optimal corners end, and is open where they run off")
  func ranges() {
    for seed in 0..<soaked(250) {
      let system = RandomSystem(seed: 4_500_000 + seed, variables: 1...3, wishes: 1...5)
      let loaded = Loaded(system)
      guard loaded.solved() != nil else { continue }
      for (variable, expected) in zip(loaded.variables, Oracle(system).optimalRanges()) {
        let found = loaded.solver.range(of: variable)
        #expect(
          isSame(found.lowerBound, expected.lowerBound)
            && isSame(found.upperBound, expected.upperBound),
          "\(variable) \(found), not \(expected) in\n\(system)")
      }
    }
  }

  /// Whether an end is the oracle's, whose box stands for what has no end.
  private func isSame(_ end: Double, _ corner: Double) -> Bool {
    abs(corner) > 3e3 ? end == (corner < 0 ? -.infinity : .infinity) : abs(end - corner) < 1e-4
  }

  @Test("A sum of lengths that are open by themselves ranges over the sum of their ranges")
  func independentParts() throws {
    let solver = Solver()
    let total = solver.makeVariable()
    let parts = (0..<4).map { _ in solver.makeVariable() }
    solver.add([Term(total, -1)] + parts.map { Term($0) }, .equal, constant: 3)
    for (index, part) in parts.enumerated() {
      solver.add([Term(part)], .greaterThanOrEqual, constant: -Double(index))
      solver.add([Term(part)], .lessThanOrEqual, constant: -Double(10 * (index + 1)))
    }
    solver.add([Term(parts[3])], .equal, constant: -7, priority: Priority(500))
    try solver.solve()
    #expect(solver.range(of: parts[1]) == 1...20)
    #expect(solver.range(of: parts[3]) == 7...7)
    #expect(solver.range(of: total) == 13...70)
    #expect(!solver.isDetermined(total) && solver.isDetermined(parts[3]))
  }

  @Test("In a long chain of open heights every position is open, and a fixed distance is not")
  func longChain() throws {
    let solver = Solver()
    let count = 300
    let edges = (0...count).map { _ in solver.makeVariable() }
    let heights = (0..<count).map { _ in solver.makeVariable() }
    let distance = solver.makeVariable()
    solver.add([Term(edges[0])], .equal, constant: -4)
    for index in 0..<count {
      solver.add(
        [Term(edges[index + 1], -1), Term(edges[index]), Term(heights[index])], .equal, constant: 0)
      solver.add([Term(heights[index])], .greaterThanOrEqual, constant: -1)
      solver.add([Term(heights[index])], .lessThanOrEqual, constant: -2)
    }
    solver.add([Term(heights[count / 2])], .equal, constant: -1.5, priority: Priority(999))
    solver.add(
      [Term(distance, -1), Term(edges[count / 2 + 1]), Term(edges[count / 2], -1)], .equal,
      constant: 0)
    try solver.solve()
    for index in 1...count {
      #expect(!solver.isDetermined(edges[index]))
      #expect(solver.isDetermined(heights[index - 1]) == (index - 1 == count / 2))
    }
    #expect(solver.isDetermined(distance) && solver.range(of: distance) == 1.5...1.5)
    #expect(abs(solver.range(of: edges[10]).lowerBound - 14) < 1e-6)
    #expect(abs(solver.range(of: edges[10]).upperBound - 24) < 1e-6)
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
  /// The least and greatest value of each variable among all points with minimal levels, within a
  /// huge box.
  func optimalRanges() -> [ClosedRange<Double>] {
    var best: [Goal]?
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

extension DeterminationTests {
  @Test(
    "At an exact fit every label is determined, whichever way the height came there",
    arguments: [Float(0), 1])
  func exactFit(priorityStep: Float) throws {
    for history in [[179.0], [120, 179], [300, 179], [179, 50, 400, 179], [400, 178, 179]] {
      let (solver, variables) = flexibleCell(priorityStep)
      for height in history {
        solver.suggest(variables[3], height, priority: .required)
        try solver.solve()
      }
      for variable in variables {
        #expect(solver.isDetermined(variable), "\(variable) after \(history)\n\(solver.dump)")
      }
    }
  }

  /// Three stacked labels of heights 41, 61, 41 in a content view, 18 around them: 40 + 2 · 8 with
  /// the gaps.
  private func flexibleCell(_ priorityStep: Float) -> (Solver, [Variable]) {
    let solver = Solver()
    let content = (0..<4).map { _ in solver.makeVariable() }
    var all = content
    solver.add([Term(content[0])], .equal)
    solver.add([Term(content[1])], .equal)
    solver.suggest(content[2], 320, priority: .required)
    var above: [Variable]?
    for (index, height) in [41.0, 61, 41].enumerated() {
      let label = (0..<4).map { _ in solver.makeVariable() }
      all += label
      let priority = priorityStep * Float(index)
      solver.add([Term(label[2])], .greaterThanOrEqual)
      solver.add([Term(label[3])], .greaterThanOrEqual)
      solver.add([Term(label[0]), Term(content[0], -1)], .equal, constant: -20)
      solver.add(
        [Term(label[0]), Term(label[2]), Term(content[0], -1), Term(content[2], -1)], .equal,
        constant: 20)
      if let above {
        solver.add([Term(label[1]), Term(above[1], -1), Term(above[3], -1)], .equal, constant: -8)
      } else {
        solver.add([Term(label[1]), Term(content[1], -1)], .equal, constant: -10)
      }
      solver.add(
        [Term(label[3])], .lessThanOrEqual, constant: -height, priority: Priority(250 + priority))
      solver.add(
        [Term(label[3])], .greaterThanOrEqual, constant: -height,
        priority: Priority(750 + priority))
      above = label
    }
    if let above {
      solver.add(
        [Term(above[1]), Term(above[3]), Term(content[1], -1), Term(content[3], -1)], .equal,
        constant: 10, priority: Priority(500))
    }
    return (solver, all)
  }
}
