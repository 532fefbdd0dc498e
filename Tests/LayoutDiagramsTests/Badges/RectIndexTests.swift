import Scene
import TestSupport
import Testing

@testable import LayoutDiagrams

@Suite("An index of rectangles")
struct RectIndexTests {
  private let bounds = Scene.Rect(0, 0, 320, 200)

  @Test("finds what looking at all of them finds, each once", arguments: 0..<30)
  func find(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let rect = {
      Scene.Rect(
        .random(in: -50...350, using: &random), .random(in: -50...250, using: &random),
        .random(in: 0...120, using: &random), .random(in: 0...60, using: &random))
    }
    let rects = (0..<60).map { _ in rect() }
    var index = RectIndex(rects, over: bounds, PlacementBudget())
    let gone = rects.indices.filter { $0.isMultiple(of: 5) }
    for key in gone { index.remove(rects[key], key) }
    for _ in 0..<20 {
      let question = rect()
      var found: [Int] = []
      index.forEach(overlapping: question) { found.append($1) }
      let expected = rects.indices.filter { !gone.contains($0) && rects[$0].overlaps(question) }
      #expect(found.sorted() == expected)
    }
  }

  @Test("counts what it looks at")
  func budget() {
    let budget = PlacementBudget(10)
    let index = RectIndex(
      Array(repeating: Scene.Rect(0, 0, 5, 5), count: 20), over: bounds, budget)
    #expect(!budget.isSpent)
    _ = index.hasOverlap(Scene.Rect(0, 0, 1, 1))
    #expect(budget.isSpent)
  }
}
