extension PixelBuffer {
  /// The picture with each side divided by `factor`, rounded up: each pixel the average of a square
  /// of `factor` × `factor` (fewer at the right and bottom edge), weighted by alpha.
  ///
  /// - Complexity: linear in the pixels of this picture.
  func reduced(by factor: Int) -> PixelBuffer {
    guard factor > 1 else { return self }
    var small = PixelBuffer(
      width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
    let (across, down) = (small.width, small.height)
    small.withMutableWords { words in
      for y in 0..<down {
        for x in 0..<across {
          words[y * across + x] = average(
            columns: x * factor..<min(width, (x + 1) * factor),
            rows: y * factor..<min(height, (y + 1) * factor))
        }
      }
    }
    return small
  }

  private func average(columns: Range<Int>, rows: Range<Int>) -> UInt32 {
    var sums = (alpha: UInt64(0), red: UInt64(0), green: UInt64(0), blue: UInt64(0))
    for y in rows {
      for x in columns {
        let word = UInt64(self[x, y])
        let alpha = word >> 24
        sums.alpha += alpha
        sums.red += (word >> 16 & 0xff) * alpha
        sums.green += (word >> 8 & 0xff) * alpha
        sums.blue += (word & 0xff) * alpha
      }
    }
    guard sums.alpha > 0 else { return 0 }
    let count = UInt64(columns.count * rows.count)
    let channel = { (sum: UInt64) in UInt32((sum + sums.alpha / 2) / sums.alpha) }
    let alpha = UInt32((sums.alpha + count / 2) / count)
    return alpha << 24 | channel(sums.red) << 16 | channel(sums.green) << 8 | channel(sums.blue)
  }
}
