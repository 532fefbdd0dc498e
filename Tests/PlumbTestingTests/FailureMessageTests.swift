import Snapshots
import Testing

@testable import PlumbTesting

@Suite("Messages of failures")
struct FailureMessageTests {
  private func message(_ results: SnapshotResult...) -> String? {
    var outcome = AssertionOutcome(artifacts: ".plumb")
    outcome.results = results
    return outcome.message
  }

  private func result(
    _ outcome: SnapshotOutcome, changes: [String] = [], count: Int? = nil,
    name: String = "row.1", width: Int = 320
  ) -> SnapshotResult {
    let picture = SnapshotResult.Picture(path: "row.png", width: 640, height: 134)
    return SnapshotResult(
      name: "\(name)-\(width)", source: .init(file: "RowTests.swift", line: 12),
      caption: "\(width) pt", outcome: outcome, summary: "\(name)-\(width) is \(outcome).",
      changes: changes, changeCount: count ?? changes.count, pixelCount: 412,
      regions: [
        .init(x: 0, y: 0, width: 1, height: 1, view: "row 0.0 title"),
        .init(x: 0, y: 9, width: 1, height: 1, view: "row 0.0 detail"),
      ],
      pictures: .init(expected: picture, actual: picture, difference: picture),
      acceptCommand: "plumb snapshot accept \(name)-\(width)")
  }

  private let changes = [
    "row 0.0 title.y 11 → 12", "and so does detail", "and the row grows from 66.5 to 67.5",
  ]

  @Test("What moved comes first, then the pixels, then what to do")
  func whole() {
    let name = "Tests/CellsTests/__Snapshots__/FeedCellTests/feed.1"
    #expect(
      message(result(.differs, changes: changes, name: name)) == """
        row 0.0 title.y 11 → 12 (feed.1-320, 320 pt)
          and so does detail
          and the row grows from 66.5 to 67.5
          412 pixels differ (in row 0.0 title and others)
        Pictures: .plumb/Tests/CellsTests/__Snapshots__/FeedCellTests/feed.1-320-{expected,actual,diff}.png
        If it is meant: plumb snapshot accept Tests/CellsTests/__Snapshots__/FeedCellTests/feed.1-320
        """)
  }

  @Test("Where nothing moved the summary says what differs")
  func pixelsOnly() {
    #expect(
      message(result(.differs)) == """
        row.1-320 is differs.
        Pictures: .plumb/row.1-320-{expected,actual,diff}.png
        If it is meant: plumb snapshot accept row.1-320
        """)
  }

  @Test("A long list is cut, and says how much is left out")
  func long() throws {
    let many = (1...50).map { "0.0 view\($0).y 1 -> 2" }
    let lines = try #require(message(result(.layout, changes: many, count: 80)))
      .split(separator: "\n")
    #expect(lines.first == "0.0 view1.y 1 -> 2 (row.1-320, 320 pt)")
    #expect(lines[19] == "  0.0 view20.y 1 -> 2")
    #expect(lines[20] == "  and 60 more")
  }

  @Test("Three variants are told in full, of others the first line")
  func variants() throws {
    let results = [320, 375, 390, 568, 700].map { width in
      result(.differs, changes: changes, width: width)
    }
    var outcome = AssertionOutcome(artifacts: ".plumb")
    outcome.results = results + [result(.passed)]
    let text = try #require(outcome.message)
    #expect(text.components(separatedBy: "If it is meant").count == 4)
    #expect(text.contains("(row.1-700, 700 pt)"))
    #expect(text.hasSuffix("5 of 6 variants fail."))
  }

  @Test("A reference that was just written has nothing to accept")
  func recorded() {
    #expect(message(result(.recorded)) == "row.1-320 is recorded.")
  }

  @Test("What was not compared cannot have been meant")
  func unreadable() throws {
    let text = try #require(message(result(.unreadable)))
    #expect(text.hasSuffix("\nTo record it again: plumb snapshot accept row.1-320"))
    #expect(!text.contains("If it is meant"))
  }

  @Test("Results that pass say nothing")
  func passed() {
    #expect(message(result(.passed), result(.tolerated), result(.updated)) == nil)
  }

  @Test("What could not be noted is told with the failure")
  func unnoted() {
    var outcome = AssertionOutcome(artifacts: ".plumb")
    outcome.results = [result(.recorded)]
    outcome.unnoted = "no space left on device"
    #expect(
      outcome.message?.hasSuffix("plumb does not know of it: no space left on device.") == true)
  }
}
