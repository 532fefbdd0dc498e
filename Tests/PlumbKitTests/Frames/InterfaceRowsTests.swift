import Diagnostics
import InterfaceBuilder
import Reading
import Testing

@testable import CellSources

@Suite("Rows of an Interface Builder file")
struct InterfaceRowsTests {
  private func cell(_ id: String, _ outlet: String) -> String {
    """
    <tableViewCell contentMode="left" id="\(id)" reuseIdentifier="\(id)Row">
      <rect key="frame" width="320" height="44"/>
      <tableViewCellContentView key="contentView" contentMode="left" id="\(id)c">
        <rect key="frame" width="320" height="44"/>
        <subviews><label contentMode="left" text="x" id="\(id)l">
          <rect key="frame" width="50" height="20"/></label></subviews>
      </tableViewCellContentView>
      <connections><outlet property="\(outlet)" destination="\(id)l" id="\(id)o"/></connections>
    </tableViewCell>
    """
  }

  private func layout(_ cells: String) throws -> InterfaceLayout {
    InterfaceLayout(
      try InterfaceDocument.read(
        Array(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="23504"
            targetRuntime="iOS.CocoaTouch"><objects>\(cells)</objects></document>
          """.utf8), path: "a.xib"))
  }

  private func record(_ fields: [(String, String)]) -> DataRecord {
    DataRecord(names: fields.map(\.0), values: fields.map { .text($0.1) })
  }

  private func request(_ settings: [(String, String)] = []) -> ContentRequest {
    var request = ContentRequest()
    request.settings = settings.map { .init(name: $0.0, text: $0.1) }
    request.dataFile = "rows.json"
    return request
  }

  /// The scenes and texts of the rows, and every message.
  private func rows(
    _ layout: InterfaceLayout, _ records: [DataRecord], _ settings: [(String, String)] = []
  ) -> (rows: [String], messages: [String]) {
    var messages: [String] = []
    do {
      let rows = try InterfaceRows(layout, layout.scenes, request(settings)).rows(records) {
        messages.append($0.description)
      }
      return (
        rows.map { "\($0.scene.id): \($0.content.values.values.compactMap(\.text))" }, messages
      )
    } catch {
      return ([], messages + error.diagnostics.map(\.description))
    }
  }

  @Test("are the data's, with settings over them")
  func settings() throws {
    let layout = try layout(cell("a", "title"))
    let found = rows(layout, [record([("title", "1")]), record([])], [("title", "all")])
    #expect(found.rows == ["a: [\"all\"]", "a: [\"all\"]"])
    #expect(found.messages.isEmpty)
  }

  @Test("choose their cell by its reuse identifier or object id")
  func scenes() throws {
    let layout = try layout(cell("a", "title") + cell("b", "title"))
    let found = rows(
      layout,
      [record([("reuseIdentifier", "bRow")]), record([("reuseIdentifier", "a"), ("title", "x")])])
    #expect(found.rows == ["b: [\"bRow\"]", "a: [\"a\", \"x\"]"])
    #expect(
      rows(layout, [record([("reuseIdentifier", "aRov")])]).messages == [
        "rows.json: error: row 0: a.xib has no scene 'aRov', expected aRow or bRow; did you mean"
          + " 'aRow'?"
      ])
  }

  @Test("must say which cell is theirs where there are several")
  func undecided() throws {
    let layout = try layout(cell("a", "title") + cell("b", "title"))
    #expect(
      rows(layout, [record([("title", "x")])]).messages == [
        "a.xib: error: has 2 cells, and the rows do not say which is theirs, expected aRow or"
          + " bRow; --scene aRow, or \"reuseIdentifier\" in each row of rows.json"
      ])
  }

  @Test("Misspelt names are told: of a setting as an error, of a field as a warning, once")
  func names() throws {
    let layout = try layout(cell("a", "title"))
    #expect(
      rows(layout, [record([("title", "x")])], [("titel", "y")]).messages == [
        "a.xib: error: no view is called 'titel', expected title; did you mean 'title'?"
      ])
    let found = rows(
      layout, [record([("title", "x"), ("titel", "y")]), record([("titel", "z")])])
    #expect(found.rows.count == 2)
    #expect(
      found.messages == [
        "rows.json: warning: no view is called 'titel', expected title; did you mean 'title'?"
      ])
    #expect(
      rows(layout, [record([("name", "x")])]).messages == [
        "rows.json: error: no view is called 'name', expected title"
      ])
  }

  @Test("are at most ten thousand, because each is a cell of its own")
  func limit() throws {
    let layout = try layout(cell("a", "title"))
    let many = [DataRecord](repeating: record([("title", "x")]), count: 10_001)
    #expect(rows(layout, many).messages.first?.contains("at most 10000") == true)
  }
}
