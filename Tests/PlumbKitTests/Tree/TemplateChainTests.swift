import CellSources
import CellTemplates
import LayoutTree
import TestSupport
import Testing

@testable import PlumbKit
@testable import UIKitCore

@Suite("The chains of the templates")
struct TemplateChainTests {
  @Test(
    "add up to the height of every row, and are firm where the content decides",
    arguments: TemplateSnapshotTests.templates.filter { !$0.hasSuffix("-1000") }, [1.0, 2, 3])
  func sums(template: String, scale: Double) throws {
    let session = try PlumbSession { _ in }
    let loaded = try Template.load(TemplateSnapshotTests.path(template))
    let source = CellSource(loaded)
    // The scale decides how a row's height is rounded, not which rows there are.
    let isWhole = scale == 1 || Soak.factor != nil
    for width in isWhole ? loaded.widths + [250, 375, 1_024] : [375] {
      let variants = try LayoutRequest(scale: scale).variants(
        declared: [TemplateVariant(.width(width))], settings: loaded.settings, path: template)
      try session.forEach(variants, of: source) { cells, variant throws(PlumbError) in
        try cells.table(in: variant, text: session.typesetter).use(check)
      }
    }
  }

  private func check(_ table: UITableView) {
    table.forEachElement { element, view in
      guard case .row(let path) = element, let cell = view as? UITableViewCell else { return }
      guard path.row < soaked(8) else { return }
      var scene = RowReader.scene(of: cell, at: path, .everything)
      scene.sizing = RowReader.sizing(of: cell, at: path, in: table)
      let chain = scene.heightChain
      let place = "row \(scene.id) at \(table.bounds.width)\n\(chain.dump)"
      #expect(abs(chain.height - scene.height) < 1e-6, "\(place)")
      #expect(chain.isFirm || chain.rule != .automatic, "\(place)")
    }
  }
}
