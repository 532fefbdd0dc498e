import Diagnostics
import Foundation
import ProjectFile
import Reading
import TestSupport
import Testing

@Suite("Documentation of plumb.yaml")
struct DocumentationTests {
  private static let path =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    + "/Documentation/Project.md"

  /// What stands between fences that say `yaml`.
  private func examples() throws -> [String] {
    let text = try String(contentsOfFile: Self.path, encoding: .utf8)
    return text.components(separatedBy: "```yaml\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  @Test("Every example is read, and fits the schema")
  func read() throws {
    let examples = try examples()
    #expect(examples.count > 6)
    for example in examples {
      #expect(throws: Never.self, "\(example)") {
        _ = try ProjectFile.parse(example, path: "plumb.yaml")
      }
      #expect(try ProjectSchemaTests.problems(example) == [])
    }
  }

  @Test("Every key is explained")
  func keys() throws {
    let text = try String(contentsOfFile: Self.path, encoding: .utf8)
    guard case .record(let root) = try schema(), case .record(let keys)? = root["properties"] else {
      Issue.record("no properties")
      return
    }
    for key in keys.names { #expect(text.contains("`\(key)`"), "\(key)") }
    guard case .record(let section)? = keys["snapshots"],
      case .list(let choices)? = section["anyOf"], case .record(let mapping)? = choices.first,
      case .record(let snapshots)? = mapping["properties"]
    else {
      Issue.record("no keys of snapshots")
      return
    }
    for key in snapshots.names { #expect(text.contains("  \(key): "), "\(key)") }
  }

  private func schema() throws -> DataValue {
    let source = SourceText(file: "s", bytes: Array(ProjectSchema.text.utf8))
    return try #require(JSONReader.read(source, log: DiagnosticLog()))
  }
}
