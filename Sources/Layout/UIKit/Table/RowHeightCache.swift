import Foundation

/// Heights of rows, kept until something they depend on changes.
///
/// A table view keeps one of its own for self-sizing rows. Code that answers `heightForRowAt` by
/// measuring (the iOS 7 recipe) can keep another:
///
/// ```swift
/// let key = RowHeightKey(
///   row: .model(message.id), width: tableView.bounds.width,
///   contentSizeCategory: .large, content: .text(message.body))
/// return heights.height(for: key) { measure(message, in: tableView) }
/// ```
///
/// A height is forgotten when its row's content differs from what it was calculated for, or when it
/// is invalidated. Another width or text size does not overwrite it: turning the device back finds
/// it again.
public final class RowHeightCache {
  /// How many widths and text sizes are kept of one row; the oldest gives way.
  static let settingsPerRow = 8

  /// A height under the settings it was calculated for.
  private struct Setting {
    var width: CGFloat
    var safeArea: CGFloat
    var contentSizeCategory: UIContentSizeCategory
    var height: CGFloat

    func matches(_ key: RowHeightKey) -> Bool {
      width == key.width && safeArea == key.safeArea
        && contentSizeCategory == key.contentSizeCategory
    }
  }

  private struct Entry {
    var content: RowContent
    var settings: [Setting]
  }

  /// Told of every calculation, hit and invalidation, after it happened.
  public var onEvent: ((RowHeightEvent) -> Void)?
  private var entries: [RowIdentity: Entry] = [:]

  /// An empty cache.
  public init() {}

  /// How many rows have at least one height.
  public var rowCount: Int { entries.count }

  /// The height under a key, calculated when it is not known.
  /// - Complexity: O(1) when it is known.
  public func height(
    for key: RowHeightKey, calculate: () throws -> CGFloat
  ) rethrows -> CGFloat {
    if let known = height(for: key) { return known }
    let height = try calculate()
    store(height, for: key)
    return height
  }

  /// The height under a key, if it is known. Reports a hit.
  public func height(for key: RowHeightKey) -> CGFloat? {
    guard let height = peek(key) else { return nil }
    onEvent?(.hit(key, height: height))
    return height
  }

  /// Keeps a height. Heights that were calculated for other content of the row go.
  public func store(_ height: CGFloat, for key: RowHeightKey) {
    var entry = entries[key.row] ?? Entry(content: key.content, settings: [])
    if entry.content != key.content {
      entry = Entry(content: key.content, settings: [])
      onEvent?(.invalidated(row: key.row, .content))
    }
    entry.settings.removeAll { $0.matches(key) }
    if entry.settings.count == Self.settingsPerRow { entry.settings.removeFirst() }
    let setting = Setting(
      width: key.width, safeArea: key.safeArea, contentSizeCategory: key.contentSizeCategory,
      height: height)
    entry.settings.append(setting)
    entries[key.row] = entry
    onEvent?(.calculated(key, height: height))
  }

  /// Forgets a row at every width and text size.
  public func invalidate(_ row: RowIdentity) {
    guard entries.removeValue(forKey: row) != nil else { return }
    onEvent?(.invalidated(row: row, .row))
  }

  /// Forgets every row.
  public func invalidateAll() {
    guard !entries.isEmpty else { return }
    entries.removeAll()
    onEvent?(.invalidated(row: nil, .everything))
  }

  /// Forgets what a reload may have changed: rows known by position only, and rows whose content is
  /// unknown.
  func forgetUnverifiable() {
    let before = entries.count
    entries = entries.filter { row, entry in
      if case .model = row { return entry.content != .unknown }
      return false
    }
    if entries.count != before { onEvent?(.invalidated(row: nil, .reload)) }
  }

  /// The height under a key, without an event.
  func peek(_ key: RowHeightKey) -> CGFloat? {
    guard let entry = entries[key.row], entry.content == key.content else { return nil }
    return entry.settings.first { $0.matches(key) }?.height
  }
}

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
