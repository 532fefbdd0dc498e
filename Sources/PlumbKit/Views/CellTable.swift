import UIKit

/// A table that shows cells made by code, a row each.
///
/// A cell looks as it does in a table only in one: width, margins, separator and accessory are the
/// table's doing. It is its own data source, so that whoever holds the table holds the cells.
package final class CellTable: UITableView {
  /// From top to bottom.
  package let cells: [UITableViewCell]

  /// A plain table of these cells; to be called in the environment that they were made in.
  package init(_ cells: [UITableViewCell]) {
    self.cells = cells
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 568), style: .plain)
    // An estimate makes rows fit themselves, since iOS 8.
    rowHeight = UITableView.automaticDimension
    estimatedRowHeight = 44
    dataSource = self
  }

  /// There is no such class in files.
  package required init?(coder: NSCoder) { nil }
}

extension CellTable: UITableViewDataSource {
  /// One for each cell.
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  /// The row's own cell.
  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cells[indexPath.row]
  }
}
