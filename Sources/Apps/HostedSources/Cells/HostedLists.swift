import CellSources
import UIKit

extension UIView {
  /// Whether there is a table or collection view in the view.
  var containsList: Bool {
    self is UITableView || self is UICollectionView || subviews.contains { $0.containsList }
  }

  /// Lays out the lists in the view, and names what is in their cells. `again`: whether cells that
  /// are there have another content.
  func settleLists(again: Bool = false) {
    layoutIfNeeded()
    for list in lists {
      if let table = list as? UITableView {
        table.keepsAllCells = table.isShort
        if again { table.askHeightsAgain() }
        if table.isShort { table.forEachRow { cell, _ in PropertyNames.give(to: cell) } }
      } else if again {
        (list as? UICollectionView)?.collectionViewLayout.invalidateLayout()
      }
      list.layoutIfNeeded()
    }
  }

  private var lists: [UIView] {
    let own = self is UITableView || self is UICollectionView ? [self] : []
    return own + subviews.flatMap(\.lists)
  }
}

extension UITableView {
  /// The most rows whose cells are kept.
  private static let mostKeptRows = 500

  /// Whether it has few enough rows to keep all of their cells.
  fileprivate var isShort: Bool {
    (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) } <= Self.mostKeptRows
  }
}
