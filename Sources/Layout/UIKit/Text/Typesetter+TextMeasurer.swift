import Typesetting

/// The typesetter measures for labels, which keep its advances and breaks, so that another width
/// only wraps again.
extension Typesetter: TextMeasurer {
  /// The words and breaks of a text, found once.
  public func preparedText(_ paragraph: Paragraph) -> any PreparedText {
    prepare(paragraph)
  }
}

extension PreparedParagraph: PreparedText {}
