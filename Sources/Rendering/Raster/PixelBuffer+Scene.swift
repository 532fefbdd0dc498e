import ImageCoding
import Scene

extension PNGRenderer {
  /// The picture as pixels instead of a file, for comparisons and previews; the same pixels.
  ///
  /// - Throws: `RenderingError`; memory for the whole picture is needed.
  public func pixels(_ scene: Scene) throws(RenderingError) -> PixelBuffer {
    let file = try render(scene)
    do {
      return try PixelBuffer(png: file)
    } catch {
      throw .tooLarge(width: scene.size.width * scale, height: scene.size.height * scale)
    }
  }
}
