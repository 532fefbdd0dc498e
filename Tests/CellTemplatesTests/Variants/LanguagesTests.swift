import Foundation
import TestSupport
import Testing

@testable import CellTemplates
@testable import UIKitCore

@Suite("Languages of a template")
struct LanguagesTests {
  private static let yaml = """
    languages: [en, ar]
    cells:
      C:
        views:
          title: { class: UILabel, text: { en: "From {name}", ar: "من {name}" } }
          runs: { class: UILabel, attributedText: [{ en: a, ar: b }, { text: { ar: c } }] }
          parts: { class: UISegmentedControl, items: { en: [Day, Week], ar: [يوم] } }
    sections:
      - header: { en: Today, ar: اليوم }
        data:
          - { name: { en: Sam, ar: سام }, sizes: { width: 3 } }
          - { name: Alex }
    """

  /// What the first row of a language's table shows.
  private func texts(_ language: String?) throws -> [String] {
    var template = try Template.parse(Self.yaml, file: "t.yaml")
    if let language { template = try template.localized(to: language) }
    let environment = template.environment(text: FixedAdvanceMeasurer())
    let table = template.makeTable(width: 320, environment: environment)
    let header = table.tableView(table.tableView, titleForHeaderInSection: 0)
    let row = [0, 1].map { row in
      table.tableView.withRow(at: IndexPath(row: row, section: 0)) { cell in
        cell.contentView.subviews.map { view in
          (view as? UILabel)?.attributedText?.string
            ?? (view as? UISegmentedControl)?.titleForSegment(at: 0) ?? ""
        }
      } ?? []
    }
    return [header ?? ""] + row.flatMap(\.self)
  }

  @Test("A text may be written once for each language; the first one is shown")
  func first() throws {
    #expect(try texts(nil) == ["Today", "From Sam", "ac", "Day", "From Alex", "ac", "Day"])
    #expect(try texts("en") == texts(nil))
  }

  @Test("Another language is another reading of the same template")
  func other() throws {
    #expect(try texts("ar") == ["اليوم", "من سام", "bc", "يوم", "من Alex", "bc", "يوم"])
  }

  @Test("A language that is not there leaves the template as it is")
  func unknown() throws {
    #expect(try texts("de") == texts(nil))
  }

  @Test("A file of data may be another in each language, and its fields maps as well")
  func data() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in ["en.json": "[{\"t\": \"one\"}]", "ar.csv": "t\nواحد\n"] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let yaml = """
      languages: [en, ar]
      cells: { C: { textLabel: { text: "{t}" } } }
      data: { en: en.json, ar: ar.csv }
      """
    let template = try Template.parse(yaml, file: folder.path + "/t.yaml")
    #expect(template.plan.sections[0].rows[0]["t"] == .text("one"))
    #expect(try template.localized(to: "ar").plan.sections[0].rows[0]["t"] == .text("واحد"))
  }

  @Test("Mappings that are not all languages stay records")
  func records() throws {
    let yaml = """
      languages: [en, id]
      cells: { C: { textLabel: { text: "{id}" } } }
      data: [{ id: 4, other: 5 }]
      """
    let row = try Template.parse(yaml, file: "t").plan.sections[0].rows[0]
    #expect(row["id"] == .number("4"))
  }

  @Test("What is wrong in one language is told when it is read, with its place")
  func errors() throws {
    let yaml = """
      languages: [en, ar]
      cells: { C: { textLabel: { text: { en: ok, ar: "{name" } } } }
      data: [{ name: x }]
      """
    let template = try Template.parse(yaml, file: "t.yaml")
    let errors = #expect(throws: TemplateErrors.self) { try template.localized(to: "ar") }
    #expect(errors?.diagnostics.map { "\($0)" }.first?.hasPrefix("t.yaml:2:49: error: '{'") == true)
  }

  @Test(
    "A map of languages that nobody declared is explained",
    arguments: [
      ("", "say which languages there are: languages: [en, ar]"),
      ("languages: [en, fr]", "'ar' is none of the template's languages, en or fr"),
    ])
  func undeclared(head: String, hint: String) {
    let yaml = "cells: {C: {textLabel: {text: {en: a, ar: b}}}}\ndata: [{a: 1}]\n\(head)\n"
    let errors = #expect(throws: TemplateErrors.self) { try Template.parse(yaml, file: "t") }
    #expect(errors?.diagnostics.first?.hint == hint)
  }

  @Test("The first language decides the direction, unless the template does")
  func direction() throws {
    let yaml = "cells: {C: {textLabel: {text: x}}}\ndata: [{a: 1}]\n"
    func direction(_ more: String) throws -> UIUserInterfaceLayoutDirection {
      try Template.parse(yaml + more, file: "t")
        .environment(text: FixedAdvanceMeasurer()).layoutDirection
    }
    #expect(try direction("languages: ar") == .rightToLeft)
    #expect(try direction("languages: [en, ar]") == .leftToRight)
    #expect(try direction("languages: ar\nlayoutDirection: leftToRight") == .leftToRight)
  }
}
