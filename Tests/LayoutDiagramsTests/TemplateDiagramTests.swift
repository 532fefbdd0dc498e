import LayoutTree
import Scene
import TestSupport
import Testing

@testable import LayoutDiagrams

@Suite("The diagrams of the templates")
struct TemplateDiagramTests {
  @Test(
    """
    have no badge over text, over an accessory or another badge, or far from what it measures, \
    and no view's name on another view without a leader line
    """,
    arguments: TemplateRows.templates, TemplateLook.all)
  func badges(template: String, look: TemplateLook) throws {
    let rows = try TemplateRows(template, look)
    var total = PlacementQuality()
    for row in rows.inputs.prefix(DocumentMutator.count(1, soaked: 3)) {
      let diagram = RowDiagram(row, layers: LayoutTree.Layer.allCases, type: rows.type)
      let quality = PlacementQuality(diagram.badges, text: diagram.text)
      #expect(
        quality.overText == 0 && quality.overBadges == 0 && quality.coveredLeaders == 0
          && quality.longestLeader <= Callouts.longestNumberLeader,
        "row \(row.geometry.scene.id): \(quality)")
      total += quality
      checkNames(row, rows.type)
    }
    print("\(template) \(look): \(total)")
  }

  private func checkNames(_ row: LayerInput, _ type: BadgeText) {
    let views = row.geometry.shownViews.dropFirst().compactMap { row.geometry.rect(of: $0.id) }
    let diagram = RowDiagram(row, layers: [.frames], type: type)
    for badge in diagram.badges where badge.leader.isEmpty && badge.numbers.isEmpty {
      guard let named = badge.badge.named else { continue }
      let strange = views.filter {
        $0.overlaps(badge.rect.outset(by: -1)) && !$0.contains(named)
      }
      #expect(strange.isEmpty, "row \(row.geometry.scene.id): \(badge.text)")
    }
  }
}
