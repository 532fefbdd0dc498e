import LayoutTree
import Scene
import Testing

@testable import LayoutDiagrams

@Suite("The layer estimates")
struct EstimateLayerTests {
  private func marks(_ estimate: Double?) -> [DiagramMark] {
    let scene = DetailedRow.scene(sizing: .init(rule: .automatic, estimate: estimate))
    return EstimateLayer(input: DetailedRow.input(scene), type: .fixed).marks
  }

  @Test(
    "says the estimate, the height and the difference",
    arguments: [
      (44.0, "estimate 44, height 87.5, +43.5"), (120, "estimate 120, height 87.5, −32.5"),
      (87.5, "estimate 87.5, exact"),
    ])
  func words(estimate: Double, title: String) {
    #expect(marks(estimate).map(\.title) == [title])
  }

  @Test("stands beside the row, as far down as the estimate")
  func place() throws {
    let bounds = try #require(marks(120).first?.bounds.first)
    #expect(bounds.x > 320 && bounds.y == 0 && bounds.height == 120)
  }

  @Test("says nothing of a row that was never estimated")
  func none() {
    #expect(marks(nil).isEmpty)
  }
}

@Suite("The panel below the rows that shows the scroll indicator")
struct ScrollPanelTests {
  private func panel(
    _ contentHeights: [Double], viewport: Double = 100, width: Double = 320
  ) -> ScrollPanel {
    let last = contentHeights.last ?? 0
    return ScrollPanel(
      scrolling: .init(
        viewport: viewport, estimatedHeight: contentHeights.first ?? 0, contentHeight: last,
        steps: contentHeights.enumerated().map {
          .init(offset: Double($0.offset) * 100, contentHeight: $0.element)
        }),
      palette: .light, type: .fixed, width: width)
  }

  @Test("the indicator is to its track as the screen is to the content")
  func indicator() {
    let panel = panel([400, 500])
    #expect(panel.indicator(400, 100) == (0.25, 0.25))
    #expect(panel.indicator(50, 0) == (0, 1))
  }

  @Test("shows the first moment, the last, and what there is room for between")
  func moments() {
    let heights = (0..<20).map { Double(400 + 10 * $0) }
    let moments = panel(heights, width: 320).moments
    #expect(moments.map(\.offset) == [0, 600, 1200, 1900])
    #expect(panel([400, 500]).moments.count == 2)
  }

  @Test("says whether the indicator shrinks or grows")
  func words() {
    #expect(panel([400, 800]).explanation.contains("shrinks from 25 % to 13 %"))
    #expect(panel([800, 400]).explanation.contains("grows from 13 % to 25 %"))
    #expect(panel([400, 400]).explanation == "the indicator keeps its length")
  }
}
