import Cassowary
import TestSupport
import Testing

@Suite struct ExplanationTests {
  @Test("Factors times constants add up to the value, and factors times rows to the variable alone")
  func sums() throws {
    var explained = 0
    for seed in 0..<soaked(400) {
      let system = RandomSystem(seed: 5_000_000 + seed, variables: 2...10, wishes: 2...16)
      let loaded = Loaded(system)
      guard loaded.solved() != nil else { continue }
      for (place, variable) in loaded.variables.enumerated() {
        guard let explanation = loaded.solver.explanation(of: variable) else { continue }
        explained += 1
        check(explanation, of: variable, at: place, loaded, system)
      }
    }
    #expect(explained > 1000)
  }

  private func check(
    _ explanation: Explanation, of variable: Variable, at place: Int, _ loaded: Loaded,
    _ system: RandomSystem
  ) {
    var sum = 0.0
    var combined = [Double](repeating: 0, count: system.variableCount)
    for part in explanation.parts {
      sum -= part.factor * loaded.solver.constant(of: part.constraint)
      #expect(loaded.solver.violation(of: part.constraint) < 1e-6, "not on its edge\n\(system)")
      guard let index = loaded.ids.firstIndex(of: part.constraint) else { continue }
      for (entry, coefficient) in system.wishes[index].coefficients.enumerated() {
        combined[entry] += part.factor * coefficient
      }
    }
    for tie in explanation.ties {
      combined[loaded.variables.firstIndex(of: tie.variable) ?? 0] += tie.factor
    }
    let value = loaded.solver.value(of: variable)
    #expect(abs(sum - value) < 1e-6 * max(1, abs(value)), "\(sum) is not \(value) in\n\(system)")
    for (entry, coefficient) in combined.enumerated() {
      let expected = entry == place ? 1.0 : 0
      #expect(abs(coefficient - expected) < 1e-7, "x\(place) has x\(entry) in\n\(system)")
    }
  }

  @Test("A label between two pins is explained by the pins and the width, not by its hugging")
  func label() throws {
    let solver = Solver()
    let (x, width) = (solver.makeVariable(), solver.makeVariable())
    let left = solver.add([Term(x)], .equal, constant: -20)
    let right = solver.add([Term(x), Term(width)], .equal, constant: -300)
    solver.add([Term(width)], .lessThanOrEqual, constant: -80, priority: Priority(250))
    try solver.solve()
    let explanation = try #require(solver.explanation(of: width))
    #expect(explanation.ties.isEmpty)
    #expect(explanation.parts.map(\.constraint) == [left, right])
    #expect(explanation.parts.map(\.factor) == [-1, 1])
  }
}
