import Foundation
import Snapshots
import TestSupport
import Testing

@testable import SnapshotReports

@Suite("Writing reports")
struct RunReportsWritingTests {
  @Test("All reports are written beside the pictures, twice the same bytes")
  func writing() throws {
    let sample = try SampleRun.ofEveryKind()
    let reports = RunReports(of: sample.run, artifacts: sample.folder.path)
    let paths = try reports.write()
    #expect(
      paths.map { String($0.dropFirst(sample.folder.path.count + 1)) }
        == ["report.html", "junit.xml", "reg.json", "summary.md"])
    let first = try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    try reports.write()
    #expect(try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0)) } == first)
    #expect(first.allSatisfy { !$0.isEmpty })
  }

  @Test("A folder that cannot be made is an error with its path")
  func unwritable() throws {
    let folder = try TestFolder(["file": ""])
    let reports = RunReports(
      of: SnapshotRun(tool: "", mode: .all, references: ""), artifacts: folder.file("file/below"))
    #expect {
      try reports.write([.summary])
    } throws: { error in
      "\(error)".contains("file") && "\(error)".contains("cannot be")
    }
  }
}
