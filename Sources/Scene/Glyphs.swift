extension Scene {
  /// A shaped run of text on one baseline and in one colour.
  public struct Glyphs: Hashable, Sendable {
    /// The text the run shows, in logical order: the searchable layer of SVG and PDF.
    public var text: String
    /// Which way the text reads; the glyphs stand from left to right all the same.
    public var direction: Direction
    /// Fill of all outlines.
    public var color: Color
    /// Font size in points: the height of the searchable layer's text.
    public var size: Double
    /// Start of the run on the baseline.
    public var origin: Point
    /// From the first glyph to the end of the run: the width of the searchable layer's text.
    public var width: Double
    /// Glyphs relative to `origin`, in visual order.
    public var glyphs: [Glyph]

    /// The ways of reading.
    public enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

    /// A run of `glyphs` that starts at `origin`.
    public init(
      text: String, direction: Direction = .leftToRight, color: Color, size: Double,
      origin: Point, width: Double, glyphs: [Glyph]
    ) {
      self.text = text
      self.direction = direction
      self.color = color
      self.size = size
      self.origin = origin
      self.width = width
      self.glyphs = glyphs
    }
  }

  /// One glyph: an outline and the place of its origin.
  public struct Glyph: Hashable, Sendable {
    /// Index in `Scene.outlines`.
    public var outline: Int
    /// Rightwards from the run's origin.
    public var x: Double
    /// Downwards from the run's origin.
    public var y: Double

    /// The outline at `x`, `y` from the run's origin.
    public init(outline: Int, x: Double, y: Double) {
      self.outline = outline
      self.x = x
      self.y = y
    }
  }

  /// The shape of one glyph of one face at one size, its origin on the baseline at 0, 0.
  ///
  /// Sizes do not share outlines: a face with an optical-size axis has another shape at each.
  public struct Outline: Hashable, Sendable {
    /// The shape in points, y down.
    public var path: Path

    /// An outline of the given shape.
    public init(_ path: Path) {
      self.path = path
    }
  }
}
