import Foundation
import Testing

@testable import PlumbCommand

/// Everything that is printed for its own sake, held against a file each. `PLUMB_RECORD=all`
/// writes the files instead (`make record-texts`).
@Suite("Printed texts")
struct TextSnapshotTests {
  @Test(
    "are as they were recorded",
    arguments: [("help.txt", ["--help"]), ("plumb.1", ["manual"]), ("devices.txt", ["devices"])]
      + Invocation.allSyntaxes.map {
        ("help-\($0.words.joined(separator: "-")).txt", $0.words + ["--help"])
      }
      + Shell.allCases.map { ("completions.\($0)", ["completions", $0.rawValue]) })
  func textSnapshot(name: String, arguments: [String]) throws {
    let run = Recording(arguments)
    #expect(run.code == .success)
    #expect(run.errors.isEmpty)
    let file = Self.folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "all" {
      try Data(run.output.utf8).write(to: file)
    }
    #expect(
      run.output == (try? String(contentsOf: file, encoding: .utf8)) ?? "",
      "\(name): make record-texts writes it again")
  }

  @Test("are of ASCII, so that they can be read on any terminal")
  func ascii() {
    for syntax in Invocation.allSyntaxes { #expect(syntax.help.utf8.count { $0 > 0x7E } == 0) }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Snapshots")
}
