import Foundation
import ImageCoding
import TestSupport
import Testing

/// The pictures of the README and the documentation, drawn again by the commands of
/// `scripts/pictures` and the blocks of the articles.
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
    return text.split(separator: "\n").filter {
      $0.hasPrefix("\"$plumb\" ") && !$0.contains(" markdown ")
    }.compactMap { line in
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

  /// What `plumb markdown` draws: the articles, and where they find their templates.
  static let articles = ["Pictures.md", "Explain.md"]

  @Test("are what the blocks of the articles draw, and the articles show them")
  func blocks() throws {
    let work = try Workplace()
    try work.write([], to: ".git/HEAD")
    for name in Self.articles.map({ "Documentation/" + $0 })
      + ["Templates/recipe.yaml", "Templates/diagnosis.yaml"]
    {
      let file = Self.root.appendingPathComponent(name)
      try work.write([UInt8](try Data(contentsOf: file)), to: name)
    }
    let texts = Self.articles.map { work.text("Documentation/" + $0) }
    let documents = Self.articles.map { "Documentation/" + $0 }
    let run = try Tool(["markdown"] + documents, in: work.folder).run()
    #expect(run.code == 0, "\(run.errors)")
    #expect(texts == Self.articles.map { work.text("Documentation/" + $0) })
    let names = work.contents.filter { $0.hasSuffix(".png") }
    #expect(names.count == Self.drawnByBlocks.count)
    for name in names { try hold(name, to: try #require(work.bytes(name))) }
  }

  static let drawnByBlocks = ["constraints.png", "plumbline.png", "problems.png", "recipe.png"]

  private func hold(_ name: String, to drawn: Data) throws {
    let stored = Self.root.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "all" { try drawn.write(to: stored) }
    let committed = try #require(FileManager.default.contents(atPath: stored.path))
    #expect(try looksTheSame(committed, drawn), "see \(name), or run 'make record'")
    #expect(committed.count < 120_000, "too large for a page")
  }

  @Test("are what the tool draws today; make record rewrites them", arguments: lines)
  func drawn(line: Line) throws {
    let work = try Workplace()
    let path = work.folder + "/picture.png"
    let run = try Tool(line.arguments + [path], in: Self.root.path).run()
    // 1 is a finding: a difference, a conflict.
    #expect(run.code <= 1, "\(run.errors)")
    try hold(line.picture, to: try #require(FileManager.default.contents(atPath: path)))
  }

  @Test("are all of them, and none is left over")
  func complete() throws {
    let folder = Self.root.appendingPathComponent("Documentation/images").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let drawn = Self.lines.map { ($0.picture as NSString).lastPathComponent } + Self.drawnByBlocks
    #expect(files == drawn.sorted())
  }
}
