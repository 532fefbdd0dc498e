import CellTemplates
import Linting
import UIKit

/// Makes of the rows of a template's table what rules look at.
struct TemplateLintReader {
  private let table: TemplateTable
  /// The variant that the table is laid out in: `320 pt, dark`.
  private let variant: String

  /// Rows of one identifier that are looked at: other rows differ in their texts only.
  private static let rowsPerIdentifier = 10
  /// Rows in all that are passed on the way to those.
  private static let rowLimit = 10_000

  init(_ table: TemplateTable, variant: String) {
    self.table = table
    self.variant = variant
  }

  /// Calls `body` with the first rows of each identifier; a scene is gone after it.
  func forEachScene(_ body: (LintScene) -> Void) {
    var counts: [String: Int] = [:]
    var passed = 0
    for section in 0..<table.tableView.numberOfSections {
      for row in 0..<table.tableView.numberOfRows(inSection: section) {
        passed += 1
        guard passed <= Self.rowLimit else { return }
        let path = IndexPath(row: row, section: section)
        let identifier = table.reuseIdentifier(at: path) ?? ""
        counts[identifier, default: 0] += 1
        guard counts[identifier, default: 0] <= Self.rowsPerIdentifier else { continue }
        table.tableView.withRow(at: path) { cell in
          scene(of: cell, at: path).map(body)
        }
      }
    }
  }

  private func scene(of cell: UITableViewCell, at path: IndexPath) -> LintScene? {
    guard let parts = cell.templateParts else { return nil }
    let identifier = cell.reuseIdentifier ?? ""
    cell.contentView.name = "contentView"
    let estimate = table.tableView(table.tableView, estimatedHeightForRowAt: path)
    let sizing = table.rowSizing(at: path)
    return LintScene(
      id: identifier, name: "'\(identifier)'", place: SourcePlace(parts.location),
      rowHeight: sizing == .byContent ? .automatic : .fixed(cell.bounds.height),
      estimatedHeight: estimate > 0 ? estimate : nil,
      occasion: .init(row: "\(path.section).\(path.row)", variant: variant), root: cell,
      content: cell.contentView,
      views: parts.views.map {
        LintView(view: $0.view, id: $0.name, name: $0.name, place: SourcePlace($0.location))
      },
      constraints: parts.constraints.map {
        LintConstraint(
          constraint: $0.constraint, id: $0.constraint.identifier ?? $0.constraint.equation,
          place: SourcePlace($0.location))
      })
  }
}
