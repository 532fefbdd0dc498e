import Diagnostics
import Foundation
import InterfaceBuilder
import Reading
import Testing

@testable import CellSources
@testable import UIKitCore

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

  /// The same content in rows of tables with separators and without, and in a view of its own.
  @Test(
    "have a pixel for the separator where their table has one, and scenes that are no rows none")
  func separators() throws {
    let box = """
      <subviews><view contentMode="scaleToFill" id="ID1" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" width="320" height="40"/>
        <constraints><constraint firstAttribute="height" constant="40" id="ID2"/></constraints></view></subviews>
      <constraints>
        <constraint firstItem="ID1" firstAttribute="top" secondItem="IDc" secondAttribute="top" id="ID3"/>
        <constraint firstAttribute="bottom" secondItem="ID1" secondAttribute="bottom" id="ID4"/>
        <constraint firstItem="ID1" firstAttribute="leading" secondItem="IDc" secondAttribute="leading" id="ID5"/>
        <constraint firstAttribute="trailing" secondItem="ID1" secondAttribute="trailing" id="ID6"/>
      </constraints>
      """
    func table(_ id: String, _ style: String) -> String {
      """
      <tableView contentMode="scaleToFill" dataMode="prototypes" rowHeight="-1" \(style) id="\(id)t">
        <rect key="frame" width="320" height="200"/>
        <prototypes><tableViewCell contentMode="left" id="\(id)" reuseIdentifier="\(id)">
          <rect key="frame" width="320" height="40.5"/>
          <tableViewCellContentView key="contentView" contentMode="left" id="\(id)c">
            <rect key="frame" width="320" height="40"/>
            \(box.replacing("ID", with: id))
          </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    }
    let item = """
      <collectionViewCell contentMode="center" id="i">
        <rect key="frame" width="320" height="40"/>
        <view key="contentView" contentMode="center" id="ic"><rect key="frame" width="320" height="40"/>
          \(box.replacing("ID", with: "i"))</view></collectionViewCell>
      """
    let layout = try layout(table("a", "") + table("b", #"separatorStyle="none""#) + item)
    let rows = layout.scenes.filter { ["a", "b", "i"].contains($0.id) }.map { ($0, SceneContent()) }
    let table = try LayoutEnvironment(
      profile: #require(OSProfile.named("ios12")), text: EstimatingMeasurer()
    ).perform {
      InterfaceTable(layout, rows, at: .width(320))
    }
    #expect(rows.map(\.0.id) == ["a", "b", "i"])
    let heights = rows.indices.map {
      table.tableView.withRow(at: IndexPath(row: $0, section: 0)) { $0.bounds.height }
    }
    #expect(heights == [40.5, 40, 40])
  }
}
