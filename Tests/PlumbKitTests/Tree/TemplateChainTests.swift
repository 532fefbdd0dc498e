import LayoutTree
import TestSupport
import Testing

@testable import PlumbKit
@testable import UIKit

@Suite("The chains of the templates")
struct TemplateChainTests {
  @Test(
    "add up to the height of every row, and are firm where the content decides",
    arguments: TemplateSnapshotTests.templates, [1.0, 2, 3])
  func sums(template: String, scale: Double) throws {
    let session = try PlumbSession { _ in }
    let loaded = try session.load(TemplateSnapshotTests.path(template))
    for width in loaded.widths + [250, 375, 1_024] {
      let (table, _) = session.table(of: loaded, width: width, .init(scale: scale))
      table.tableView.forEachElement { element, view in
        guard case .row(let path) = element, let cell = view as? UITableViewCell else { return }
        guard path.row < soaked(40) else { return }
        var scene = RowReader.scene(of: cell, at: path, .everything)
        scene.sizing = RowReader.sizing(of: cell, at: path, in: table.tableView)
        let chain = scene.heightChain
        let place = "row \(scene.id) at \(width), \(scale)x\n\(chain.dump)"
        #expect(abs(chain.height - scene.height) < 1e-6, "\(place)")
        #expect(chain.isFirm || chain.rule != .automatic, "\(place)")
      }
    }
  }
}
