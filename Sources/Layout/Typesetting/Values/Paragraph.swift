/// A piece of text in one font.
public struct TextRun: Hashable, Sendable {
  /// May be empty, and may hold hard line breaks.
  public var text: String
  /// The font asked for; characters it lacks are taken from others.
  public var font: FontDescriptor
  /// Points added after each character (`NSAttributedString.Key.kern`), beside the font's own
  /// tracking.
  public var tracking: Double
  /// Points the run is raised above the baseline.
  public var baselineOffset: Double
  /// Opaque to the typesetter; handed back on each glyph run, so that the caller finds colours
  /// again.
  public var attributesID: Int

  /// Text in one font.
  public init(
    _ text: String, font: FontDescriptor, tracking: Double = 0, baselineOffset: Double = 0,
    attributesID: Int = 0
  ) {
    self.text = text
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.attributesID = attributesID
  }
}

/// Where the lines of a paragraph sit within its width.
public enum TextAlignment: Hashable, Sendable {
  /// At the side where reading starts: left in left-to-right paragraphs, right in others.
  case natural
  case left, center, right
  /// Flush on both sides, except a paragraph's last line.
  case justified
}

/// How text that does not fit its width is broken or cut; UIKit's six modes.
public enum LineBreakMode: Hashable, Sendable {
  case wordWrapping, charWrapping, clipping
  case truncatingHead, truncatingTail, truncatingMiddle
}

/// The direction paragraphs read in.
public enum BaseDirection: Hashable, Sendable {
  /// From the first strong character (UAX #9 P2 and P3); left to right when there is none.
  case natural
  case leftToRight, rightToLeft
}

/// What a label shows: runs of text, and how its lines are to be set.
///
/// Hard line breaks (UAX #14 classes BK, CR, LF and NL) may occur anywhere. Offsets handed back by
/// the typesetter count UTF-16 units over all runs, one after the other.
public struct Paragraph: Hashable, Sendable {
  /// In reading order.
  public var runs: [TextRun]
  /// Where lines sit in the width offered; measuring does not depend on it.
  public var alignment: TextAlignment
  /// Applies to every line; truncation to the last one shown.
  public var lineBreakMode: LineBreakMode
  /// Which side a line starts at, and how neutral characters are ordered.
  public var baseDirection: BaseDirection
  /// Points added between two lines, beside the fonts' own gaps.
  public var lineSpacing: Double
  /// Multiplies each line's height when greater than 0.
  public var lineHeightMultiple: Double
  /// Lower limit of a line's height when greater than 0.
  public var minimumLineHeight: Double
  /// Upper limit of a line's height when greater than 0.
  public var maximumLineHeight: Double
  /// Does a word that would stand alone on the last line get the word before it for company?
  public var pushesOut = false
  /// BCP 47 language of the text, for shaping and for the fallback among Han fonts.
  public var language: String?

  /// A paragraph as `UILabel` sets one: broken at words, the last line truncated at its tail.
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

  /// A paragraph of one font.
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
