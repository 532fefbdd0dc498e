import Scene

/// Entries of different widths in columns that are filled from the top: as many columns as there
/// is room for, each as wide as its widest entry.
struct ColumnLayout {
  /// Of the entries, with the gap to the next column.
  let widths: [Double]
  /// The room across, in points.
  let width: Double
  /// From an entry to the one below.
  let lineHeight: Double

  /// The top left corner of each entry, the first at the origin.
  ///
  /// - Complexity: entries × lines of the result.
  var places: [Scene.Point] {
    guard !widths.isEmpty else { return [] }
    let fewest = max(1, Int((widths.reduce(0, +) / max(width, 1)).rounded(.down)))
    for rows in min(fewest, widths.count)...widths.count {
      let columns = stride(from: 0, to: widths.count, by: rows).map { start in
        widths[start..<min(start + rows, widths.count)].max() ?? 0
      }
      guard columns.reduce(0, +) <= width || rows == widths.count else { continue }
      let starts = columns.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1) }
      return widths.indices.map { index in
        Scene.Point(starts[index / rows], Double(index % rows) * lineHeight)
      }
    }
    return []
  }
}
