import CCairo
import Scene

/// Draws a scene as a PDF of one page.
///
/// Shapes stay shapes, each glyph is stored once, and the text can be found and copied. No date is
/// in the file but a fixed one, so that the same scene gives the same bytes with the same Cairo.
public struct PDFRenderer: Sendable {
  /// What lies under the scene; nil leaves it to the reader's paper.
  public var background: Scene.Color?

  /// A renderer for pages on white unless something else is given.
  public init(background: Scene.Color? = .white) {
    self.background = background
  }

  /// The file's bytes.
  ///
  /// - Throws: `RenderingError`; `.pageTooLarge` beyond what PDF allows.
  public func render(_ scene: Scene) throws(RenderingError) -> [UInt8] {
    let size = scene.size
    guard size.width.isFinite, size.height.isFinite else { throw .notFinite(group: nil) }
    guard size.width > 0, size.height > 0 else { throw .empty }
    guard max(size.width, size.height) <= RenderingLimits.maximumPageSide else {
      throw .pageTooLarge(width: size.width, height: size.height)
    }
    let painter = try ScenePainter(
      scene, scale: 1, background: nil, masks: GlyphMaskStore())
    let font = GlyphFont(scene.outlines)
    let file = PDFSurface(width: size.width, height: size.height, title: scene.title)
    let pen = CairoContext(surface: file.pointer)
    if let background {
      pen.setSource(background)
      cairo_paint(pen.pointer)
    }
    try painter.paint(pen, font: font)
    cairo_show_page(pen.pointer)
    return try file.finish()
  }
}
