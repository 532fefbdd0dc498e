import Foundation
import LayoutTree
import TestSupport
import Testing

@testable import PlumbCommand

/// The promises of the README that can be counted, and the first cell of the introduction.
@Suite("Promises of the README")
struct ReadmeTests {
  private static let root = DocumentedCommandsTests.root

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The number that stands before a word, the first time.
  private func count(before words: String, in text: String) throws -> Int {
    let end = try #require(text.range(of: " " + words)).lowerBound
    let digits = String(text[..<end].reversed().prefix { $0.isNumber }.reversed())
    return try #require(Int(digits))
  }

  @Test("It counts templates and layers as they are")
  func counts() throws {
    let readme = try Self.text(of: "README.md")
    let folder = Self.root.appendingPathComponent("Templates").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let shown = names.filter { $0.hasSuffix(".yaml") }
    #expect(try count(before: "to copy from", in: readme) == shown.count)
    #expect(try count(before: "layers on top", in: readme) == LayoutTree.Layer.allCases.count)
  }

  @Test("Every command of its table exists, and every command that reads cells is in it")
  func commands() throws {
    let rows = try Self.text(of: "README.md").split(separator: "\n").filter {
      $0.hasPrefix("| `plumb ")
    }
    let named = Set(rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) })
    let known = Set(Invocation.allSyntaxes.map { "plumb " + ($0.words.first ?? "") })
    #expect(named.subtracting(known) == [])
    #expect(named.count >= 7)
  }

  @Test("The commands of its first minute work in their order, in an empty folder")
  func firstMinute() throws {
    let text = try Self.text(of: "README.md")
    let minute = try #require(text.components(separatedBy: "## A minute").dropFirst().first)
    let lines = minute.components(separatedBy: "\n## ")[0].split(separator: "\n")
      .filter { $0.hasPrefix("    plumb ") }
    #expect(lines.count >= 5)
    let work = try Workplace()
    for line in lines {
      let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      let run = try Tool(Array(words.dropFirst()), in: work.folder).run()
      #expect(run.code == 0, "\(line): \(run.errors)")
    }
  }

  @Test("The first cell of the introduction gives the pictures that it names")
  func firstCell() throws {
    let text = try Self.text(of: "Documentation/GettingStarted.md")
    let block = try #require(text.components(separatedBy: "```yaml\n").dropFirst().first)
    let template = try #require(block.components(separatedBy: "```").first)
    let work = try Workplace()
    try template.write(toFile: work.folder + "/greeting.yaml", atomically: true, encoding: .utf8)
    let run = try Tool(["render", "greeting.yaml"], in: work.folder).run()
    #expect(run.code == 0, "\(run.errors)")
    for picture in ["greeting-320.png", "greeting-568.png"] {
      #expect(text.contains(picture))
      #expect(FileManager.default.fileExists(atPath: work.folder + "/" + picture))
    }
    #expect(try Tool(["lint", "greeting.yaml"], in: work.folder).run().code == 0)
  }
}
