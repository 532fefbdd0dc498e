import Foundation

/// What a height cache did, for a log or a test.
///
/// The description of an event is one line, in the manner of the debug log of
/// UITableView+FDTemplateLayoutCell: `calculate row 3 at 320: 87.5`.
public enum RowHeightEvent: Hashable, Sendable {
  /// Why a height is no longer good.
  public enum Cause: String, Hashable, Sendable {
    /// The row shows something else.
    case content
    /// The cache was told that this row changed.
    case row
    /// The cache was told that every row changed.
    case everything
    /// The table was reloaded, and the row's content cannot be compared.
    case reload
  }

  /// The height was not known and has been calculated.
  case calculated(RowHeightKey, height: CGFloat)
  /// The height was known.
  case hit(RowHeightKey, height: CGFloat)
  /// Every height of a row was dropped; of several rows when `row` is nil.
  case invalidated(row: RowIdentity?, Cause)
}

extension RowHeightEvent: CustomStringConvertible {
  /// One line.
  public var description: String {
    switch self {
    case .calculated(let key, let height): "calculate \(key.row) at \(key.width): \(height)"
    case .hit(let key, let height): "hit cache \(key.row) at \(key.width): \(height)"
    case .invalidated(let row?, let cause): "invalidate \(row): \(cause.rawValue)"
    case .invalidated(nil, let cause): "invalidate rows: \(cause.rawValue)"
    }
  }
}

extension RowIdentity: CustomStringConvertible {
  /// The identifier in quotes, or the serial number.
  public var description: String {
    switch self {
    case .serial(let number): "row \(number)"
    case .model(let name): "'\(name)'"
    }
  }
}
