/// Receives segments in order, and can stop the sender.
protocol SegmentSink {
  mutating func add(_ segment: TextSegment, textEnd: UTF16Offset) -> Bool
}

/// Counts lines and their widths without storing segments, for callers that need sizes only.
struct LineCounter: SegmentSink {
  /// The result of counting.
  enum Outcome: Equatable {
    case complete
    /// The last line is truncated within its paragraph.
    case cutInParagraph
    /// The last line ends its paragraph, but others follow; its visible width is kept.
    case cutAfterParagraph
    /// A segment is wider than a line, which requires its clusters.
    case needsClusters
  }

  private(set) var filler: LineFiller
  private let maximumLines: Int
  private let pushesOut: Bool
  /// The previous line of the paragraph; counted once it is known which words it keeps.
  private var above: LineFiller?
  private(set) var outcome = Outcome.complete
  private(set) var lineCount = 0
  /// The width of the widest line before the last visible one.
  private(set) var widest = 0.0
  /// The width of the last visible line, if it is truncated, without and with trailing spaces.
  private(set) var cutVisibleWidth = 0.0
  private(set) var cutWidth = 0.0

  /// - Parameter maximumLines: 0 for any number.
  init(width: Double, maximumLines: Int, pushesOut: Bool) {
    filler = LineFiller(limit: width)
    self.maximumLines = maximumLines
    self.pushesOut = pushesOut
  }

  @inline(__always)
  mutating func add(_ segment: TextSegment, textEnd: UTF16Offset) -> Bool {
    if !filler.fits(segment.width) {
      countAbove()
      guard endLine(filler.width, cut: .cutInParagraph, hasMore: true) else { return false }
    }
    if filler.isEmpty, filler.isTooWide(segment.width) {
      outcome = .needsClusters
      return false
    }
    filler.append(segment.width, space: segment.space)
    guard segment.isHard || segment.end == textEnd else { return true }
    pushOut()
    return endLine(
      filler.widthAtParagraphEnd, cut: .cutAfterParagraph, hasMore: segment.end < textEnd)
  }

  /// Counts a whole line that fits, and begins the next. Returns false to stop. `hasMore`: whether
  /// segments follow.
  @inline(__always)
  mutating func add(_ line: LineFiller, endsParagraph: Bool, hasMore: Bool) -> Bool {
    filler = line
    guard endsParagraph else {
      countAbove()
      return endLine(filler.width, cut: .cutInParagraph, hasMore: true)
    }
    pushOut()
    return endLine(filler.widthAtParagraphEnd, cut: .cutAfterParagraph, hasMore: hasMore)
  }

  /// Stops at a segment that is wider than a line.
  mutating func stopForClusters() { outcome = .needsClusters }

  @inline(__always)
  private mutating func endLine(_ width: Double, cut: Outcome, hasMore: Bool) -> Bool {
    lineCount += 1
    if hasMore, lineCount == maximumLines {
      outcome = cut
      cutVisibleWidth = filler.width
      cutWidth = width
      return false
    }
    if cut == .cutInParagraph, pushesOut { above = filler } else { widest = max(widest, width) }
    filler.startLine()
    return true
  }

  /// Counts the previous line, which keeps its words.
  @inline(__always)
  private mutating func countAbove() {
    guard let line = above else { return }
    widest = max(widest, line.width)
    above = nil
  }

  /// Moves a word of the previous line to the present one, which ends its paragraph, if needed.
  @inline(__always)
  private mutating func pushOut() {
    guard let line = above else { return }
    if let joined = filler.joined(byLastOf: line) {
      widest = max(widest, line.widthBeforeLast)
      filler = joined
    } else {
      widest = max(widest, line.width)
    }
    above = nil
  }
}

/// The height of lines and the distance between them, in points.
struct LineMetrics: Equatable {
  /// The distances from the baseline to top and bottom, positive, within the limits.
  var ascent: Double
  var descent: Double
  /// The distance to the next line's top.
  var gap: Double

  init(ascent: Double, descent: Double, gap: Double) {
    self.ascent = ascent
    self.descent = descent
    self.gap = gap
  }

  /// Creates metrics of a line with these fonts, within the paragraph's limits.
  ///
  /// A limit or multiple changes the space above the text, as in TextKit.
  init(fonts: [FontMetrics], in paragraph: Paragraph) {
    var ascent = 0.0
    var descent = 0.0
    var gap = 0.0
    for metrics in fonts {
      ascent = max(ascent, metrics.ascender)
      descent = max(descent, -metrics.descender)
      gap = max(gap, metrics.leading)
    }
    let height = ascent + descent
    self.ascent = ascent + paragraph.limited(height) - height
    self.descent = descent
    self.gap = gap + paragraph.effectiveLineSpacing
  }

  var height: Double { ascent + descent }
}

extension Paragraph {
  /// A line's height after multiple, minimum and maximum; ignores values that are not finite.
  fileprivate func limited(_ height: Double) -> Double {
    var height = height
    if lineHeightMultiple > 0, lineHeightMultiple.isFinite { height *= lineHeightMultiple }
    if minimumLineHeight > 0, minimumLineHeight.isFinite { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0, maximumLineHeight.isFinite { height = min(height, maximumLineHeight) }
    return height
  }

  fileprivate var effectiveLineSpacing: Double {
    lineSpacing > 0 && lineSpacing.isFinite ? lineSpacing : 0
  }
}

/// Stacks lines: adds up heights and gaps, and keeps the first and last baselines.
///
/// The height of n equal lines is n × height + (n − 1) × gap by multiplication, so that it is the
/// same number whether the lines were added one by one or at once.
struct LineStack {
  private(set) var firstBaseline = 0.0
  private(set) var count = 0
  private var line = LineMetrics(ascent: 0, descent: 0, gap: 0)
  /// The number of lines in the group of equal lines at the bottom, and its top.
  private var groupCount = 0
  private var groupTop = 0.0

  var height: Double {
    groupTop + Double(groupCount) * line.height + Double(max(0, groupCount - 1)) * line.gap
  }

  var lastBaseline: Double { count == 0 ? 0 : height - line.descent }

  /// Adds equal lines below the others.
  mutating func append(_ next: LineMetrics, count added: Int = 1) {
    guard added > 0 else { return }
    if count == 0 { firstBaseline = next.ascent }
    if next != line || count == 0 {
      groupTop = count == 0 ? 0 : height + line.gap
      groupCount = 0
      line = next
    }
    groupCount += added
    count += added
  }
}
