import Cassowary
import TestSupport
import Testing

@Suite struct OracleTests {
  @Test("Small random systems get the answer that trying every corner gives")
  func corners() {
    for seed in 0..<soaked(1000) { compare(RandomSystem(seed: seed)) }
  }

  @Test("Random systems of four variables get the answer that trying every corner gives")
  func fourVariables() {
    for seed in 0..<soaked(100) {
      compare(RandomSystem(seed: 1_000_000 + seed, variables: 4...4, wishes: 3...9))
    }
  }

  private func compare(_ system: RandomSystem) {
    let expected = Oracle(system).optimum()
    let found = Loaded(system).solved()
    guard let expected, let found else {
      #expect((expected == nil) == (found == nil), "\(system)")
      return
    }
    let difference = zip(expected, found).map { abs($0 - $1) }.max() ?? 0
    #expect(difference < 1e-6, "expected \(expected), found \(found) for\n\(system)")
  }
}
