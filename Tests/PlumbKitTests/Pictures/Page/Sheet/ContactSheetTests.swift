import CellSources
import CellTemplates
import Scene
import TestSupport
import Testing
import ViewDrawing

@testable import LayoutDiagrams
@testable import PlumbKit
@testable import UIKitCore

@Suite("Contact sheets")
struct ContactSheetTests {
  private static let yaml = """
    cells:
      C:
        views: { t: { class: UILabel, text: "{a}", numberOfLines: 0 } }
        constraints: ["H:|-[t]-|", "V:|-[t]-|"]
    sections:
      - header: One
        data: [{ a: short }, { a: "Some words that need more than one line at a width of 320." }]
      - header: Two
        data: [{ a: last }]
    """

  private func sheet(
    _ style: SheetStyle = .tables, layers: [PictureLayer] = [], rows: String? = nil,
    _ change: (inout LayoutRequest) -> Void
  ) throws -> TablePicture {
    let session = try PlumbSession { _ in }
    var request = PictureRequest(layers: layers)
    request.rows = rows.flatMap { RowSelection($0) }
    change(&request.layout)
    let source = CellSource(try Template.parse(Self.yaml, file: "t.yaml"))
    let assets = SceneAssets(session.typesetter)
    let renderer = SheetRenderer(Renderer(session))
    let content = try renderer.content(
      of: source, try source.variants(request.layout), request, assets)
    return try renderer.picture(of: content, style, request, assets)
  }

  private func phones(_ layout: inout LayoutRequest) {
    layout.devices = [Device.named("iPhone 15"), Device.named("iPhone SE")].compactMap(\.self)
    layout.orientations = [.portrait, .landscape]
    layout.appearances = [.light, .dark]
  }

  @Test("Every variant has a column, and no id is there twice")
  func columns() throws {
    for layers in [[], [PictureLayer.frames, .constraints]] {
      let scene = try sheet(layers: layers) { phones(&$0) }.scene
      let ids = scene.nodes.flatMap(\.ids)
      #expect(ids.filter { $0.hasPrefix("column-") }.count == 8)
      #expect(Set(ids).count == ids.count)
      #expect(ids.contains("iphone-15-landscape-dark-row-1.0"))
    }
  }

  @Test("Nothing leaves the picture, and columns do not overlap")
  func places() throws {
    for style in [SheetStyle.tables, .devices] {
      let scene = try sheet(style) { phones(&$0) }.scene
      let panels = scene.nodes.compactMap(\.panel)
      #expect(panels.count == 8)
      for (index, panel) in panels.enumerated() {
        #expect(panel.x > 0 && panel.maxX < scene.size.width)
        #expect(panel.y > 0 && panel.maxY < scene.size.height)
        #expect(!panels[..<index].contains { $0.overlaps(panel) })
      }
    }
  }

  @Test("Captions, rulers and names of rows are beside the table, not on it")
  func words() throws {
    let session = try PlumbSession { _ in }
    let assets = SceneAssets(session.typesetter)
    let source = CellSource(try Template.parse(Self.yaml, file: "t.yaml"))
    let request = PictureRequest()
    let texts = SheetTexts(assets)
    for variant in try source.variants(LayoutRequest(widths: [320, 568])) {
      let cells = try session.cells(of: source, in: variant)
      let table = try Renderer(session).paint(cells, at: variant, request, assets)
      let column = SheetColumn(table, of: variant, texts)
      let frame = Scene.Rect(0, 0, variant.width, table.height)
      let words = DrawnBounds(assets).text(in: Array(column.nodes.dropFirst()))
      #expect(words.count > 8)
      for word in words {
        #expect(!word.overlaps(frame))
        #expect(column.extent.outset(by: 8).union(word) == column.extent.outset(by: 8))
      }
    }
  }

  @Test("Diagrams of a row begin at one height in every column")
  func bands() throws {
    let session = try PlumbSession { _ in }
    let assets = SceneAssets(session.typesetter)
    let source = CellSource(try Template.parse(Self.yaml, file: "t.yaml"))
    let request = PictureRequest(layers: [.frames])
    let tables = try source.variants(LayoutRequest(widths: [200, 568])).map { variant in
      let cells = try session.cells(of: source, in: variant)
      return (
        table: try Renderer(session).paint(cells, at: variant, request, assets), variant: variant
      )
    }
    let columns = SheetColumn.diagrams(
      tables, request, assets, SheetTexts(assets))
    let tops = columns.map { column in column.nodes.compactMap(\.rowTop) }
    #expect(tops[0].count == 3)
    #expect(tops[0] == tops[1])
  }

  @Test("Only the selected rows are drawn, as high as among all the others")
  func rows() throws {
    let session = try PlumbSession { _ in }
    let source = CellSource(try Template.parse(Self.yaml, file: "t.yaml"))
    let variant = try source.variants(LayoutRequest(widths: [320]))[0]
    let cells = try session.cells(of: source, in: variant)
    func table(_ rows: String?) throws -> PaintedTable {
      var request = PictureRequest()
      request.rows = rows.flatMap { RowSelection($0) }
      return try Renderer(session).paint(
        cells, at: variant, request, SceneAssets(session.typesetter))
    }
    let all = try table(nil)
    let some = try table("0.1-")
    #expect(all.items.map { $0.scene?.id } == [nil, "0.0", "0.1", nil, "1.0"])
    #expect(some.items.map { $0.scene?.id } == ["0.1", nil, "1.0"])
    #expect(some.items.map(\.frame.height) == Array(all.items.map(\.frame.height).dropFirst(2)))
    #expect(some.items[0].frame.y == 0)
    let shift = all.items[2].frame.y
    #expect(some.items[1].frame.y == all.items[3].frame.y - shift)
    #expect(some.items[2].frame.y == all.items[4].frame.y - shift)
    #expect(some.height == all.height - shift)
    #expect(some.tree.scenes.map(\.id) == ["0.1", "1.0"])
  }

  @Test("Rows that are not there are refused, with those that are")
  func noRows() throws {
    let error = #expect(throws: PlumbError.self) { try sheet(rows: "7") { $0.widths = [320] } }
    #expect(
      error?.diagnostics.map(\.description) == [
        "t.yaml: error: no row is '7', expected rows 0 to 2, which are 0.0 to 1.0"
      ])
  }

  @Test("Outlines need a device")
  func outlines() throws {
    let error = #expect(throws: PlumbError.self) { try sheet(.devices) { $0.widths = [320] } }
    #expect(
      error?.diagnostics.map(\.description) == [
        "t.yaml: error: no variant is on a device that could be drawn; name one with --device"
      ])
  }

  @Test("A sheet is the same each time it is drawn")
  func same() throws {
    #expect(try sheet(.devices) { phones(&$0) }.scene == sheet(.devices) { phones(&$0) }.scene)
  }
}

extension Scene.Node {
  fileprivate var ids: [String] {
    guard case .group(let group) = self else { return [] }
    return [group.id].compactMap(\.self) + group.children.flatMap(\.ids)
  }

  /// The ground of a column.
  fileprivate var panel: Scene.Rect? {
    guard case .group(let group) = self, group.id?.hasPrefix("column-") == true,
      case .fill(let path, _)? = group.children.first
    else { return nil }
    return path.bounds
  }

  /// Where a row of a diagram begins.
  fileprivate var rowTop: Double? {
    guard case .group(let group) = self, group.id?.hasPrefix("row-") == true else { return nil }
    return group.transform.apply(to: Scene.Point(0, 0)).y
  }
}
