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
