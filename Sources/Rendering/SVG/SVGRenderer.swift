import ImageCoding
import Scene

/// Writes a scene as SVG 1.1, straight from the scene.
///
/// Groups keep their ids and titles, so that a browser names a constraint under the pointer; glyph
/// outlines are stored once and used many times; pictures are inside the file; and over the outlines
/// lies the text itself, invisible, so that it can be found, selected and read aloud. The file needs
/// nothing but itself. (Cairo's own SVG surface can carry none of this, and numbers its ids by
/// process.)
public struct SVGRenderer: Sendable {
  /// What lies under the scene; nil leaves it transparent.
  public var background: Scene.Color?

  /// A renderer for pictures on white unless something else is given.
  public init(background: Scene.Color? = .white) {
    self.background = background
  }

  /// The file's bytes: UTF-8, the same for the same scene.
  ///
  /// - Throws: `RenderingError` for what no renderer can draw.
  public func render(_ scene: Scene) throws(RenderingError) -> [UInt8] {
    guard scene.size.width.isFinite, scene.size.height.isFinite else {
      throw .notFinite(group: nil)
    }
    guard scene.size.width > 0, scene.size.height > 0 else { throw .empty }
    // Only checked: SVG needs no bounds.
    _ = try SceneIndex(scene)
    var document = SVGDocument(scene)
    return document.bytes(background: background)
  }
}
