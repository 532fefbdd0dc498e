import InterfaceBuilder
import UIKit

/// A table that shows scenes of an Interface Builder file.
final class InterfaceTable {
  let tableView: UITableView
  private let rows: [InterfaceRow]
  private let heights: [CGFloat]

  /// Makes the cells; to be called in the environment that they are to have.
  init(_ layout: InterfaceLayout, _ contents: [InterfaceRows.Row], width: CGFloat) {
    let rows = contents.map { layout.row($0.scene, $0.content) }
    self.rows = rows
    heights = rows.map { $0.height(inTableOfWidth: width) }
    tableView = UITableView(
      frame: CGRect(x: 0, y: 0, width: width, height: layout.device.size.height), style: .plain)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.dataSource = self
    tableView.delegate = self
  }
}

extension InterfaceTable: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    rows[indexPath.row].cell
  }
}

extension InterfaceTable: UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.row]
  }
}
