import Diagnostics
import UIKit

/// What a template's cell was made from, for those who judge the template.
package struct TemplateParts {
  /// Where the cell is written.
  package let location: FileLocation
  /// The views under their names, in the order of the file.
  package let views: [(view: UIView, name: String, location: FileLocation)]
  /// The active constraints, several at one place for a visual format.
  package let constraints: [(constraint: NSLayoutConstraint, location: FileLocation)]
}

extension UITableViewCell {
  /// What the cell was made from; nil for one that no template made.
  package var templateParts: TemplateParts? {
    guard let cell = self as? TemplateCell else { return nil }
    return TemplateParts(
      location: cell.plan.location,
      views: zip(cell.views, cell.plan.views).map { ($0, $1.name, $1.location) },
      constraints: cell.constraintsMade.filter(\.constraint.isActive))
  }
}

extension TemplateTable {
  /// Who decides the height of a row.
  package enum RowSizing: Equatable, Sendable {
    /// The table asks the cell, or a cell that is kept for measuring.
    case byContent
    /// The template gives a number.
    case fixed(CGFloat)
  }

  /// Who decides the height of a row.
  package func rowSizing(at indexPath: IndexPath) -> RowSizing {
    let rules = plan.sections[indexPath.section].rules
    let written = rules.height.value(for: record(at: indexPath)) ?? .automatic
    if case .points(let points) = written { return .fixed(points) }
    if case .points(let points) = plan.table.rowHeight { return .fixed(points) }
    return .byContent
  }
}
