import Typesetting

/// All that layout knows of text: how large a paragraph is at a width.
///
/// The typesetter is one; tests use a measurer whose characters all advance alike, so that they depend on no font. Lengths
/// are in points and unrounded; labels round them up to pixels.
public protocol TextMeasurer: AnyObject {
  /// Vertical metrics of a font.
  func metrics(of font: FontDescriptor) -> FontMetrics

  /// The size of a paragraph set to `width` (infinite: no wrapping) on at most `maximumLines` lines (0: any number).
  func measure(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextMeasure
}
