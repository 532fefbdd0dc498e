import Foundation
import Testing

@Suite("Documentation/SwiftTests.md")
struct SwiftTestsDocumentTests {
  /// Blocks between fences, each with the word behind its first fence.
  private func blocks() throws -> [(language: String, lines: [String])] {
    let text = try Repository.text(of: "Documentation/SwiftTests.md")
    let pieces = text.components(separatedBy: "```").enumerated()
    return pieces.filter { $0.offset % 2 == 1 }.map { _, piece in
      let lines = piece.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return (lines[0], Array(lines.dropFirst().dropLast()))
    }
  }

  /// The lines without the indentation that all of them share.
  private func flush(_ lines: some Collection<String>) -> [String] {
    let depth = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(depth)) }
  }

  @Test("Every piece of code and every message stands in a file that is built or run")
  func code() throws {
    let files =
      Repository.swiftFiles(in: "Examples") + Repository.swiftFiles(in: "Tests/PlumbTestingTests")
    let sources = try files.map {
      try Repository.text(of: $0).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
    }
    let blocks = try blocks()
    #expect(blocks.count > 6)
    for block in blocks {
      let wanted = flush(block.lines)
      let isThere = sources.contains { source in
        source.indices.dropLast(wanted.count - 1).contains { start in
          source[start].hasSuffix(wanted[0])
            && flush(source[start..<(start + wanted.count)]) == wanted
        }
      }
      #expect(isThere, "no file has\n\(wanted.joined(separator: "\n"))")
    }
  }
}
