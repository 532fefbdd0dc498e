import LayoutTree
import TestSupport
import Testing

@testable import PlumbKit
@testable import UIKitCore

@Suite("Why a view is where it is")
struct WhyReaderTests {
  @Test(
    "the summands of every frame component of every view of the templates add up to it",
    arguments: TemplateSnapshotTests.templates)
  func sums(template: String) throws {
    let session = try PlumbSession { _ in }
    var counts = WhySums()
    try session.forEachTable(
      of: TemplateSnapshotTests.path(template), scene: nil, .init(widths: [320], scale: 2)
    ) { table, _ in counts.check(table) }
    #expect(counts.wrong == [])
    #expect(counts.explained > 0)
  }

  @Test("so do those of 200 cells of public Interface Builder files", .needsStoredFrames)
  func corpus() throws {
    let stored = try StoredFrames()
    let session = try PlumbSession { _ in }
    var counts = WhySums()
    for file in stored.files where counts.rows < 200 {
      let cells = file.scenes.filter { $0.kind == "cell" }.count
      guard cells > 0 else { continue }
      let path = stored.path(of: file)
      try session.forEachTable(of: path, scene: nil, .init()) { table, _ in counts.check(table) }
    }
    #expect(counts.rows >= 200)
    #expect(counts.wrong == [])
    #expect(counts.explained > 1000)
  }

  @Test("a question is a view and an attribute after its last dot")
  func questions() {
    #expect(WhyQuestion("title.height") == WhyQuestion(view: "title", attribute: .height))
    #expect(WhyQuestion("UILabel#0.2.top") == WhyQuestion(view: "UILabel#0.2", attribute: .top))
    #expect(WhyQuestion("title") == nil)
    #expect(WhyQuestion(".height") == nil)
    #expect(WhyQuestion("title.girth") == nil)
  }
}

/// Compares what answers add up to with the frames of laid-out tables.
private struct WhySums {
  /// Sums that are not the frame's, the first few.
  private(set) var wrong: [String] = []
  private(set) var rows = 0
  /// Answers that rest on constraints, not on a given frame.
  private(set) var explained = 0

  mutating func check(_ table: UITableView) {
    table.forEachElement { element, view in
      guard case .row(let path) = element, let cell = view as? UITableViewCell else { return }
      guard path.row < soaked(8) else { return }
      rows += 1
      let reader = WhyReader(
        LaidOutRow(
          cell, at: path, number: path.row, in: table, width: Double(cell.frame.width),
          silencing: []))
      for entry in ViewNames(cell.contentView, named: "contentView").entries {
        check(reader, entry)
      }
      check(reader, .init(view: "cell", attribute: .height), cell.frame.height)
    }
  }

  private mutating func check(_ reader: WhyReader, _ entry: ViewNames.Entry) {
    let frame = entry.view.frame
    let isMirrored = entry.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let expected: [(WhyQuestion.Attribute, CGFloat)] = [
      (.width, frame.width), (.height, frame.height), (.x, frame.minX), (.y, frame.minY),
      (.leading, isMirrored ? frame.maxX : frame.minX),
      (.trailing, isMirrored ? frame.minX : frame.maxX),
    ]
    for (attribute, value) in expected {
      check(reader, .init(view: entry.id, attribute: attribute), value)
    }
  }

  private mutating func check(_ reader: WhyReader, _ question: WhyQuestion, _ value: CGFloat) {
    guard let answer = reader.answer(question, withRanges: false) else { return }
    let sum = answer.parts.reduce(0) { $0 + $1.value }
    let rounding = answer.parts.filter { $0.kind == .rounding }.reduce(0) { $0 + abs($1.value) }
    if answer.parts.contains(where: { $0.kind != .frame && $0.kind != .rounding }) {
      explained += 1
    }
    let isWrong = abs(sum - Double(value)) > 1e-6 || rounding > 0.51
    if isWrong, wrong.count < 10 { wrong.append("\(answer.text)\n  is \(value)") }
  }
}
