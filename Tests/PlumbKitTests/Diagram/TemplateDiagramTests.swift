import LayoutTree
import Scene
import Testing

@testable import PlumbKit

@Suite("The diagrams of the templates")
struct TemplateDiagramTests {
  @Test(
    "have no badge over text, over an accessory or over another badge, at any width",
    arguments: TemplateSnapshotTests.templates)
  func overlaps(template: String) throws {
    let session = try PlumbSession { _ in }
    let loaded = try session.load(TemplateSnapshotTests.path(template))
    var total = PlacementQuality()
    let widths = Set(loaded.widths + [320, 568]).sorted()
    for variant in try LayoutRequest(widths: widths).variants(of: loaded) {
      let (table, _) = session.table(of: loaded, at: variant)
      let assets = SceneAssets(session.typesetter)
      let slots = TablePainter(table.tableView, assets: assets).slots {
        var scene = RowReader.scene(of: $0, at: $1, .everything)
        scene.sizing = RowReader.sizing(of: $0, at: $1, in: table.tableView)
        scene.sizing?.estimate = 44
        return scene
      }
      for slot in slots { total += check(slot, variant.width, assets) }
    }
    print("\(template): \(total)")
  }

  private func check(
    _ slot: PaintedSlot, _ width: Double, _ assets: SceneAssets
  ) -> PlacementQuality {
    guard let scene = slot.scene else { return PlacementQuality() }
    let text = InkBounds(assets).text(in: [slot.node]) + slot.obstacles
    let geometry = RowGeometry(scene, width: width, isRightToLeft: slot.isRightToLeft)
    let diagram = RowDiagram(
      LayerInput(geometry: geometry, text: text, palette: .light, headroom: 14),
      layers: PictureLayer.allCases, type: BadgeText(assets))
    let quality = PlacementQuality(diagram.badges, text: diagram.text)
    #expect(quality.count >= scene.views.count, "row \(scene.id)")
    #expect(quality.overText == 0 && quality.overBadges == 0, "row \(scene.id): \(quality)")
    return quality
  }
}
