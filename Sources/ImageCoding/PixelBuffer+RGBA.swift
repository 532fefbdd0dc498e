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
    [UInt8](unsafeUninitializedCapacity: words.count * 4) { bytes, count in
      for (index, word) in words.enumerated() {
        for (channel, shift) in [(0, 16), (1, 8), (2, 0), (3, 24)] as [(Int, UInt32)] {
          bytes[index * 4 + channel] = UInt8(truncatingIfNeeded: word >> shift)
        }
      }
      count = words.count * 4
    }
  }
}
