import Diagnostics
import Foundation
import Reading
import TestSupport
import Testing

@testable import CellTemplates

/// The same verdicts by somebody else's validator: Python's jsonschema, where it is installed.
@Suite("JSON Schema of templates, by jsonschema")
struct OtherValidatorTests {
  /// Reads `[schema, [instance, …]]` and prints one word for each: whether it is valid.
  private static let script = """
    import json, sys
    try:
      from jsonschema import Draft7Validator
    except ImportError:
      sys.exit(3)
    schema, instances = json.load(sys.stdin)
    Draft7Validator.check_schema(schema)
    validator = Draft7Validator(schema)
    print(" ".join("valid" if validator.is_valid(i) else "invalid" for i in instances))
    """

  /// What it says of each instance; nil where Python or jsonschema is missing.
  private func verdicts(_ instances: [DataValue]) throws -> [String]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.script]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = DataValue.list([TemplateSchema.json, .list(instances)]).jsonText()
    // Without Python nobody reads: then the write fails, and the exit code says why.
    try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try? input.fileHandleForWriting.close()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if [3, 127].contains(process.terminationStatus) { return nil }
    #expect(process.terminationStatus == 0, "the schema itself is refused")
    return String(decoding: said, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .map(String.init)
  }

  private func instance(_ yaml: String) throws -> DataValue {
    let source = SourceText(file: "t", bytes: Array(yaml.utf8))
    return try #require(YAMLReader.read(source, expected: "a template", log: DiagnosticLog()))
      .instance
  }

  @Test("It agrees about every template, every piece and every bad template")
  func agreement() throws {
    let templates = try TemplateSchemaTests.names.map { name in
      try String(contentsOfFile: TemplateSchemaTests.folder + name, encoding: .utf8)
    }
    let pieces = SchemaCase.valid + SchemaCase.invalid
    let texts = templates + pieces.map(\.yaml) + BadTemplateTests.all.map(\.yaml)
    guard let verdicts = try verdicts(try texts.map(instance)) else {
      print("note: python3 with jsonschema is missing; only our own validator looked at the schema")
      return
    }
    #expect(verdicts.count == texts.count)
    for (text, verdict) in zip(texts, verdicts) {
      let isValid = try TemplateSchemaTests.problems(text).isEmpty
      #expect(verdict == (isValid ? "valid" : "invalid"), "\(text)")
    }
  }
}
