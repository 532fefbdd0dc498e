import LayoutTree
import Scene
import TestSupport
import Testing

@testable import LayoutDiagrams

@Suite("A legend")
struct DiagramLegendTests {
  @Test("explains what occurs and nothing else, each once")
  func signs() {
    let geometry = SampleRow.geometry([
      SampleRow.constraint("title.top", .equal, "contentView.top", plus: 10),
      SampleRow.constraint("body.top", .equal, "title.bottom", plus: 10),
      SampleRow.constraint(
        "title.leading", .greaterThanOrEqual, "photo.trailing", plus: 8, at: 750),
      SampleRow.constraint("title.width", .equal, "body.width"),
    ])
    let diagram = RowDiagram(
      LayerInput(geometry: geometry, text: [], palette: .light), layers: [.frames, .constraints],
      type: .fixed)
    let legend = DiagramLegend(of: diagram.signs, palette: .light, width: 320)
    #expect(
      legend.signs == [
        .frame, .distance,
      ])
  }

  @Test("stands in as many columns as there is room for", arguments: [(90, 3), (170, 2), (400, 1)])
  func columns(width: Double, rows: Int) {
    let legend = DiagramLegend(
      of: [.frame, .distance, .alignment], palette: .light, width: width)
    #expect(legend.height(.fixed) == Double(rows) * 15)
  }

  @Test("has a sample and a name for every sign, each a different one")
  func samples() {
    let sample = LegendSample(palette: .light)
    let signs = Self.all
    #expect(Set(signs.map(\.name)).count == signs.count)
    #expect(Set(signs.map { sample.nodes($0) }).count == signs.count)
  }

  private static let all: [LegendSign] = [
    .frame, .ambiguous, .distance, .alignment, .broken, .margins, .contentSize, .baselineTicks,
    .plumbline, .estimate,
  ]
}
