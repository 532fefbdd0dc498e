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
    from jsonschema import Draft7Validator
    schema, instances = json.load(sys.stdin)
    Draft7Validator.check_schema(schema)
    validator = Draft7Validator(schema)
    print(" ".join("valid" if validator.is_valid(i) else "invalid" for i in instances))
    """

  /// Whether there is a Python that has jsonschema.
  private static let isInstalled: Bool = {
    let process = python(["-c", "import jsonschema"])
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  private static func python(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// The verdict on each instance: "valid" or "invalid".
  private func verdicts(_ instances: [DataValue]) throws -> [String] {
    let process = Self.python(["-c", Self.script])
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let text = DataValue.list([TemplateSchema.json, .list(instances)]).jsonText()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "the schema itself is refused")
    return String(decoding: printed, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .map(String.init)
  }

  private func instance(_ yaml: String) throws -> DataValue {
    let source = SourceText(file: "t", bytes: Array(yaml.utf8))
    return try #require(YAMLReader.read(source, expected: "a template", log: DiagnosticLog()))
      .instance
  }

  @Test(
    "It agrees about every template, every piece and every bad template",
    .enabled(if: isInstalled, "python3 with jsonschema is not installed"))
  func agreement() throws {
    let templates = try TemplateSchemaTests.names.map { name in
      try String(contentsOfFile: TemplateSchemaTests.folder + name, encoding: .utf8)
    }
    let pieces = SchemaCase.valid + SchemaCase.invalid
    let texts = templates + pieces.map(\.yaml) + BadTemplateTests.all.map(\.yaml)
    let verdicts = try verdicts(try texts.map(instance))
    #expect(verdicts.count == texts.count)
    let validator = try TemplateSchemaTests.validator()
    for (text, verdict) in zip(texts, verdicts) {
      let isValid = try TemplateSchemaTests.problems(text, by: validator).isEmpty
      #expect(verdict == (isValid ? "valid" : "invalid"), "\(text)")
    }
  }
}
