import ImageCoding
import Rendering
import Scene

/// Small scenes and the pixels they give.
enum Scenes {
  static let red = Scene.Color(255, 0, 0)
  static let blue = Scene.Color(0, 0, 255)

  /// A filled rectangle.
  static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Scene.Color = .black
  ) -> Scene.Node {
    .fill(.rectangle(Scene.Rect(x, y, width, height)), color)
  }

  /// The pixels of `nodes` on a page of `width` × `height` points.
  static func pixels(
    _ nodes: [Scene.Node], width: Double, height: Double, scale: Double = 1,
    background: Scene.Color? = .white, outlines: [Scene.Outline] = [],
    images: [Scene.Raster] = []
  ) throws -> PixelBuffer {
    let scene = Scene(
      size: Scene.Size(width, height), nodes: nodes, outlines: outlines, images: images)
    return try PNGRenderer(scale: scale, background: background).pixels(scene)
  }

  /// A glyph of a square of `side` points that stands on the baseline at its origin.
  static func square(_ side: Double) -> Scene.Outline {
    Scene.Outline(.rectangle(Scene.Rect(0, -side, side, side)))
  }

  /// A run of the given glyphs at the origin.
  static func run(
    _ glyphs: [Scene.Glyph], at origin: Scene.Point = .zero, text: String = "text",
    color: Scene.Color = .black
  ) -> Scene.Node {
    .glyphs(
      Scene.Glyphs(text: text, color: color, size: 10, origin: origin, width: 30, glyphs: glyphs))
  }
}
