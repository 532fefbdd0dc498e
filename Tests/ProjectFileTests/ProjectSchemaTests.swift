import Diagnostics
import Reading
import TestSupport
import Testing

@testable import ProjectFile

@Suite("JSON Schema of plumb.yaml")
struct ProjectSchemaTests {
  /// A project file with every key in it.
  static let everything = """
    sources:
      include: [Templates, "App/**/*.xib"]
      exclude: Templates/drafts
    data:
      Templates/mail.yaml: Data/mail.json
      "App/*.xib": { file: Data/rows.csv, assets: Media.xcassets, set: { title: Hello, n: 3 } }
      Templates/log.yaml: { rows: 0-2 }
    variants:
      - width: [320, 375]
        device: iPhone 15
        orientation: both
        appearance: both
        textSize: [L, AX3]
        language: [en, ar]
        direction: rtl
        scale: 2
        profile: ios17
        exclude: { appearance: dark, textSize: AX3 }
        include: { name: tablet, device: iPad mini }
    fonts: Fonts
    profile: ios18
    snapshots:
      references: Snapshots
      artifacts: .plumb
      scale: 2
      layers: [frames, constraints]
      compare: both
      environment: fail
      tolerance: { threshold: 0.1, window: 8, density: 3, edge: 0.2 }
    lint:
      enable: misplaced-view
      disable: [ambiguous-layout]
      severity: { misplaced-view: note }
      include: App
      exclude: [Pods]
      ignore: [{ rule: misplaced-view, object: a, file: b, reason: c }, misplaced-view x]
      baseline: b.txt
    """

  static func problems(_ yaml: String) throws -> [String] {
    let source = SourceText(file: "p", bytes: Array(yaml.utf8))
    guard let root = YAMLReader.read(source, expected: "a project", log: DiagnosticLog()) else {
      return ["no YAML"]
    }
    return try #require(SchemaValidator(ProjectSchema.json)).problems(of: root.instance)
  }

  private func reads(_ yaml: String) -> Bool {
    (try? ProjectFile.parse(yaml, path: "plumb.yaml")) != nil
  }

  @Test("A file with every key in it is read, and fits")
  func whole() throws {
    #expect(reads(Self.everything))
    #expect(try Self.problems(Self.everything) == [])
  }

  @Test(
    "Empty sections fit as they are read",
    arguments: [
      "sources:", "data:", "lint:", "snapshots:", "snapshots: {layers: , tolerance: }", "{}",
      "variants: {}", "lint: {only: , include: , exclude: []}", "data: {a: {}}",
      "data: {a: {set: {b: ~}}}",
    ])
  func empty(yaml: String) throws {
    #expect(reads(yaml))
    #expect(try Self.problems(yaml) == [])
  }

  @Test(
    "Reader and schema both refuse",
    arguments: [
      "source: a", "sources: [[a]]", "data: [a]", "data: {a: {set: {b: [c]}}}", "fonts:",
      "fonts: {}",
      "profile: ios1", "variants: {widths: 0}", "variants: {with: 3}", "snapshots: {scale: 0}",
      "snapshots: {layers: [frame]}", "snapshots: {compare: x}",
      "snapshots: {tolerance: {window: 1.5}}",
      "snapshots: {tolerance: 3}", "lint: {enable: x}", "lint: {severity: {misplaced-view: x}}",
      "[a]",
    ])
  func refused(yaml: String) throws {
    #expect(!reads(yaml))
    #expect(try Self.problems(yaml) != [])
  }

  @Test("Whatever the reader still accepts of a changed file, the schema accepts; nothing crashes")
  func mutations() throws {
    let validator = try #require(SchemaValidator(ProjectSchema.json))
    let values: [Substring] = [
      "17", "0", "-1", "1.5", "1e3", "99999999999", "\"17\"", "\"\"", "~", "true", "[]", "{}",
      "[a]",
      "[~]", "{a: b}", "both", "dark", "AX3", "iPhone 15", "*x", "!a", "frames", "..", "/", ".nan",
      "exact", "misplaced-view", "\u{1}", "[[[[]]]]", "&a b", "0x10", "1_0",
    ]
    var random = SeededRandom(seed: 6)
    let lines = Self.everything.split(separator: "\n").map(String.init)
    var counts = (accepted: 0, refused: 0)
    for _ in 0..<soaked(400) {
      var changed = lines
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        change(&changed, values, &random)
      }
      let yaml = changed.joined(separator: "\n")
      guard reads(yaml) else {
        counts.refused += 1
        continue
      }
      counts.accepted += 1
      let source = SourceText(file: "p", bytes: Array(yaml.utf8))
      let root = YAMLReader.read(source, expected: "a project", log: DiagnosticLog())
      let problems = root.map { validator.problems(of: $0.instance) } ?? ["no YAML"]
      #expect(problems == [], "\(yaml)")
    }
    #expect(counts.accepted > 30 && counts.refused > 30)
  }

  private func change(
    _ lines: inout [String], _ values: [Substring], _ random: inout SeededRandom
  ) {
    let index = Int.random(in: 0..<lines.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: lines.remove(at: index)
    case 1: lines.swapAt(index, Int.random(in: 0..<lines.count, using: &random))
    case 2:
      let cut = lines[index].indices.randomElement(using: &random)
      if let cut { lines[index].remove(at: cut) }
    default:
      let parts = lines[index].split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let value = values.randomElement(using: &random) else { return }
      lines[index] = "\(parts[0]): \(value)"
    }
    if lines.isEmpty { lines = ["lint: {}"] }
  }

  @Test("Random bytes are refused or read, and never crash the reader")
  func noise() {
    var random = SeededRandom(seed: 7)
    let alphabet = Array("sources: {}[],*&!|>\n -\"'~#%@`abc/..é\u{0}\t")
    for _ in 0..<soaked(300) {
      let length = Int.random(in: 0..<200, using: &random)
      let text = (0..<length).compactMap { _ in alphabet.randomElement(using: &random) }
      _ = try? ProjectFile.parse(String(text), path: "plumb.yaml")
    }
  }
}
