import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

/// Blocks that begin with `$ plumb …` hold what the tool prints. `PLUMB_RECORD=all` writes them
/// anew (`make record-texts`).
@Suite("Documented answers")
struct DocumentedAnswersTests {
  private static let file = article("Answers")

  private static func article(_ name: String) -> URL {
    DocumentedCommandsTests.root.appendingPathComponent("Documentation/\(name).md")
  }

  @Test("are what the tool prints", arguments: [("Answers", 20), ("Diff", 1)])
  func current(article: String, count: Int) throws {
    let file = Self.article(article)
    let text = try String(contentsOf: file, encoding: .utf8)
    var blocks = 0
    let answered = try Self.answering(text) { _ in blocks += 1 }
    #expect(blocks == count)
    if ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "all" {
      try Data(answered.utf8).write(to: file)
    }
    for (line, now) in zip(text.split(separator: "\n"), answered.split(separator: "\n")) {
      #expect(line == now)
    }
    #expect(text.count == answered.count)
  }

  @Test("recommend changes after which nothing is found")
  func followed() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let root = DocumentedCommandsTests.root
    let folder = try TestFolder()
    var path = ""
    var changes = 0
    for block in text.components(separatedBy: "\n```").enumerated().filter({ $0.offset % 2 == 1 }) {
      let lines = block.element.split(separator: "\n").map(String.init)
      if let command = lines.first, command.hasPrefix("$ plumb ") {
        path = command.split(separator: " ").map(String.init).first { $0.hasSuffix(".yaml") } ?? ""
      }
      guard lines.first == "diff" else { continue }
      changes += 1
      let part = { (markers: String) in
        lines.dropFirst().filter { markers.contains($0.prefix(1)) }.map { String($0.dropFirst()) }
          .joined(separator: "\n")
      }
      let source = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      try #require(source.contains(part(" -")), "\(path)")
      let mended = folder.file("mended.yaml")
      try Data(source.replacing(part(" -"), with: part(" +")).utf8)
        .write(to: URL(fileURLWithPath: mended))
      #expect(!Recording(["lint", root.appendingPathComponent(path).path]).output.isEmpty)
      for width in ["320", "390", "430"] {
        let run = Recording(["lint", mended, "--width", width])
        #expect(run.code == .success && run.output.isEmpty, "\(path): \(run.output)")
      }
    }
    #expect(changes == 10)
  }

  /// The document with each block's output replaced by that of its command.
  private static func answering(
    _ text: String, _ count: (String) -> Void
  ) throws -> String {
    var lines: [String] = []
    var isAnswer = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if isAnswer, line != "```" { continue }
      isAnswer = false
      lines.append(line)
      guard line.hasPrefix("$ plumb ") else { continue }
      count(line)
      isAnswer = true
      lines += output(of: line)
    }
    return lines.joined(separator: "\n")
  }

  private static func output(of line: String) -> [String] {
    let root = DocumentedCommandsTests.root.path
    let words = line.split(separator: " ").dropFirst(2).map { word -> String in
      let path = "\(root)/\(word)"
      return FileManager.default.fileExists(atPath: path) ? path : String(word)
    }
    let run = Recording(words)
    #expect(run.code != .failure, "\(line): \(run.errors)")
    let text = run.output.replacingOccurrences(of: root + "/", with: "")
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
