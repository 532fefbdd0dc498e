import Foundation
import Testing

@testable import PlumbCommand

/// Command lines in the README, the documentation and the help: people type them as they are.
@Suite("Documented commands")
struct DocumentedCommandsTests {
  /// A command line and the file it is written in.
  struct Line: Sendable, CustomStringConvertible {
    let words: [String]
    let document: String

    var description: String { "\(document): \(words.joined(separator: " "))" }
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let documents: [String] = {
    let folder = root.appendingPathComponent("Documentation").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return ["README.md"]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
  }()

  static let lines: [Line] = documents.flatMap { document in
    let url = root.appendingPathComponent(document)
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return commands(in: text).map { Line(words: $0, document: document) }
  }

  /// The arguments of every `plumb …` of a text: in backticks, or on a line of its own in a block.
  static func commands(in text: String) -> [[String]] {
    var found: [[String]] = []
    var isFenced = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("```") { isFenced.toggle() }
      let isBlock = isFenced || line.hasPrefix("    ")
      let pieces =
        isBlock
        ? [line[...]]
        : line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map(\.element)
      // Between backticks without an input, or the bare name of a command (`plumb snapshot
      // compare`), it is a mention, not a line to type.
      found += pieces.compactMap { arguments(of: $0) }.filter { words in
        isBlock || words.dropFirst().contains { !$0.hasPrefix("-") } && !isBareName(words)
      }
    }
    return found
  }

  private static func isBareName(_ words: [String]) -> Bool {
    Invocation.allSyntaxes.contains { $0.words == words }
  }

  /// What follows `plumb` or a path to it, up to a comment or a pipe; nil for another command, and
  /// for a single word.
  private static func arguments(of piece: Substring) -> [String]? {
    var words = shellWords(piece)
    guard let program = words.first, program == "plumb" || program.hasSuffix("/plumb") else {
      return nil
    }
    words.removeFirst()
    if let end = words.firstIndex(where: { ["#", "|", ">", "…"].contains($0) }) {
      words.removeSubrange(end...)
    }
    return words.count > 1 || words.first?.hasPrefix("-") == true ? words : nil
  }

  /// Words as a shell splits them, quotes removed.
  private static func shellWords(_ text: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap { $0 }
  }

  @Test("parse with the tool's own parser", arguments: lines)
  func parses(line: Line) throws {
    let words = line.words.map { $0 == "all" ? $0 : $0.replacingOccurrences(of: "…", with: "x") }
    #expect(throws: Never.self) { try Invocation(words) }
  }

  @Test("are found: in backticks, in indented lines and in fenced blocks")
  func found() {
    let text = """
      Run `plumb render a.yaml`, not `make` or `plumb render`.

          .build/release/plumb frames "my file.yaml" --width 320   # frames

      ```sh
      plumb render - --output - > a.png
      ```
      """
    #expect(
      Self.commands(in: text) == [
        ["render", "a.yaml"], ["frames", "my file.yaml", "--width", "320"],
        ["render", "-", "--output", "-"],
      ])
    #expect(Self.lines.count > 10)
  }

  @Test("of the help parse as well")
  func examples() {
    for syntax in Invocation.allSyntaxes {
      for (line, _) in syntax.examples {
        for words in Self.commands(in: "    " + line) {
          #expect(throws: Never.self, "\(line)") { try Invocation(words) }
        }
      }
    }
  }
}
