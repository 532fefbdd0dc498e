import Foundation

/// Row heights in points, cached until something they depend on changes.
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
/// A height is dropped when its row's content differs from the one it was calculated for, or when
/// it is invalidated. Another width or text size does not replace it: after rotating the device
/// back it is still available.
public final class RowHeightCache {
  /// The number of widths and text sizes kept per row; the oldest is replaced.
  static let settingsPerRow = 8

  /// A height with the settings it was calculated for.
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

  /// Called after every calculation, hit and invalidation.
  public var onEvent: ((RowHeightEvent) -> Void)?
  private var entries: [RowIdentity: Entry] = [:]

  public init() {}

  /// The number of rows with at least one height.
  public var rowCount: Int { entries.count }

  /// The height for a key in points; calculated if it is not cached.
  /// - Complexity: O(1) when it is known.
  public func height(
    for key: RowHeightKey, calculate: () throws -> CGFloat
  ) rethrows -> CGFloat {
    if let known = height(for: key) { return known }
    let height = try calculate()
    store(height, for: key)
    return height
  }

  /// The cached height for a key in points; nil if there is none. Reports a hit.
  public func height(for key: RowHeightKey) -> CGFloat? {
    guard let height = peek(key) else { return nil }
    onEvent?(.hit(key, height: height))
    return height
  }

  /// Stores a height in points. Drops heights calculated for other content of the row.
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

  /// Drops the heights of a row at every width and text size.
  public func invalidate(_ row: RowIdentity) {
    guard entries.removeValue(forKey: row) != nil else { return }
    onEvent?(.invalidated(row: row, .row))
  }

  public func invalidateAll() {
    guard !entries.isEmpty else { return }
    entries.removeAll()
    onEvent?(.invalidated(row: nil, .everything))
  }

  /// Drops heights that a reload may have made invalid: by position, or of unknown content.
  func forgetUnverifiable() {
    let before = entries.count
    entries = entries.filter { row, entry in
      if case .model = row { return entry.content != .unknown }
      return false
    }
    if entries.count != before { onEvent?(.invalidated(row: nil, .reload)) }
  }

  /// The cached height for a key in points, without reporting an event.
  func peek(_ key: RowHeightKey) -> CGFloat? {
    guard let entry = entries[key.row], entry.content == key.content else { return nil }
    return entry.settings.first { $0.matches(key) }?.height
  }
}

/// Everything a row's height depends on. Two equal keys have the same height.
public struct RowHeightKey: Hashable, Sendable {
  /// The row's identity, the model object's, so that its height moves with it.
  public var row: RowIdentity
  /// The row's width in points.
  public var width: CGFloat
  /// The part of `width` in points that the safe area covers, both sides together.
  public var safeArea: CGFloat
  public var contentSizeCategory: UIContentSizeCategory
  /// The content of the row. If it changes, the height is calculated again.
  public var content: RowContent

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

/// Identifies the row that a height belongs to.
public enum RowIdentity: Hashable, Sendable {
  /// A number the table gave to the row when it was loaded or inserted; a reload gives new ones.
  case serial(Int)
  /// The model object's own identifier, valid across reloads.
  case model(String)
}

/// The content of a row, as far as its height depends on it.
public enum RowContent: Hashable, Sendable {
  /// Unknown; the height is valid until it is invalidated.
  case unknown
  /// A fingerprint (a hash, a revision number) that differs when the content does.
  case fingerprint(Int)
  case text(String)
}

/// An event of a height cache, for a log or a test.
///
/// The description is one line, in the manner of the debug log of UITableView+FDTemplateLayoutCell:
/// `calculate row 3 at 320: 87.5`.
public enum RowHeightEvent: Hashable, Sendable {
  /// The reason why a height was dropped.
  public enum Cause: String, Hashable, Sendable {
    case content
    case row
    case everything
    /// The table was reloaded, and the row's content is unknown.
    case reload
  }

  case calculated(RowHeightKey, height: CGFloat)
  case hit(RowHeightKey, height: CGFloat)
  /// All heights of a row were dropped; those of several rows if `row` is nil.
  case invalidated(row: RowIdentity?, Cause)
}

extension RowHeightEvent: CustomStringConvertible {
  /// The event in one line.
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

/// Supplies identity and content of rows, so that a table recognizes them after a reload. Not
/// UIKit's.
///
/// If the data source conforms, row heights survive `reloadData()`: only rows whose content has
/// changed are measured again. Otherwise a reload measures every row.
public protocol RowHeightIdentifying: AnyObject {
  /// The identity and content of a row; nil if it has none.
  func tableView(
    _ tableView: UITableView, heightIdentityForRowAt indexPath: IndexPath
  ) -> RowHeightIdentity?
}

/// The model object of a row, and the content that the row's height depends on.
public struct RowHeightIdentity: Hashable, Sendable {
  /// The model object's identifier.
  public var row: RowIdentity
  public var content: RowContent

  public init(row: RowIdentity, content: RowContent) {
    self.row = row
    self.content = content
  }
}
