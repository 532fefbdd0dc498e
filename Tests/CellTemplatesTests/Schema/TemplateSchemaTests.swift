import Diagnostics
import Foundation
import Reading
import TestSupport
import Testing

@testable import CellTemplates

@Suite("JSON Schema of templates")
struct TemplateSchemaTests {
  static let folder =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/Templates/"

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".yaml") }.sorted()

  /// Reads every pattern of the schema, which takes longer than to check a template.
  static func validator() throws -> SchemaValidator {
    try #require(SchemaValidator(TemplateSchema.json))
  }

  static func problems(
    _ yaml: String, by validator: SchemaValidator? = nil
  ) throws -> [String] {
    let log = DiagnosticLog()
    let source = SourceText(file: "t", bytes: Array(yaml.utf8))
    guard let root = YAMLReader.read(source, expected: "a template", log: log) else {
      return ["no YAML"]
    }
    return try (validator ?? Self.validator()).problems(of: root.instance)
  }

  func compiles(_ yaml: String) -> Bool {
    (try? Template.parse(yaml, file: Self.folder + "t.yaml")) != nil
  }

  @Test("The file beside the templates is what the tables say; PLUMB_RECORD=all rewrites it")
  func file() throws {
    let path = Self.folder + TemplateSchema.fileName
    if ProcessInfo.processInfo.environment["PLUMB_RECORD"] == "all" {
      try TemplateSchema.text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOfFile: path, encoding: .utf8)
    let isCurrent = written == TemplateSchema.text
    #expect(isCurrent, "make record-texts writes \(TemplateSchema.fileName) again")
    #expect(JSONReader.read(SourceText(file: "s", bytes: Array(written.utf8)), log: .init()) != nil)
  }

  @Test("Every template begins with the line that makes editors find the schema")
  func link() throws {
    for name in Self.names {
      let text = try String(contentsOfFile: Self.folder + name, encoding: .utf8)
      #expect(
        text.hasPrefix("# yaml-language-server: $schema=\(TemplateSchema.fileName)\n"), "\(name)")
    }
  }

  @Test("Every template and every example of the documentation fits it")
  func templates() throws {
    let validator = try Self.validator()
    for name in Self.names {
      let text = try String(contentsOfFile: Self.folder + name, encoding: .utf8)
      #expect(try Self.problems(text, by: validator) == [], "\(name)")
    }
    for example in try DocumentationTests.examples() {
      #expect(try Self.problems(example, by: validator) == [], "\(example)")
    }
  }

  @Test("Compiler and schema both accept", arguments: SchemaCase.valid)
  func accepted(piece: SchemaCase) throws {
    #expect(compiles(piece.yaml))
    #expect(try Self.problems(piece.yaml) == [])
  }

  @Test("Compiler and schema both refuse", arguments: SchemaCase.invalid)
  func refused(piece: SchemaCase) throws {
    #expect(!compiles(piece.yaml))
    #expect(try Self.problems(piece.yaml) != [])
  }

  @Test("Of what the compiler refuses, the schema misses what it is known to miss")
  func missed() throws {
    let validator = try Self.validator()
    for bad in BadTemplateTests.all {
      let isMissed = SchemaCase.beyondSchema.contains(bad.id)
      let problems = try Self.problems(bad.yaml, by: validator)
      #expect(problems.isEmpty == isMissed, "\(bad.id)")
    }
  }

  /// Whether the compiler accepts a template in each of its languages.
  private static func compiles(_ root: YAMLNode, _ file: String, _ log: DiagnosticLog) -> Bool {
    var compiler = TemplateCompiler(path: file, log: log)
    guard let plan = compiler.compile(root) else { return false }
    return plan.settings.languages.dropFirst().allSatisfy { language in
      var compiler = TemplateCompiler(path: file, log: log, language: language)
      return compiler.compile(root) != nil
    }
  }

  @Test("Whatever the compiler still accepts of a changed template, the schema accepts")
  func mutations() throws {
    let validator = try Self.validator()
    var counts = (accepted: 0, refused: 0, caught: 0)
    for (seed, name) in Self.names.enumerated() {
      let text = try String(contentsOfFile: Self.folder + name, encoding: .utf8)
      var mutator = TemplateMutator(seed: UInt64(seed), text: text)
      for _ in 0..<soaked(16) {
        let changed = mutator.changed()
        let log = DiagnosticLog()
        let source = SourceText(file: Self.folder + "t.yaml", bytes: Array(changed.utf8))
        guard let root = YAMLReader.read(source, expected: "a template", log: log) else { continue }
        let problems = validator.problems(of: root.instance)
        if Self.compiles(root, source.file, log) {
          counts.accepted += 1
          #expect(problems == [], "\(name): \(mutator.lastChange)")
        } else {
          counts.refused += 1
          if !problems.isEmpty { counts.caught += 1 }
        }
      }
    }
    #expect(counts.accepted > 24)
    #expect(counts.caught * 2 > counts.refused, "\(counts)")
  }
}
