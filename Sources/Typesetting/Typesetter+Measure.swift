extension Typesetter {
  /// The size of a paragraph set to a width (`.infinity`: a line for each hard break) in at most
  /// `maximumLines` lines (0: any number). A paragraph without text has no lines and no size.
  public func measure(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextMeasure {
    let shaped = shape(paragraph)
    let width = Self.effectiveWidth(width)
    let wrapped = Wrapper(clusters: shaped).lines(shaped.segments, width: width)
    let fitted = FittedLines(wrapped, maximumLines: maximumLines, mode: paragraph.lineBreakMode)
    return setLines(fitted, shaped, paragraph, width).measure
  }
}
