import Foundation

/// One stretch of a table's content: what stands at one place in the vertical order.
///
/// Every section contributes a header, its rows and a footer, in this order. A header or footer
/// that is not shown is a slot of extent 0, so that the arithmetic knows no special case.
enum TableSlot: Hashable {
  case header(section: Int)
  case row(section: Int, row: Int)
  case footer(section: Int)

  init(_ indexPath: IndexPath) {
    self = .row(section: indexPath.section, row: indexPath.row)
  }

  /// The row's index path; nil for a header or footer.
  var indexPath: IndexPath? {
    guard case .row(let section, let row) = self else { return nil }
    return IndexPath(row: row, section: section)
  }

  var section: Int {
    switch self {
    case .header(let section), .row(let section, _), .footer(let section): section
    }
  }
}
