/// Tells a table which rows are the same and whether they still show the same. Not UIKit's.
///
/// A data source that conforms keeps its rows' heights across `reloadData()`: only rows whose
/// content has changed are measured again. Without it, a reload measures every row anew.
public protocol RowHeightIdentifying: AnyObject {
  /// The model's identifier of a row and its content; nil when the row has none.
  func tableView(
    _ tableView: UITableView, heightIdentityForRowAt indexPath: IndexPath
  ) -> RowHeightIdentity?
}

/// Which model object a row shows, and what of it.
public struct RowHeightIdentity: Hashable, Sendable {
  /// The model object's identifier.
  public var row: RowIdentity
  /// Its content, or a fingerprint of it.
  public var content: RowContent

  /// An identity of a row.
  public init(row: RowIdentity, content: RowContent) {
    self.row = row
    self.content = content
  }
}
