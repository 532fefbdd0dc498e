import Foundation
import Linting
import PlumbKit
import Testing

@Suite("Linting of templates")
struct TemplateLintTests {
  /// What is found in a template with one cell, `Mail`, of a title and a body of several lines.
  private func lines(
    _ constraints: [String], more: String = "", settings: LintSettings = LintSettings()
  ) throws -> [String] {
    let folder = NSTemporaryDirectory() + "plumb-lint-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let rules = constraints.map { "      - \"\($0)\"\n" }.joined()
    let text = """
      widths: [320, 568]
      cells:
        Mail:
          views:
            title: { class: UILabel, lines: 1, text: "{title}" }
            body: { class: UILabel, lines: 0, text: "{body}" }
          constraints:
      \(rules)\(more)
      data:
        - { title: One, body: "A text." }
        - { title: Two, body: "Another text." }

      """
    let file = folder + "/t.yaml"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let session = try PlumbSession { _ in }
    return try LintReader(session, Linter(settings)).findings(in: file).map { finding in
      finding.lines[0].replacingOccurrences(of: folder + "/", with: "")
    }
  }

  private static let sides = ["H:|-[title]-|", "H:|-[body]-|"]

  @Test("A cell with an unbroken chain is fine")
  func fine() throws {
    #expect(
      try lines(
        Self.sides + ["V:|-[title]-4-[body]", "body.bottom == contentView.bottom - 8 @999"]) == [])
  }

  @Test("A broken chain is told once for all rows and widths, at the view where it ends")
  func chain() throws {
    #expect(
      try lines(Self.sides + ["V:|-[title]-4-[body]"]) == [
        "t.yaml:6:7: warning: 'Mail' cannot size itself: the chain from the top of its content view"
          + " ends at body.bottom; pin body.bottom to contentView.bottom, or give the row a height"
          + " [broken-height-chain body]",
        "t.yaml:6:7: warning: body ends 12 points below the content view, at 56 of 44, in row 0.0 at"
          + " 320 pt; also at 568 pt; keep it inside: `body.bottom <= contentView.bottom`"
          + " [content-outside-row body]",
      ])
  }

  @Test("Constraints that fight are told at the line that is given up")
  func conflict() throws {
    let found = try lines(
      Self.sides + [
        "V:|-[title]-4-[body]", "body.bottom == contentView.bottom - 8 @999", "title.width == 100",
      ])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("t.yaml:12:9: error: ") == true)
    #expect(
      found.first?.contains("; a priority below 1000 for `title.width == 100`: title.width is")
        == true, "\(found)")
  }

  @Test("A label without a width to wrap at")
  func unbounded() throws {
    let found = try lines([
      "H:|-[title]-|", "body.leading == title.leading", "V:|-[title]-4-[body]",
      "body.bottom == contentView.bottom - 8 @999",
    ])
    #expect(found.count == 1)
    #expect(
      found.first?.contains("body may have several lines, but nothing bounds its width") == true)
  }

  @Test("A row height that is too little")
  func rowHeight() throws {
    let found = try lines(
      Self.sides + ["V:|-[title]-4-[body]", "body.bottom == contentView.bottom - 8"],
      more: "table: { rowHeight: 30 }")
    #expect(found.contains { $0.contains("[row-height-cuts-content Mail]") })
  }

  @Test("The templates that come with the tool are fine, but for those that show mistakes")
  func ours() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Templates").path
    let session = try PlumbSession { _ in }
    let files = LintFiles([folder], LintSettings()).paths
    #expect(files.count > 10)
    let wrong = ["diagnosis", "flexible-cell-heights", "recipe"]
    let found = try files.flatMap { try LintReader(session, Linter()).findings(in: $0) }.filter {
      finding in
      finding.severity != .note && !wrong.contains(where: finding.location.file.contains)
    }
    #expect(found.map { $0.lines[0] } == [])
  }

  @Test("A table that knows its rows better than 44 points has nothing to fear of a rigid chain")
  func estimate() throws {
    let rigid =
      Self.sides + [
        "V:|-[title]-4-[body]", "body.height == 80", "body.bottom == contentView.bottom - 8",
      ]
    var settings = LintSettings()
    settings.enabled = ["required-bottom-pin"]
    #expect(try lines(rigid, settings: settings).contains { $0.contains("[required-bottom-pin") })
    #expect(
      try lines(rigid, more: "table: { estimatedRowHeight: 123.5 }", settings: settings) == [])
  }
}
