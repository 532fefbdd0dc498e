import Diagnostics
import Foundation
import Reading
import TestSupport
import Testing

@testable import CellTemplates

@Suite("Finding a template's data")
struct DataLoaderTests {
  static let cell = "cells: {C: {textLabel: {text: \"{name}\"}}}\n"

  /// Loads a template out of a folder of its own that holds these files; paths in messages lose the
  /// folder.
  func load(_ data: String, files: [String: String] = [:]) throws -> Result<
    [String?], TemplateErrors
  > {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let template = folder.appendingPathComponent("t.yaml")
    try Data((Self.cell + data).utf8).write(to: template)
    return Result { () throws(TemplateErrors) in
      try Template.load(template.path).plan.sections.flatMap { $0.rows.map { $0["name"]?.text } }
    }
  }

  func names(_ data: String, files: [String: String] = [:]) throws -> [String?] {
    try load(data, files: files).get()
  }

  @Test("Rows are written in the template, numbers and nothing as YAML has them")
  func inline() throws {
    #expect(
      try names("data: [{name: a}, {name: 1.50}, {name: ~}, {name: \"2\"}]") == [
        "a", "1.50", nil, "2",
      ])
  }

  @Test("A file lies beside its template, whatever the current folder")
  func files() throws {
    #expect(try names("data: r.json", files: ["r.json": #"[{"name": "a"}]"#]) == ["a"])
    #expect(try names("data: r.csv", files: ["r.csv": "name\nä\n"]) == ["ä"])
    #expect(
      try names("data: {file: r.txt, format: csv}", files: ["r.txt": "name\nb\n"]) == ["b"])
  }

  @Test("A path leads to rows inside of a JSON file")
  func path() throws {
    let file = ["r.json": #"{"result": {"items": [{"name": "a"}, {"name": "b"}]}}"#]
    #expect(try names("data: {file: r.json, rows: result.items}", files: file) == ["a", "b"])
  }

  @Test("RSS may be in Latin-1")
  func latin1() throws {
    let log = DiagnosticLog()
    let text = "<?xml version='1.0' encoding='ISO-8859-1'?><rss>"
    let bytes = Array(text.utf8) + [0xE4] + Array("</rss>".utf8)
    let source = SourceText(file: "t", bytes: bytes).decodedXML(log: log)
    #expect(source.map { String(decoding: $0.bytes, as: UTF8.self) } == text + "ä</rss>")
  }

  @Test("What a data file says wrong is reported in that file, beside what the template does")
  func errors() throws {
    guard case .failure(let errors) = try load("data: r.json", files: ["r.json": "[1,\n x]"]) else {
      Issue.record("a broken file was read")
      return
    }
    #expect(errors.diagnostics.count == 1)
    #expect(
      errors.description.hasSuffix(
        "/r.json:2:2: error: broken JSON: unexpected 'x', expected a value"))
  }

  @Test("A record without a path says where its list is")
  func hint() throws {
    guard case .failure(let errors) = try load("data: r.json", files: ["r.json": #"{"a": [1]}"#])
    else {
      Issue.record("a record was taken for rows")
      return
    }
    #expect(errors.diagnostics[0].hint == "say where it is: {file: …, rows: a}")
  }
}
