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

  /// True when there are no pixels in it.
  var isEmpty: Bool { left >= right || top >= bottom }
}

extension GlyphMask {
  /// Paints `ink` through the mask, the glyph's whole pixel at `x`, `y`, on `words` of `stride`
  /// words a row, within `clip`.
  @inline(__always)
  func blend(
    _ ink: MaskInk, x: Int, y: Int, on words: UnsafeMutablePointer<UInt32>, stride: Int,
    clip: PixelRect
  ) {
    let shown = PixelRect(
      left: clip.left - x - left, top: clip.top - y - top, right: clip.right - x - left,
      bottom: clip.bottom - y - top
    ).intersection(PixelRect(left: 0, top: 0, right: width, bottom: height))
    guard !shown.isEmpty else { return }
    coverage.withUnsafeBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      for row in shown.top..<shown.bottom {
        ink.blend(
          base + (row &* width &+ shown.left),
          on: words + ((y &+ top &+ row) &* stride &+ x &+ left &+ shown.left),
          count: shown.right &- shown.left)
      }
    }
  }
}
