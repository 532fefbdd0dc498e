/// Gathers a `PixelDifference` row by row.
struct DifferingRows {
  private let tolerance: UInt8
  private var count = 0
  private var largest: UInt8 = 0
  private var columns: ClosedRange<Int>?
  private var rows: ClosedRange<Int>?

  /// Nothing seen yet.
  init(tolerance: UInt8) { self.tolerance = tolerance }

  /// What was found; nil when nothing differs.
  var difference: PixelDifference? {
    guard let columns, let rows else { return nil }
    return PixelDifference(count: count, columns: columns, rows: rows, largest: largest)
  }

  /// Compares one row of both pictures.
  mutating func add(
    row: Int, _ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>
  ) {
    // Eight words a step, no early exit: pages differ in few rows, so that this is the hot path.
    var bits: UInt32 = 0
    for x in 0..<first.count { bits |= first[x] ^ second[x] }
    guard bits != 0 else { return }
    for x in 0..<first.count where first[x] != second[x] {
      let delta = DifferingRows.delta(first[x], second[x])
      if delta > tolerance { note(column: x, row: row, delta: delta) }
    }
  }

  private mutating func note(column: Int, row: Int, delta: UInt8) {
    count += 1
    largest = max(largest, delta)
    columns =
      min(columns?.lowerBound ?? column, column)...max(columns?.upperBound ?? column, column)
    rows = (rows?.lowerBound ?? row)...row
  }

  /// The largest difference in one channel; what is invisible in both pictures is the same.
  static func delta(_ first: UInt32, _ second: UInt32) -> UInt8 {
    if first >> 24 == 0, second >> 24 == 0 { return 0 }
    var largest: UInt8 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let a = UInt8(truncatingIfNeeded: first >> shift)
      let b = UInt8(truncatingIfNeeded: second >> shift)
      largest = max(largest, a > b ? a - b : b - a)
    }
    return largest
  }
}
