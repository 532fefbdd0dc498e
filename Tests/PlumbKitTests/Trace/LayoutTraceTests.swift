import LayoutTree
import ProjectFile
import TestSupport
import Testing

@testable import PlumbKit

@Suite("Traces of rows")
struct LayoutTraceTests {
  private func traces(_ template: String, row: String? = nil) throws -> [LayoutTrace] {
    var traces: [LayoutTrace] = []
    try Tracer(try PlumbSession { _ in }).trace(
      TemplateSnapshotTests.path(template), row: row, .init(widths: [320])
    ) { traces.append($0) }
    return traces
  }

  @Test("a sound row is a tree of determined views, and nothing else")
  func sound() throws {
    let trace = try #require(try traces("diagnosis", row: "0").first)
    #expect(trace.isSound)
    #expect(trace.lines.count == 4)
    #expect(trace.lines.dropFirst().allSatisfy { $0.hasPrefix("  ✓ ") })
    #expect(trace.lines[2].contains("|  *title"))
  }

  @Test("a view that ends outside its row is marked, and the row is not sound")
  func outside() throws {
    let traces = try traces("recipe")
    #expect(traces.map(\.isSound) == [true, false])
    #expect(traces[1].lines.contains { $0.hasPrefix("  ! |  *photo") })
    #expect(
      traces[1].lines.last
        == "  photo ends 5 points below the content view, at 69.5 of 64.5; keep it inside:"
        + " `photo.bottom <= contentView.bottom`; but then constraints leave title and note open"
        + " [content-outside-row]")
  }

  @Test("a rule that the project has switched off is silent here, too")
  func silenced() throws {
    let project = try ProjectFile.parse(
      "lint:\n  disable: [content-outside-row]\n", path: "plumb.yaml")
    var traces: [LayoutTrace] = []
    try Tracer(try PlumbSession(project: project) { _ in }).trace(
      TemplateSnapshotTests.path("recipe"), .init(widths: [320])
    ) { traces.append($0) }
    #expect(traces.map(\.isSound) == [true, true])
  }

  @Test("why a row is as high as it is says what ends outside it")
  func why() throws {
    let answers = { (row: String) in
      try WhyFinder(try PlumbSession { _ in }).answers(
        to: WhyQuestion(view: "cell", attribute: .height, row: row),
        in: TemplateSnapshotTests.path("recipe"), .init(widths: [320]))
    }
    #expect(try answers("0").map(\.outside) == [nil])
    #expect(
      try answers("1").first?.text.contains(
        "\n  but photo ends 5 points below the content view, at 69.5 of 64.5; keep it inside:"
          + " `photo.bottom <= contentView.bottom`; but then constraints leave title and note open\n"
      ) == true)
  }

  @Test("and the answer to why name the table's width, and a narrower cell's beside it")
  func insetGrouped() throws {
    let folder = try TestFolder([
      "a.yaml": """
      table: { style: insetGrouped }
      cells: { C: { textLabel: { text: One } } }
      data: [{}]
      """
    ])
    let session = try PlumbSession { _ in }
    var traces: [LayoutTrace] = []
    try Tracer(session).trace(folder.file("a.yaml"), .init(widths: [320])) { traces.append($0) }
    let name = "row 0.0 (section 0, row 0) C at 320 pt (cell 288 pt), "
    #expect(traces.first?.lines.first?.hasPrefix(name) == true)
    let question = WhyQuestion(view: "contentView", attribute: .width)
    let answers = try WhyFinder(session).answers(
      to: question, in: folder.file("a.yaml"), .init(widths: [320]))
    let answer = try #require(answers.first)
    #expect(answer.width == 320 && answer.cellWidth == 288)
    #expect(
      answer.text.hasPrefix(
        "row 0.0 (section 0, row 0) at 320 pt (cell 288 pt): contentView.width = 288\n"))
    #expect(String(decoding: answer.json, as: UTF8.self).contains(#""cellWidth":288"#))
  }

  @Test("an open row has the interval of each view, and the tie that leaves it open")
  func open() throws {
    let trace = try #require(try traces("diagnosis", row: "1.0").first)
    #expect(!trace.isSound)
    #expect(trace.lines.filter { $0.hasPrefix("  ? ") }.count == 2)
    #expect(trace.text.contains("height 20.5 … "))
    #expect(
      trace.text.contains(
        """
          title and body both hug vertically at 250, so that either may be stretched: now body is \
        55.5 points taller than its text:
            1. set the vertical hugging of title to 251: title is then 20.5 high and body 73.5, as now
            2. set the vertical hugging of body to 251: title is then 76 high and body 18

        """))
  }

  @Test("a conflict has its members, its sum, and what each repair makes of the frames")
  func conflict() throws {
    let trace = try #require(try traces("diagnosis", row: "2").first)
    #expect(trace.lines.filter { $0.hasPrefix("  ✗ ") }.count == 2)
    #expect(trace.text.contains("10 + 10 + 80 = 100: 40 points apart."))
    #expect(
      trace.text.contains(
        """
            2. priority 999 for `photo.height == 80`
                 photo.height is 40 in place of 80
                 all frames stay as they are now

        """))
    // Without one of the pins the photo would lie outside of the row.
    #expect(!trace.text.contains("priority 999 for `photo.bottom"))
  }

  @Test("an optional pin that a short row cannot keep is missed, not in conflict")
  func missed() throws {
    let trace = try #require(try traces("flexible-cell-heights", row: "1.0").first)
    #expect(trace.text.contains("@500 could not be met: off by "))
  }

  @Test("a row without a chain to its bottom is told where it ends")
  func chain() throws {
    let text = """
      cells:
        C:
          views: { title: { class: UILabel, text: A } }
          constraints: ["H:|-[title]-|", "V:|-[title]"]
      data: [{}]
      """
    var lines: [String] = []
    try Tracer(try PlumbSession(input: { Array(text.utf8) }) { _ in }).trace(
      "-", .init(widths: [320])
    ) {
      lines += $0.lines
    }
    #expect(
      lines.contains {
        $0.hasPrefix("  nothing ties title.bottom to contentView.bottom: the chain")
      })
    #expect(lines.contains("  do this: add `contentView.bottomMargin >= title.bottom`"))
    #expect(lines.contains("    laid out with it: nothing conflicts, and nothing is left open"))
  }

  @Test("at a stale height a cell of required heights conflicts with the table; 999 cures it")
  func staleHeight() throws {
    for (priority, isSound) in [("1000", false), ("999", true)] {
      let text = """
        cells:
          C:
            views: { photo: { class: UIView } }
            constraints:
              - "H:|-[photo]-|"
              - "V:|-10-[photo(80)]"
              - "contentView.bottom == photo.bottom + 10 @\(priority)"
        data: [{}]
        """
      var traces: [LayoutTrace] = []
      for height in [nil, 44.0] {
        try Tracer(try PlumbSession(input: { Array(text.utf8) }) { _ in }).trace(
          "-", height: height, .init(widths: [320])
        ) { traces.append($0) }
      }
      #expect(traces[0].isSound)
      #expect(traces[1].text.contains("UIView-Encapsulated-Layout-Height") == !isSound)
      #expect(traces[1].text.contains("could not be met") == isSound)
    }
  }

  @Test("what nothing holds is named with the constraint to add")
  func missing() throws {
    let text = """
      cells:
        C:
          views: { dot: { class: UIView } }
          constraints: ["H:|-[dot(20)]", "V:[dot(20)]"]
      data: [{}]
      """
    var traces: [LayoutTrace] = []
    try Tracer(try PlumbSession(input: { Array(text.utf8) }) { _ in }).trace(
      "-", .init(widths: [320])
    ) {
      traces.append($0)
    }
    #expect(
      traces.first?.lines.contains("  nothing decides y of dot: pin the top or centerY") == true)
    #expect(
      traces.first?.lines.contains("    the only vertical constraint of dot is `dot.height == 20`")
        == true)
    #expect(
      traces.first?.lines.contains("    add `dot.top == contentView.top` to keep it as it is now")
        == true)
  }
}
