import UIKit

/// Which elements of a table are drawn: the selected rows, the header of a section whose first row
/// is among them, and the footer of one whose last row is.
struct SelectedRows {
  private let selection: RowSelection?
  /// Rows of each section, and those before it.
  private let counts: [Int]
  private let starts: [Int]

  init(_ selection: RowSelection?, in table: UITableView) {
    self.selection = selection
    counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    var start = 0
    starts = counts.map { count in
      defer { start += count }
      return start
    }
  }

  /// Whether everything is drawn.
  var isEverything: Bool { selection == nil }

  func contains(_ element: TableElement) -> Bool {
    guard let selection else { return true }
    switch element {
    case .tableHeader, .tableFooter: return false
    case .row(let path):
      return selection.contains(
        section: path.section, row: path.row, number: starts[path.section] + path.row)
    case .sectionHeader(let section):
      return counts[section] > 0 && contains(.row(IndexPath(row: 0, section: section)))
    case .sectionFooter(let section):
      let last = IndexPath(row: counts[section] - 1, section: section)
      return counts[section] > 0 && contains(.row(last))
    }
  }

  /// What rows there are, for somebody who named others.
  var inventory: String {
    let total = counts.reduce(0, +)
    guard total > 0, let last = counts.lastIndex(where: { $0 > 0 }),
      let first = counts.firstIndex(where: { $0 > 0 })
    else { return "no rows" }
    return "rows 0 to \(total - 1), which are \(first).0 to \(last).\(counts[last] - 1)"
  }
}
