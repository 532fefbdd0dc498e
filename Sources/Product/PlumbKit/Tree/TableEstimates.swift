import LayoutTree
import UIKitCore

/// A table's estimates before it measures, and corrections while scrolling.
struct TableEstimates {
  let rows: [IndexPath: Double]
  /// The scroll from top to end.
  let scrolling: LayoutTree.Scrolling

  /// Screens that are scrolled through, at most; what is below stays an estimate.
  static let mostScreens = 2_000

  /// Asks a table that has not been laid out for its estimates, then scrolls it a screen at a time
  /// to the end and back to the top. Rows are measured on the way, as on a phone.
  init(of table: UITableView) {
    rows = Self.estimates(of: table)
    let estimated = Double(table.contentSize.height)
    let steps = Self.scroll(table)
    table.setContentOffset(.zero, animated: false)
    scrolling = .init(
      viewport: Double(table.bounds.height), estimatedHeight: estimated,
      contentHeight: Double(table.contentSize.height), steps: steps)
  }

  private static func estimates(of table: UITableView) -> [IndexPath: Double] {
    var rows: [IndexPath: Double] = [:]
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        if let estimate = table.pendingEstimate(at: path) { rows[path] = Double(estimate) }
      }
    }
    return rows
  }

  private static func scroll(_ table: UITableView) -> [LayoutTree.Scrolling.Step] {
    table.layoutIfNeeded()
    var steps = [step(table)]
    while steps.count < mostScreens {
      let end = max(0, table.contentSize.height - table.bounds.height)
      guard table.contentOffset.y < end else { break }
      let next = min(table.contentOffset.y + table.bounds.height, end)
      table.setContentOffset(CGPoint(x: 0, y: next), animated: false)
      table.layoutIfNeeded()
      steps.append(step(table))
    }
    return steps
  }

  private static func step(_ table: UITableView) -> LayoutTree.Scrolling.Step {
    .init(
      offset: Double(table.contentOffset.y), contentHeight: Double(table.contentSize.height))
  }
}
