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
