/// A colour as people see it on a screen: distances are perceived differences, 1 between black and
/// white.
///
/// The space is OKLab (B. Ottosson, "A perceptual color space for image processing", 2020), in
/// which a distance is three subtractions. CIEDE2000 describes small differences a little better,
/// but it is a formula for pairs, with trigonometry for each. OKLab is computed once per pixel, and
/// its hues and lightnesses are as even as that formula's in the colours of interfaces.
///
/// OKLab's cube root exaggerates differences near black: one level of 255 would be a twelfth of the
/// whole scale there. A screen is never that black: sRGB's own viewing conditions have one percent
/// of flare (M. Stokes et al., "A Standard Default Color Space for the Internet: sRGB", 1996),
/// which is added to the light before the root. With it a level is between 0.002 and 0.005 from
/// black to white, and half of an edge's coverage is about half of its contrast, in the light and
/// in the dark.
struct PerceivedColor {
  /// Lightness, red against green, blue against yellow; and the visible part of the backdrop's
  /// lightness, so that white and transparency over white differ.
  let components: SIMD4<Float>

  func squaredDistance(to other: PerceivedColor) -> Float {
    let apart = components - other.components
    return (apart * apart).sum()
  }
}

extension PerceivedColor {
  /// The colour of a word `0xAARRGGBB`; transparent ones are seen over white.
  init(word: UInt32) {
    let alpha = word >> 24
    guard alpha < 0xff else {
      components = Self.opaque(word)
      return
    }
    let onWhite = Self.opaque(Self.blend(word, alpha, over: 0xff))
    let onBlack = Self.opaque(Self.blend(word, alpha, over: 0))
    components = SIMD4(onWhite.x, onWhite.y, onWhite.z, onWhite.x - onBlack.x)
  }

  /// Blends encoded levels, as all programs that draw interfaces do.
  private static func blend(_ word: UInt32, _ alpha: UInt32, over backdrop: UInt32) -> UInt32 {
    let rest = backdrop * (255 - alpha)
    let red = ColorLevel.quotient((word >> 16 & 0xff) * alpha + rest)
    let green = ColorLevel.quotient((word >> 8 & 0xff) * alpha + rest)
    let blue = ColorLevel.quotient((word & 0xff) * alpha + rest)
    return red << 16 | green << 8 | blue
  }

  private static func opaque(_ word: UInt32) -> SIMD4<Float> {
    let red = light[Int(word >> 16 & 0xff)]
    let green = light[Int(word >> 8 & 0xff)]
    let blue = light[Int(word & 0xff)]
    let cones = SIMD4<Float>(
      0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_99 * blue,
      0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_96 * blue,
      0.088_302_46 * red + 0.281_718_84 * green + 0.629_978_7 * blue, 1)
    let root = cubeRoots(cones)
    return SIMD4(
      0.210_454_26 * root.x + 0.793_617_8 * root.y - 0.004_072_05 * root.z,
      1.977_998_5 * root.x - 2.428_592_2 * root.y + 0.450_593_7 * root.z,
      0.025_904_04 * root.x + 0.782_771_77 * root.y - 0.808_675_77 * root.z, 0) * scale
  }

  /// One percent of white.
  private static let flare = 0.01

  /// Black is as light as the flare; this scale stretches the range from there to white to 1.
  private static let scale: Float = 1 / (1 - cubeRoots(SIMD4(repeating: light[0])).x)

  /// The light of each encoded level (IEC 61966-2-1) with the flare, 1 for white.
  private static let light: [Float] = (0...255).map { level in
    Float((SRGBCurve.linear(Double(level) / 255) + flare) / (1 + flare))
  }

  /// Cube roots of 0.001...1, to seven digits: a third of the exponent, then Newton steps.
  private static func cubeRoots(_ x: SIMD4<Float>) -> SIMD4<Float> {
    // Safe: the bit patterns of four floats of 32 bits are four integers of 32.
    let third = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(x, to: SIMD4<Int32>.self))
    let guess = third / 3 &+ SIMD4(repeating: 0x2a51_4067)
    // Safe: any 32 bits are a float; these are near the root, since the exponent is a third.
    var root = unsafeBitCast(guess, to: SIMD4<Float>.self)
    for _ in 0..<3 { root = (root + root + x / (root * root)) * (1 / 3 as Float) }
    return root
  }
}
