import Foundation
import ImageCoding
import TestSupport
import Testing

/// The pictures of the README and the documentation, drawn again by the commands of
/// `scripts/pictures`.
@Suite("Snapshot: pictures of the documentation", .serialized)
struct DocumentPicturesTests {
  /// A line of the script: the arguments of `plumb`, and the picture it writes.
  struct Line: Sendable, CustomStringConvertible {
    let arguments: [String]
    let picture: String

    var description: String { picture }
  }

  static let root = DocumentedCommandsTests.root

  static let lines: [Line] = {
    let script = root.appendingPathComponent("scripts/pictures")
    let text = (try? String(contentsOf: script, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("\"$plumb\" ") }.compactMap { line in
      let words = DocumentedCommandsTests.commands(in: "    plumb" + line.dropFirst(8)).first ?? []
      return words.last.map { Line(arguments: words.dropLast(), picture: $0) }
    }
  }()

  /// Other versions of libraries may paint an edge a little differently; what people see is the
  /// same.
  private func looksTheSame(_ first: Data, _ second: Data) throws -> Bool {
    if first == second { return true }
    let pictures = try [first, second].map { try PixelBuffer(png: [UInt8]($0)) }
    return PictureComparison(pictures[0], pictures[1]).isAccepted
  }

  @Test("are what the tool draws today; make record rewrites them", arguments: lines)
  func drawn(line: Line) throws {
    let work = try Workplace()
    let path = work.folder + "/picture.png"
    let run = try Tool(line.arguments + [path], in: Self.root.path).run()
    // 1 is a finding: a difference, a conflict.
    #expect(run.code <= 1, "\(run.errors)")
    let drawn = try #require(FileManager.default.contents(atPath: path))
    let stored = Self.root.appendingPathComponent(line.picture)
    if ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "all" {
      try drawn.write(to: stored)
    }
    let committed = try #require(FileManager.default.contents(atPath: stored.path))
    #expect(try looksTheSame(committed, drawn), "see \(line.picture), or run 'make record'")
    #expect(committed.count < 120_000, "too large for a page")
  }

  @Test("are all of them, and none is left over")
  func complete() throws {
    let folder = Self.root.appendingPathComponent("Documentation/images").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files == Self.lines.map { ($0.picture as NSString).lastPathComponent }.sorted())
  }
}
