import ImageCoding
import Numbers
import Scene

/// Draws a scene as a PNG.
///
/// The picture is painted in bands of a few rows that fit in the processor's cache and are passed
/// to the encoder at once, so that a picture of any height needs the memory of one band. Equal
/// scenes give equal bytes in any process and on any thread.
public struct PNGRenderer: Sendable {
  /// The rows of a band; fixed, because the bytes of the file depend on it.
  private static let bandHeight = 128

  /// Pixels per point.
  public var scale: Double
  /// The colour below the scene; nil leaves it transparent.
  public var background: Scene.Color?

  /// Creates a renderer for pictures of `scale` pixels per point; white by default.
  public init(scale: Double, background: Scene.Color? = .white) {
    self.scale = scale
    self.background = background
  }

  /// Draws the scene; returns the file's bytes.
  ///
  /// - Parameter masks: a store of glyph masks to reuse, for callers that draw several pictures.
  /// - Throws: `RenderingError`, before anything is drawn unless memory runs out.
  public func render(
    _ scene: Scene, masks: GlyphMaskStore = GlyphMaskStore()
  ) throws(RenderingError) -> [UInt8] {
    var file: [UInt8] = []
    try render(scene, masks: masks) { file += $0 }
    return file
  }

  /// Draws the scene; passes the file's bytes to `sink` in pieces.
  public func render(
    _ scene: Scene, masks: GlyphMaskStore = GlyphMaskStore(), to sink: ([UInt8]) -> Void
  ) throws(RenderingError) {
    let size = try pixelSize(of: scene.size)
    var encoder = try encoder(of: size)
    let painter = try painter(of: scene, masks)
    let surface = try ImageSurface(width: size.width, height: min(Self.bandHeight, size.height))
    for band in bands(of: size.height) {
      try paint(band, of: painter, on: surface)
      surface.withWords { words in
        let words = UnsafeBufferPointer(start: words, count: band.count * surface.stride)
        encoder.append(rows: band.count, words: words, stride: surface.stride)
      }
      sink(encoder.takeBytes())
    }
  }

  /// The rows of each band, from the top down.
  private func bands(of height: Int) -> some Sequence<Range<Int>> {
    stride(from: 0, to: height, by: Self.bandHeight).lazy.map { top in
      top..<min(top + Self.bandHeight, height)
    }
  }

  /// Creates the painter of the bands of `scene`.
  private func painter(of scene: Scene, _ masks: GlyphMaskStore) throws(RenderingError)
    -> ScenePainter
  {
    try ScenePainter(scene, scale: scale, background: background, masks: masks)
  }

  /// Paints rows of the picture as words `0xAARRGGBB`, not premultiplied, at the top of `surface`.
  func paint(
    _ band: Range<Int>, of painter: ScenePainter, on surface: ImageSurface
  ) throws(RenderingError) {
    try painter.paint(surface, top: band.lowerBound)
    guard !isOpaque else { return }
    surface.withWords { straighten($0, count: band.count * surface.stride) }
  }

  var isOpaque: Bool { background?.alpha == 255 }

  /// A size in points as pixels, rounded up.
  ///
  /// - Throws: `.notFinite`, `.empty`, `.tooLarge`.
  public func pixelSize(of size: Scene.Size) throws(RenderingError) -> PixelSize {
    let (width, height) = ((size.width * scale).wholePixels, (size.height * scale).wholePixels)
    guard width.isFinite, height.isFinite else { throw .notFinite(group: nil) }
    guard width >= 1, height >= 1 else { throw .empty }
    guard width <= Double(RenderingLimits.maximumWidth),
      height <= Double(RenderingLimits.maximumHeight)
    else { throw .tooLarge(width: width, height: height) }
    return PixelSize(width: Int(width), height: Int(height))
  }

  private func encoder(of size: PixelSize) throws(RenderingError) -> PNGEncoder {
    do {
      return try PNGEncoder(
        width: size.width, height: size.height, opacity: isOpaque ? .opaque : .alpha,
        pixelsPerPoint: scale)
    } catch {
      throw .tooLarge(size)
    }
  }

  private func straighten(_ words: UnsafeMutablePointer<UInt32>, count: Int) {
    for index in 0..<count { words[index] = PremultipliedWord.straight(words[index]) }
  }

  /// Draws the scene as pixels instead of a file, for comparisons and previews; the pixels are the
  /// same.
  ///
  /// - Parameter masks: a store of glyph masks to reuse, for callers that draw several pictures.
  /// - Throws: `RenderingError`; `.tooLarge` also beyond `PNGLimits.maximumDecodedPixels`, since
  ///   the whole picture is in memory.
  public func pixels(
    _ scene: Scene, masks: GlyphMaskStore = GlyphMaskStore()
  ) throws(RenderingError) -> PixelBuffer {
    let size = try pixelSize(of: scene.size)
    guard size.count <= PNGLimits.maximumDecodedPixels else { throw .tooLarge(size) }
    let painter = try painter(of: scene, masks)
    var failure: RenderingError?
    let words = [UInt32](unsafeUninitializedCapacity: size.count) { words, count in
      guard let base = words.baseAddress else { return }
      do throws(RenderingError) {
        for band in bands(of: size.height) {
          try paint(
            band, of: painter, at: base + band.lowerBound * size.width, width: size.width)
        }
        count = size.count
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    guard let picture = PixelBuffer(width: size.width, height: size.height, words: words) else {
      throw .tooLarge(size)
    }
    return picture
  }

  /// Paints a band into the picture. The last one is painted separately and copied: Cairo's
  /// antialiasing depends, by a 255th, on the number of rows of a surface, and the result must
  /// equal the pixels of a file.
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

extension RenderingError {
  /// A picture that is larger than memory or a format allows.
  fileprivate static func tooLarge(_ size: PixelSize) -> RenderingError {
    .tooLarge(width: Double(size.width), height: Double(size.height))
  }
}
