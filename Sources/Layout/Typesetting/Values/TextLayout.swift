/// A glyph at its place.
public struct Glyph: Hashable, Sendable {
  /// Index into the face's glyphs.
  public var id: UInt32
  /// Origin in points from the layout's left edge.
  public var x: Double
  /// Origin in points from the layout's top, downwards.
  public var y: Double
  /// Offset in UTF-16 units of the first character the glyph stands for; an ellipsis that was put
  /// in has that of the first character it replaces.
  public var cluster: Int

  /// A glyph at a place.
  public init(id: UInt32, x: Double, y: Double, cluster: Int) {
    self.id = id
    self.x = x
    self.y = y
    self.cluster = cluster
  }
}

/// Names a face at one set of variation coordinates within its typesetter.
public struct FaceID: Hashable, Sendable {
  /// Counts the faces in the order in which text asked for them.
  public var index: Int
  /// A face by its number.
  public init(index: Int) { self.index = index }
}

/// Glyphs of one face and one attribute run in visual order, left to right.
public struct GlyphRun: Hashable, Sendable {
  /// Whom to ask for the outlines.
  public var face: FaceID
  /// The size to draw at: the font's, or for emoji the one that makes them as wide as Apple's.
  public var pointSize: Double
  /// From left to right; controls and line breaks have none.
  public var glyphs: [Glyph]
  /// The `TextRun.attributesID` of the text.
  public var attributesID: Int
  /// Does the text read from right to left? The glyphs stand from left to right all the same.
  public var isRightToLeft: Bool
  /// The characters shown, as UTF-16 offsets into the paragraph.
  public var utf16Range: Range<Int>

  /// Glyphs of one face and one attribute run.
  public init(
    face: FaceID, pointSize: Double, glyphs: [Glyph], attributesID: Int, isRightToLeft: Bool,
    utf16Range: Range<Int>
  ) {
    self.face = face
    self.pointSize = pointSize
    self.glyphs = glyphs
    self.attributesID = attributesID
    self.isRightToLeft = isRightToLeft
    self.utf16Range = utf16Range
  }
}

/// One line of a layout.
public struct TextLine: Hashable, Sendable {
  /// Left edge of the line in points from the layout's left.
  public var originX: Double
  /// Baseline in points from the layout's top.
  public var baselineY: Double
  /// Width without trailing spaces.
  public var width: Double
  /// Baseline to top of the line, positive.
  public var ascent: Double
  /// Baseline to bottom of the line, positive.
  public var descent: Double
  /// From left to right.
  public var runs: [GlyphRun]
  /// The characters that the line stands for, spaces and breaks at its end included.
  public var utf16Range: Range<Int>
  /// Is it the last line shown of a text that goes on?
  public var isTruncated: Bool

  /// A line at its place.
  public init(
    originX: Double, baselineY: Double, width: Double, ascent: Double, descent: Double,
    runs: [GlyphRun], utf16Range: Range<Int>, isTruncated: Bool
  ) {
    self.originX = originX
    self.baselineY = baselineY
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.runs = runs
    self.utf16Range = utf16Range
    self.isTruncated = isTruncated
  }
}

/// A paragraph set to a width, every glyph at its place: what drawing needs.
public struct TextLayout: Hashable, Sendable {
  /// What `Typesetter.measure` gives for the same arguments.
  public var measure: TextMeasure
  /// From top to bottom.
  public var lines: [TextLine]

  /// Lines with their measure.
  public init(measure: TextMeasure, lines: [TextLine]) {
    self.measure = measure
    self.lines = lines
  }
}

/// The size of a paragraph set to a width: what layout needs to know. Points, unrounded.
public struct TextMeasure: Hashable, Sendable {
  /// Width of the widest line, trailing spaces not counted. A line that had to be truncated counts
  /// with the whole width offered.
  public var width: Double
  /// All line heights and the gaps between them; the last line has no gap below.
  public var height: Double
  /// Lines shown, those of hard breaks included.
  public var lineCount: Int
  /// Distance from the top to the first line's baseline.
  public var firstBaseline: Double
  /// Distance from the top to the last line's baseline.
  public var lastBaseline: Double
  /// Is there text that is not shown, for want of lines or of width?
  public var isTruncated: Bool

  /// A measure as a measurer of its own gives it.
  public init(
    width: Double, height: Double, lineCount: Int, firstBaseline: Double, lastBaseline: Double,
    isTruncated: Bool
  ) {
    self.width = width
    self.height = height
    self.lineCount = lineCount
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
  }
}

/// One step of an outline; coordinates in points, y downwards, the glyph's origin at (0, 0).
public enum OutlineCommand: Hashable, Sendable {
  case move(x: Double, y: Double)
  case line(x: Double, y: Double)
  case quadratic(controlX: Double, controlY: Double, x: Double, y: Double)
  case cubic(
    control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double,
    y: Double)
  case close
}

/// A colour picture of a glyph (emoji), as the font stores it.
public struct GlyphBitmap: Hashable, Sendable {
  /// Pixels in a row.
  public var pixelWidth: Int
  /// Rows of pixels.
  public var pixelHeight: Int
  /// Premultiplied BGRA, 4 bytes a pixel, row by row from the top, without padding.
  public var pixels: [UInt8]
  /// Left edge of the picture in points from the glyph's origin.
  public var x: Double
  /// Top edge in points below the baseline (so negative for what stands on it).
  public var y: Double
  /// Width in points the picture is scaled to.
  public var width: Double
  /// Height in points the picture is scaled to.
  public var height: Double

  /// A picture of `4 × pixelWidth × pixelHeight` bytes.
  public init(
    pixelWidth: Int, pixelHeight: Int, pixels: [UInt8], x: Double, y: Double, width: Double,
    height: Double
  ) {
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.pixels = pixels
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// How a glyph looks.
public enum GlyphOutline: Hashable, Sendable {
  /// Nothing to paint: a space, or a glyph that the font does not hold.
  case empty
  /// To be filled by the non-zero rule.
  case path([OutlineCommand])
  /// To be drawn as it is; takes no colour.
  case bitmap(GlyphBitmap)
}
