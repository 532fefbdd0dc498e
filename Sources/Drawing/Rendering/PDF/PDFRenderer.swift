import Scene

/// Draws a scene as a PDF of one page.
///
/// Shapes stay vector shapes, each glyph is stored once, and text can be searched and copied. The
/// file contains a fixed date, so that equal scenes give equal bytes with the same Cairo.
public struct PDFRenderer: Sendable {
  /// The colour below the scene; nil leaves the page transparent.
  public var background: Scene.Color?

  /// Creates a renderer; pages are white by default.
  public init(background: Scene.Color? = .white) {
    self.background = background
  }

  /// Draws the scene; returns the file's bytes.
  ///
  /// - Throws: `RenderingError`; `.pageTooLarge` beyond PDF's limits.
  public func render(_ scene: Scene) throws(RenderingError) -> [UInt8] {
    let size = scene.size
    guard size.width.isFinite, size.height.isFinite else { throw .notFinite(group: nil) }
    guard size.width > 0, size.height > 0 else { throw .empty }
    guard max(size.width, size.height) <= RenderingLimits.maximumPageSide else {
      throw .pageTooLarge(width: size.width, height: size.height)
    }
    let painter = try ScenePainter(
      scene, scale: 1, background: nil, masks: GlyphMaskStore())
    let font = GlyphFont(scene)
    let file = PDFSurface(width: size.width, height: size.height, title: scene.title)
    let pen = file.pen()
    if let background {
      pen.setSource(background)
      pen.paintAll()
    }
    try painter.paint(pen, font: font)
    return try file.finish(pen)
  }
}
