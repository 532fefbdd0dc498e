import LayoutTree
import Scene
import Testing

@testable import PlumbKit

@Suite("The diagrams of the templates")
struct TemplateDiagramTests {
  @Test(
    "have no badge over text, over an accessory or over another badge",
    arguments: TemplateSnapshotTests.templates)
  func overlaps(template: String) throws {
    let session = try PlumbSession { _ in }
    let loaded = try session.load(TemplateSnapshotTests.path(template))
    for width in loaded.widths {
      let (table, _) = session.table(of: loaded, width: width, .init())
      let assets = SceneAssets(session.typesetter)
      let slots = TablePainter(table.tableView, assets: assets).slots {
        RowReader.scene(of: $0, at: $1)
      }
      for slot in slots { check(slot, width, assets) }
    }
  }

  private func check(_ slot: PaintedSlot, _ width: Double, _ assets: SceneAssets) {
    guard let scene = slot.scene else { return }
    let text = InkBounds(assets).text(in: [slot.node]) + slot.obstacles
    let geometry = RowGeometry(scene, width: width, isRightToLeft: slot.isRightToLeft)
    let diagram = RowDiagram(
      LayerInput(geometry: geometry, text: text, palette: .light),
      layers: PictureLayer.allCases, type: BadgeText(assets))
    let boxes = diagram.badges.map(\.rect)
    #expect(boxes.count >= scene.views.count, "row \(scene.id)")
    for (index, box) in boxes.enumerated() {
      #expect(
        !text.contains { $0.overlaps(box) }, "row \(scene.id), \(diagram.badges[index].badge.text)")
      #expect(
        !boxes[..<index].contains { $0.overlaps(box) },
        "row \(scene.id), \(diagram.badges[index].badge.text)")
    }
  }
}
