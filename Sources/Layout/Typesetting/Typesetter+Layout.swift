extension Typesetter {
  /// Positions every glyph of a paragraph at a width in points, in at most `maximumLines` lines (0:
  /// any number). The measure equals that of `measure`.
  ///
  /// - Complexity: linear in the text.
  public func layout(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextLayout {
    emptyCachesWhenFull()
    let width = Self.effectiveWidth(width)
    let shaped = shaped(paragraph)
    let wrapped = wrap(shaped, paragraph, width, maximumLines)
    let visible = truncate(wrapped, paragraph, maximumLines)
    let stacked = stack(visible, shaped, paragraph, width)
    return TextLayout(
      measure: stacked.measure, lines: position(stacked, shaped, paragraph, width))
  }

  /// The paragraph after the stages that do not depend on a width: collect → itemize → shape →
  /// break. From the cache where it was met before.
  func shaped(_ paragraph: Paragraph) -> ShapedParagraph {
    if let known = paragraphs[paragraph] { return known }
    let text = collect(paragraph)
    let itemized = itemize(text)
    let glyphs = shape(itemized)
    let segments = breakLines(itemized, glyphs, paragraph.lineBreakMode)
    let shaped = ShapedParagraph(itemized, glyphs, segments)
    keep(shaped, for: paragraph)
    return shaped
  }

  /// The lines at a width, the first that are not visible included: they tell that some are not.
  func wrap(
    _ shaped: ShapedParagraph, _ paragraph: Paragraph, _ width: Double, _ maximumLines: Int
  ) -> [WrappedLine] {
    Wrapper(
      clusters: shaped, pushesOut: paragraph.pushesOut, maximumLines: maximumLines,
      indents: paragraph.indents
    ).lines(shaped.segments, width: width)
  }

  /// The visible lines, the last of them with what stands for the rest.
  func truncate(
    _ wrapped: [WrappedLine], _ paragraph: Paragraph, _ maximumLines: Int
  ) -> FittedLines {
    FittedLines(wrapped, maximumLines: maximumLines, mode: paragraph.lineBreakMode)
  }

  /// The width with NaN as infinity, and negative numbers as 0.
  static func effectiveWidth(_ width: Double) -> Double { width.isNaN ? .infinity : max(0, width) }

  // MARK: Stages without a width

  private func collect(_ paragraph: Paragraph) -> CollectedText {
    CollectedText(paragraph, settings: settings)
  }

  private func itemize(_ text: CollectedText) -> ItemizedText {
    let levels = BidiLevels(of: text)
    let clusters = GraphemeClusters(of: text.units, breaks: stages.breaks)
    return ItemizedText(
      text: text, levels: levels, clusters: clusters,
      items: stages.itemizer.items(of: text, levels: levels, clusters: clusters))
  }

  private func shape(_ itemized: ItemizedText) -> ShapedText {
    stages.shaper.shape(itemized.text, itemized.items)
  }

  /// The pieces between the places where a line may end.
  private func breakLines(
    _ itemized: ItemizedText, _ glyphs: ShapedText, _ mode: LineBreakMode
  ) -> [TextSegment] {
    glyphs.segments(of: itemized, mode: mode, stages.breaks)
  }

  // MARK: Caches

  private func keep(_ shaped: ShapedParagraph, for paragraph: Paragraph) {
    let length = shaped.text.units.count
    guard length <= Self.keptUnits else { return }
    if paragraphs.count >= Self.keptParagraphs || keptLength + length > Self.keptUnits {
      paragraphs.removeAll(keepingCapacity: true)
      keptLength = 0
    }
    paragraphs[paragraph] = shaped
    keptLength += length
  }

  /// The number of cached shaped paragraphs; beyond it the cache is emptied.
  static let keptParagraphs = 256
  /// The length in UTF-16 units of all cached paragraphs together; a longer one is not cached.
  static let keptUnits = 1 << 18

  /// The ellipsis (U+2026) in a setting.
  func ellipsis(in setting: Int) -> ShapedParagraph {
    let setting = settings.withoutBox(setting)
    if let known = ellipses[setting] { return known }
    let text = [UInt16(0x2026)].withUnsafeBufferPointer {
      CollectedText(units: $0, setting: setting)
    }
    let itemized = itemize(text)
    let glyphs = shape(itemized)
    let shaped = ShapedParagraph(
      itemized, glyphs, breakLines(itemized, glyphs, .wordWrapping))
    ellipses[setting] = shaped
    return shaped
  }

  /// The width of the ellipsis in a setting, in points.
  func ellipsisWidth(in setting: Int) -> Double {
    ellipsis(in: setting).shaped.advances.reduce(0, +)
  }
}

/// Lines with their parts and heights, before positioning.
struct StackedLines {
  var lines: [StackedLine] = []
  var measure: TextMeasure
}

/// A line with its visible parts and its baseline.
struct StackedLine {
  var wrapped: WrappedLine
  var parts: [LinePart]
  /// The width of the line in points.
  var width: Double
  var baselineY: Double
  var metrics: LineMetrics
  var isTruncated: Bool
}

extension Typesetter {
  /// The lines one below the other, the last one cut to the width where it is truncated.
  func stack(
    _ fitted: FittedLines, _ shaped: ShapedParagraph, _ paragraph: Paragraph, _ width: Double
  ) -> StackedLines {
    var stack = LineStack()
    var widest = 0.0
    var lines: [StackedLine] = []
    for (index, wrapped) in fitted.lines.enumerated() {
      let isLast = index == fitted.lines.count - 1
      var metrics = lineMetrics(wrapped.range, shaped, paragraph)
      if wrapped.endsParagraph { metrics.gap += paragraph.paragraphSpacing }
      let last = isLast ? fitted.lastLine : .whole
      let isFirst = wrapped.startsParagraph
      let room = paragraph.indents.room(in: width, isFirst: isFirst)
      let (parts, lineWidth) = parts(of: wrapped, last, shaped, room)
      widest = max(
        widest,
        paragraph.indents.head(isFirst: isFirst) + countedWidth(wrapped, last, shaped, room))
      stack.append(metrics)
      lines.append(
        StackedLine(
          wrapped: wrapped, parts: parts, width: lineWidth, baselineY: stack.lastBaseline,
          metrics: metrics, isTruncated: isLast && fitted.isTruncated))
    }
    let measure = TextMeasure(
      width: widest, height: stack.height, lineCount: stack.count,
      firstBaseline: stack.firstBaseline, lastBaseline: stack.lastBaseline,
      isTruncated: fitted.isTruncated)
    return StackedLines(lines: lines, measure: measure)
  }

  /// The contribution of a line to the paragraph's width: a line that was truncated for its width
  /// fills the offered width; one that only shows an ellipsis for later paragraphs includes the
  /// ellipsis.
  private func countedWidth(
    _ wrapped: WrappedLine, _ last: LastLine, _ shaped: ShapedParagraph, _ offered: Double
  ) -> Double {
    switch last {
    case .whole: return wrapped.width
    case .clipped: return offered
    case .truncated:
      guard wrapped.endsParagraph else { return offered }
      let visible = shaped.visible(wrapped.range)
      let run = shaped.text.runs[shaped.text.runIndex(at: max(0, visible.upperBound - 1))]
      return min(offered, shaped.width(of: visible) + ellipsisWidth(in: run.setting))
    }
  }

  private func parts(
    of wrapped: WrappedLine, _ last: LastLine, _ shaped: ShapedParagraph, _ width: Double
  ) -> (parts: [LinePart], width: Double) {
    let visible = shaped.visible(wrapped.range)
    switch last {
    case .whole: return ([.text(visible)], wrapped.width)
    case .clipped: return ([.text(visible)], shaped.width(of: visible))
    case .truncated(let truncation):
      let truncator = Truncator(
        paragraph: shaped, width: width, ellipsisWidth: { self.ellipsisWidth(in: $0) })
      let parts = truncator.parts(of: visible, truncation)
      return (parts, parts.reduce(0) { $0 + partWidth($1, shaped) })
    }
  }

  private func partWidth(_ part: LinePart, _ shaped: ShapedParagraph) -> Double {
    switch part {
    case .text(let range): shaped.width(of: range)
    case .ellipsis(_, let setting): ellipsisWidth(in: setting)
    }
  }

  private func position(
    _ stacked: StackedLines, _ shaped: ShapedParagraph, _ paragraph: Paragraph, _ width: Double
  ) -> [TextLine] {
    let positioner = Positioner(
      paragraph: shaped, attributes: paragraph, settings: settings,
      width: width.isFinite ? width : stacked.measure.width, ellipsis: { self.ellipsis(in: $0) })
    return stacked.lines.map {
      positioner.line(
        $0.wrapped, parts: $0.parts, width: $0.width, baselineY: $0.baselineY,
        metrics: $0.metrics, isTruncated: $0.isTruncated)
    }
  }

  /// The metrics of the fonts on a line. Fallback faces do not make a line taller, as on iOS.
  func lineMetrics(
    _ range: Range<Int>, _ shaped: ShapedParagraph, _ paragraph: Paragraph
  ) -> LineMetrics {
    let runs = shaped.text.runs
    let first = shaped.text.runIndex(at: range.lowerBound)
    let last = shaped.text.runIndex(at: max(range.lowerBound, range.upperBound - 1))
    if first == last, runs[first].baselineOffset == 0 {
      return LineMetrics(fonts: [settings[runs[first].setting].metrics], in: paragraph)
    }
    return LineMetrics(
      fonts: runs[first...last].map { run in
        var metrics = settings[run.setting].metrics
        metrics.ascender += run.baselineOffset
        metrics.descender += run.baselineOffset
        return metrics
      }, in: paragraph)
  }
}
