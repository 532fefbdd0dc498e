/// A paragraph with cached widths and break opportunities, so that a new width only wraps it again.
///
/// Belongs to the typesetter that created it; both are used by one thread at a time.
public final class PreparedParagraph {
  private let typesetter: Typesetter
  private let paragraph: Paragraph
  private let segments: [TextSegment]
  private let textEnd: UTF16Offset
  /// The metrics of every line; nil if lines differ or words break anywhere.
  private let line: LineMetrics?
  private let ellipsisWidth: Double
  /// Shaped on first use, by widths that segments are not sufficient for.
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
    textEnd = segments.last?.end ?? UTF16Offset(0)
  }

  /// The result of `Typesetter.measure` for the paragraph at a width in points.
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
  /// Prepares a paragraph for measuring at several widths.
  public func prepare(_ paragraph: Paragraph) -> PreparedParagraph {
    PreparedParagraph(paragraph, typesetter: self)
  }

  /// Collects the segments of a simple paragraph from the word cache. Returns its setting; nil if
  /// it must be shaped as a whole.
  fileprivate func collectSegments(
    _ paragraph: Paragraph, into collector: inout SegmentCollector
  ) -> Int? {
    let run = paragraph.runs[0]
    let setting = settings.index(of: run, language: paragraph.language)
    let isDone = words.scan(scratch.units(of: run.text), setting: setting, into: &collector)
    return isDone ? setting : nil
  }
}
