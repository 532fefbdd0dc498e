import TestSupport
import Testing

@testable import LayoutDiagrams

@Suite("A stack of labels in a gutter")
struct GutterStackTests {
  @Test(
    "keeps targets that fit, and spreads out those that do not",
    arguments: [
      ([], []), ([20], [20]), ([0, 50], [0, 50]),
      ([20, 20], [15, 25]), ([20, 20, 20], [10, 20, 30]),
      ([-5], [0]), ([-5, -5], [0, 10]), ([99], [90]), ([95, 95], [80, 90]),
      ([10, 12, 80], [6, 16, 80]),
    ] as [([Double], [Double])])
  func tops(targets: [Double], expected: [Double]) {
    #expect(GutterStack.tops(targets: targets, step: 10, from: 0, to: 100) == expected)
  }

  @Test("goes on below the end when there are too many")
  func tooMany() {
    let tops = GutterStack.tops(targets: [5, 5, 5], step: 10, from: 0, to: 20)
    #expect(tops == [0, 10, 20])
  }

  @Test("is no worse than any small change to it", arguments: 0..<50)
  func optimal(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let targets = (0..<6).map { _ in Double.random(in: 0...60, using: &random) }.sorted()
    let tops = GutterStack.tops(targets: targets, step: 10, from: 0, to: 100)
    #expect(isLegal(tops))
    let best = cost(tops, targets)
    for _ in 0..<200 {
      let changed = tops.map { $0 + Double.random(in: -2...2, using: &random) }
      if isLegal(changed) { #expect(cost(changed, targets) >= best - 1e-9) }
    }
  }

  private func isLegal(_ tops: [Double]) -> Bool {
    let apart = zip(tops, tops.dropFirst()).allSatisfy { $1 - $0 >= 10 - 1e-9 }
    return apart && tops.allSatisfy { $0 >= -1e-9 && $0 <= 90 + 1e-9 }
  }

  private func cost(_ tops: [Double], _ targets: [Double]) -> Double {
    zip(tops, targets).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }
}
