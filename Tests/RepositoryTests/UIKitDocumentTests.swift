import Testing

@Suite("UIKitAPI.md")
struct UIKitDocumentTests {
  private static let root = "Sources/Layout/UIKit/"
  private static let kinds: Set<String> = ["class", "struct", "enum", "protocol", "typealias"]
  private static let modifiers: Set<String> = ["public", "open", "final", "indirect"]

  /// The names of public types that a file declares at its top level, also inside `#if`.
  private func types(in text: String) -> [String] {
    var isConditional = false
    return text.split(separator: "\n").compactMap { line in
      if line.hasPrefix("#if") { isConditional = true }
      if line.hasPrefix("#endif") { isConditional = false }
      let indent = line.prefix { $0 == " " }.count
      guard indent == 0 || indent == 2 && isConditional else { return nil }
      let words = line.split(separator: " ").map(String.init).drop { $0.hasPrefix("@") }
      guard let first = words.first, first == "public" || first == "open" else { return nil }
      let rest = Array(words.drop { Self.modifiers.contains($0) })
      guard rest.count > 1, Self.kinds.contains(rest[0]) else { return nil }
      return String(rest[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  /// The types of each folder; those of files beside the folders under the module's name.
  private func declared() throws -> [String: Set<String>] {
    var declared: [String: Set<String>] = [:]
    for path in Repository.swiftFiles(in: "Sources/Layout/UIKit") {
      let rest = path.dropFirst(Self.root.count).split(separator: "/")
      let folder = rest.count > 1 ? String(rest[0]) : "UIKit"
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
