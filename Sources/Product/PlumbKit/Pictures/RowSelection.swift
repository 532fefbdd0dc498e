import UIKitCore

/// Some rows of a table, as they are written: `0-4`, `1.2`, `2.0-2.3,7`, `3-`.
///
/// A row is named by its running number, counted from 0 over all sections, or by section and row
/// as dumps and diagrams name it: `1.2` is the third row of the second section. Either end of a
/// range may be left out.
public struct RowSelection: Hashable, Sendable {
  /// The end of a range.
  enum Bound: Hashable, Sendable {
    case number(Int)
    case path(section: Int, row: Int)
  }

  /// From one row to another, both included.
  struct Range: Hashable, Sendable {
    var first: Bound?
    var last: Bound?
  }

  /// The form of a selection, for messages.
  public static let form = "rows such as 0-4, 3-, 1.2 or 2.0-2.3, each range from first to last"

  /// As it was written.
  public let text: String
  let ranges: [Range]

  /// Reads a selection; nil when the text is none, or when a range runs backwards.
  public init?(_ text: String) {
    self.text = text
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let ranges = parts.map { Range($0) }
    guard ranges.allSatisfy({ $0 != nil }) else { return nil }
    self.ranges = ranges.compactMap(\.self)
  }

  func contains(section: Int, row: Int, number: Int) -> Bool {
    ranges.contains { range in
      (range.first?.isAtMost(section, row, number) ?? true)
        && (range.last?.isAtLeast(section, row, number) ?? true)
    }
  }
}

extension RowSelection.Range {
  init?(_ text: Substring) {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    let bounds = ends.map { RowSelection.Bound($0) }
    guard ends.count <= 2, zip(ends, bounds).allSatisfy({ $0.isEmpty || $1 != nil }),
      bounds.contains(where: { $0 != nil })
    else { return nil }
    first = bounds[0]
    last = bounds[bounds.count - 1]
    if let first, let last, first.isAfter(last) { return nil }
  }
}

extension RowSelection.Bound {
  init?(_ text: Substring) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 1: self = .number(numbers[0])
    case 2: self = .path(section: numbers[0], row: numbers[1])
    default: return nil
    }
  }

  fileprivate func isAtMost(_ section: Int, _ row: Int, _ number: Int) -> Bool {
    switch self {
    case .number(let own): own <= number
    case .path(let ownSection, let ownRow): (ownSection, ownRow) <= (section, row)
    }
  }

  fileprivate func isAtLeast(_ section: Int, _ row: Int, _ number: Int) -> Bool {
    switch self {
    case .number(let own): own >= number
    case .path(let ownSection, let ownRow): (ownSection, ownRow) >= (section, row)
    }
  }

  /// Whether it comes after another of its kind.
  fileprivate func isAfter(_ other: RowSelection.Bound) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): a > b
    case (.path(let a, let b), .path(let c, let d)): (a, b) > (c, d)
    default: false
    }
  }
}

/// Which elements of a table are drawn: the selected rows, the header of a section whose first row
/// is among them, and the footer of one whose last row is.
struct SelectedRows {
  private let selection: RowSelection?
  /// Rows of each section, and those before it.
  private let counts: [Int]
  private let starts: [Int]

  init(_ selection: RowSelection?, in table: UITableView) {
    self.selection = selection
    counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    var start = 0
    starts = counts.map { count in
      defer { start += count }
      return start
    }
  }

  var isEverything: Bool { selection == nil }

  func contains(_ element: TableElement) -> Bool {
    guard let selection else { return true }
    switch element {
    case .tableHeader, .tableFooter: return false
    case .row(let path):
      return selection.contains(
        section: path.section, row: path.row, number: starts[path.section] + path.row)
    case .sectionHeader(let section):
      return counts[section] > 0 && contains(.row(IndexPath(row: 0, section: section)))
    case .sectionFooter(let section):
      let last = IndexPath(row: counts[section] - 1, section: section)
      return counts[section] > 0 && contains(.row(last))
    }
  }

  /// The list of rows, for somebody who named others.
  var inventory: String {
    let total = counts.reduce(0, +)
    guard total > 0, let last = counts.lastIndex(where: { $0 > 0 }),
      let first = counts.firstIndex(where: { $0 > 0 })
    else { return "no rows" }
    return "rows 0 to \(total - 1), which are \(first).0 to \(last).\(counts[last] - 1)"
  }
}
