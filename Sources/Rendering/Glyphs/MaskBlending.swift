import Scene

/// A rectangle of pixels that may be painted, in a surface's coordinates.
struct PixelRect: Hashable {
  /// First column.
  var left: Int
  /// First row.
  var top: Int
  /// One past the last column.
  var right: Int
  /// One past the last row.
  var bottom: Int

  /// The pixels both hold.
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }
}

extension GlyphMask {
  /// Paints a premultiplied `color` through the mask, the glyph's whole pixel at `x`, `y`, on
  /// `words` of `stride` words a row, within `clip`.
  func blend(
    _ color: UInt32, x: Int, y: Int, on words: UnsafeMutablePointer<UInt32>, stride: Int,
    clip: PixelRect
  ) {
    let shown = PixelRect(
      left: clip.left - x - left, top: clip.top - y - top, right: clip.right - x - left,
      bottom: clip.bottom - y - top
    ).intersection(PixelRect(left: 0, top: 0, right: width, bottom: height))
    guard shown.left < shown.right, shown.top < shown.bottom else { return }
    coverage.withUnsafeBufferPointer { coverage in
      for row in shown.top..<shown.bottom {
        let target = words + (y + top + row) * stride + x + left
        for column in shown.left..<shown.right {
          let covered = UInt32(coverage[row &* width &+ column])
          guard covered != 0 else { continue }
          let source =
            covered == 255 ? color : PremultipliedWord.scaled(color, by: covered)
          let rest = 255 &- (source &>> 24)
          target[column] =
            rest == 0 ? source : source &+ PremultipliedWord.scaled(target[column], by: rest)
        }
      }
    }
  }
}
