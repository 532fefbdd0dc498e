import ImageCoding

/// How far two pictures of the same size are apart, pixel by pixel and without tolerance.
public struct PixelDifference: Equatable, Sendable {
  /// Pixels that are not the same.
  public let count: Int
  /// Pixels of the picture.
  public let total: Int
  /// The rows in which they are; `nil` when there are none.
  public let rows: ClosedRange<Int>?

  /// `12 of 43520 pixels differ (0.03 %), in rows 10 to 14`
  public var description: String {
    guard let rows else { return "no pixel differs" }
    let share = Double(count) / Double(total) * 100
    let percent = share < 0.01 ? "less than 0.01" : "\((share * 100).rounded() / 100)"
    return "\(count) of \(total) pixels differ (\(percent) %), in rows \(rows.lowerBound) to"
      + " \(rows.upperBound)"
  }

  /// Compares two pictures of the same size.
  init(_ expected: PixelBuffer, _ actual: PixelBuffer) {
    var count = 0
    var first: Int?, last = 0
    for row in 0..<expected.height {
      let range = row * expected.width..<(row + 1) * expected.width
      let different = zip(expected.words[range], actual.words[range]).count { $0 != $1 }
      guard different > 0 else { continue }
      count += different
      first = first ?? row
      last = row
    }
    self.count = count
    total = expected.width * expected.height
    rows = first.map { $0...last }
  }
}

extension PixelBuffer {
  /// A picture that shows where two differ: what both have in pale grey, the rest in magenta.
  /// As large as the larger of both; where only one has pixels they count as different.
  static func difference(_ expected: PixelBuffer, _ actual: PixelBuffer) -> PixelBuffer {
    let width = max(expected.width, actual.width), height = max(expected.height, actual.height)
    var picture = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let old = expected.word(x, y), new = actual.word(x, y)
        picture[x, y] = old == new ? pale(new ?? 0) : 0xFFE0_00A0
      }
    }
    return picture
  }

  private func word(_ x: Int, _ y: Int) -> UInt32? {
    x < width && y < height ? self[x, y] : nil
  }

  /// The brightness of a word, brought close to white.
  private static func pale(_ word: UInt32) -> UInt32 {
    let red = word >> 16 & 0xFF, green = word >> 8 & 0xFF, blue = word & 0xFF
    let gray = 200 + (red * 2 + green * 5 + blue) / 8 * 55 / 255
    return 0xFF00_0000 | gray << 16 | gray << 8 | gray
  }
}
