/// A line as wrapping leaves it.
struct WrappedLine {
  /// The characters of the line with the spaces and the hard break at its end.
  var range: Range<Int>
  /// Points without trailing spaces, except that the last line of a paragraph counts them as far as they
  /// fit: `UILabel` pads with them.
  var width: Double
  /// Does the line end at a hard break or at the end of the text?
  var endsParagraph: Bool
}

/// Fills lines greedily: each takes as many segments as fit its width.
///
/// A value of a few numbers, so that measuring allocates nothing. The caller feeds segments in order and
/// is told when a line was finished before the one it fed.
struct LineFiller {
  /// Points by which a line may exceed its width: solved widths carry rounding errors.
  static let tolerance = 1.0 / 1024

  private let limit: Double
  /// Width of the line without the spaces at its end.
  private(set) var width = 0.0
  /// Width of the spaces at its end.
  private(set) var space = 0.0
  private(set) var isEmpty = true

  init(limit: Double) { self.limit = limit + Self.tolerance }

  /// Is a segment wider than any line?
  func isTooWide(_ segment: Double) -> Bool { segment > limit }

  /// Would a segment of this width go onto the line?
  func fits(_ segment: Double) -> Bool { isEmpty || width + space + segment <= limit }

  /// Puts a segment onto the line, which it must fit or begin.
  mutating func append(_ segment: Double, space after: Double) {
    width += space + segment
    space = after
    isEmpty = false
  }

  /// Begins the next line.
  mutating func startLine() {
    width = 0
    space = 0
    isEmpty = true
  }

  /// Width of the line when it ends its paragraph.
  var widthAtParagraphEnd: Double { max(width, min(width + space, limit - Self.tolerance)) }
}

/// The places where a segment wider than a line may be broken: its grapheme clusters.
protocol ClusterSource {
  /// The end and the advance of the cluster that starts at an offset.
  func cluster(at offset: Int) -> (end: Int, advance: Double)
}

/// Wraps segments into lines.
struct Wrapper<Clusters: ClusterSource> {
  let clusters: Clusters

  /// The lines of a text; none for an empty one.
  ///
  /// - Complexity: linear in segments, and in the clusters of those that are broken inside.
  func lines(_ segments: [Segment], width: Double) -> [WrappedLine] {
    var lines = LineCollector(limit: width)
    var start = 0
    for segment in segments {
      if !lines.filler.fits(segment.width) { lines.wrap(at: start) }
      if lines.filler.isEmpty, lines.filler.isTooWide(segment.width) {
        breakInside(start, segment, &lines)
      } else {
        lines.filler.append(segment.width, space: segment.space)
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
    while offset < Int(segment.end), remaining > 0 {
      let (end, advance) = clusters.cluster(at: offset)
      if !lines.filler.fits(advance) { lines.wrap(at: offset) }
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

  init(limit: Double) { filler = LineFiller(limit: limit) }

  /// Ends the line before an offset, for want of room.
  mutating func wrap(at end: Int) {
    finish(end, width: filler.width, endsParagraph: false)
  }

  /// Ends the line at a hard break or at the end of the text.
  mutating func endParagraph(at end: Int) {
    finish(end, width: filler.widthAtParagraphEnd, endsParagraph: true)
  }

  private mutating func finish(_ end: Int, width: Double, endsParagraph: Bool) {
    lines.append(WrappedLine(range: start..<end, width: width, endsParagraph: endsParagraph))
    start = end
    filler.startLine()
  }
}
