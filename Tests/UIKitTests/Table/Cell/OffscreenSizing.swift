import Foundation
import UIKitCore

/// One kind of row of an article: what makes its cell and what the cell shows.
struct ArticleRow {
  var identifier: String
  var configure: (UITableViewCell) -> Void
}

/// A table of an article, with rows that size themselves (iOS 8) or are sized by hand (iOS 7).
///
/// By hand means: one cell of each kind, kept for measuring and never shown; configured like the
/// one that will be shown; laid out at the table's width; its *content view* fitted; one point
/// added for the separator.
final class ArticleTable: UITableViewDataSource, UITableViewDelegate {
  enum Recipe {
    case offscreenCells, automaticDimension
  }

  let table: UITableView
  let rows: [ArticleRow]
  let recipe: Recipe
  private let makers: [String: () -> UITableViewCell]
  private var offscreenCells: [String: UITableViewCell] = [:]
  /// How many cells the table has made of each kind.
  private(set) var cellsMade: [String: Int] = [:]

  init(
    _ recipe: Recipe, profile: String, width: CGFloat, cells: [String: () -> UITableViewCell],
    rows: [ArticleRow], text: any TextMeasurer
  ) {
    self.recipe = recipe
    self.rows = rows
    makers = cells
    let environment = LayoutEnvironment(
      profile: OSProfile.named(profile) ?? .standard, text: text)
    table = environment.perform {
      UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 480), style: .plain)
    }
    for (identifier, make) in cells {
      table.register(forCellReuseIdentifier: identifier) { [weak self] in
        self?.cellsMade[identifier, default: 0] += 1
        return make()
      }
    }
    if recipe == .automaticDimension {
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 44
    }
    table.dataSource = self
    table.delegate = self
  }

  /// The heights of the content views of all rows, top to bottom.
  var contentHeights: [CGFloat] {
    var heights: [CGFloat] = []
    table.forEachElement { element, view in
      if case .row = element, let cell = view as? UITableViewCell {
        heights.append(cell.contentView.frame.height)
      }
    }
    return heights
  }

  /// The heights of all rows, top to bottom.
  var rowHeights: [CGFloat] {
    table.layoutAllRows()
    return rows.indices.map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = rows[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: row.identifier, for: indexPath)
    row.configure(cell)
    cell.setNeedsUpdateConstraints()
    cell.updateConstraintsIfNeeded()
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard recipe == .offscreenCells else { return tableView.rowHeight }
    let row = rows[indexPath.row]
    guard let cell = offscreenCell(row.identifier) else { return 0 }
    row.configure(cell)
    cell.setNeedsUpdateConstraints()
    cell.updateConstraintsIfNeeded()
    cell.bounds = CGRect(
      x: 0, y: 0, width: tableView.bounds.width, height: cell.bounds.height)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    let size = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return size.height + 1
  }

  private func offscreenCell(_ identifier: String) -> UITableViewCell? {
    if let cell = offscreenCells[identifier] { return cell }
    let cell = makers[identifier]?()
    offscreenCells[identifier] = cell
    return cell
  }
}
