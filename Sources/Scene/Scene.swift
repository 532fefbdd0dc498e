/// What to paint: a resolved drawing that needs no fonts, no files and no layout to be drawn.
///
/// A renderer can rely on the following:
/// - Lengths are points, y grows downwards, the origin is the top left corner of the picture.
/// - Nothing is inherited but transform, clip and opacity, and only groups carry those.
/// - Text is already shaped: a run is a list of places at which shared `outlines` are filled.
/// - Order is paint order. Arrays only, so that equal scenes give equal bytes.
///
/// The nested types keep their short names out of the way of other modules' points and rectangles.
public struct Scene: Hashable, Sendable {
  /// The size of the picture.
  public var size: Size
  /// What the picture shows, as a short sentence; the document title in SVG and PDF.
  public var title: String
  /// What to paint, first at the bottom.
  public var nodes: [Node]
  /// Glyph outlines, shared by index from `Glyphs`.
  public var outlines: [Outline]
  /// Pictures, shared by index from `Node.image`.
  public var images: [Raster]

  /// A scene of the given size, empty unless something is given.
  public init(
    size: Size, title: String = "", nodes: [Node] = [], outlines: [Outline] = [],
    images: [Raster] = []
  ) {
    self.size = size
    self.title = title
    self.nodes = nodes
    self.outlines = outlines
    self.images = images
  }
}
