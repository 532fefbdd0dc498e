import ImageCoding
import Scene

extension PNGRenderer {
  /// The picture as pixels instead of a file, for comparisons and previews; the same pixels.
  ///
  /// - Throws: `RenderingError`; memory for the whole picture is needed.
  public func pixels(_ scene: Scene) throws(RenderingError) -> PixelBuffer {
    let (width, height) = try pixelSize(of: scene.size)
    let opaque: UInt32 = isOpaque ? 0xff00_0000 : 0
    var failure: RenderingError?
    let words = [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
      do throws(RenderingError) {
        try paintBands(of: scene) { band in
          for row in 0..<band.rows {
            let (from, to) = (row * band.stride, (band.top + row) * width)
            for x in 0..<width { words[to &+ x] = band.words[from &+ x] | opaque }
          }
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
