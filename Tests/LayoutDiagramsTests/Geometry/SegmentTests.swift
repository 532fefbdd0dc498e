import Scene
import Testing

@testable import LayoutDiagrams

@Suite("A segment")
struct SegmentTests {
  private let slant = Segment(from: .init(0, 0), to: .init(10, 10))

  @Test(
    "knows which part of it a rectangle covers",
    arguments: [
      (Scene.Rect(2, 2, 4, 4), 0.2...0.6), (Scene.Rect(-5, -5, 20, 20), 0...1),
      (Scene.Rect(6, 0, 4, 4), nil), (Scene.Rect(0, 0, 4, 20), 0...0.4),
    ] as [(Scene.Rect, ClosedRange<Double>?)])
  func part(rect: Scene.Rect, expected: ClosedRange<Double>?) {
    #expect(slant.part(within: rect) == expected)
  }

  @Test("along the edge of a rectangle is not covered by it")
  func edge() {
    let level = Segment(from: .init(0, 5), to: .init(10, 5))
    #expect(level.part(within: Scene.Rect(0, 5, 10, 5)) == nil)
  }

  @Test("is interrupted by rectangles and their surroundings")
  func pieces() {
    let level = Segment(from: .init(0, 0), to: .init(20, 0))
    let pieces = level.pieces(
      outside: [Scene.Rect(12, -1, 4, 2), Scene.Rect(5, -1, 4, 2), Scene.Rect(6, -1, 1, 2)],
      gap: 1)
    #expect(
      pieces == [
        Segment(from: .init(0, 0), to: .init(4, 0)), Segment(from: .init(10, 0), to: .init(11, 0)),
        Segment(from: .init(17, 0), to: .init(20, 0)),
      ])
  }

  @Test("crosses another only where both go on beyond")
  func crosses() {
    #expect(slant.crosses(Segment(from: .init(0, 10), to: .init(10, 0))))
    #expect(!slant.crosses(Segment(from: .init(5, 5), to: .init(10, 0))))
    #expect(!slant.crosses(Segment(from: .init(0, 1), to: .init(10, 11))))
  }
}
