import Scene

extension GlyphMask {
  /// Paints `color` through the mask on `words` of `stride` words per row, within `clip`; `x` and
  /// `y` are the pixel that contains the glyph's origin.
  @inline(__always)
  func blend(
    _ color: MaskColor, x: Int, y: Int, on words: UnsafeMutablePointer<UInt32>, stride: Int,
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
        color.blend(
          base + (row &* width &+ shown.left),
          on: words + ((y &+ top &+ row) &* stride &+ x &+ left &+ shown.left),
          count: shown.right &- shown.left)
      }
    }
  }
}

/// Blends a colour through masks: four pixels per step, all channels at once.
///
/// Each channel becomes `color · coverage / 255 + target · (255 - alpha · coverage / 255) / 255`,
/// every quotient rounded: the same bits as `PremultipliedWord.scaled` pixel by pixel.
struct MaskColor {
  private typealias Channels = SIMD16<UInt16>

  /// The premultiplied colour.
  private let color: UInt32
  /// Its channels, four times.
  private let channels: SIMD16<UInt16>
  /// Its alpha, once for each channel.
  private let alpha: SIMD16<UInt16>

  /// Creates a blender for a premultiplied colour.
  init(_ color: UInt32) {
    self.color = color
    let pixels = SIMD4<UInt32>(repeating: color)
    channels = Channels(truncatingIfNeeded: unsafeBitCast(pixels, to: SIMD16<UInt8>.self))
    alpha = Channels(repeating: UInt16(truncatingIfNeeded: color &>> 24))
  }

  /// Blends `count` pixels at `target`; each word of `coverage` contains the pixel's coverage in
  /// all four bytes.
  @inline(__always)
  func blend(
    _ coverage: UnsafePointer<UInt32>, on target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var column = 0
    while column &+ 4 <= count {
      blendFour(coverage + column, on: target + column)
      column &+= 4
    }
    while column < count {
      blendOne(coverage[column] & 0xff, on: target + column)
      column &+= 1
    }
  }

  @inline(__always)
  private func blendFour(
    _ coverage: UnsafePointer<UInt32>, on target: UnsafeMutablePointer<UInt32>
  ) {
    let covered = UnsafeRawPointer(coverage).loadUnaligned(as: SIMD2<UInt64>.self)
    guard covered[0] | covered[1] != 0 else { return }
    let pixels = UnsafeMutableRawPointer(target)
    let old = pixels.loadUnaligned(as: SIMD16<UInt8>.self)
    let factor = Channels(truncatingIfNeeded: unsafeBitCast(covered, to: SIMD16<UInt8>.self))
    let rest = 255 &- MaskColor.quotient(alpha &* factor)
    let sum =
      MaskColor.quotient(channels &* factor)
      &+ MaskColor.quotient(Channels(truncatingIfNeeded: old) &* rest)
    pixels.storeBytes(
      of: SIMD16<UInt8>(truncatingIfNeeded: sum), as: SIMD16<UInt8>.self)
  }

  @inline(__always)
  private func blendOne(_ covered: UInt32, on target: UnsafeMutablePointer<UInt32>) {
    guard covered != 0 else { return }
    let source = PremultipliedWord.scaled(color, by: covered)
    let rest = 255 &- (source &>> 24)
    target.pointee = source &+ PremultipliedWord.scaled(target.pointee, by: rest)
  }

  /// `product / 255`, rounded, for products of two bytes: sums stay below 2¹⁶.
  @inline(__always)
  private static func quotient(_ product: SIMD16<UInt16>) -> SIMD16<UInt16> {
    let t = product &+ 0x80
    return (t &+ (t &>> 8)) &>> 8
  }
}
