import Typesetting

extension UILabel {
  /// In points; wider than any text, and thus equivalent to no limit.
  static let unboundedWidth: CGFloat = 10_000_000

  /// The label's text for drawing; `TextRun.attributesID` is an index into `attributeInks`.
  public final var paragraph: Paragraph {
    var paragraph = typesetText.paragraph
    if !environment.profile.text.pushesOut { paragraph.pushesOut = false }
    paragraph.systemFontEdition = environment.profile.text.systemFontEdition
    return paragraph
  }

  /// The colours and lines of the text's attributes.
  package final var attributeInks: [TextInk] { typesetText.inks }

  /// The content in the typesetter's form. Attributes are read once: a text may have thousands.
  private var typesetText: (paragraph: Paragraph, inks: [TextInk]) {
    let (direction, language) = (effectiveUserInterfaceLayoutDirection, environment.language)
    guard content.attributes != nil else {
      return content.paragraph(direction: direction, language: language)
    }
    if let known = readAttributes, known.direction == direction, known.language == language {
      return known.text
    }
    let text = content.paragraph(direction: direction, language: language)
    readAttributes = ReadAttributes(direction: direction, language: language, text: text)
    return text
  }

  final func textDidChange() {
    cache.forget()
    readAttributes = nil
    invalidateIntrinsicContentSize()
  }

  /// The width in points for the intrinsic size: the explicit one, else the engine's.
  private var layoutWidth: CGFloat {
    if preferredMaxLayoutWidth > 0 { return preferredMaxLayoutWidth }
    let proposed = wrappingState.proposedWidth
    return proposed.isFinite ? proposed : Self.unboundedWidth
  }

  final var labelIntrinsicSize: CGSize {
    let width = layoutWidth
    let bounds = CGRect(x: 0, y: 0, width: width, height: Self.unboundedWidth)
    var size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    if width < Self.unboundedWidth, measure(width: width, lines: numberOfLines).lineCount > 1 {
      size.height += environment.profile.text.wrappedLabelExtraHeight
    }
    return size
  }

  /// The size in points for an offered one; a single line keeps its natural width.
  final func labelSize(fitting size: CGSize) -> CGSize {
    let isLimited = size.width > 0 && numberOfLines != 1
    let width = isLimited ? size.width : Self.unboundedWidth
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: Self.unboundedWidth),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  final func labelTextRect(_ bounds: CGRect, _ numberOfLines: Int) -> CGRect {
    guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let measure = measure(width: bounds.width, lines: max(0, numberOfLines))
    let grid = environment.pixelGrid
    return CGRect(
      x: bounds.minX, y: bounds.minY,
      width: min(grid.roundedUp(measure.width), bounds.width),
      height: grid.roundedUp(measure.height))
  }

  final func measure(width: CGFloat, lines: Int) -> TextMeasure {
    cache.measure(
      width: width >= Self.unboundedWidth ? .infinity : max(0, width), lines: max(0, lines),
      with: environment.text
    ) { paragraph }
  }

  /// The number of lines at the label's present width, at most `numberOfLines`.
  package final var lineCount: Int {
    guard !content.isEmpty else { return 0 }
    return measure(width: bounds.width, lines: numberOfLines).lineCount
  }

  /// The baselines in points from the top of the label. The first keeps its distance from the top,
  /// and the last its distance from the bottom, whatever the label's height, although the text
  /// itself is drawn in the middle (stored frames: labels squeezed from 20.5 to 14 points and
  /// stretched to 22 share their top with one of 20.5 beside them; 7 of 7). A label without text
  /// has the baselines of a line in its font.
  final var labelBaselines: ContentBaselines? {
    let grid = environment.pixelGrid
    guard !content.isEmpty else {
      let ascender = grid.baseline(of: font)
      return ContentBaselines(
        first: ascender, firstShare: 0, last: ascender - grid.roundedUp(font.lineHeight),
        lastShare: 1)
    }
    let measure = measure(width: layoutWidth, lines: numberOfLines)
    return ContentBaselines(
      first: grid.rounded(measure.firstBaseline), firstShare: 0,
      last: grid.rounded(measure.lastBaseline) - grid.roundedUp(measure.height), lastShare: 1)
  }
}

/// An attributed text in the typesetter's form.
final class ReadAttributes {
  let direction: UIUserInterfaceLayoutDirection
  let language: String?
  let text: (paragraph: Paragraph, inks: [TextInk])

  init(
    direction: UIUserInterfaceLayoutDirection, language: String?,
    text: (paragraph: Paragraph, inks: [TextInk])
  ) {
    (self.direction, self.language, self.text) = (direction, language, text)
  }
}

/// Cached measurements of a label's text: one without and one with a limit of width, which are
/// those that the two passes of layout need. Only another width requires a new measurement.
struct LabelMeasureCache {
  private var prepared: (any PreparedText)?
  private var unlimited: TextMeasure?
  private var limited: (width: Double, lines: Int, measure: TextMeasure)?

  /// Drops the measurements after a change of the text or its font.
  mutating func forget() {
    prepared = nil
    unlimited = nil
    limited = nil
  }

  /// The measurement at a width in points and a number of lines.
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

  /// Measures the text; a single line is measured once, without preparing it for other widths.
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

  /// The unlimited measurement, if it fits into the width.
  private func fitting(_ width: Double, _ lines: Int) -> TextMeasure? {
    guard let unlimited, unlimited.width <= width, lines == 0 || unlimited.lineCount <= lines else {
      return nil
    }
    return unlimited
  }
}
