/// What to paint: a resolved drawing that needs no fonts, no files and no layout to be drawn.
///
/// A renderer can rely on the following:
/// - Lengths are points, y grows downwards, the origin is the top left corner of the picture.
/// - Nothing is inherited but transform, clip and opacity, and only groups carry those.
/// - Text is already shaped: a run is a list of positions at which shared `outlines` are filled.
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

  /// One thing to paint.
  public indirect enum Node: Hashable, Sendable {
    /// Nodes that move, are clipped and fade together.
    case group(Group)
    /// The inside of a path.
    case fill(Path, Color)
    /// The line of a path.
    case stroke(Path, Color, StrokeStyle)
    /// A run of text, drawn as outlines.
    case glyphs(Glyphs)
    /// A picture by its index in `Scene.images`, stretched to the rectangle.
    case image(Int, Rect)
  }

  /// Nodes that share a name, a transform, a clip and an opacity.
  public struct Group: Hashable, Sendable {
    /// Stable name, unique in the scene; the element's `id` in SVG.
    public var id: String?
    /// The tooltip; the element's `<title>` in SVG.
    public var title: String?
    /// From the children's coordinates to the parent's.
    public var transform: Transform
    /// In the children's coordinates; nothing outside it is painted.
    public var clip: Path?
    /// 0...1, of the children painted together.
    public var opacity: Double
    /// First at the bottom.
    public var children: [Node]

    /// A group; without arguments it changes nothing.
    public init(
      id: String? = nil, title: String? = nil, transform: Transform = .identity,
      clip: Path? = nil, opacity: Double = 1, children: [Node] = []
    ) {
      self.id = id
      self.title = title
      self.transform = transform
      self.clip = clip
      self.opacity = opacity
      self.children = children
    }
  }

  /// A colour in sRGB, eight bits a channel, not premultiplied: what a PNG stores, so that the
  /// same scene cannot be quantised differently by two renderers.
  public struct Color: Hashable, Sendable {
    /// Red, 0...255.
    public var red: UInt8
    /// Green, 0...255.
    public var green: UInt8
    /// Blue, 0...255.
    public var blue: UInt8
    /// Opacity, 255 opaque.
    public var alpha: UInt8

    /// The colour with the given channels.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Opaque black.
    public static let black = Color(0, 0, 0)
    /// Opaque white.
    public static let white = Color(255, 255, 255)
  }

  /// How a path is drawn along its line.
  public struct StrokeStyle: Hashable, Sendable {
    /// How a line ends.
    public enum Cap: Hashable, Sendable { case butt, round, square }
    /// How two lines meet.
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    /// Thickness in points; half of it on each side of the path.
    public var width: Double
    /// Lengths drawn and left out in turn; empty for a solid line.
    public var dash: [Double]
    /// The ends of lines and dashes.
    public var cap: Cap
    /// The corners.
    public var join: Join

    /// A solid line unless `dash` is given.
    public init(width: Double, dash: [Double] = [], cap: Cap = .butt, join: Join = .miter) {
      self.width = width
      self.dash = dash
      self.cap = cap
      self.join = join
    }
  }

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

  /// One glyph: an outline and the position of its origin.
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

  /// A picture made of pixels.
  public struct Raster: Hashable, Sendable {
    /// Pixels a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Red, green, blue, alpha of each pixel, row by row from the top; sRGB, not premultiplied.
    public let rgba: [UInt8]

    /// A picture of `width` × `height` pixels; nil unless `rgba` holds exactly four bytes a pixel.
    public init?(width: Int, height: Int, rgba: [UInt8]) {
      let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
      guard width > 0, height > 0, !overflow, rgba.count % 4 == 0, rgba.count / 4 == pixels else {
        return nil
      }
      self.width = width
      self.height = height
      self.rgba = rgba
    }
  }
}
