/// Takes segments in order and may say that it has had enough.
protocol SegmentSink {
  /// Returns false to stop.
  mutating func add(_ segment: Segment, textEnd: Int32) -> Bool
}

/// Counts lines and their widths as segments come, without keeping them: `FittedLines` for a caller
/// that needs sizes only.
struct LineCounter: SegmentSink {
  /// How counting ended.
  enum Outcome: Equatable {
    /// All text is on lines.
    case complete
    /// The last line was cut within its paragraph.
    case cutInParagraph
    /// The last line ends its paragraph and more follow; its visible width is kept.
    case cutAfterParagraph
    /// A segment is wider than a line: its clusters are needed.
    case needsClusters
  }

  private var filler: LineFiller
  private let maximumLines: Int
  private let pushesOut: Bool
  /// The line before in the same paragraph, which counts once it is known what it keeps.
  private var above: LineFiller?
  private(set) var outcome = Outcome.complete
  private(set) var lineCount = 0
  /// Width of the widest line before the last one shown.
  private(set) var widest = 0.0
  /// Of the last line shown, when it was cut: its width without and with trailing spaces.
  private(set) var cutVisibleWidth = 0.0
  private(set) var cutWidth = 0.0

  /// - Parameter maximumLines: 0 for any number.
  init(width: Double, maximumLines: Int, pushesOut: Bool) {
    filler = LineFiller(limit: width)
    self.maximumLines = maximumLines
    self.pushesOut = pushesOut
  }

  @inline(__always)
  mutating func add(_ segment: Segment, textEnd: Int32) -> Bool {
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

  /// The line before the one just filled keeps its words.
  @inline(__always)
  private mutating func countAbove() {
    guard let line = above else { return }
    widest = max(widest, line.width)
    above = nil
  }

  /// The line filled ends its paragraph: it may take a word of the one before.
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

/// Keeps segments.
struct SegmentCollector: SegmentSink {
  private(set) var segments: [Segment] = []

  mutating func add(_ segment: Segment, textEnd: Int32) -> Bool {
    segments.append(segment)
    return true
  }
}
