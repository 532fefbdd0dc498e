import Foundation
import LayoutTree
import Scene
import TestSupport
import Testing

@testable import LayoutDiagrams

@Suite("The diagram of any row")
struct RandomDiagramTests {
  @Test("has no badge over text or over another badge, however the views lie")
  func overlaps() {
    var total = PlacementQuality()
    for seed in 0..<UInt64(soaked(12)) {
      let row = RandomRow(seed: seed, count: [3, 8, 30, 60][Int(seed % 4)])
      let quality = PlacementQuality(Self.diagram(row).badges, text: row.text)
      #expect(
        quality.overText == 0 && quality.overBadges == 0 && quality.coveredLeaders == 0,
        "seed \(seed): \(quality)")
      total += quality
    }
    print("random rows: \(total)")
  }

  @Test("is the same every time")
  func deterministic() {
    for seed in [3, 7] as [UInt64] {
      let first = Self.diagram(RandomRow(seed: seed, count: 30)).badges.map(\.rect)
      #expect(first == Self.diagram(RandomRow(seed: seed, count: 30)).badges.map(\.rect))
    }
  }

  @Test("is drawn for hundreds of views within the budget, for 2,000 in a soak")
  func many() {
    let count = min(2_000, soaked(400))
    let row = RandomRow(seed: 1, count: count)
    let diagram = Self.diagram(row)
    let rects = diagram.badges.flatMap(\.parts).map(\.rect)
    let index = RectIndex(rects, over: diagram.extent, PlacementBudget(.max))
    #expect(rects.count > count)
    #expect(rects.allSatisfy { index.count(overlapping: $0) == 1 })
  }

  private static func diagram(_ row: RandomRow) -> RowDiagram {
    RowDiagram(
      LayerInput(geometry: row.geometry, text: row.text, palette: .light, headroom: 14),
      layers: [.frames, .constraints], type: .fixed)
  }
}
