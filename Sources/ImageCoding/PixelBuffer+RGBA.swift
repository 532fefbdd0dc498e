extension PixelBuffer {
  /// A picture of four bytes a pixel: red, green, blue, alpha; nil unless they fill it exactly.
  public init?(width: Int, height: Int, rgba: [UInt8]) {
    guard rgba.count % 4 == 0 else { return nil }
    let words = stride(from: 0, to: rgba.count, by: 4).map { at -> UInt32 in
      let (red, green) = (UInt32(rgba[at]), UInt32(rgba[at + 1]))
      let (blue, alpha) = (UInt32(rgba[at + 2]), UInt32(rgba[at + 3]))
      return alpha << 24 | red << 16 | green << 8 | blue
    }
    self.init(width: width, height: height, words: words)
  }

  /// Four bytes a pixel: red, green, blue, alpha.
  public var rgba: [UInt8] {
    words.flatMap { word in
      [
        UInt8(truncatingIfNeeded: word >> 16), UInt8(truncatingIfNeeded: word >> 8),
        UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 24),
      ]
    }
  }
}
