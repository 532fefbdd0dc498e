import Testing

@Suite("Documents")
struct DocumentTests {
  private var documents: [String] {
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].filter(Repository.has)
      + Repository.files(in: "Documentation", endingIn: [".md"])
  }

  /// What stands in the text between `open` and `close`.
  private func pieces(of text: String, from open: String, to close: String) -> [String] {
    text.split(separator: open, omittingEmptySubsequences: false).dropFirst()
      .compactMap { piece in
        piece.contains(close) ? piece.split(separator: close).first.map(String.init) : nil
      }
  }

  /// Every second piece between backticks, fenced blocks left out.
  private func codeSpans(of text: String) -> [String] {
    let outside = text.split(separator: "```", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    return outside.flatMap { part in
      part.split(separator: "`", omittingEmptySubsequences: false)
        .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }

  @Test("Paths in backticks exist")
  func paths() throws {
    let roots = [
      "Sources/", "Tests/", "Templates/", "Benchmarks/", "Documentation/", "scripts/", ".ci/",
    ]
    for document in documents {
      for span in codeSpans(of: try Repository.text(of: document)) {
        let isPath =
          roots.contains { span.hasPrefix($0) }
          && span.allSatisfy { $0.isLetter || $0.isNumber || "/.-_+".contains($0) }
        if isPath { #expect(Repository.has(span), "\(document) names \(span)") }
      }
    }
  }

  @Test("Links to files lead somewhere")
  func links() throws {
    for document in documents {
      let folder = document.split(separator: "/").dropLast().joined(separator: "/")
      for target in pieces(of: try Repository.text(of: document), from: "](", to: ")") {
        let path = String(target.prefix { $0 != "#" })
        guard !path.isEmpty, !path.contains("://"), !path.hasPrefix("mailto:") else { continue }
        let full = folder.isEmpty ? path : folder + "/" + path
        #expect(Repository.has(full), "\(document) links to \(path)")
      }
    }
  }

  @Test("Targets of the Makefile that documents tell people to run exist")
  func makeTargets() throws {
    let makefile = try Repository.text(of: "Makefile")
    for document in documents {
      for span in codeSpans(of: try Repository.text(of: document)) where span.hasPrefix("make ") {
        let target = span.dropFirst(5).prefix { $0.isLetter || $0 == "-" }
        #expect(makefile.contains("\n\(target):"), "\(document) says make \(target)")
      }
    }
  }
}
