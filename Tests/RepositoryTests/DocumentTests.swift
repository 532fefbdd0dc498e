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

  @Test("Files and types that CONTRIBUTING.md names without their folder exist")
  func recipes() throws {
    let paths = Repository.swiftFiles(in: "Sources") + Repository.swiftFiles(in: "Tests")
    let files = Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
    var types: Set<String> = []
    for path in paths { types.formUnion(declaredTypes(in: try Repository.text(of: path))) }
    for span in codeSpans(of: try Repository.text(of: "CONTRIBUTING.md")) {
      let isName = span.allSatisfy { $0.isLetter || $0.isNumber || ".+".contains($0) }
      guard isName, span.first?.isUppercase == true, !Repository.has(span) else { continue }
      let isThere =
        files.contains(span) || !span.hasSuffix(".swift") && types.contains(typeName(in: span))
      #expect(isThere, "CONTRIBUTING.md names \(span)")
    }
  }

  /// `LayoutTree` of `LayoutTree.Layer`.
  private func typeName(in span: String) -> String { String(span.prefix { $0 != "." }) }

  /// The names after `class`, `struct`, `enum` and `protocol`.
  private func declaredTypes(in text: String) -> [String] {
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol"]
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else {
        return nil
      }
      return String(words[kind + 1].prefix { $0.isLetter || $0.isNumber })
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

  /// Names of Swift, Apple and XML that documents mention and that are not declared here.
  private static let foreign: Set<String> = [
    "MainActor", "NSLayoutFormatOptions", "NSLocalizedString", "UIHostingConfiguration",
    "UIHostingController", "URLSession", "XCTestCase", "EmptyView", "ObjectID",
    // Folders and files of others, and an example.
    "DerivedData", "InterVariable", "MailWithPicture", "JUnit",
  ]

  @Test("Types in backticks exist in the sources, and so do files of Swift")
  func types() throws {
    let files =
      ["Sources", "Tests", "scripts"].flatMap(Repository.swiftFiles) + ["Package.swift"]
    var known = Self.foreign.union(
      Repository.folders(in: "Sources").flatMap { floor in
        Repository.folders(in: "Sources/\(floor)")
      })
    known.formUnion(Repository.folders(in: "Sources/Apps/StandIns"))
    for path in files { known.formUnion(Self.words(of: try Repository.text(of: path))) }
    #expect(known.contains("LayoutEngine") && !known.contains("LayoutMachine"))
    for document in documents where document != "CHANGELOG.md" {
      for span in codeSpans(of: try Repository.text(of: document)) {
        let isPath = span.allSatisfy { $0.isLetter || "+/.".contains($0) }
        if span.hasSuffix(".swift"), span != ".swift", isPath {
          let isThere = files.contains { ("/" + $0).hasSuffix("/" + span) }
          #expect(isThere, "\(document): \(span)")
        } else if let type = Self.type(in: span) {
          let isKnown = known.contains(type)
          #expect(isKnown, "\(document) names \(type)")
        }
      }
    }
  }

  /// The type that a span begins with: `LayoutEngine`, `LayoutEngine.solve()`. A single word with
  /// one capital may be a value or a folder of a user, and is no type for certain.
  private static func type(in span: String) -> String? {
    let name = span.prefix { $0.isLetter || $0.isNumber }
    let rest = span.dropFirst(name.count).first
    guard rest == nil || ".(:<".contains(rest ?? " "), name.first?.isUppercase == true else {
      return nil
    }
    let turns = zip(name, name.dropFirst()).filter { $0.isLowercase && $1.isUppercase }
    return turns.isEmpty ? nil : String(name)
  }

  /// The words that a source declares types by: what follows `struct`, `class` and their like.
  private static func words(of source: String) -> [String] {
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "extension"]
    let words = source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return zip(words, words.dropFirst()).filter { kinds.contains($0.0) }.map { String($0.1) }
  }
}
