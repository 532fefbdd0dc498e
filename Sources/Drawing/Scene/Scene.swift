/// A resolved drawing: painting it requires no fonts, no files and no layout.
///
/// A renderer can rely on the following:
/// - Lengths are points, y grows downwards, the origin is the top left corner of the picture.
/// - Nothing is inherited but transform, clip and opacity, and only groups carry those.
/// - Text is already shaped: a run is a list of positions at which shared `outlines` are filled.
/// - Order is paint order. Arrays only, so that equal scenes give equal bytes.
///
/// The nested types have short names that do not conflict with other modules' points and
/// rectangles.
public struct Scene: Hashable, Sendable {
  /// The size of the picture in points.
  public var size: Size
  /// The content of the picture in a short sentence; the document title in SVG and PDF.
  public var title: String
  /// The nodes in paint order, the first at the bottom.
  public var nodes: [Node]
  /// Glyph outlines; `Glyphs` refers to them by index.
  public var outlines: [Outline]
  /// Images; `Node.image` refers to them by index.
  public var images: [Raster]

  /// Creates a scene, empty by default.
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

  /// One element of the drawing.
  public indirect enum Node: Hashable, Sendable {
    /// Nodes with a common transform, clip and opacity.
    case group(Group)
    case fill(Path, Color)
    case stroke(Path, Color, StrokeStyle)
    /// A run of text, drawn as outlines.
    case glyphs(Glyphs)
    /// An image by its index in `Scene.images`, stretched to the rectangle.
    case image(Int, Rect)
  }

  /// Nodes with a common name, transform, clip and opacity.
  public struct Group: Hashable, Sendable {
    /// Stable name, unique in the scene; the element's `id` in SVG.
    public var id: String?
    /// The tooltip; the element's `<title>` in SVG.
    public var title: String?
    /// The transform from the children's coordinates to the parent's.
    public var transform: Transform
    /// In the children's coordinates; clips the children.
    public var clip: Path?
    /// From 0 to 1; applied to the children as a whole.
    public var opacity: Double
    /// First at the bottom.
    public var children: [Node]

    /// Creates a group; by default it changes nothing.
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

  /// A colour in sRGB, eight bits per channel, not premultiplied. This is a PNG's format, so that
  /// two renderers cannot quantize the same scene differently.
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

    /// The colour with a `share`, 0...1, of another in it, opacity included.
    public func mixed(with other: Color, share: Double) -> Color {
      func mix(_ channel: UInt8, _ other: UInt8) -> UInt8 {
        UInt8((Double(channel) * (1 - share) + Double(other) * share).rounded())
      }
      return Color(
        mix(red, other.red), mix(green, other.green), mix(blue, other.blue),
        alpha: mix(alpha, other.alpha))
    }

    /// The channels as shares of the greatest level, 0...1.
    package var shares: (red: Double, green: Double, blue: Double, alpha: Double) {
      (
        Self.share(1, of: red), Self.share(1, of: green), Self.share(1, of: blue),
        opacity(times: 1)
      )
    }

    /// The colour's opacity, 0...1, where a `share` of the colour is seen.
    package func opacity(times share: Double) -> Double { Self.share(share, of: alpha) }

    /// Multiplied before it is divided, so that stored pictures keep their bytes.
    private static func share(_ share: Double, of level: UInt8) -> Double {
      share * Double(level) / 255
    }

    /// The colour without its alpha, as if nothing lay behind it.
    public var opaque: Color { Color(red, green, blue) }

    /// Opaque black.
    public static let black = Color(0, 0, 0)
    /// Opaque white.
    public static let white = Color(255, 255, 255)
  }

  /// The style of a stroked path.
  public struct StrokeStyle: Hashable, Sendable {
    /// The end of a line.
    public enum Cap: Hashable, Sendable { case butt, round, square }
    /// The join of two lines.
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    /// The thickness in points; half of it on each side of the path.
    public var width: Double
    /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
    public var dash: [Double]
    /// The shape of the ends of lines and dashes.
    public var cap: Cap
    /// The shape of corners.
    public var join: Join

    /// Creates a style; a solid line by default.
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
    /// The reading direction; the glyphs are in order from left to right in either case.
    public var direction: Direction
    /// The fill colour of all outlines.
    public var color: Color
    /// Font size in points: the height of the searchable layer's text.
    public var size: Double
    /// The start of the run on the baseline, in points.
    public var origin: Point
    /// Points from the first glyph to the end of the run: the width of searchable text.
    public var width: Double
    /// Glyphs relative to `origin`, in visual order.
    public var glyphs: [Glyph]

    /// The reading direction.
    public enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

    /// Creates a run that starts at `origin`.
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
    /// The index in `Scene.outlines`.
    public var outline: Int
    /// Points to the right of the run's origin.
    public var x: Double
    /// Points below the run's origin.
    public var y: Double

    /// Creates a glyph at `x`, `y` from the run's origin.
    public init(outline: Int, x: Double, y: Double) {
      self.outline = outline
      self.x = x
      self.y = y
    }
  }

  /// The shape of one glyph of one face at one size, with its origin on the baseline at 0, 0.
  ///
  /// Sizes do not share outlines: a face with an optical-size axis has another shape in each size.
  public struct Outline: Hashable, Sendable {
    /// The shape in points, y down.
    public var path: Path

    /// Creates an outline from its shape.
    public init(_ path: Path) {
      self.path = path
    }
  }

  /// An image of pixels.
  public struct Raster: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// Red, green, blue, alpha of each pixel, row by row from the top; sRGB, not premultiplied.
    public let rgba: [UInt8]

    /// Creates an image of `width` × `height` pixels; nil unless `rgba` has four bytes for each.
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
