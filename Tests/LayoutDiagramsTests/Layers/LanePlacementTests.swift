import Scene
import Testing

@testable import LayoutDiagrams

@Suite("The lane of a dimension line")
struct LanePlacementTests {
  private let row = Scene.Rect(0, 0, 320, 100)
  private let number = Scene.Size(10, 10.5)
  /// Two views above each other, 4 points apart, and the line between them.
  private let lane = 20.0...300.0
  private let span = 40.0...44.0

  private func lane(_ text: [Scene.Rect], below: ClosedRange<Double>? = nil) -> Double {
    LanePlacement(text: text, over: row, PlacementBudget())
      .between(.vertical, span, lane, below ?? lane, number: number)
  }

  @Test("is in the middle where a number has room beside it")
  func middle() {
    #expect(lane([Scene.Rect(20, 20, 100, 20)]) == 160)
  }

  @Test("is beside the end of the text where the middle has no room, as near as can be")
  func besideText() {
    let text = [Scene.Rect(20, 20, 180, 20), Scene.Rect(20, 44, 200, 20)]
    let across = lane(text)
    #expect((200...230).contains(across), "\(across)")
  }

  @Test("is at the end of the views where text fills them, the number in the margin")
  func fullText() {
    let text = [Scene.Rect(20, 20, 278, 20), Scene.Rect(20, 44, 278, 20)]
    let across = lane(text)
    #expect(across >= 296 || across <= 24, "\(across)")
  }

  @Test("is at the edge of both views or beside it where they are no wider than their text")
  func beyond() {
    let text = [Scene.Rect(20, 20, 280, 20), Scene.Rect(20, 44, 100, 20)]
    let across = lane(text, below: 20...120)
    #expect(across > 298 || across < 22, "\(across)")
  }
}
