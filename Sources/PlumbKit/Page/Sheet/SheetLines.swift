/// Columns broken into lines of about the same width.
struct SheetLines {
  /// Widths that columns need.
  let widths: [Double]
  /// Between two columns.
  let gap: Double

  /// As much as one line of columns may be wide, in points; a column may be wider.
  static let limit = 3200.0

  /// The columns of each line, in order: as few lines as the limit allows, and those as narrow as
  /// that many lines can be.
  ///
  /// - Complexity: O(columns × log(width)).
  var lines: [Range<Int>] {
    let count = filled(to: Self.limit).count
    var low = widths.max() ?? 0
    var high = max(low, Self.limit)
    while high - low > 1 {
      let middle = (low + high) / 2
      if filled(to: middle).count <= count { high = middle } else { low = middle }
    }
    let narrow = filled(to: low)
    return narrow.count <= count ? narrow : filled(to: high)
  }

  /// The width of a line.
  func width(_ line: Range<Int>) -> Double {
    widths[line].reduce(0, +) + gap * Double(max(0, line.count - 1))
  }

  /// Lines filled one after the other.
  private func filled(to limit: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in widths.indices where index > start && width(start..<(index + 1)) > limit {
      lines.append(start..<index)
      start = index
    }
    return start < widths.count ? lines + [start..<widths.count] : lines
  }
}
