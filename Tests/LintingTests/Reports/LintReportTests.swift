import Foundation
import Testing

@testable import Linting

/// Reports of one made-up run, held against a file each. `PLUMB_RECORD=all` writes the files
/// instead.
@Suite("Reports")
struct LintReportTests {
  private static let report: LintReport = {
    let xml = Sample.xib(
      Sample.cell(
        Sample.view("bar", [50, 0, 20, 10])
          + Sample.label("a, b: 100%", text: String(repeating: "wide ", count: 8), lines: 0),
        Sample.rules(
          """
          bar.leading == content.leading + 20
          content.trailing == bar.trailing + 5
          bar.width == 100
          bar.top == content.top
          bar.height == 10
          """)))
    var report = LintReport()
    report.files = 2
    report.rules = LintRule.all.filter(\.isOnByDefault)
    report.version = "1.2.3"
    report.folder = "/repo/my app/"
    report.findings = (try? LintProbe(xml) { $0.disabled = ["content-outside-row"] }.findings) ?? []
    report.failures = [
      .init(
        .error, at: .init(file: "Bad 1.xib", line: 3, column: 7), "no element", expected: "one",
        hint: "write it")
    ]
    return report
  }()

  @Test("are as they were recorded", arguments: LintReport.Format.allCases)
  func snapshot(format: LintReport.Format) throws {
    let text = Self.report.text(format)
    let file = Self.folder.appendingPathComponent("report.\(format.rawValue)")
    if ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "all" {
      try Data(text.utf8).write(to: file)
    }
    #expect(
      text == (try? String(contentsOf: file, encoding: .utf8)) ?? "",
      "\(file.lastPathComponent): make record-texts writes it again")
  }

  @Test("SARIF has what the standard requires, and every result names a rule of the run")
  func sarif() throws {
    let data = Data(Self.report.text(.sarif).utf8)
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let tool = try #require(run["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "plumb")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == Self.report.findings.count)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(result["ruleId"] as? String == rules[index]["id"] as? String)
      #expect((result["message"] as? [String: Any])?["text"] is String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
    }
  }

  @Test("a run is summed up in a line")
  func summary() {
    #expect(LintReport().summary == "nothing found in 0 files")
    #expect(
      Self.report.summary
        == "1 error, 3 warnings and 1 note in 2 files: conflicting-constraints 1 error,"
        + " ambiguous-layout 2 warnings, broken-height-chain 1 note,"
        + " label-without-width 1 warning")
    #expect(Self.report.fails(on: .warning))
    #expect(!Self.report.fails(on: nil))
    #expect(!LintReport().fails(on: .note))
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Snapshots")
}
