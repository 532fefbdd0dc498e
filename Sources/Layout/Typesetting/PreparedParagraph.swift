/// A paragraph with its widths and break opportunities kept, so that a new width only wraps again.
///
/// Belongs to the typesetter that made it, and is used by one thread at a time with it.
public final class PreparedParagraph {
  private let typesetter: Typesetter
  private let paragraph: Paragraph
  private let segments: [Segment]
  private let textEnd: Int32
  /// The line every line is like; nil where lines differ or words break anywhere.
  private let line: LineMetrics?
  private let ellipsisWidth: Double
  /// Shaped when a width asks for more than segments.
  private lazy var shaped: ShapedParagraph = typesetter.shape(paragraph)

  init(_ paragraph: Paragraph, typesetter: Typesetter) {
    self.paragraph = paragraph
    self.typesetter = typesetter
    var collector = SegmentCollector()
    if paragraph.isSimple, let setting = typesetter.collectSegments(paragraph, into: &collector) {
      segments = collector.segments
      line = LineMetrics(fonts: [typesetter.settings[setting].metrics], in: paragraph)
      ellipsisWidth = typesetter.ellipsisWidth(in: setting)
    } else {
      segments = []
      line = nil
      ellipsisWidth = 0
    }
    textEnd = segments.last?.end ?? 0
  }

  /// What `Typesetter.measure` gives for the paragraph at this width.
  ///
  /// - Complexity: linear in the break opportunities, about 2 ns each, as long as no word is wider
  ///   than a line.
  public func measure(width: Double, maximumLines: Int) -> TextMeasure {
    let width = Typesetter.effectiveWidth(width)
    guard let line else { return typesetter.measureWhole(paragraph, width, maximumLines) }
    var counter = LineCounter(
      width: width, maximumLines: maximumLines, pushesOut: paragraph.pushesOut)
    segments.withUnsafeBufferPointer { segments in
      for segment in segments where !counter.add(segment, textEnd: textEnd) { break }
    }
    if counter.outcome == .needsClusters {
      return typesetter.measure(shaped, paragraph, width, maximumLines)
    }
    return counter.measure(paragraph, line: line, ellipsisWidth: ellipsisWidth, width: width)
  }
}

extension Typesetter {
  /// Prepares a paragraph to be measured at several widths.
  public func prepare(_ paragraph: Paragraph) -> PreparedParagraph {
    PreparedParagraph(paragraph, typesetter: self)
  }

  /// Collects the segments of a simple paragraph from the word cache. Returns its setting, nil when
  /// it needs shaping as a whole.
  fileprivate func collectSegments(
    _ paragraph: Paragraph, into collector: inout SegmentCollector
  ) -> Int? {
    let run = paragraph.runs[0]
    let setting = settings.index(of: run, language: paragraph.language)
    let isDone = words.scan(scratch.units(of: run.text), setting: setting, into: &collector)
    return isDone ? setting : nil
  }
}
