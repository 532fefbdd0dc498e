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
