import CellSources
import Foundation
import LayoutTree
import Scene
import TestSupport
import Testing
import UIKitCore
import ViewDrawing

@testable import LayoutDiagrams
@testable import PlumbKit

@Suite("The preset diagram")
struct PublishedDiagramTests {
  @Test(
    """
    has no line through a letter, a small picture or a number, no number over another, and tells of \
    every constraint
    """,
    arguments: TemplateRows.templates + Self.files(in: Self.cells, endingIn: ".yaml"), [320.0, 393])
  func crossings(file: String, width: Double) throws {
    let crossings = try Self.crossings(in: file, width: width)
    #expect(crossings.rows > 0)
    #expect(crossings.isClean, "\(crossings): \(crossings.untold)")
  }

  /// `PLUMB_CELLS` names a folder of files by others; the first two hundred are counted.
  @Test(
    "of cells by others is counted",
    .enabled(if: ProcessInfo.processInfo.environment["PLUMB_CELLS"] != nil))
  func publicCells() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["PLUMB_CELLS"])
    var total = DiagramCrossings()
    var files = 0
    for file in Self.files(in: folder, endingIn: "Cell.xib") where files < 200 {
      guard let narrow = try? Self.crossings(in: file, width: 320), narrow.rows > 0 else {
        continue
      }
      var crossings = narrow
      crossings += try Self.crossings(in: file, width: 393)
      if !crossings.isClean { print("\(file): \(crossings): \(crossings.untold)") }
      files += 1
      total += crossings
    }
    print("\(files) files at 320 and 393: \(total)")
    #expect(total.isClean)
  }

  /// Cells as people draw them, beside this file.
  private static let cells = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cells").path

  private static func files(in folder: String, endingIn suffix: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(suffix) }.sorted().map { folder + "/" + $0 }
  }

  private static func crossings(in file: String, width: Double) throws -> DiagramCrossings {
    var request = PictureRequest(
      layers: LayoutTree.Layer.named("diagram") ?? [])
    request.layout.widths = [width]
    request.layout.contentSizeCategories = [.large]
    let session = try PlumbSession { _ in }
    let source = try session.open(file, CellRequest(request.layout.content))
    let variants = try session.variants(of: source, request.layout)
    var crossings = DiagramCrossings()
    try session.forEach(Array(variants.prefix(1)), of: source) {
      cells, variant throws(PlumbError) in
      let assets = SceneAssets(session.typesetter)
      let table = try Renderer(session).paint(cells, at: variant, request, assets)
      let page = DiagramPage(
        width: table.tree.width, background: table.rowBackground, title: "",
        layers: request.layers, palette: table.palette)
      let bounds = DrawnBounds(assets), type = BadgeText(assets)
      for item in table.items.prefix(soaked(40)) {
        guard let row = page.row(item, bounds, type), let scene = item.scene else { continue }
        crossings.add(row.diagram, RowGeometry(scene, width: item.frame.width))
      }
    }
    return crossings
  }
}
