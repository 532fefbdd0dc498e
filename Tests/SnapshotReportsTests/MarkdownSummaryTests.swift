import Snapshots
import TestSupport
import Testing

@testable import SnapshotReports

@Suite("Markdown summary")
struct MarkdownSummaryTests {
  private func text(_ sample: SampleRun, _ settings: ReportSettings = .init()) -> String {
    String(
      decoding: RunReports(
        of: sample.run, artifacts: sample.folder.path, settings: settings
      ).bytes(of: .summary), as: UTF8.self)
  }

  @Test("Counts, a table of what fails with what moved, and the command that accepts it")
  func content() throws {
    var sample = try SampleRun()
    try sample.add("mail-320", .differs)
    try sample.add("mail-568", .missing)
    try sample.add("mail-812", .passed)
    #expect(
      text(sample) == """
        ### 2 of 3 snapshots fail

        1 different, 1 no reference, 1 passed.

        | snapshot | what | first difference |
        | --- | --- | --- |
        | `mail-320` | different | `row 3 title.height 41 → 61.5 (text wraps to 3 lines)` and 3 more |
        | `mail-568` | no reference | `mail-568 is missing.` |

        To accept what was drawn:

        ```
        plumb snapshot accept mail-320 mail-568
        ```

        The pictures are in `report.html` among the artifacts.

        """)
  }

  @Test("A thousand failures with long names stay below GitHub's limit, and the rest is counted")
  func limit() throws {
    var sample = try SampleRun()
    for number in 0..<1_000 {
      try sample.add("\(number)-" + String(repeating: "ä|`", count: 300), .broken) {
        $0.changes = [$0.name]
      }
    }
    let text = text(sample, .init(notes: [String](repeating: HostileText.all[11], count: 100)))
    #expect(text.utf8.count <= MarkdownSummary.maximumBytes)
    #expect(text.utf8.count > 30_000)
    #expect(text.contains("\n… and ") && text.hasSuffix("among the artifacts.\n"))
  }

  @Test("Every row of the table has its three cells, whatever is in them")
  func rows() throws {
    var sample = try SampleRun()
    for (index, text) in HostileText.all.enumerated() {
      try sample.add(text, .differs, file: "\(index)") { $0.changes = [text] }
    }
    let rows = text(sample).split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
    #expect(rows.count == HostileText.all.count)
    for row in rows {
      let bars = row.replacing("\\|", with: "").count { $0 == "|" }
      #expect(bars == 4, "\(row)")
    }
  }

  @Test(
    "The report is linked where it has an address of the web, and no other address gets in",
    arguments: [
      ("https://ci.example/1", "[Look at the pictures](https://ci.example/1)\n"),
      ("javascript:alert(1)", "The pictures are in `report.html` among the artifacts.\n"),
      ("https://x) [y](z", "The pictures are in `report.html` among the artifacts.\n"),
    ])
  func link(address: String, line: String) throws {
    var sample = try SampleRun()
    try sample.add("a", .broken)
    #expect(text(sample, .init(reportAddress: address)).hasSuffix(line))
  }

  @Test("A run in which everything passes is a headline and counts")
  func passed() throws {
    var sample = try SampleRun()
    try sample.add("a", .passed)
    try #require(text(sample) == "### The snapshot passes\n\n")
    try sample.add("b", .tolerated)
    #expect(text(sample) == "### All 2 snapshots pass\n\n1 within tolerance, 1 passed.\n\n")
  }
}
