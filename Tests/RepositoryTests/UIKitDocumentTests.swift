import Foundation
import Testing

@Suite("UIKitAPI.md")
struct UIKitDocumentTests {
  /// The module that apps import, and the one of views below it.
  private static let files = ["Sources/Layout/UIKit", "Sources/Layout/UIKitCore"]
    .flatMap { Repository.swiftFiles(in: $0) }
  private static let kinds: Set<String> = ["class", "struct", "enum", "protocol", "typealias"]
  private static let modifiers: Set<String> = ["public", "open", "final", "indirect"]

  /// The names of public types that a file declares at its top level, also inside `#if`.
  private func types(in text: String) -> [String] {
    var isConditional = false
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("#if") { isConditional = true }
      if line.hasPrefix("#endif") { isConditional = false }
      let indent = line.prefix { $0 == " " }.count
      guard indent == 0 || indent == 2 && isConditional, !line.contains("@_spi(") else {
        return nil
      }
      let words = line.split(separator: " ").map(String.init).drop { $0.hasPrefix("@") }
      guard let first = words.first, first == "public" || first == "open" else { return nil }
      let rest = Array(words.drop { Self.modifiers.contains($0) })
      guard rest.count > 1, Self.kinds.contains(rest[0]) else { return nil }
      return String(rest[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  /// Folders whose own folders have headings.
  private static let outer: Set<Substring> = ["Environment", "View"]

  /// The types of each folder.
  private func declared() throws -> [String: Set<String>] {
    var declared: [String: Set<String>] = [:]
    for path in Self.files {
      let folders = path.split(separator: "/").dropFirst(3).dropLast()
      let inner = folders.first { !Self.outer.contains($0) }
      let folder = String(inner ?? folders[folders.startIndex])
      let found = types(in: try Repository.text(of: path))
      if !found.isEmpty { declared[folder, default: []].formUnion(found) }
    }
    return declared
  }

  /// The names in backticks below each heading.
  private func documented() throws -> [String: [String]] {
    let sections = try Repository.text(of: "Documentation/UIKitAPI.md").split(separator: "\n## ")
    var documented: [String: [String]] = [:]
    for section in sections.dropFirst() {
      let folder = String(section.prefix { $0 != "\n" })
      documented[folder] = section.split(separator: "`", omittingEmptySubsequences: false)
        .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    return documented
  }

  private func code(in text: some StringProtocol) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The items of a list between a heading and the next one.
  private func items(below heading: String, of document: String) throws -> [String] {
    let text = try Repository.text(of: document)
    let start = try #require(text.range(of: "\n## \(heading)\n"), "\(document)").upperBound
    let end = text[start...].range(of: "\n## ")?.lowerBound ?? text.endIndex
    return text[start..<end].split(separator: "\n- ").map(String.init)
  }

  /// The name that a piece of code begins with.
  private func name(_ code: String) -> String {
    String(code.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  @Test(
    "No list of what is missing begins an item with a type that works",
    arguments: [
      ("Documentation/Deviations.md", "Not there yet"),
      ("Documentation/SwiftCells.md", "What is not there yet"),
    ])
  func missing(_ document: String, _ heading: String) throws {
    let paragraphs = try Repository.text(of: "Documentation/UIKitAPI.md").split(separator: "\n\n")
    let working = Set(paragraphs.filter { $0.hasPrefix("**Works:**") }.flatMap(code))
    #expect(working.count > 100 && working.contains("UICollectionView"))
    let items = try items(below: heading, of: document)
    #expect(items.count > 2)
    for item in items where item.hasPrefix("`") || !item.contains("`") {
      let named = code(in: item).prefix(1).map(name) + item.split(separator: " ").map(String.init)
      #expect(named.filter(working.contains) == [], "\(document): \(item)")
    }
  }

  @Test("What Deviations.md calls missing is declared nowhere, or is never called")
  func uncalled() throws {
    let sources = try Self.files.map(Repository.text)
    let items = try items(below: "Not there yet", of: "Documentation/Deviations.md")
    for name in items.flatMap(code).map(name) {
      let isDeclared = sources.contains { $0.contains("func \(name)(") || $0.contains(" \(name):") }
      #expect(!isDeclared, "\(name)")
    }
  }

  @Test("lists each public type of the module once, under its folder")
  func list() throws {
    let (declared, documented) = (try declared(), try documented())
    #expect(declared.count > 10)
    #expect(Set(declared.keys) == Set(documented.keys))
    for (folder, types) in declared.sorted(by: { $0.key < $1.key }) {
      let listed = documented[folder] ?? []
      #expect(types.subtracting(listed).sorted() == [], "missing in \(folder)")
      #expect(Set(listed).subtracting(types).sorted() == [], "not declared in \(folder)")
      #expect(listed.count == Set(listed).count, "\(folder)")
    }
  }
}
