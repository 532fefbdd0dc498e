import ImageCoding
import Scene

/// The word `0xAARRGGBB` with colours multiplied by alpha, Cairo's pixel format.
enum PremultipliedWord {
  static func word(_ color: Scene.Color) -> UInt32 {
    word(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// The word of four channels that are not premultiplied.
  @inline(__always)
  static func word(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) -> UInt32 {
    let a = UInt32(alpha)
    return a &<< 24 | product(UInt32(red), a) &<< 16 | product(UInt32(green), a) &<< 8
      | product(UInt32(blue), a)
  }

  /// `a · b / 255`, rounded, for both in 0...255.
  @inline(__always)
  static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ColorLevel.quotient(a &* b)
  }

  /// All four channels of `word` times `factor / 255`, rounded; two channels per multiplication.
  @inline(__always)
  static func scaled(_ word: UInt32, by factor: UInt32) -> UInt32 {
    var even = (word & 0x00ff_00ff) &* factor &+ 0x0080_0080
    even = ((even &+ ((even &>> 8) & 0x00ff_00ff)) &>> 8) & 0x00ff_00ff
    var odd = ((word &>> 8) & 0x00ff_00ff) &* factor &+ 0x0080_0080
    odd = (odd &+ ((odd &>> 8) & 0x00ff_00ff)) & 0xff00_ff00
    return even | odd
  }

  /// The word with its colours divided by alpha, rounded.
  @inline(__always)
  static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word &>> 24
    guard alpha != 255 else { return word }
    guard alpha != 0 else { return 0 }
    let half = alpha &>> 1
    let red = min(255, ((word &>> 16 & 0xff) &* 255 &+ half) / alpha)
    let green = min(255, ((word &>> 8 & 0xff) &* 255 &+ half) / alpha)
    let blue = min(255, ((word & 0xff) &* 255 &+ half) / alpha)
    return alpha &<< 24 | red &<< 16 | green &<< 8 | blue
  }
}

/// A rectangle of pixels, in a surface's coordinates.
struct PixelRect: Hashable {
  /// Coordinates further from the origin are not counted in pixels: no picture is so large.
  static let farthest = 1e9

  /// First column.
  var left: Int
  /// First row.
  var top: Int
  /// One past the last column.
  var right: Int
  /// One past the last row.
  var bottom: Int

  /// The common pixels of both.
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Pixels of the picture in the coordinates of a band whose first row is the picture's row `top`.
  func inBand(from top: Int) -> PixelRect {
    PixelRect(left: left, top: self.top - top, right: right, bottom: bottom - top)
  }

  /// Whether it contains no pixels.
  var isEmpty: Bool { left >= right || top >= bottom }
}

extension PixelRect {
  /// The whole pixels around a rectangle whose unit is the pixel.
  init(around rect: Scene.Rect) {
    let limit = RenderingLimits.largestCoordinate
    let whole = { (edge: Double) in Int(max(-limit, min(limit, edge))) }
    self.init(
      left: whole(rect.x.rounded(.down)), top: whole(rect.y.rounded(.down)),
      right: whole(rect.maxX.rounded(.up)), bottom: whole(rect.maxY.rounded(.up)))
  }
}
