import ImageCoding
import Scene

extension PNGRenderer {
  /// The picture as pixels instead of a file, for comparisons and previews; the same pixels.
  ///
  /// - Parameter masks: a store of glyph masks to go on with, for callers that draw several pictures.
  /// - Throws: `RenderingError`; memory for the whole picture is needed.
  public func pixels(
    _ scene: Scene, masks: GlyphMaskStore = GlyphMaskStore()
  ) throws(RenderingError) -> PixelBuffer {
    let (width, height) = try pixelSize(of: scene.size)
    let painter = try painter(of: scene, masks)
    var failure: RenderingError?
    let words = [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
      guard let base = words.baseAddress else { return }
      do throws(RenderingError) {
        for band in bands(of: height) {
          let surface = try ImageSurface(
            over: base + band.lowerBound * width, width: width, height: band.count)
          try paint(band, of: painter, on: surface)
        }
        count = width * height
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    guard let picture = PixelBuffer(width: width, height: height, words: words) else {
      throw .tooLarge(width: Double(width), height: Double(height))
    }
    return picture
  }
}
