/// A part of a text in one font.
public struct TextRun: Hashable, Sendable {
  /// The text; may be empty, and may contain hard line breaks.
  public var text: String
  /// The requested font; missing characters are taken from others.
  public var font: FontDescriptor
  /// Points after each character (`NSAttributedString.Key.kern`), besides the font's tracking.
  public var tracking: Double
  /// The points by which the run is raised above the baseline.
  public var baselineOffset: Double
  /// A number that the typesetter copies to each glyph run, from which the caller finds colours.
  public var attributesID: Int
  /// The room that stands for each character of the run, in place of its glyph.
  public var box: InlineBox?

  /// By default without added tracking, on the baseline and without a box.
  public init(
    _ text: String, font: FontDescriptor, tracking: Double = 0, baselineOffset: Double = 0,
    attributesID: Int = 0, box: InlineBox? = nil
  ) {
    self.box = box
    self.text = text
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.attributesID = attributesID
  }
}

/// Room for an image in a line, in points: lines are no lower than the run's font.
public struct InlineBox: Hashable, Sendable {
  /// The extent along the line.
  public var width: Double
  /// The extent above the baseline; negative where the box ends below it.
  public var ascent: Double
  /// The extent below the baseline; negative where the box ends above it.
  public var descent: Double

  /// Creates a box; numbers that are not finite become 0.
  public init(width: Double, ascent: Double, descent: Double) {
    self.width = width.isFinite ? max(0, width) : 0
    self.ascent = ascent.isFinite ? ascent : 0
    self.descent = descent.isFinite ? descent : 0
  }
}

/// Where lines begin and end in the paragraph's width, in points from the reading side.
public struct LineIndents: Hashable, Sendable {
  /// The beginning of the first line of each paragraph.
  public var firstHead: Double
  /// The beginning of the other lines.
  public var head: Double
  /// The end of lines; 0 and less is from the far side.
  public var tail: Double

  /// Creates indents; none by default. Numbers that are not finite become 0.
  public init(firstHead: Double = 0, head: Double = 0, tail: Double = 0) {
    self.firstHead = firstHead.isFinite ? max(0, firstHead) : 0
    self.head = head.isFinite ? max(0, head) : 0
    self.tail = tail.isFinite ? tail : 0
  }

  func head(isFirst: Bool) -> Double { isFirst ? firstHead : head }

  func room(in width: Double, isFirst: Bool) -> Double {
    max(0, (tail > 0 ? min(tail, width) : width + tail) - head(isFirst: isFirst))
  }
}

/// Where lines are in the paragraph's width; only `natural` depends on the direction.
public enum TextAlignment: Hashable, Sendable {
  /// At the side where reading starts: left in left-to-right paragraphs, right in others.
  case natural
  case left, center, right
  /// At both sides, except for a paragraph's last line.
  case justified
}

/// How text that does not fit its width is wrapped or truncated; UIKit's six modes.
public enum LineBreakMode: Hashable, Sendable {
  case wordWrapping, charWrapping, clipping
  case truncatingHead, truncatingTail, truncatingMiddle
}

/// The reading direction of paragraphs.
public enum BaseDirection: Hashable, Sendable {
  /// The direction of the first strong character (UAX #9 P2 and P3); left to right if there is none.
  case natural
  case leftToRight, rightToLeft
}

/// The text of a label: runs, and the layout of its lines.
///
/// Hard line breaks (UAX #14 classes BK, CR, LF and NL) may occur anywhere. The typesetter's
/// offsets are in UTF-16 units over all runs, one after the other.
public struct Paragraph: Hashable, Sendable {
  /// In reading order.
  public var runs: [TextRun]
  /// The alignment in the offered width; it does not affect measuring.
  public var alignment: TextAlignment
  /// Applies to every line; truncation to the last one shown.
  public var lineBreakMode: LineBreakMode
  /// The reading direction, which decides where lines start and how neutral characters are ordered.
  public var baseDirection: BaseDirection
  /// The points between two lines, in addition to the fonts' own gaps.
  public var lineSpacing: Double
  /// The factor applied to each line's height; 0 means none.
  public var lineHeightMultiple: Double
  /// The minimum height of a line in points; 0 means none.
  public var minimumLineHeight: Double
  /// The maximum height of a line in points; 0 means none.
  public var maximumLineHeight: Double
  /// Where lines begin and end.
  public var indents = LineIndents()
  /// The points between a paragraph's last line and the next paragraph, beside the line spacing.
  public var paragraphSpacing = 0.0
  /// Whether the last line avoids a single word, by moving the word before it down as well.
  public var pushesOut = false
  /// The iOS version whose spacing the system font has.
  public var systemFontEdition = SystemFontEdition.ios14
  /// The BCP 47 language of the text, for shaping and for the choice among Han fonts.
  public var language: String?

  /// Creates a paragraph as `UILabel` has it: broken at words, truncated at its tail.
  public init(
    runs: [TextRun], alignment: TextAlignment = .natural,
    lineBreakMode: LineBreakMode = .truncatingTail, baseDirection: BaseDirection = .natural,
    lineSpacing: Double = 0, lineHeightMultiple: Double = 0, minimumLineHeight: Double = 0,
    maximumLineHeight: Double = 0, language: String? = nil
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.baseDirection = baseDirection
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.language = language
  }

  /// A paragraph of a single run.
  public init(
    _ text: String, font: FontDescriptor, alignment: TextAlignment = .natural,
    lineBreakMode: LineBreakMode = .truncatingTail, baseDirection: BaseDirection = .natural,
    language: String? = nil
  ) {
    self.init(
      runs: [TextRun(text, font: font)], alignment: alignment, lineBreakMode: lineBreakMode,
      baseDirection: baseDirection, language: language)
  }
}
