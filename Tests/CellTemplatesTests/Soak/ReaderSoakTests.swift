import Diagnostics
import Foundation
import Reading
import TestSupport
import Testing

@testable import CellTemplates
@testable import UIKitCore

/// Damaged input is refused with a reason or read; it never crashes, hangs, or says something else
/// the second time.
@Suite("Soak: damaged input")
struct ReaderSoakTests {
  static func source(_ name: String) throws -> [UInt8] {
    let folder = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let data = try Data(contentsOf: URL(fileURLWithPath: "/\(folder)/Templates/\(name)"))
    return [UInt8](data)
  }

  /// Runs a reader twice on each damaged text: nothing read means something said, and always the
  /// same.
  func soak<Value>(
    _ bytes: [UInt8], count: Int, seed: UInt64, _ read: (SourceText, DiagnosticLog) -> Value?
  ) {
    var mutator = TextMutator(seed: seed)
    for index in 0..<soaked(count) {
      let source = SourceText(file: "t", bytes: mutator.mutate(bytes))
      let logs = [DiagnosticLog(), DiagnosticLog()]
      let isRead = read(source, logs[0]) != nil
      _ = read(source, logs[1])
      #expect(isRead || logs[0].hasErrors, "case \(index): refused without a reason")
      #expect(logs[0].diagnostics == logs[1].diagnostics, "case \(index): not the same twice")
    }
  }

  @Test("YAML and templates", arguments: ["flexible-cell", "mail", "booking", "feed"])
  func templates(name: String) throws {
    let bytes = try Self.source("\(name).yaml")
    soak(bytes, count: 60, seed: 1) { source, log -> TemplatePlan? in
      guard source.isValid(log: log),
        let root = YAMLReader.read(source, expected: "a template", log: log)
      else {
        return nil
      }
      var compiler = TemplateCompiler(path: "t", log: log)
      return compiler.compile(root)
    }
  }

  @Test("A damaged template that can be read can be laid out")
  func layout() throws {
    let bytes = try Self.source("title-body.yaml")
    var mutator = TextMutator(seed: 2)
    var laidOut = 0
    for _ in 0..<soaked(60) {
      let text = String(decoding: mutator.mutate(bytes), as: UTF8.self)
      guard let template = try? Template.parse(text, file: "t") else { continue }
      laidOut += template.rows(width: 320).count
    }
    #expect(laidOut > 0)
  }

  @Test("JSON")
  func json() {
    let text = #"{"rows": [{"a": 1.5e3, "b": "x\u00e9\n"}, {"a": null, "b": [true, false]}]}"#
    soak(Array(text.utf8), count: 500, seed: 3) { source, log in
      source.isValid(log: log) ? JSONReader.read(source, log: log) : nil
    }
  }

  @Test("CSV")
  func csv() {
    let text = "a,b,c\r\n1,\"x, \"\"y\"\"\r\nz\",3\r\nä,,👨‍👩‍👧\r\n"
    soak(Array(text.utf8), count: 500, seed: 4) { source, log in
      source.isValid(log: log) ? CSVReader.read(source, log: log) : nil
    }
  }

  @Test("RSS, and the HTML inside")
  func feeds() throws {
    let bytes = try Self.source("feed.rss")
    soak(bytes, count: 100, seed: 5) { source, log -> [[String]]? in
      guard let set = source.decodedXML(log: log).flatMap({ FeedReader.read($0, log: log) }) else {
        return nil
      }
      return set.rows.map { $0.values.compactMap(\.text).map(PlainTextOfHTML.text) }
    }
  }

  @Test(
    "Equations, patterns and conditions",
    arguments: [
      "a.top == 2 * contentView.margins.top + 20 - systemSpacing @high - 1",
      "Von {sender.name | other | \"unbekannt\" | cut(200)}, {{x}}",
      "photo and not (kind == \"draft\" or n >= 3.5)",
    ])
  func expressions(text: String) {
    var mutator = TextMutator(seed: 6)
    for _ in 0..<soaked(300) {
      let damaged = String(decoding: mutator.mutate(Array(text.utf8)), as: UTF8.self)
      let equation = try? EquationParser.parse(damaged, metrics: [:]).solved()
      if let equation { #expect(equation.constant.isFinite && equation.multiplier.isFinite) }
      _ = try? TextPatternParser.parse(damaged).text(for: DataRecord())
      _ = try? ConditionParser.parse(damaged).holds(for: DataRecord())
    }
  }
}
