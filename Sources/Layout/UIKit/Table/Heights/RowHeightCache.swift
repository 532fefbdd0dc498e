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
