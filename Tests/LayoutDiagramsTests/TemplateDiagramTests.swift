import LayoutTree
import Scene
import TestSupport
import Testing

@testable import LayoutDiagrams

@Suite("The diagrams of the templates")
struct TemplateDiagramTests {
  @Test(
    "have no badge over text, over an accessory or over another badge",
    arguments: TemplateRows.templates, TemplateLook.all)
  func overlaps(template: String, look: TemplateLook) throws {
    let rows = try TemplateRows(template, look)
    var total = PlacementQuality()
    for row in rows.inputs.prefix(soaked(10)) {
      let diagram = RowDiagram(row, layers: LayoutTree.Layer.allCases, type: rows.type)
      let quality = PlacementQuality(diagram.badges, text: diagram.text)
      #expect(
        quality.overText == 0 && quality.overBadges == 0 && quality.coveredLeaders == 0,
        "row \(row.geometry.scene.id): \(quality)")
      total += quality
    }
    print("\(template) \(look): \(total)")
  }
}
