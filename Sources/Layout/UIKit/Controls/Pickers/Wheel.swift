/// One column of a picker: what its wheel shows.
package struct Wheel: Hashable, Sendable {
  /// The lines of the wheel, those farther than `reach` from the chosen one left out.
  package var lines: [String]
  /// The line in the band.
  package var chosen: Int
  /// The column's share of the width, beside the others'.
  package var weight: Double

  /// How many lines one sees above and below the chosen one.
  package static let reach = 3

  package init(lines: [String], chosen: Int, weight: Double = 1) {
    self.lines = lines
    self.chosen = chosen
    self.weight = weight
  }

  /// A wheel of numbers or names around a value: `line(offset)` for offsets near 0, nil beyond the
  /// end.
  init(weight: Double, around line: (Int) -> String?) {
    let offsets = (-Self.reach...Self.reach).filter { line($0) != nil }
    self.init(
      lines: offsets.compactMap(line), chosen: offsets.firstIndex(of: 0) ?? 0, weight: weight)
  }
}
