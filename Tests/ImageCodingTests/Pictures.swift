import ImageCoding

/// Pictures for tests, made from a seed so that a failure can be repeated.
enum Pictures {
  /// Every word drawn at random, in steps of `step` so that small palettes can be had.
  static func noise(
    width: Int, height: Int, seed: UInt64, opaque: Bool = true, step: UInt32 = 1
  ) -> PixelBuffer {
    var state = seed &+ 0x9e37_79b9_7f4a_7c15
    var picture = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let word = UInt32(truncatingIfNeeded: state >> 32) / step * step
        picture[x, y] = opaque ? word | 0xff00_0000 : word
      }
    }
    return picture
  }

  /// White with a grid of dark words every few pixels: long runs, repeated rows, repeated glyphs.
  static func page(width: Int, height: Int) -> PixelBuffer {
    var picture = PixelBuffer(width: width, height: height, filledWith: 0xffff_ffff)
    for y in 0..<height where y % 11 < 5 {
      for x in 0..<width where (x * x + y % 11) % 7 < 2 {
        picture[x, y] = 0xff00_0000 | UInt32(x % 5 * 40) << 8
      }
    }
    return picture
  }
}
