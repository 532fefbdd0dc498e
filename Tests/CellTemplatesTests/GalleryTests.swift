import Foundation
import TestSupport
import Testing
import Typesetting

@testable import CellTemplates
@testable import UIKitCore

/// The templates that show how it is done hold up where readers will look at them.
@Suite("The gallery's templates")
struct GalleryTests {
  static let names = [
    "settings", "chat", "shop", "profile", "form", "podcasts", "flight", "library", "timetable",
    "weather", "languages",
  ]

  /// A width with a setting that a template is tried with.
  struct Situation: Sendable, CustomStringConvertible {
    let width: Double
    let key: String
    let value: String

    var description: String { "\(width) points, \(key) \(value)" }
  }

  static let situations = [
    Situation(width: 320, key: "contentSizeCategory", value: "accessibilityExtraExtraExtraLarge"),
    Situation(width: 375, key: "layoutDirection", value: "rightToLeft"),
    Situation(width: 430, key: "contentSizeCategory", value: "large"),
    Situation(width: 844, key: "contentSizeCategory", value: "extraSmall"),
  ]

  /// The template with one of its settings replaced.
  func template(_ name: String, _ situation: Situation) throws -> Template {
    let path = TemplateSchemaTests.folder + name + ".yaml"
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.filter { !$0.hasPrefix(situation.key + ":") }
    return try Template.parse(
      kept.joined(separator: "\n") + "\(situation.key): \(situation.value)\n", file: path)
  }

  /// What is wrong with the rows of a table.
  func problems(of template: Template, width: Double) throws -> [String] {
    let environment = template.environment(text: try Typesetter.system())
    let table = template.makeTable(width: width, environment: environment)
    table.tableView.layoutAllRows()
    var problems: [String] = []
    for section in 0..<table.numberOfSections(in: table.tableView) {
      for row in 0..<table.tableView(table.tableView, numberOfRowsInSection: section) {
        table.tableView.withRow(at: IndexPath(row: row, section: section)) { cell in
          let place = "row \(section).\(row)"
          problems += cell.layoutConflicts.map { "\(place): \($0)" }
          var queue: [UIView] = [cell.contentView]
          while let view = queue.popLast() {
            if view.hasAmbiguousLayout { problems.append("\(place): \(view.name ?? "") ambiguous") }
            queue += view.subviews
          }
        }
      }
    }
    return problems
  }

  @Test(
    "neither conflict nor leave anything open, at any width, text size and direction",
    arguments: names, situations)
  func sound(name: String, situation: Situation) throws {
    let problems = try problems(of: template(name, situation), width: situation.width)
    #expect(problems == [])
  }
}
