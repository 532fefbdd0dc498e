extension Typesetter {
  /// The size of a paragraph set to a width (`.infinity`: a line for each hard break) in at most
  /// `maximumLines` lines (0: any number). A paragraph without text has no lines and no size.
  ///
  /// Text in one font is measured word by word out of a cache; the result is the one that shaping
  /// the whole gives (`layout`), to the last bit.
  ///
  /// - Complexity: linear in the text; about 10 ns a word that is known.
  public func measure(_ paragraph: Paragraph, width: Double, maximumLines: Int) -> TextMeasure {
    makeRoom()
    let width = Self.effectiveWidth(width)
    return measureByWords(paragraph, width, maximumLines)
      ?? measureWhole(paragraph, width, maximumLines)
  }

  /// The measure out of the word cache, nil when the paragraph needs shaping as a whole.
  func measureByWords(
    _ paragraph: Paragraph, _ width: Double, _ maximumLines: Int
  ) -> TextMeasure? {
    guard paragraph.isSimple else { return nil }
    let run = paragraph.runs[0]
    let setting = settings.index(of: run, language: paragraph.language)
    var counter = LineCounter(
      width: width, maximumLines: maximumLines, pushesOut: paragraph.pushesOut)
    guard words.scan(scratch.units(of: run.text), setting: setting, into: &counter) else {
      return nil
    }
    guard counter.outcome != .needsClusters else { return nil }
    return counter.measure(
      paragraph, line: LineMetrics(fonts: [settings[setting].metrics], in: paragraph),
      ellipsisWidth: counter.outcome == .cutAfterParagraph ? ellipsisWidth(in: setting) : 0,
      width: width)
  }

  /// The measure by shaping the whole paragraph.
  func measureWhole(
    _ paragraph: Paragraph, _ width: Double, _ maximumLines: Int
  ) -> TextMeasure {
    measure(shape(paragraph), paragraph, width, maximumLines)
  }

  /// The measure of a paragraph that is shaped.
  func measure(
    _ shaped: ShapedParagraph, _ paragraph: Paragraph, _ width: Double, _ maximumLines: Int
  ) -> TextMeasure {
    let fitted = fittedLines(shaped, paragraph, width, maximumLines)
    return setLines(fitted, shaped, paragraph, width).measure
  }
}

extension LineCounter {
  /// What the lines counted amount to; `line` is what each is like.
  func measure(
    _ paragraph: Paragraph, line: LineMetrics, ellipsisWidth: Double, width: Double
  ) -> TextMeasure {
    var stack = LineStack()
    stack.append(line, count: lineCount)
    return TextMeasure(
      width: widest(paragraph.lineBreakMode, ellipsisWidth: ellipsisWidth, offered: width),
      height: stack.height, lineCount: stack.count, firstBaseline: stack.firstBaseline,
      lastBaseline: stack.lastBaseline, isTruncated: outcome != .complete)
  }

  /// Width of the widest line with the last one, as `Typesetter.setLines` counts it.
  private func widest(
    _ mode: LineBreakMode, ellipsisWidth: Double, offered: Double
  ) -> Double {
    switch (outcome, mode) {
    case (.complete, _), (.needsClusters, _): widest
    case (_, .wordWrapping), (_, .charWrapping), (.cutAfterParagraph, .clipping):
      max(widest, cutWidth)
    case (.cutInParagraph, _): max(widest, offered)
    case (.cutAfterParagraph, _):
      max(widest, min(offered, cutVisibleWidth + ellipsisWidth))
    }
  }
}

extension Paragraph {
  /// One run on the baseline, broken at words: what the word cache can measure.
  var isSimple: Bool {
    runs.count == 1 && lineBreakMode != .charWrapping && runs[0].baselineOffset == 0
  }
}
