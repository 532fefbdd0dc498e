/// The number of UTF-16 units from the start of a text, in 32 bits for arrays of many; what counts
/// from elsewhere, as the end of a part of a word does, is no such offset.
public struct UTF16Offset: Hashable, Comparable, Strideable, Sendable {
  private let units: Int32

  /// An offset in UTF-16 units, which must fit in 32 bits.
  public init(_ index: Int) { units = Int32(index) }

  /// The offset as a plain number, to index an array of the text's UTF-16 units.
  public var index: Int { Int(units) }

  /// Whether one is nearer to the start of the text.
  public static func < (one: UTF16Offset, other: UTF16Offset) -> Bool { one.units < other.units }

  /// The number of units between two offsets.
  public func distance(to other: UTF16Offset) -> Int { other.index - index }

  /// The offset so many units further on.
  public func advanced(by count: Int) -> UTF16Offset { UTF16Offset(index + count) }
}

extension Range<UTF16Offset> {
  /// A range of the units of a text.
  public init(units: Range<Int>) {
    self = UTF16Offset(units.lowerBound)..<UTF16Offset(units.upperBound)
  }

  /// The range in plain numbers, to slice an array of the text's UTF-16 units.
  public var units: Range<Int> { lowerBound.index..<upperBound.index }
}

/// A positioned glyph.
public struct Glyph: Hashable, Sendable {
  /// Index into the face's glyphs.
  public var id: UInt32
  /// The origin in points from the layout's left edge.
  public var x: Double
  /// The origin in points down from the layout's top.
  public var y: Double
  /// The glyph's first character; for an inserted ellipsis, the first character it replaces.
  public var cluster: UTF16Offset

  /// Creates a glyph at a position in points.
  public init(id: UInt32, x: Double, y: Double, cluster: UTF16Offset) {
    self.id = id
    self.x = x
    self.y = y
    self.cluster = cluster
  }
}

/// Identifies a face at one set of variation coordinates within its typesetter.
public struct FaceID: Hashable, Sendable {
  /// The number of the face, in the order of first use.
  public var index: Int
  /// Creates an identity from its number.
  public init(index: Int) { self.index = index }
}

/// Glyphs of one face and one attribute run in visual order, left to right.
public struct GlyphRun: Hashable, Sendable {
  /// The face that has the outlines.
  public var face: FaceID
  /// The size for drawing: the font's, or for emoji the one that makes them as wide as Apple's.
  public var pointSize: Double
  /// From left to right; controls and line breaks have none.
  public var glyphs: [Glyph]
  /// The `TextRun.attributesID` of the text.
  public var attributesID: Int
  /// Whether the text reads from right to left; glyphs are always from left to right.
  public var isRightToLeft: Bool
  /// The visible characters of the paragraph.
  public var utf16Range: Range<UTF16Offset>
  /// The room that each of the glyphs stands for; nil for glyphs that are drawn.
  public var box: InlineBox?

  /// Creates a run.
  public init(
    face: FaceID, pointSize: Double, glyphs: [Glyph], attributesID: Int, isRightToLeft: Bool,
    utf16Range: Range<UTF16Offset>
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
  /// The width in points without trailing spaces.
  public var width: Double
  /// The distance in points from the baseline to the top of the line, positive.
  public var ascent: Double
  /// The distance in points from the baseline to the bottom of the line, positive.
  public var descent: Double
  /// From left to right.
  public var runs: [GlyphRun]
  /// The line's characters, including spaces and breaks at its end.
  public var utf16Range: Range<UTF16Offset>
  /// Whether it is the last visible line of a text that continues.
  public var isTruncated: Bool

  /// Creates a line from its parts.
  public init(
    originX: Double, baselineY: Double, width: Double, ascent: Double, descent: Double,
    runs: [GlyphRun], utf16Range: Range<UTF16Offset>, isTruncated: Bool
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

/// A paragraph laid out in a width, with the position of every glyph for drawing.
public struct TextLayout: Hashable, Sendable {
  /// The result of `Typesetter.measure` for the same arguments.
  public var measure: TextMeasure
  /// From top to bottom.
  public var lines: [TextLine]

  /// Creates a layout from its parts.
  public init(measure: TextMeasure, lines: [TextLine]) {
    self.measure = measure
    self.lines = lines
  }
}

/// The size of a paragraph laid out in a width, in points and unrounded.
public struct TextMeasure: Hashable, Sendable {
  /// The widest line without trailing spaces; a truncated line has the whole offered width.
  public var width: Double
  /// The sum of all line heights and the gaps between them; there is no gap below the last line.
  public var height: Double
  /// The number of visible lines, including those that hard breaks make.
  public var lineCount: Int
  /// Distance from the top to the first line's baseline.
  public var firstBaseline: Double
  /// Distance from the top to the last line's baseline.
  public var lastBaseline: Double
  /// Whether text is missing because of the number of lines or the width.
  public var isTruncated: Bool

  /// Creates a measure, for measurers other than the typesetter.
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

/// One segment of an outline, in points, y down, with the glyph's origin at (0, 0).
public enum OutlineCommand: Hashable, Sendable {
  case move(x: Double, y: Double)
  case line(x: Double, y: Double)
  case quadratic(controlX: Double, controlY: Double, x: Double, y: Double)
  case cubic(
    control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double,
    y: Double)
  case close
}

/// A colour bitmap of a glyph (emoji), as the font stores it.
public struct GlyphBitmap: Hashable, Sendable {
  /// The width in pixels.
  public var pixelWidth: Int
  /// The height in pixels.
  public var pixelHeight: Int
  /// Premultiplied BGRA, 4 bytes per pixel, row by row from the top, without padding.
  public var pixels: [UInt8]
  /// The left edge in points from the glyph's origin.
  public var x: Double
  /// The top edge in points below the baseline; negative for glyphs above it.
  public var y: Double
  /// The width in points to which the bitmap is scaled.
  public var width: Double
  /// The height in points to which the bitmap is scaled.
  public var height: Double

  /// Creates a bitmap from `4 × pixelWidth × pixelHeight` bytes.
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

/// The shape of a glyph.
public enum GlyphOutline: Hashable, Sendable {
  /// Nothing to paint: a space, or a glyph that the font does not have.
  case empty
  /// A path filled by the non-zero rule.
  case path([OutlineCommand])
  /// A bitmap drawn in its own colours.
  case bitmap(GlyphBitmap)
}
