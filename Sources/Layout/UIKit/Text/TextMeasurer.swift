import Typesetting

/// All that layout knows of text: how large a paragraph is at a width.
///
/// The typesetter is one; tests use a measurer whose characters all advance alike, so that they
/// depend on no font. Lengths are in points and unrounded; labels round them up to pixels.
public protocol TextMeasurer: AnyObject {
  /// Vertical metrics of a font.
  func metrics(of font: FontDescriptor) -> FontMetrics

  /// The size of a paragraph set to `width` (infinite: no wrapping) on at most `maximumLines` lines
  /// (0: any number).
  func measure(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextMeasure

  /// What a label keeps of its text, so that another width only wraps it again.
  func preparedText(_ paragraph: Paragraph) -> any PreparedText
}

/// A text whose widths are known.
public protocol PreparedText {
  /// As `TextMeasurer.measure`, for this text.
  func measure(width: Double, maximumLines: Int) -> TextMeasure
}

extension TextMeasurer {
  /// Keeps nothing: measures from the start each time.
  public func preparedText(_ paragraph: Paragraph) -> any PreparedText {
    UnpreparedText(measurer: self, paragraph: paragraph)
  }
}

/// A text that its measurer does not prepare.
private struct UnpreparedText: PreparedText {
  let measurer: any TextMeasurer
  let paragraph: Paragraph

  func measure(width: Double, maximumLines: Int) -> TextMeasure {
    measurer.measure(paragraph, width: width, maximumLines: maximumLines)
  }
}
