/// A line as wrapping leaves it.
struct WrappedLine {
  /// The characters of the line with the spaces and the hard break at its end.
  var range: Range<Int>
  /// Points without trailing spaces, except that the last line of a paragraph counts them as far as
  /// they fit: `UILabel` pads with them.
  var width: Double
  /// Does the line end at a hard break or at the end of the text?
  var endsParagraph: Bool
}

/// Fills lines greedily: each takes as many segments as fit its width.
///
/// A value of a few numbers, so that measuring allocates nothing. The caller feeds segments in
/// order and is told when a line was finished before the one it fed.
struct LineFiller {
  /// Points by which a line may exceed its width: solved widths carry rounding errors.
  static let tolerance = 1.0 / 1024

  let limit: Double
  /// Width of the line without the spaces at its end.
  private(set) var width = 0.0
  /// Width of the spaces at its end.
  private(set) var space = 0.0
  /// Segments on the line.
  private(set) var count = 0
  /// Width of the last segment.
  private(set) var lastWidth = 0.0
  /// Width of the line without the last segment and the spaces before it.
  private(set) var widthBeforeLast = 0.0
  var isEmpty: Bool { count == 0 }

  init(limit: Double) { self.limit = limit + Self.tolerance }

  /// Is a segment wider than any line?
  func isTooWide(_ segment: Double) -> Bool { segment > limit }

  /// Would a segment of this width go onto the line?
  func fits(_ segment: Double) -> Bool { isEmpty || width + space + segment <= limit }

  /// Puts a segment onto the line, which it must fit or begin.
  mutating func append(_ segment: Double, space after: Double) {
    widthBeforeLast = width
    lastWidth = segment
    width += space + segment
    space = after
    count += 1
  }

  /// Begins the next line.
  mutating func startLine() {
    width = 0
    space = 0
    count = 0
  }

  /// Width of the line when it ends its paragraph.
  var widthAtParagraphEnd: Double { max(width, min(width + space, limit - Self.tolerance)) }
}

extension LineFiller {
  /// The line with the last word of the one above before its only word; nil where the line has
  /// company or none can be had: the one above keeps a word, words are what spaces end, and both
  /// must fit.
  ///
  /// iOS does so in labels since version 11, and calls it `pushOut` since 14 (stored frames: "Some
  /// description to explain what | this screen does." is as wide as its first line without "this").
  @inline(__always)
  func joined(byLastOf above: LineFiller) -> LineFiller? {
    guard count == 1, above.count > 1, above.space > 0 else { return nil }
    var line = self
    line.startLine()
    line.append(above.lastWidth, space: above.space)
    guard line.fits(width) else { return nil }
    line.append(width, space: space)
    return line
  }
}

/// The places where a segment wider than a line may be broken: its grapheme clusters.
protocol ClusterSource {
  /// The end and the advance of the cluster that starts at an offset.
  func cluster(at offset: Int) -> (end: Int, advance: Double)
}

/// Wraps segments into lines.
struct Wrapper<Clusters: ClusterSource> {
  let clusters: Clusters
  /// See `Paragraph.pushesOut`.
  var pushesOut = false
  /// Lines that will be shown, 0 for all: what is not seen keeps no word company.
  var maximumLines = 0

  /// The lines of a text; none for an empty one.
  ///
  /// - Complexity: linear in segments, and in the clusters of those that are broken inside.
  func lines(_ segments: [Segment], width: Double) -> [WrappedLine] {
    var lines = LineCollector(limit: width, pushesOut: pushesOut, maximumLines: maximumLines)
    var start = 0
    for segment in segments {
      if !lines.filler.fits(segment.width) { lines.wrap(at: start) }
      if lines.filler.isEmpty, lines.filler.isTooWide(segment.width) {
        breakInside(start, segment, &lines)
      } else {
        lines.append(segment, from: start)
      }
      start = Int(segment.end)
      if segment.isHard { lines.endParagraph(at: start) }
    }
    if lines.start < start { lines.endParagraph(at: start) }
    return lines.lines
  }

  /// Spreads a segment over lines, at least one cluster on each; the spaces at its end hang.
  private func breakInside(_ start: Int, _ segment: Segment, _ lines: inout LineCollector) {
    var offset = start
    var remaining = segment.width
    lines.breakSegment()
    while offset < Int(segment.end), remaining > 0 {
      let (end, advance) = clusters.cluster(at: offset)
      if !lines.filler.fits(advance) {
        lines.wrap(at: offset)
        lines.breakSegment()
      }
      lines.filler.append(advance, space: 0)
      remaining -= advance
      offset = min(end, Int(segment.end))
    }
    lines.filler.append(0, space: segment.space)
  }
}

/// The lines finished so far and the one being filled.
struct LineCollector {
  private(set) var lines: [WrappedLine] = []
  var filler: LineFiller
  /// Where the line being filled starts.
  private(set) var start = 0
  private let pushesOut: Bool
  private let maximumLines: Int
  /// The line before in the same paragraph, and where its last segment starts; nil when part of one
  /// is on it.
  private var above: (line: LineFiller, lastStart: Int)?
  private var lastStart: Int?

  init(limit: Double, pushesOut: Bool, maximumLines: Int) {
    filler = LineFiller(limit: limit)
    self.pushesOut = pushesOut
    self.maximumLines = maximumLines
  }

  /// Puts a whole segment onto the line.
  mutating func append(_ segment: Segment, from start: Int) {
    if filler.isEmpty || lastStart != nil { lastStart = start }
    filler.append(segment.width, space: segment.space)
  }

  /// Notes that what the line holds is not all whole segments.
  mutating func breakSegment() { lastStart = nil }

  /// Ends the line before an offset, for want of room.
  mutating func wrap(at end: Int) {
    above = lastStart.map { (filler, $0) }
    finish(end, width: filler.width, endsParagraph: false)
  }

  /// Ends the line at a hard break or at the end of the text.
  mutating func endParagraph(at end: Int) {
    pushOut()
    above = nil
    finish(end, width: filler.widthAtParagraphEnd, endsParagraph: true)
  }

  /// Moves the last word of the line above to the line being filled, where one stands alone.
  private mutating func pushOut() {
    guard pushesOut, lastStart != nil, maximumLines == 0 || lines.count < maximumLines,
      let above, let joined = filler.joined(byLastOf: above.line)
    else { return }
    let last = lines.count - 1
    lines[last].range = lines[last].range.lowerBound..<above.lastStart
    lines[last].width = above.line.widthBeforeLast
    start = above.lastStart
    filler = joined
  }

  private mutating func finish(_ end: Int, width: Double, endsParagraph: Bool) {
    lines.append(WrappedLine(range: start..<end, width: width, endsParagraph: endsParagraph))
    start = end
    lastStart = nil
    filler.startLine()
  }
}
