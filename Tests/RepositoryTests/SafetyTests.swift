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

  @Test("Each reference that does not keep its object says who clears it, or why it is safe")
  func unowned() throws {
    for path in Repository.swiftFiles(in: "Sources") {
      let source = try Repository.text(of: path)
      guard source.contains("unowned(unsafe)") else { continue }
      let bare = Self.lines(of: source, with: ["unowned(unsafe)"]) { comment in
        !["lear", "Safe"].contains(where: comment.contains)
      }
      #expect(bare == [], "\(path)")
    }
  }

  @Test("Each value that is taken for one of another type says above it why that is safe")
  func bitCasts() throws {
    for path in Repository.swiftFiles(in: "Sources") {
      let source = try Repository.text(of: path)
      guard source.contains("unsafeBitCast(") else { continue }
      let bare = Self.lines(of: source, with: ["unsafeBitCast("]) { !$0.contains("Safe:") }
      #expect(bare == [], "\(path)")
    }
  }

  @Test("A file without checks of exclusive access says why they are left out")
  func exclusivity() throws {
    for path in Repository.swiftFiles(in: "Sources") {
      let source = try Repository.text(of: path)
      guard source.contains("@exclusivity(unchecked)") else { continue }
      #expect(source.contains("// Unchecked"), "\(path)")
    }
  }

  private static let marks = ["@unchecked Sendable", "nonisolated(unsafe)"]

  /// The lines of code that have a mark and no comment above with the word "unchecked".
  private static func unexplained(in source: String) -> [String] {
    lines(of: source, with: marks) { !$0.contains("Unchecked") && !$0.contains(" unchecked") }
  }

  /// The lines of code that have a mark, and directly above a comment of which this holds.
  private static func lines(
    of source: String, with marks: [String], where isBare: (String) -> Bool
  ) -> [String] {
    let written = source.split(separator: "\n", omittingEmptySubsequences: false)
    return SwiftText(source).lines.enumerated().compactMap { index, code in
      guard marks.contains(where: code.contains) else { return nil }
      let above = written[..<index].reversed().map { $0.drop { $0 == " " } }
      let comment = above.prefix { $0.hasPrefix("//") || $0.hasPrefix("@") }
      return isBare(comment.joined(separator: "\n")) ? String(code) : nil
    }
  }
}
