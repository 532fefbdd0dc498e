extension SnapshotCase {
  /// How much work it is to lay out, draw, encode and compare, in no unit: an estimate from what
  /// the source and the variant say, so that every machine comes to the same. How well it balances
  /// is told in `Documentation/Snapshots.md`.
  var work: Int {
    let pixels = variant.width * variant.scale * variant.scale * Self.rowHeight * Double(rows)
    return Self.base + Self.perRow * rows + Int(pixels) / Self.pixelsPerUnit
  }

  /// What a picture costs that has nothing in it.
  private static let base = 100
  /// Laying out a row.
  private static let perRow = 20
  /// Points that a row is thought to be high.
  private static let rowHeight = 80.0
  /// Pixels that are painted, encoded and compared for one unit.
  private static let pixelsPerUnit = 2000
}
