import ImageCoding

extension PixelBuffer {
  /// The picture made smaller, each pixel the mean of those it stands for; alpha is lost over
  /// white. The height follows.
  ///
  /// - Precondition: `width` is from 1 to the picture's own.
  /// - Complexity: O(pixels)
  func shrunk(toWidth width: Int) -> PixelBuffer {
    let height = max(1, (self.height * width + self.width / 2) / self.width)
    var result = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let rows = Self.source(of: y, self.height, height)
      for x in 0..<width { result[x, y] = mean(Self.source(of: x, self.width, width), rows) }
    }
    return result
  }

  /// The pixels, of `count`, that the one at `index` of `smaller` stands for; at least one.
  private static func source(of index: Int, _ count: Int, _ smaller: Int) -> Range<Int> {
    let start = index * count / smaller
    return start..<max(start + 1, (index + 1) * count / smaller)
  }

  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
    var sums: (red: UInt32, green: UInt32, blue: UInt32) = (0, 0, 0)
    for y in rows {
      for x in columns {
        let word = self[x, y]
        let alpha = word >> 24
        sums.red += ((word >> 16 & 0xFF) * alpha + 255 * (255 - alpha)) / 255
        sums.green += ((word >> 8 & 0xFF) * alpha + 255 * (255 - alpha)) / 255
        sums.blue += ((word & 0xFF) * alpha + 255 * (255 - alpha)) / 255
      }
    }
    let count = UInt32(columns.count * rows.count)
    return 0xFF00_0000 | (sums.red / count) << 16 | (sums.green / count) << 8 | sums.blue / count
  }
}
