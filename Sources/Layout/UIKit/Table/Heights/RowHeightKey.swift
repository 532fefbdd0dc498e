import Foundation

/// Everything a row's height depends on. Two equal keys have the same height.
public struct RowHeightKey: Hashable, Sendable {
  /// Which row: an identifier of the model object, so that the height follows the row when it
  /// moves.
  public var row: RowIdentity
  /// The row's width in points.
  public var width: CGFloat
  /// What of it the safe area takes from the content, both sides together.
  public var safeArea: CGFloat
  /// The reader's text size.
  public var contentSizeCategory: UIContentSizeCategory
  /// What the row shows. Change it, and the height is calculated anew.
  public var content: RowContent

  /// A key of its parts.
  public init(
    row: RowIdentity, width: CGFloat, safeArea: CGFloat = 0,
    contentSizeCategory: UIContentSizeCategory, content: RowContent = .unknown
  ) {
    self.row = row
    self.width = width
    self.safeArea = safeArea
    self.contentSizeCategory = contentSizeCategory
    self.content = content
  }
}

/// Which row a height belongs to.
public enum RowIdentity: Hashable, Sendable {
  /// A number the table gave to the row when it was loaded or inserted; a reload gives new ones.
  case serial(Int)
  /// The model object's own identifier, valid across reloads.
  case model(String)
}

/// What a row shows, as far as its height goes.
public enum RowContent: Hashable, Sendable {
  /// Nothing is known; a height is good until someone invalidates it.
  case unknown
  /// A fingerprint (a hash, a revision number) that differs when the content does.
  case fingerprint(Int)
  /// The content itself.
  case text(String)
}
