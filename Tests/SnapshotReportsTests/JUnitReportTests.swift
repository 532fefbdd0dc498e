import Foundation
import Snapshots
import TestSupport
import Testing

@testable import SnapshotReports

@Suite("JUnit report")
struct JUnitReportTests {
  private func text(_ run: SnapshotRun) -> String {
    String(decoding: RunReports(of: run, artifacts: "nowhere").bytes(of: .junit), as: UTF8.self)
  }

  /// What `xmllint` has to say, with our schema; nil where it is not installed.
  private func complaints(_ xml: String) throws -> String? {
    guard let xmllint = ExternalTool.xmllint else { return nil }
    let folder = try TemporaryFolder()
    try folder.write(Array(xml.utf8), as: "junit.xml")
    let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Schemas/junit.xsd").path
    let outcome = try xmllint.run(["--noout", "--schema", schema, "junit.xml"], in: folder)
    return outcome.code == 0 ? "" : outcome.output
  }

  @Test(
    "A run of every kind is valid", .enabled(if: ExternalTool.xmllint != nil, "needs xmllint"))
  func valid() throws {
    #expect(try complaints(text(SampleRun.ofEveryKind().run)) == "")
    #expect(try complaints(text(SnapshotRun(tool: "", mode: .all, references: ""))) == "")
  }

  @Test(
    "What users write makes no invalid file",
    .enabled(if: ExternalTool.xmllint != nil, "needs xmllint"))
  func hostile() throws {
    var sample = try SampleRun()
    for (index, text) in HostileText.all.enumerated() {
      try sample.add(text, .differs, file: "\(index)") { result in
        result.source.file = text
        result.summary = text
        result.changes = [text]
        result.environment = [text]
        result.acceptCommand = text
        result.seconds = [.nan, .infinity, -1, 1e300][index % 4]
      }
    }
    sample.edit { $0.tool = HostileText.all[4] }
    #expect(try complaints(text(sample.run)) == "")
  }

  @Test(
    "The schema refuses what it should: the checker checks",
    .enabled(if: ExternalTool.xmllint != nil, "needs xmllint"),
    arguments: [
      ("hostname=\"localhost\" ", ""), ("<system-out/>\n", ""), ("time=\"0.250\"", "time=\"0,25\""),
      ("timestamp=\"1970-01-01T00:00:00\"", "timestamp=\"1970-01-01T00:00:00Z\""),
      ("<failure type=\"differs\"", "<failure"),
    ])
  func checker(part: String, replacement: String) throws {
    let xml = text(try SampleRun.ofEveryKind().run)
    try #require(xml.contains(part))
    let broken = xml.replacing(part, with: replacement)
    #expect(try complaints(broken) != "")
  }

  @Test("A failure says first what moved, and what could not be drawn is an error")
  func messages() throws {
    let xml = text(try SampleRun.ofEveryKind().run)
    let change = "row 3 title.height 41 → 61.5 (text wraps to 3 lines)"
    #expect(xml.contains("<failure type=\"differs\" message=\"\(change)\">"))
    #expect(xml.contains("and 3 more"))
    #expect(xml.contains("<error type=\"broken\" message=\"Templates/mail-broken is broken.\">"))
    #expect(xml.contains("tests=\"11\" failures=\"7\" errors=\"1\" skipped=\"0\" time=\"2.750\""))
    #expect(xml.contains("<testcase name=\"Templates/passed-0\" classname=\"Templates/mail.yaml\""))
  }

  @Test("Each source is a suite, the sources in order of their names")
  func suites() throws {
    var sample = try SampleRun()
    try sample.add("z", .passed) { $0.source.file = "b.yaml" }
    try sample.add("y", .passed) { $0.source.file = "a.yaml" }
    try sample.add("x", .passed) { $0.source.file = "b.yaml" }
    let lines = text(sample.run).split(separator: "\n").filter { $0.contains("name=") }
    let named = lines.compactMap { $0.split(separator: "\"").dropFirst().first }
    let names = named.map { String($0) }.filter { $0 != "tool" && $0 != "record" }
    #expect(names == ["a.yaml", "y", "b.yaml", "z", "x"])
  }
}
