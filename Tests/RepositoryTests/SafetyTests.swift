import Testing

/// Places where the compiler is asked to trust us.
@Suite("Safety")
struct SafetyTests {
  @Test("Each @unchecked Sendable and nonisolated(unsafe) says above it why it is safe")
  func unchecked() throws {
    for path in Repository.swiftFiles(in: "Sources") {
      let source = try Repository.text(of: path)
      guard Self.marks.contains(where: source.contains) else { continue }
      #expect(Self.unexplained(in: source) == [], "\(path)")
    }
  }

  @Test("A reason stands in the comment directly above, with the word unchecked")
  func finding() {
    let source = """
      /// Unchecked: never changes.
      struct Fixed: @unchecked Sendable {}

      /// Unchecked: for another one.

      struct Bare: @unchecked Sendable {}
      /// A counter. Unchecked, because only one thread uses it.
      @frozen
      public struct Counter: @unchecked Sendable {}
      // What an @unchecked Sendable is.
      let text = "nonisolated(unsafe)"
      nonisolated(unsafe) var count = 0
      """
    #expect(
      Self.unexplained(in: source)
        == ["struct Bare: @unchecked Sendable {}", "nonisolated(unsafe) var count = 0"])
  }

  private static let marks = ["@unchecked Sendable", "nonisolated(unsafe)"]

  /// The lines of code that have a mark and no comment above with the word "unchecked".
  private static func unexplained(in source: String) -> [String] {
    let written = source.split(separator: "\n", omittingEmptySubsequences: false)
    return SwiftText(source).lines.enumerated().compactMap { index, code in
      guard marks.contains(where: code.contains) else { return nil }
      let above = written[..<index].reversed().map { $0.drop { $0 == " " } }
      let comment = above.prefix { $0.hasPrefix("//") || $0.hasPrefix("@") }
      let isExplained = comment.contains { $0.contains("Unchecked") || $0.contains(" unchecked") }
      return isExplained ? nil : String(code)
    }
  }
}
