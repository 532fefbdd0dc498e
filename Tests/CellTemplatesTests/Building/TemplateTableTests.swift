import Foundation
import Reading
import TestSupport
import Testing

@testable import CellTemplates
@testable import UIKitCore

@Suite("Tables made of templates")
struct TemplateTableTests {
  static let twoCells = """
    cells:
      Tall: {views: {a: {class: UILabel, text: "{t}", font: 20}}, constraints: ["V:|-10-[a]-10-|", "H:|-[a]-|"]}
      Flat: {views: {a: UIView}}
    rows:
      cell: "{kind}"
      height: [{when: kind == "Flat", use: 30}, {use: automatic}]
      estimatedHeight: [{when: kind == "Flat", use: 31}, {use: 55}]
    data:
      - {kind: Tall, t: one}
      - {kind: Flat}
      - {kind: Tall, t: two}
    """

  @Test("Rows find their cell and height by their data")
  func rules() throws {
    let rows = try Template.parse(Self.twoCells, file: "t").rows(width: 320)[0]
    #expect(rows.map(\.identifier) == ["Tall", "Flat", "Tall"])
    #expect(rows.map(\.height) == [44, 30, 44])
  }

  @Test("Estimates may differ by row")
  func estimates() throws {
    let template = try Template.parse(Self.twoCells, file: "t")
    let table = template.makeTable(
      width: 320, environment: template.environment(text: FixedAdvanceMeasurer()))
    let estimates = (0..<3).map {
      table.tableView(
        table.tableView, estimatedHeightForRowAt: IndexPath(row: $0, section: 0))
    }
    #expect(estimates == [55, 31, 55])
  }

  @Test("A cell that is used again makes no views and no constraints")
  func reuse() throws {
    let template = try Template.parse(Self.twoCells, file: "t")
    let environment = template.environment(text: FixedAdvanceMeasurer())
    let plan = try #require(template.plan.cell("Tall"))
    let cell = environment.perform { TemplateCell(plan: plan) }
    let views = cell.contentView.subviews
    let constraints = cell.contentView.constraints
    cell.configure(with: DataRecord(names: ["t"], values: [.text("other")]))
    #expect(cell.contentView.subviews == views)
    #expect(cell.contentView.constraints == constraints)
    #expect((views[0] as? UILabel)?.text == "other")
  }

  @Test("Sections come from the values of a field, in the order of their first row")
  func grouping() throws {
    let template = try Template.parse(
      """
      cells: {C: {textLabel: {text: "{name}"}}}
      data: [{city: Wien, name: a}, {city: Graz, name: b}, {city: Wien, name: c}]
      sections: {by: city, header: "in {city}", indexTitle: "{city | cut(1)}"}
      """, file: "t")
    let sections = template.plan.sections
    #expect(sections.map(\.header) == ["in Wien", "in Graz"])
    #expect(sections.map { $0.rows.map { $0["name"]?.text } } == [["a", "c"], ["b"]])
  }

  @Test("The environment is what the template asks for, the rest is the caller's")
  func environment() throws {
    let template = try Template.parse(
      """
      profile: ios12
      contentSizeCategory: accessibilityLarge
      layoutDirection: rightToLeft
      cells: {C: {}}
      data: []
      """, file: "t")
    let environment = template.environment(text: FixedAdvanceMeasurer(), displayScale: 3)
    #expect(environment.profile.name == "ios12" && environment.displayScale == 3)
    #expect(environment.contentSizeCategory == .accessibilityLarge)
    #expect(environment.layoutDirection == .rightToLeft)
    let overruled = template.environment(text: FixedAdvanceMeasurer(), profile: .named("ios7"))
    #expect(overruled.profile.name == "ios7")
  }

  @Test("A hundred thousand rows are bound only as they come up")
  func manyRows() throws {
    let text = FixedAdvanceMeasurer()
    let json = (0..<100_000).map { "{t: row \($0)}" }.joined(separator: ", ")
    let template = try Template.parse(
      "cells: {C: {views: {a: {class: UILabel, text: \"{t}\"}}}}\ndata: [\(json)]\n", file: "t")
    let table = template.makeTable(width: 320, environment: template.environment(text: text))
    table.tableView.layoutIfNeeded()
    #expect(template.rowCount == 100_000)
    #expect(table.tableView.visibleCells.count < 30)
  }
}
