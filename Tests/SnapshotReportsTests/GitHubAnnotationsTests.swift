import Snapshots
import TestSupport
import Testing

@testable import SnapshotReports

@Suite("GitHub annotations")
struct GitHubAnnotationsTests {
  private func lines(_ sample: SampleRun, projectPath: String = "") -> [String] {
    RunReports(
      of: sample.run, artifacts: sample.folder.path, settings: .init(projectPath: projectPath)
    ).annotations.split(separator: "\n").map(String.init)
  }

  @Test("A failure is told at its source, with what moved")
  func failure() throws {
    var sample = try SampleRun()
    try sample.add("mail-320", .differs) { $0.source.line = 12 }
    #expect(
      lines(sample, projectPath: "App/Cells") == [
        "::error file=App/Cells/Templates/mail.yaml,line=12,title=mail-320%3A different::"
          + "mail-320 is differs.%0Arow 3 title.height 41 → 61.5 (text wraps to 3 lines)"
          + "%0Aand 3 more%0ATo accept: plumb snapshot accept mail-320"
      ])
  }

  @Test("No text ends a command, begins another or adds a property")
  func escaping() throws {
    var sample = try SampleRun()
    try sample.add("a,b:c", .size) { result in
      result.source.file = "d%,line=1::e.yaml"
      result.summary = "100 %\r\n::error::f"
      result.acceptCommand = nil
    }
    #expect(
      lines(sample) == [
        "::error file=d%25%2Cline=1%3A%3Ae.yaml,title=a%2Cb%3Ac%3A other size::"
          + "100 %25%0D%0A::error::f"
      ])
  }

  @Test("Of more failures than GitHub shows, the last says how many there are")
  func limit() throws {
    var sample = try SampleRun()
    for number in 10..<20 { try sample.add("\(number)", .missing) }
    #expect(lines(sample).count == 10)
    #expect(lines(sample).last?.contains("title=19") == true)
    try sample.add("20", .missing)
    #expect(lines(sample).count == 10)
    #expect(
      lines(sample).last
        == "::error title=11 of 11 snapshots fail::2 more snapshots fail: see report.html")
  }

  @Test("What passes is not annotated")
  func passed() throws {
    var sample = try SampleRun()
    try sample.add("a", .passed)
    #expect(lines(sample) == [])
  }
}
