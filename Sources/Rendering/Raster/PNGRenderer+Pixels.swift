import ImageCoding
import Scene

extension PNGRenderer {
  /// The picture as pixels instead of a file, for comparisons and previews; the same pixels.
  ///
  /// - Parameter masks: a store of glyph masks to go on with, for callers that draw several pictures.
  /// - Throws: `RenderingError`; `.tooLarge` also beyond `PNGLimits.maximumDecodedPixels`, since memory
  ///   for the whole picture is needed.
  public func pixels(
    _ scene: Scene, masks: GlyphMaskStore = GlyphMaskStore()
  ) throws(RenderingError) -> PixelBuffer {
    let (width, height) = try pixelSize(of: scene.size)
    guard width * height <= PNGLimits.maximumDecodedPixels else {
      throw .tooLarge(width: Double(width), height: Double(height))
    }
    let painter = try painter(of: scene, masks)
    var failure: RenderingError?
    let words = [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
      guard let base = words.baseAddress else { return }
      do throws(RenderingError) {
        for band in bands(of: height) {
          try paint(band, of: painter, at: base + band.lowerBound * width, width: width)
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

  /// Paints a band where it belongs in the picture. The last one is painted aside: Cairo's antialiasing
  /// depends, by a 255th, on how many rows a surface has, and a file has to hold the same pixels.
  private func paint(
    _ band: Range<Int>, of painter: ScenePainter, at words: UnsafeMutablePointer<UInt32>,
    width: Int
  ) throws(RenderingError) {
    let isWhole = band.count == Self.bandHeight || band.lowerBound == 0
    guard !isWhole else {
      let surface = try ImageSurface(over: words, width: width, height: band.count)
      return try paint(band, of: painter, on: surface)
    }
    let surface = try ImageSurface(width: width, height: Self.bandHeight)
    try paint(band, of: painter, on: surface)
    surface.withWords { painted in
      for row in 0..<band.count {
        (words + row * width).update(from: painted + row * surface.stride, count: width)
      }
    }
  }
}
