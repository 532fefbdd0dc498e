import CellSources
import Diagnostics
import Testing

@testable import HostedSources

@Suite("Previews and classes of a host")
struct HostedEntryTests {
  private func entry(_ number: Int, _ name: String?, isClass: Bool = false) -> HostedEntry {
    HostedEntry(
      number: number, name: name, isClass: isClass, file: "App/Feed.swift", line: 10 + number,
      model: .none)
  }

  private var entries: [HostedEntry] {
    [entry(0, "Short"), entry(1, nil), entry(2, "Feed"), entry(3, "Feed", isClass: true)]
  }

  private func chosen(_ choice: SceneChoice, of entries: [HostedEntry]) throws -> [Int] {
    try HostedEntry.chosen(choice, of: entries, in: "App/Feed.swift").map(\.number)
  }

  @Test("are shown without a name: the previews, or else the classes")
  func shown() throws {
    #expect(try chosen(.shown, of: entries) == [0, 1, 2])
    #expect(try chosen(.shown, of: [entry(0, "Feed", isClass: true)]) == [0])
    #expect(try chosen(.every(called: nil), of: []) == [])
    let error = try #require(throws: PlumbError.self) { try chosen(.shown, of: []) }
    #expect(error.diagnostics.first?.message.hasPrefix("has nothing to draw") == true)
  }

  @Test(
    "are asked for by name, line or number, and a class by that word",
    arguments: [
      ("Short", [0]), ("11", [1]), ("#1", [1]), ("Feed", [2, 3]), ("class Feed", [3]), ("#3", [3]),
    ])
  func called(_ name: String, _ numbers: [Int]) throws {
    #expect(try chosen(.called(name), of: entries) == numbers)
    #expect(try chosen(.every(called: name), of: entries) == numbers)
  }

  @Test("are listed where a name is wrong")
  func unknown() throws {
    let error = try #require(throws: PlumbError.self) { try chosen(.called("Shrt"), of: entries) }
    let message = try #require(error.diagnostics.first)
    #expect(message.message == "has no preview and no class 'Shrt'")
    #expect(message.hint?.contains("Short") == true)
    #expect(try chosen(.every(called: "Shrt"), of: entries) == [])
  }

  @Test("belong to their file and to the folders that it is in")
  func places() {
    let entry = entry(0, nil)
    #expect(["App/Feed.swift", "App", "App/", "."].map(entry.isIn) == [true, true, true, true])
    #expect(["Ap", "App/Other.swift", "Feed.swift/x"].map(entry.isIn) == [false, false, false])
  }

  @Test("become names of files")
  func names() {
    #expect(HostedProcess.fileName("Long title, 2 lines") == "Long-title-2-lines")
    #expect(HostedProcess.fileName("../a/b") == "a-b")
    #expect(HostedProcess.fileName("Ü_1") == "Ü_1")
    #expect(HostedProcess.fileName("!") == "")
    #expect(HostedProcess.fileName(String(repeating: "a", count: 200)).count == 80)
  }
}
