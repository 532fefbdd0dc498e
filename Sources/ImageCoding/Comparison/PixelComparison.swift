/// What two pictures have in common.
public enum PixelComparison: Hashable, Sendable {
  /// Every pixel is the same.
  case identical
  /// The sizes differ; pixels are not looked at.
  case sizesDiffer
  /// Some pixels differ.
  case pixelsDiffer(PixelDifference)

  /// Compares two pictures; a pixel differs when any channel does by more than `tolerance`.
  ///
  /// - Complexity: One pass; rows that are equal in memory cost a comparison of memory.
  public init(_ first: PixelBuffer, _ second: PixelBuffer, tolerance: UInt8 = 0) {
    guard first.width == second.width, first.height == second.height else {
      self = .sizesDiffer
      return
    }
    var rows = DifferingRows(tolerance: tolerance)
    first.words.withUnsafeBufferPointer { a in
      second.words.withUnsafeBufferPointer { b in
        for y in 0..<first.height {
          let row = y * first.width..<(y + 1) * first.width
          rows.add(row: y, UnsafeBufferPointer(rebasing: a[row]), .init(rebasing: b[row]))
        }
      }
    }
    self = rows.difference.map { .pixelsDiffer($0) } ?? .identical
  }
}

/// Which pixels differ, in short.
public struct PixelDifference: Hashable, Sendable {
  /// How many pixels differ.
  public let count: Int
  /// Columns from the first that differs to the last.
  public let columns: ClosedRange<Int>
  /// Rows from the first that differs to the last.
  public let rows: ClosedRange<Int>
  /// The largest difference in one channel, 1...255.
  public let largest: UInt8

  /// A difference of `count` pixels within the given columns and rows.
  public init(count: Int, columns: ClosedRange<Int>, rows: ClosedRange<Int>, largest: UInt8) {
    self.count = count
    self.columns = columns
    self.rows = rows
    self.largest = largest
  }
}
