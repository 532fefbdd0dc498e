import Typesetting

/// What a label remembers of its text, so that only a new width is worked out anew: one measurement
/// without and one with a limit of width, which is what the two passes of layout ask for.
struct LabelMeasureCache {
  private var prepared: (any PreparedText)?
  private var unlimited: TextMeasure?
  private var limited: (width: Double, lines: Int, measure: TextMeasure)?

  /// The text or its font has changed.
  mutating func forget() {
    prepared = nil
    unlimited = nil
    limited = nil
  }

  /// The measure at a width and number of lines.
  mutating func measure(
    width: Double, lines: Int, with measurer: any TextMeasurer, _ paragraph: () -> Paragraph
  ) -> TextMeasure {
    if width.isInfinite, let unlimited { return unlimited }
    if let limited, limited.width == width, limited.lines == lines { return limited.measure }
    if let fitting = fitting(width, lines) { return fitting }
    let measure = newMeasure(width, lines, measurer, paragraph)
    if width.isInfinite { unlimited = measure } else { limited = (width, lines, measure) }
    return measure
  }

  /// Text on one line is measured once and not prepared for other widths.
  private mutating func newMeasure(
    _ width: Double, _ lines: Int, _ measurer: any TextMeasurer, _ paragraph: () -> Paragraph
  ) -> TextMeasure {
    if prepared == nil, lines == 1, width.isInfinite {
      return measurer.measure(paragraph(), width: width, maximumLines: lines)
    }
    let text = prepared ?? measurer.preparedText(paragraph())
    prepared = text
    return text.measure(width: width, maximumLines: lines)
  }

  /// The unlimited measure where it needs no more than the width.
  private func fitting(_ width: Double, _ lines: Int) -> TextMeasure? {
    guard let unlimited, unlimited.width <= width, lines == 0 || unlimited.lineCount <= lines else {
      return nil
    }
    return unlimited
  }
}
