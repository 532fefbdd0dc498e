extension PixelBuffer {
  /// A picture that shows where two differ: red where they do, a pale gray copy of `expected`
  /// where they do not, and orange where only one of them has pixels.
  ///
  /// As wide as the wider and as high as the higher of the two.
  public static func difference(
    expected: PixelBuffer, actual: PixelBuffer, tolerance: UInt8 = 0
  ) -> PixelBuffer {
    var picture = PixelBuffer(
      width: max(expected.width, actual.width), height: max(expected.height, actual.height),
      filledWith: 0xffff_a000)
    for y in 0..<min(expected.height, actual.height) {
      for x in 0..<min(expected.width, actual.width) {
        let (a, b) = (expected[x, y], actual[x, y])
        let differs = a != b && DifferingRows.delta(a, b) > tolerance
        picture[x, y] = differs ? 0xffff_0000 : pale(a)
      }
    }
    return picture
  }

  /// The word's lightness over white, at a quarter of its contrast.
  private static func pale(_ word: UInt32) -> UInt32 {
    let red = word >> 16 & 0xff
    let green = word >> 8 & 0xff
    let blue = word & 0xff
    // Rec. 601 weights in 256ths.
    let luma = (77 * red + 150 * green + 29 * blue) >> 8
    let darkness = (255 - luma) * (word >> 24) / 255
    let gray = 255 - darkness / 4
    return 0xff00_0000 | gray << 16 | gray << 8 | gray
  }
}
