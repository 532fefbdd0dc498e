import ImageCoding
import Scene

extension PNGRenderer {
  /// The picture as pixels instead of a file, for comparisons and previews; the same pixels.
  ///
  /// - Throws: `RenderingError`; memory for the whole picture is needed.
  public func pixels(_ scene: Scene) throws(RenderingError) -> PixelBuffer {
    let (width, height) = try pixelSize(of: scene.size)
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    let opaque: UInt32 = isOpaque ? 0xff00_0000 : 0
    try paintBands(of: scene) { band in
      for row in 0..<band.rows {
        let start = row * band.stride
        words.append(contentsOf: band.words[start..<start + width].lazy.map { $0 | opaque })
      }
    }
    guard let picture = PixelBuffer(width: width, height: height, words: words) else {
      throw .tooLarge(width: Double(width), height: Double(height))
    }
    return picture
  }
}
