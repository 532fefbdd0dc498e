/// Vertical metrics of a font at its size, in points, unrounded.
public struct FontMetrics: Hashable, Sendable {
  /// Baseline to the top of the line, positive.
  public var ascender: Double
  /// Baseline to the bottom of the line, negative as `UIFont.descender` is.
  public var descender: Double
  /// Space between two lines (`FontDescriptor.lineGap`); not part of `lineHeight`.
  public var leading: Double
  /// Height of a capital above the baseline.
  public var capHeight: Double
  /// Height of a small x above the baseline.
  public var xHeight: Double

  /// Ascender less descender: 20.287109375 for the system font at 17 points.
  public var lineHeight: Double { ascender - descender }

  /// Metrics as a measurer of its own gives them.
  public init(
    ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
