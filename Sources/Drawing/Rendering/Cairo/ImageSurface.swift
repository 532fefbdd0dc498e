import CCairo
import Scene

/// Pixels that Cairo paints on, and that other code may read and write in between.
final class ImageSurface {
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
  /// Words from one row to the next.
  let stride: Int
  /// Premultiplied words `0xAARRGGBB`, row by row; valid as long as the surface exists.
  let words: UnsafeMutablePointer<UInt32>
  let pointer: OpaquePointer

  /// Creates a transparent black surface.
  ///
  /// - Throws: `RenderingError.cairo` if memory runs out.
  convenience init(width: Int, height: Int) throws(RenderingError) {
    try self.init(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
  }

  /// Creates a surface on `words`, which must outlive it: `height` rows of `width` words without
  /// gaps.
  convenience init(
    over words: UnsafeMutablePointer<UInt32>, width: Int, height: Int
  ) throws(RenderingError) {
    let bytes = UnsafeMutableRawPointer(words).assumingMemoryBound(to: UInt8.self)
    try self.init(
      cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)))
  }

  /// Takes ownership of a new surface.
  private init(_ pointer: OpaquePointer) throws(RenderingError) {
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(pointer) else {
      cairo_surface_destroy(pointer)
      throw .cairo(String(cString: cairo_status_to_string(status)))
    }
    self.pointer = pointer
    width = Int(cairo_image_surface_get_width(pointer))
    height = Int(cairo_image_surface_get_height(pointer))
    stride = Int(cairo_image_surface_get_stride(pointer)) / 4
    words = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Gives `body` access to `words`: flushes Cairo before, and marks the surface as changed after.
  func withWords<R>(_ body: (UnsafeMutablePointer<UInt32>) -> R) -> R {
    cairo_surface_flush(pointer)
    defer { cairo_surface_mark_dirty(pointer) }
    return body(words)
  }

  /// Sets the pixels of `rect`, which must be inside the surface.
  func fill(_ rect: PixelRect, with word: UInt32) {
    guard !rect.isEmpty else { return }
    withWords { words in
      for row in rect.top..<rect.bottom {
        (words + (row &* stride &+ rect.left))
          .update(repeating: word, count: rect.right &- rect.left)
      }
    }
  }
}

extension ImageSurface {
  /// Creates a surface with the pixels of `raster`.
  convenience init(_ raster: Scene.Raster) throws(RenderingError) {
    guard raster.width <= RenderingLimits.maximumWidth,
      raster.height <= RenderingLimits.maximumWidth
    else { throw .tooLarge(width: Double(raster.width), height: Double(raster.height)) }
    try self.init(width: raster.width, height: raster.height)
    let stride = self.stride
    withWords { words in
      raster.rgba.withUnsafeBufferPointer { bytes in
        for y in 0..<raster.height {
          for x in 0..<raster.width {
            let at = (y * raster.width + x) * 4
            words[y * stride + x] = PremultipliedWord.word(
              red: bytes[at], green: bytes[at + 1], blue: bytes[at + 2], alpha: bytes[at + 3])
          }
        }
      }
    }
  }
}

/// The word `0xAARRGGBB` with colours multiplied by alpha, Cairo's pixel format.
enum PremultipliedWord {
  /// The word of a colour.
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
    let t = a &* b &+ 0x80
    return (t &+ (t &>> 8)) &>> 8
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
