import PlumbKit
import UIKit

/// What a snapshot can be taken of: views, cells, tables, nibs, and several cells as the rows of one table.
///
/// Conform your own models to it to say once how they are shown:
///
/// ```swift
/// extension Post: SnapshotSubject {
///   public func snapshotView() -> UIView { FeedCell(post: self) }
/// }
/// ```
public protocol SnapshotSubject {
  /// Makes the view of one variant. The variant is the current `LayoutEnvironment` while this runs, and
  /// views take their text size, appearance and direction from it at the moment they are made.
  func snapshotView() throws -> UIView
}

extension UIView: SnapshotSubject {
  /// The view itself.
  public func snapshotView() -> UIView { self }
}

extension Array: SnapshotSubject where Element: UITableViewCell {
  /// A table with a row for each cell.
  public func snapshotView() -> UIView { CellTable(self) }
}
