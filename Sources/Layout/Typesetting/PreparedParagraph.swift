/// A paragraph with cached widths and break opportunities, so that a new width only wraps it again.
///
/// Belongs to the typesetter that created it; both are used by one thread at a time.
public final class PreparedParagraph {
  private let typesetter: Typesetter
  private let paragraph: Paragraph
  /// Nil if words break anywhere, or if sums of widths are not exact.
  private let positions: SegmentPositions?
  private let line: LineMetrics
  private let ellipsisWidth: Double
  /// Shaped on first use, by widths that segments are not sufficient for.
  private lazy var shaped: ShapedParagraph = typesetter.shaped(paragraph)

  init(_ paragraph: Paragraph, typesetter: Typesetter) {
    self.paragraph = paragraph
    self.typesetter = typesetter
    if paragraph.isSimple, let (positions, setting) = typesetter.positions(of: paragraph) {
      self.positions = positions
      line = LineMetrics(fonts: [typesetter.settings[setting].metrics], in: paragraph)
      ellipsisWidth = typesetter.ellipsisWidth(in: setting)
    } else {
      positions = nil
      line = LineMetrics(ascent: 0, descent: 0, gap: 0)
      ellipsisWidth = 0
    }
  }

  /// The result of `Typesetter.measure` for the paragraph at a width in points.
  ///
  /// - Complexity: linear in the lines and in a quarter of the break opportunities, as long as no
  ///   word is wider than a line.
  public func measure(width: Double, maximumLines: Int) -> TextMeasure {
    let width = Typesetter.effectiveWidth(width)
    guard let positions else {
      return typesetter.measureWhole(paragraph, width, maximumLines)
    }
    var counter = LineCounter(
      width: width, maximumLines: maximumLines, pushesOut: paragraph.pushesOut)
    positions.fill(&counter)
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

  /// The positions of a simple paragraph's segments, from the word cache; nil for others.
  fileprivate func positions(of paragraph: Paragraph) -> (SegmentPositions, setting: Int)? {
    let run = paragraph.runs[0]
    let setting = settings.index(of: run, in: paragraph)
    collected.removeAll()
    guard words.scan(scratch.units(of: run.text), setting: setting, into: &collected) else {
      return nil
    }
    return SegmentPositions(collected).map { ($0, setting) }
  }
}
