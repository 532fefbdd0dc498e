import Foundation
import TestSupport

/// A file's text and how it was made.
struct SoakInput {
  enum Kind: String, CaseIterable {
    case template, damagedTemplate, damagedDocument
    /// A template of the repository, another console log, rows, each with other bytes.
    case otherBytes, log, rows
  }

  let kind: Kind
  let bytes: [UInt8]

  init(_ kind: Kind, _ text: String) { (self.kind, bytes) = (kind, Array(text.utf8)) }

  init(_ kind: Kind, _ bytes: [UInt8]) { (self.kind, self.bytes) = (kind, bytes) }

  var suffix: String {
    switch kind {
    case .damagedDocument: "xib"
    case .log: "log"
    case .rows: "jsonl"
    case .template, .damagedTemplate, .otherBytes: "yaml"
    }
  }
}

/// Random templates, whole and damaged, and damaged documents, in turn.
struct SoakInputs {
  private var templates: RandomTemplate
  private var documents: [DocumentMutator]
  private var random: SeededRandom
  private var made = 0

  init(seed: UInt64) {
    templates = RandomTemplate(seed: seed)
    random = SeededRandom(seed: seed)
    documents = SoakDocuments.all.map { DocumentMutator($0, seed: seed, keepsNesting: true) }
  }

  mutating func next() -> SoakInput {
    defer { made += 1 }
    let turn = made / 2
    guard made % 2 == 0 else {
      return SoakInput(.damagedDocument, documents[turn % documents.count].next())
    }
    let template = templates.next()
    guard turn % 3 == 2 else { return SoakInput(.template, template) }
    return SoakInput(.damagedTemplate, damaged(template))
  }

  /// The template with other numbers, and with lines in places of others.
  private mutating func damaged(_ template: String) -> String {
    var lines = template.split(separator: "\n").map(String.init)
    for _ in 0...Int.random(in: 0..<3, using: &random) {
      let index = Int.random(in: 0..<lines.count, using: &random)
      let other = Int.random(in: 0..<lines.count, using: &random)
      if lines[index].prefix(6) == lines[other].prefix(6) { lines.swapAt(index, other) }
      lines[index] = withOtherNumber(lines[index])
    }
    return lines.joined(separator: "\n")
  }

  private mutating func withOtherNumber(_ line: String) -> String {
    // Digits behind a space are no part of a name.
    let numbers = line.matches(of: /[ ][0-9.]+/)
    guard let chosen = numbers.randomElement(using: &random) else { return line }
    let number = Self.numbers.randomElement(using: &random) ?? "0"
    return line.replacingCharacters(in: chosen.range, with: " " + number)
  }

  private static let numbers = [
    "0", "-1", "-300", "0.0000001", "1000", "9999", "1000000", "1001", "999999999999999999999",
  ]
}

/// Templates and console logs of the repository, and rows of JSON, with other bytes.
struct DamagedFiles {
  private var mutator: TextMutator
  private let files: [(kind: SoakInput.Kind, bytes: [UInt8])]
  private var made: Int

  init(seed: UInt64) throws {
    mutator = TextMutator(seed: seed)
    made = Int(seed)
    files =
      try Self.files("Templates", "yaml").map { (.otherBytes, $0) }
      + Self.files("Tests/LayoutDiagnosisTests/Logs", "log").map { (.log, $0) }
      + Array(repeating: (.rows, Array(Self.rows.utf8)), count: 20)
  }

  mutating func next() -> SoakInput {
    defer { made += 1 }
    let file = files[made % files.count]
    return SoakInput(file.kind, mutator.mutate(file.bytes))
  }

  private static let rows = """
    {"t": "Title", "title": "A line that is so long that it has to wrap", "number": 12.5e1}
    {"t": null, "title": ["a", {"b": true}], "image": "no.png"}
    {"t": "\\ud83d\\udc68 \\u0623", "title": "", "label": "x", "v0": "y"}

    """

  /// Those of the folder that are laid out in no time.
  private static func files(_ folder: String, _ suffix: String) throws -> [[UInt8]] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../\(folder)").standardized.path
    return try FileManager.default.contentsOfDirectory(atPath: root).sorted()
      .filter { $0.hasSuffix("." + suffix) && !$0.hasSuffix("-1000.yaml") }
      .compactMap { FileManager.default.contents(atPath: "\(root)/\($0)").map { Array($0) } }
  }
}
