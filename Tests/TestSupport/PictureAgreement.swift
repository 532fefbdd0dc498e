import ImageCoding

/// How far two pictures of the same thing, drawn by different programs, are apart.
///
/// Programs smooth edges differently, so that single pixels say little. What is compared is how
/// dark windows of 4 × 4 points are, in steps of 2: smoothing cancels out there, a missing glyph or
/// an edge that is half a point off (an eighth of a window) does not.
public struct PictureAgreement: CustomStringConvertible {
  /// The largest difference of a window's means, 0...1, over all windows and channels.
  public let worst: Double
  /// The top left pixel of that window.
  public let place: (x: Int, y: Int)
  /// The mean difference over all windows, in the channel where it is largest.
  public let mean: Double

  /// Compares two pictures of `scale` pixels a point; nil unless they are of the same size, to a
  /// pixel on either side, as programs round the size of a page differently.
  public init?(_ first: PixelBuffer, _ second: PixelBuffer, scale: Int) {
    let block = 2 * scale
    guard abs(first.width - second.width) <= 1, abs(first.height - second.height) <= 1 else {
      return nil
    }
    let columns = min(first.width, second.width) / block
    let rows = min(first.height, second.height) / block
    var (worst, place, mean) = (0.0, (x: 0, y: 0), 0.0)
    for shift: UInt32 in [0, 8, 16] {
      var total = 0.0
      let blocks = (0..<rows).map { row in
        (0..<columns).map { Self.difference(first, second, shift, row, $0, block) }
      }
      for row in 0..<max(0, rows - 1) {
        for column in 0..<max(0, columns - 1) {
          let sum =
            blocks[row][column] + blocks[row][column + 1] + blocks[row + 1][column]
            + blocks[row + 1][column + 1]
          let apart = abs(Double(sum)) / Double(4 * block * block * 255)
          total += apart
          if apart > worst { (worst, place) = (apart, (column * block, row * block)) }
        }
      }
      mean = max(mean, total / Double(max(1, (rows - 1) * (columns - 1))))
    }
    (self.worst, self.place, self.mean) = (worst, place, mean)
  }

  /// The sum of differences of one channel in one block.
  private static func difference(
    _ first: PixelBuffer, _ second: PixelBuffer, _ shift: UInt32, _ row: Int, _ column: Int,
    _ block: Int
  ) -> Int {
    var sum = 0
    for y in row * block..<(row + 1) * block {
      for x in column * block..<(column + 1) * block {
        sum += Int(first[x, y] >> shift & 0xff) - Int(second[x, y] >> shift & 0xff)
      }
    }
    return sum
  }

  /// Where and how much.
  public var description: String {
    "worst \(worst) at pixel \(place.x), \(place.y); mean \(mean)"
  }
}
