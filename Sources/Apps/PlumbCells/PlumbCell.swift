import UIKit

/// A cell that shows a row of a data file: `plumb render FeedCell.swift --data rows.json` makes a
/// cell for each row.
///
/// The module exists only where Plumb compiles the cell, so that the file still builds in Xcode:
///
/// ```swift
/// #if canImport(PlumbCells)
///   import PlumbCells
///
///   extension FeedCell: PlumbCell {
///     func show(row: Post) { configure(with: row) }
///   }
/// #endif
/// ```
@MainActor @preconcurrency
public protocol PlumbCell: AnyObject {
  /// What a row of the data is decoded as.
  associatedtype PlumbRow: Decodable

  /// Shows a row, as `tableView(_:cellForRowAt:)` does for its model.
  func show(row: PlumbRow)
}
