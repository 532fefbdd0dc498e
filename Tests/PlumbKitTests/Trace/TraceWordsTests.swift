import Foundation
import TestSupport
import Testing

@testable import PlumbKit

@Suite("What a trace says is wrong")
struct TraceWordsTests {
  private func trace(_ cell: String) throws -> LayoutTrace {
    let folder = try TestFolder(["cell.yaml": "cells:\n  C:\n\(cell)\ndata: [{}]\n"])
    var traces: [LayoutTrace] = []
    try Tracer(try PlumbSession { _ in }).trace(folder.file("cell.yaml"), .init(widths: [320])) {
      traces.append($0)
    }
    return try #require(traces.first)
  }

  @Test("two constraints of one priority that pull a view apart are named with what to change")
  func rivals() throws {
    let trace = try trace(
      """
          views: { bar: { class: UIView } }
          constraints:
            - bar.leading == contentView.leading
            - bar.width == 100 @750
            - bar.width == 200 @750
            - "V:|[bar(40)]|"
      """)
    #expect(
      trace.text.contains(
        "`bar.width == 100 @750` and `bar.width == 200 @750` cannot both hold, and have the same"
          + " priority, so that bar.width (100 … 200) is left open: raise one of the priorities\n"
          + "    1. priority 751 for `bar.width == 100`, which is off by 100 now: bar.width is then 100\n"
          + "    2. priority 751 for `bar.width == 200`, which holds now: bar.width is then 200\n"),
      "\(trace.text)")
    #expect(
      trace.text.hasSuffix(
        """
          do this: priority 751 for `bar.width == 200`
            laid out with it: nothing conflicts, and nothing is left open
              all frames stay as they are now

        """), "\(trace.text)")
    #expect(!trace.text.contains("nothing decides"))
    #expect(!trace.text.contains("could not be met"))
  }

  @Test("with very many conflicts it is said that ranges were not computed", arguments: [32, 33])
  func crowded(count: Int) throws {
    let names = (0..<count).map { "v\($0)" }
    let trace = try trace(
      """
          views: { \(names.map { "\($0): { class: UIView }" }.joined(separator: ", ")) }
          constraints:
      \(names.map { "      - \($0).width == 10\n      - \($0).width == 20" }.joined(separator: "\n"))
      """)
    let sentence = "ranges of open views are not computed with 33 conflicts: end these first"
    #expect(trace.text.contains(sentence) == (count == 33), "\(trace.text.suffix(400))")
  }

  @Test("views that are pinned where they were are said to lie on others")
  func overlap() throws {
    let trace = try trace(
      """
          views: { bar: { class: UIView }, dot: { class: UIView } }
          constraints:
            - "H:|-16-[bar(200)]"
            - "V:|[bar(40)]|"
            - "V:|[dot(20)]"
            - dot.width == 20
      """)
    #expect(
      trace.text.hasSuffix(
        """
          do this: add `dot.leading == contentView.leading`
            laid out with it: nothing conflicts, and nothing is left open
              all frames stay as they are now
              but dot and bar overlap by 4 × 20 points, as now

        """), "\(trace.text)")
  }

  @Test("what nothing decides is a line a view, views that lack the same together")
  func grouped() throws {
    let names = (0..<6).map { "v\($0)" }
    let views = names.map { "\($0): { class: UIView }" }.joined(separator: ", ")
    let trace = try trace(
      """
          views: { \(views), last: { class: UIView } }
          constraints:
            - "V:|[last(40)]|"
            - last.leading == contentView.leading
      \(names.map { "      - \"V:|[\($0)(10)]\"\n      - \($0).width == 10" }.joined(separator: "\n"))
      """)
    let open = trace.lines.filter { $0.contains("nothing decides") }
    #expect(
      open == [
        "  nothing decides x of v0, v1, v2, v3 and 2 more: pin the leading edge or centerX, of each"
          + " or of one that the others follow",
        "  nothing decides width (within 0 … any) of last: give it a width, or pin the trailing edge",
      ])
  }

  @Test("a row whose height its table is given is best given another one")
  func repairs() throws {
    var traces: [LayoutTrace] = []
    try Tracer(try PlumbSession { _ in }).trace(
      TemplateSnapshotTests.path("diagnosis"), row: "2", .init(widths: [320])
    ) { traces.append($0) }
    let text = try #require(traces.first).text
    #expect(
      text.contains(
        """
            what would help, best first (contentView is 60 high now; at 100 all 4 hold):
            1. a row height of 100 in place of 60: rowHeight or heightForRowAt, or \
        UITableView.automaticDimension
                 contentView: height 60 → 100
                 photo: height 40 → 80
                 title: y 20 → 40
                 recommended: no constraint has to give way

        """), "\(text)")
  }

  @Test("a row that the table does not have is an error")
  func missingRow() throws {
    let path = TemplateSnapshotTests.path("diagnosis")
    let tracer = Tracer(try PlumbSession { _ in })
    let error = #expect(throws: PlumbError.self) {
      try tracer.trace(path, row: "9", .init(widths: [320])) { _ in }
    }
    #expect(error?.diagnostics.first?.message == "there is no row '9'")
    #expect(error?.diagnostics.first?.hint == "rows are 0 to 2, or section.row")
  }

  @Test(
    "no repair touches the frame of a content view, nor the width of a row",
    arguments: [nil, 320.0])
  func contentView(width: Double?) throws {
    let folder = try TestFolder(["Cell.xib": Self.conflictingCell])
    var traces: [LayoutTrace] = []
    try Tracer(try PlumbSession { _ in }).trace(
      folder.file("Cell.xib"), .init(widths: width.map { [$0] } ?? [])
    ) { traces.append($0) }
    let text = try #require(traces.first).text
    #expect(text.contains("do this: a priority below 1000 for `price.width == 80`"), "\(text)")
    #expect(!text.contains("translatesAutoresizingMaskIntoConstraints"))
    #expect(!text.contains("priority 999"))
  }

  /// A cell whose widths are too small together by 184 points.
  private static let conflictingCell = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="23094" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    <tableViewCell reuseIdentifier="Price" id="c-0-0">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="c-0-1">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <subviews>
    <label text="Bread" userLabel="price" translatesAutoresizingMaskIntoConstraints="NO" id="p-0-0">
    <rect key="frame" x="28" y="11" width="80" height="22"/>
    <constraints>
    <constraint firstAttribute="width" constant="80" id="k-0-0"/>
    </constraints>
    </label>
    </subviews>
    <constraints>
    <constraint firstItem="p-0-0" firstAttribute="leading" secondItem="c-0-1" \
    secondAttribute="leading" constant="28" id="k-0-1"/>
    <constraint firstAttribute="trailing" secondItem="p-0-0" secondAttribute="trailing" \
    constant="28" id="k-0-2"/>
    <constraint firstItem="p-0-0" firstAttribute="centerY" secondItem="c-0-1" \
    secondAttribute="centerY" id="k-0-3"/>
    </constraints>
    </tableViewCellContentView>
    </tableViewCell>
    </objects>
    </document>
    """

  @Test("the JSON has views with their state, and problems with kind, text and details")
  func json() throws {
    var traces: [LayoutTrace] = []
    try Tracer(try PlumbSession { _ in }).trace(
      TemplateSnapshotTests.path("diagnosis"), .init(widths: [320])
    ) { traces.append($0) }
    let rows = try traces.map {
      try #require(
        JSONSerialization.jsonObject(with: Data($0.json(details: true))) as? [String: Any])
    }
    #expect(rows.compactMap { $0["isSound"] as? Bool } == [true, false, false])
    let states = rows.map { row in
      (row["views"] as? [[String: Any]] ?? []).compactMap { $0["state"] as? String }
    }
    #expect(
      states == [
        ["determined", "determined", "determined"], ["determined", "ambiguous", "ambiguous"],
        ["conflict", "conflict", "determined"],
      ])
    let problem = try #require((rows[2]["problems"] as? [[String: Any]])?.first)
    #expect(problem["kind"] as? String == "conflict")
    #expect(problem["views"] as? [String] == ["contentView", "photo"])
    #expect((problem["details"] as? [String])?.contains { $0.hasSuffix("<- given up") } == true)
  }

  @Test("scrolling content without a size is reported, with one it is not")
  func scrolling() throws {
    let lines = { (width: String) in
      try self.scrollTrace(width: width).filter { $0.contains("scrollable content") }
    }
    #expect(
      try lines("") == [
        "  scroller: scrollable content size is ambiguous: nothing decides its width; pin the content"
          + " to the scroll view's leading and trailing, and give it a size or the scroll view's"
          + " width"
      ])
    #expect(
      try lines(
        #"<constraint firstItem="in" firstAttribute="width" constant="600" id="k9"/>"#) == [])
  }

  private func scrollTrace(width: String) throws -> [String] {
    let pin = { (first: String, second: String, attribute: String, id: String) in
      """
      <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
      secondAttribute="\(attribute)" id="\(id)"/>
      """
    }
    let edges = ["leading", "trailing", "top", "bottom"]
    let outer = edges.map { pin("sc", "co", $0, "o\($0)") }.joined()
    let inner = edges.map { pin("in", "sc", $0, "i\($0)") }.joined()
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
      <tableViewCell contentMode="scaleToFill" id="ce">
      <rect key="frame" x="0" y="0" width="375" height="90"/>
      <tableViewCellContentView key="contentView" contentMode="center" id="co">
      <rect key="frame" x="0" y="0" width="375" height="90"/><subviews>
      <scrollView contentMode="scaleToFill" id="sc" userLabel="scroller" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="375" height="90"/><subviews>
      <view contentMode="scaleToFill" id="in" userLabel="page" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="600" height="90"/></view></subviews>
      <constraints>\(inner)\(width)\(pin("in", "sc", "height", "k8"))</constraints></scrollView>
      </subviews><constraints>\(outer)</constraints></tableViewCellContentView></tableViewCell>
      </objects></document>
      """
    let folder = try TestFolder(["Scroll.xib": xml])
    var lines: [String] = []
    try Tracer(try PlumbSession { _ in }).trace(folder.file("Scroll.xib"), .init()) {
      lines += $0.lines
    }
    return lines
  }
}
