/// How much work the marks of one row may be.
///
/// Time is bounded by counting rectangles looked at, never by a clock, so that the same row is
/// drawn alike everywhere. Rows that people draw need a few ten thousand; a cell of 2,000 views
/// that all overlap runs into the limit, and what is then without a place goes to the gutters,
/// which need no search.
final class PlacementBudget {
  /// Rectangles looked at for one row, at most.
  static let comparisons = 4_000_000

  private(set) var left: Int

  init(_ comparisons: Int = PlacementBudget.comparisons) { left = comparisons }

  /// Whether the work is to end.
  var isSpent: Bool { left <= 0 }

  func spend(_ count: Int) { left -= count }
}
