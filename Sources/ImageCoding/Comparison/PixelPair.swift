/// Two pictures, looked at together where both have pixels: from the top left corner of both.
struct PixelPair {
  /// A row of words.
  typealias Row = UnsafeBufferPointer<UInt32>

  /// Columns that both have.
  let width: Int
  /// Rows that both have.
  let height: Int
  private let first: UnsafeBufferPointer<UInt32>
  private let second: UnsafeBufferPointer<UInt32>
  private let firstStride: Int
  private let secondStride: Int

  /// Lets `body` look at two pictures.
  static func with<R>(
    _ first: PixelBuffer, _ second: PixelBuffer, _ body: (PixelPair) -> R
  ) -> R {
    first.words.withUnsafeBufferPointer { a in
      second.words.withUnsafeBufferPointer { b in
        body(
          PixelPair(
            width: min(first.width, second.width), height: min(first.height, second.height),
            first: a, second: b, firstStride: first.width, secondStride: second.width))
      }
    }
  }

  /// The words of a row of either picture.
  func row(_ y: Int) -> (first: Row, second: Row) {
    let (a, b) = (y * firstStride, y * secondStride)
    return (Row(rebasing: first[a..<a + width]), Row(rebasing: second[b..<b + width]))
  }

  /// The columns from the first to the last in which a row differs; nil where it does not.
  func differingColumns(row y: Int) -> ClosedRange<Int>? {
    let (a, b) = row(y)
    // Eight words a step, no early exit: pages differ in few rows, so that this is the hot path.
    var bits: UInt32 = 0
    for x in 0..<width { bits |= a[x] ^ b[x] }
    guard bits != 0, let low = (0..<width).first(where: { a[$0] != b[$0] }),
      let high = (low..<width).last(where: { a[$0] != b[$0] })
    else { return nil }
    return low...high
  }
}
