import Foundation
import Reading
import TestSupport
import Testing

@testable import CellTemplates

@Suite("Rows that are read one after the other")
struct RowFileTests {
  private func streamed(_ name: String, _ text: String) throws -> [DataRecord]? {
    let folder = try TestFolder([name: text])
    guard var reader = RowFile(folder.file(name))?.rows() else { return nil }
    var rows: [DataRecord] = []
    while let next = try reader.next() { rows += next }
    return rows
  }

  private func kept(_ name: String, _ text: String) throws -> [DataRecord] {
    let folder = try TestFolder([name: text])
    return try DataFile.rows(of: folder.file(name))
  }

  /// Rows with every kind of value, of lengths that put the ends of pieces everywhere.
  private static func texts(_ count: Int) -> [String] {
    var random = SeededRandom(seed: 17)
    return (0..<count).map { number in
      let text = String(repeating: #"é\"],[{\\"#, count: Int.random(in: 0..<90, using: &random))
      let rest = #""list": [1, [2, {}], "]"], "in": {"a": {"b": "}"}}, "no": null"#
      return #"{"t": "\#(text)", "number": \#(number), \#(rest)}"#
    }
  }

  @Test("are those of the file read whole, wherever its pieces end")
  func sameRows() throws {
    let texts = Self.texts(2000)
    let list = " [\n" + texts.joined(separator: " ,\n") + "\n] \n"
    let rows = try kept("a.json", list)
    #expect(rows.count == texts.count && list.utf8.count > 10 << 16)
    #expect(try streamed("a.json", list) == rows)
    #expect(try streamed("a.json", "\u{FEFF}" + list) == rows)
    let lines = texts.joined(separator: "\n")
    #expect(try streamed("a.jsonl", lines) == rows)
    #expect(try streamed("a.ndjson", "\n" + lines + "\r\n \n") == rows)
    #expect(try kept("a.jsonl", lines) == rows)
  }

  @Test("A row may be longer than a piece")
  func longRow() throws {
    let long = String(repeating: "x", count: 300_000)
    let list = #"[{"t": "\#(long)"}, "y"]"#
    #expect(try streamed("a.json", list) == kept("a.json", list))
  }

  @Test(
    "are not streamed where the file says at its end only which they are",
    arguments: [("a.json", #"{"items": [{"t": 1}]}"#), ("a.csv", "t\nx"), ("a.json", "7")])
  func wholeFiles(name: String, text: String) throws {
    #expect(try streamed(name, text) == nil)
  }

  @Test(
    "A list that the reader of whole files refuses is refused",
    arguments: [
      "[1,]", "[,]", "[,1]", "[1 2]", "[1", "[1]]", "[1],", "[1] 2", "[{]", "[}", #"["a]"#,
      #"[{"a": 1, "a": 2}]"#, "[01]", "[\"\u{7}\"]", #"["\ud800"]"#, "[[1}]", "[nul]",
      "[" + String(repeating: "[", count: 63) + String(repeating: "]", count: 63) + "]",
      "[" + String(repeating: "[", count: 64) + String(repeating: "]", count: 64) + "]",
    ])
  func sameRefusals(text: String) throws {
    let isRefused = (try? kept("a.json", text)) == nil
    #expect(((try? streamed("a.json", text)) ?? nil) == nil || !isRefused, "\(text)")
    if !isRefused { #expect(try streamed("a.json", text) == kept("a.json", text)) }
  }

  @Test("A line that cannot be read is called by its line and column")
  func brokenLine() throws {
    #expect {
      try kept("a.jsonl", "{\"t\": 1}\n\n{\"t\": 1,}\n")
    } throws: { error in
      let location = (error as? TemplateErrors)?.diagnostics.first?.location
      return location?.line == 3 && location?.column == 9
    }
  }

  @Test("Bytes that are no text, and files without rows, are no rows")
  func notText() throws {
    let folder = try TestFolder(["a.jsonl": ""])
    let path = folder.file("a.jsonl")
    try Data([0x22, 0xFF, 0x22]).write(to: URL(fileURLWithPath: path))
    var reader = RowFile(path)?.rows()
    #expect(throws: TemplateErrors.self) { try reader?.next() }
    #expect(try streamed("a.json", " [ ] ") == [])
    #expect(try streamed("a.jsonl", " \n") == [])
  }
}
