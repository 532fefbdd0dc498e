import ImageCoding
import Scene

/// Draws a scene as a PNG.
///
/// The picture is painted in bands of a few rows that stay in the processor's cache and go straight
/// into the encoder: a picture of any height needs the memory of one band. The same scene gives the
/// same bytes in any process and on any thread.
public struct PNGRenderer: Sendable {
  /// Rows painted at a time; it is part of what decides the bytes, so it is not a setting.
  private static let bandHeight = 128

  /// Pixels a point.
  public var scale: Double
  /// What lies under the scene; nil leaves it transparent.
  public var background: Scene.Color?

  /// A renderer for pictures of `scale` pixels a point, on white unless something else is given.
  public init(scale: Double, background: Scene.Color? = .white) {
    self.scale = scale
    self.background = background
  }

  /// The file's bytes.
  ///
  /// - Throws: `RenderingError`, before anything is drawn unless memory runs out.
  public func render(_ scene: Scene) throws(RenderingError) -> [UInt8] {
    var file: [UInt8] = []
    try render(scene) { file += $0 }
    return file
  }

  /// Hands the file's bytes to `sink` as they come.
  public func render(
    _ scene: Scene, to sink: ([UInt8]) -> Void
  ) throws(RenderingError) {
    let (width, height) = try pixelSize(of: scene.size)
    var encoder = try encoder(width: width, height: height)
    try paintBands(of: scene) { band in
      encoder.append(rows: band.rows, words: band.words, stride: band.stride)
      sink(encoder.takeBytes())
    }
  }

  /// Some rows of the picture, painted: words `0xAARRGGBB`, not premultiplied.
  struct Band {
    /// The first of them.
    let top: Int
    /// How many there are.
    let rows: Int
    /// The rows' words; without a transparent background their alpha says nothing.
    let words: UnsafeBufferPointer<UInt32>
    /// Words from one row to the next.
    let stride: Int
  }

  /// Paints the picture from the top down, and hands over each band before it paints the next.
  func paintBands(of scene: Scene, _ body: (Band) -> Void) throws(RenderingError) {
    let (width, height) = try pixelSize(of: scene.size)
    let painter = try ScenePainter(scene, scale: scale, background: background)
    let surface = try ImageSurface(width: width, height: min(Self.bandHeight, height))
    for top in stride(from: 0, to: height, by: Self.bandHeight) {
      let rows = min(Self.bandHeight, height - top)
      try painter.paint(surface, top: top)
      surface.withWords { words in
        let count = rows * surface.stride
        if !isOpaque { straighten(words, count: count) }
        let buffer = UnsafeBufferPointer(start: words, count: count)
        body(Band(top: top, rows: rows, words: buffer, stride: surface.stride))
      }
    }
  }

  /// True when nothing can shine through the background.
  var isOpaque: Bool { background?.alpha == 255 }

  /// The size in pixels: a part of a pixel counts as one.
  ///
  /// - Throws: `.notFinite`, `.empty`, `.tooLarge`.
  public func pixelSize(of size: Scene.Size) throws(RenderingError) -> (width: Int, height: Int) {
    // A size that is a whole number of pixels must not gain one by an error in the last place.
    let width = (size.width * scale - 1e-6).rounded(.up)
    let height = (size.height * scale - 1e-6).rounded(.up)
    guard width.isFinite, height.isFinite else { throw .notFinite(group: nil) }
    guard width >= 1, height >= 1 else { throw .empty }
    guard width <= Double(RenderingLimits.maximumWidth),
      height <= Double(RenderingLimits.maximumHeight)
    else { throw .tooLarge(width: width, height: height) }
    return (Int(width), Int(height))
  }

  private func encoder(width: Int, height: Int) throws(RenderingError) -> PNGEncoder {
    do {
      return try PNGEncoder(
        width: width, height: height, opacity: isOpaque ? .opaque : .alpha, pixelsPerPoint: scale)
    } catch {
      throw .tooLarge(width: Double(width), height: Double(height))
    }
  }

  private func straighten(_ words: UnsafeMutablePointer<UInt32>, count: Int) {
    for index in 0..<count { words[index] = PremultipliedWord.straight(words[index]) }
  }
}
