import Numbers

/// A line as the result of wrapping.
struct WrappedLine {
  /// The characters of the line, including spaces and hard break at its end.
  var range: Range<Int>
  /// The width in points; the last line's includes trailing spaces that fit, as in `UILabel`.
  var width: Double
  /// Whether the line ends at a hard break or at the end of the text.
  var endsParagraph: Bool
  /// Whether it is the first line of the text, or the first after a hard break.
  var startsParagraph = true
}

/// Fills lines greedily: each takes as many segments as fit its width.
///
/// A small value type, so that measuring does not allocate. The caller adds segments in order, and
/// learns when a line was finished before the added one.
struct LineFiller {
  private(set) var limit: Double
  /// The width of the line without trailing spaces, in points.
  private(set) var width = 0.0
  /// The width of its trailing spaces, in points.
  private(set) var space = 0.0
  private(set) var count = 0
  /// The width of the last segment, in points.
  private(set) var lastWidth = 0.0
  /// The width of the line without the last segment and the spaces before it, in points.
  private(set) var widthBeforeLast = 0.0
  var isEmpty: Bool { count == 0 }

  init(limit: Double) { self.limit = limit + Tolerance.fit }

  func isTooWide(_ segment: Double) -> Bool { segment > limit }

  func fits(_ segment: Double) -> Bool { isEmpty || width + space + segment <= limit }

  /// Adds a segment to the line; it must fit, or be the first.
  mutating func append(_ segment: Double, space after: Double) {
    widthBeforeLast = width
    lastWidth = segment
    width += space + segment
    space = after
    count += 1
  }

  /// A line as long as this one with so many segments; widths in points.
  @inline(__always)
  func holding(
    _ count: Int, width: Double, space: Double, lastWidth: Double, widthBeforeLast: Double
  ) -> LineFiller {
    var line = self
    (line.count, line.width, line.space) = (count, width, space)
    (line.lastWidth, line.widthBeforeLast) = (lastWidth, widthBeforeLast)
    return line
  }

  /// Begins the next line, which has another width in points.
  mutating func startLine(limit: Double) {
    self.limit = limit + Tolerance.fit
    startLine()
  }

  /// Begins the next line.
  mutating func startLine() {
    width = 0
    space = 0
    count = 0
  }

  /// The width of the line if it ends its paragraph, in points.
  var widthAtParagraphEnd: Double { max(width, min(width + space, limit - Tolerance.fit)) }
}

extension LineFiller {
  /// The line with the last word of the line above moved before its only word. Nil if the line has
  /// several words or no word can be moved: the line above must keep a word, words must be
  /// separated by spaces, and both must fit.
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

/// Supplies the grapheme clusters at which a segment wider than a line can be broken.
protocol ClusterSource {
  /// The end, and the advance in points, of the cluster that starts at an offset.
  func cluster(at offset: Int) -> (end: Int, advance: Double)
}

/// Wraps segments into lines.
struct Wrapper<Clusters: ClusterSource> {
  let clusters: Clusters
  /// See `Paragraph.pushesOut`.
  var pushesOut = false
  /// The number of visible lines, 0 for all; words are not moved on invisible ones.
  var maximumLines = 0
  var indents = LineIndents()

  /// The lines of a text; none for an empty one. Complexity: linear in segments, and in the
  /// clusters of those that are broken inside.
  func lines(_ segments: [TextSegment], width: Double) -> [WrappedLine] {
    var lines = LineCollector(
      limits: (
        indents.room(in: width, isFirst: true), indents.room(in: width, isFirst: false)
      ), pushesOut: pushesOut, maximumLines: maximumLines)
    var start = 0
    for segment in segments {
      if !lines.filler.fits(segment.width) { lines.wrap(at: start) }
      if lines.filler.isEmpty, lines.filler.isTooWide(segment.width) {
        breakInside(start, segment, &lines)
      } else {
        lines.append(segment, from: start)
      }
      start = segment.end.index
      if segment.isHard { lines.endParagraph(at: start) }
    }
    if lines.start < start { lines.endParagraph(at: start) }
    return lines.lines
  }

  /// Distributes a segment over lines, at least one cluster on each; its trailing spaces hang.
  private func breakInside(_ start: Int, _ segment: TextSegment, _ lines: inout LineCollector) {
    var offset = start
    var remaining = segment.width
    lines.breakSegment()
    while offset < segment.end.index, remaining > 0 {
      let (end, advance) = clusters.cluster(at: offset)
      if !lines.filler.fits(advance) {
        lines.wrap(at: offset)
        lines.breakSegment()
      }
      lines.filler.append(advance, space: 0)
      remaining -= advance
      offset = min(end, segment.end.index)
    }
    lines.filler.append(0, space: segment.space)
  }
}

/// The finished lines and the present one.
struct LineCollector {
  private(set) var lines: [WrappedLine] = []
  var filler: LineFiller
  private(set) var start = 0
  private let pushesOut: Bool
  private let maximumLines: Int
  /// The room of a paragraph's first line, and of the others.
  private let limits: (first: Double, rest: Double)
  /// The previous line with its last segment's start; nil if it has a part of a segment.
  private var above: (line: LineFiller, lastStart: Int)?
  private var lastStart: Int?

  init(limits: (first: Double, rest: Double), pushesOut: Bool, maximumLines: Int) {
    self.limits = limits
    filler = LineFiller(limit: limits.first)
    self.pushesOut = pushesOut
    self.maximumLines = maximumLines
  }

  /// Adds a whole segment to the line.
  mutating func append(_ segment: TextSegment, from start: Int) {
    if filler.isEmpty || lastStart != nil { lastStart = start }
    filler.append(segment.width, space: segment.space)
  }

  /// Records that the line contains a part of a segment.
  mutating func breakSegment() { lastStart = nil }

  /// Ends the line before an offset, because its width is full.
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

  /// Moves the last word of the line above to the present line if that has a single word.
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
    lines.append(
      WrappedLine(
        range: start..<end, width: width, endsParagraph: endsParagraph,
        startsParagraph: lines.last?.endsParagraph ?? true))
    start = end
    lastStart = nil
    filler.startLine(limit: endsParagraph ? limits.first : limits.rest)
  }
}

/// A part of a line: text, or an ellipsis that replaces text.
enum LinePart: Equatable {
  case text(Range<Int>)
  /// Before the character at `offset`, in the font of the text beside it.
  case ellipsis(offset: Int, setting: Int)
}

/// Truncates a line to a width by whole clusters.
struct Truncator {
  let paragraph: ShapedParagraph
  /// The available width in points.
  let width: Double
  /// The ellipsis' width in a setting, in points.
  let ellipsisWidth: (Int) -> Double

  /// The parts of a line that keep as much text as fits beside the ellipsis, without the spaces
  /// next to it. The ellipsis stays even if it alone is too wide.
  func parts(of range: Range<Int>, _ truncation: Truncation) -> [LinePart] {
    switch truncation {
    case .tail: tail(range)
    case .head: head(range)
    case .middle: middle(range)
    }
  }

  private func tail(_ range: Range<Int>) -> [LinePart] {
    let first = setting(at: range.lowerBound)
    var kept = prefix(of: range, within: width - ellipsisWidth(first))
    let last = setting(at: max(kept.upperBound - 1, range.lowerBound))
    if last != first { kept = prefix(of: range, within: width - ellipsisWidth(last)) }
    kept = trimmingTrailingSpaces(kept)
    return parts(kept, .ellipsis(offset: kept.upperBound, setting: last))
  }

  private func head(_ range: Range<Int>) -> [LinePart] {
    let last = setting(at: range.upperBound - 1)
    let kept = trimmingLeadingSpaces(suffix(of: range, within: width - ellipsisWidth(last)))
    let ellipsis = LinePart.ellipsis(
      offset: range.lowerBound, setting: setting(at: min(kept.lowerBound, range.upperBound - 1)))
    return kept.isEmpty ? [ellipsis] : [ellipsis, .text(kept)]
  }

  private func middle(_ range: Range<Int>) -> [LinePart] {
    let room = width - ellipsisWidth(setting(at: range.lowerBound))
    let front = prefix(of: range, within: room / 2)
    let back = suffix(of: front.upperBound..<range.upperBound, within: room - width(of: front))
    let left = trimmingTrailingSpaces(front)
    let ellipsis = LinePart.ellipsis(
      offset: left.upperBound, setting: setting(at: max(left.upperBound - 1, range.lowerBound)))
    let right = trimmingLeadingSpaces(back)
    return parts(left, ellipsis) + (right.isEmpty ? [] : [.text(right)])
  }

  private func parts(_ text: Range<Int>, _ ellipsis: LinePart) -> [LinePart] {
    text.isEmpty ? [ellipsis] : [.text(text), ellipsis]
  }

  // MARK: Clusters

  private func prefix(of range: Range<Int>, within room: Double) -> Range<Int> {
    var end = range.lowerBound
    var used = 0.0
    while end < range.upperBound {
      let cluster = paragraph.cluster(at: end)
      used += cluster.advance
      if used > room + Tolerance.fit { break }
      end = min(cluster.end, range.upperBound)
    }
    return range.lowerBound..<end
  }

  private func suffix(of range: Range<Int>, within room: Double) -> Range<Int> {
    var start = range.lowerBound
    var used = width(of: range)
    while start < range.upperBound, used > room + Tolerance.fit {
      let cluster = paragraph.cluster(at: start)
      used -= cluster.advance
      start = min(cluster.end, range.upperBound)
    }
    return start..<range.upperBound
  }

  private func width(of range: Range<Int>) -> Double {
    range.reduce(0) { $0 + paragraph.shaped.advances[$1] }
  }

  private func setting(at offset: Int) -> Int {
    paragraph.text.runs[paragraph.text.runIndex(at: offset)].setting
  }

  private func trimmingTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, paragraph.text.units[end - 1] == 0x20 { end -= 1 }
    return range.lowerBound..<end
  }

  private func trimmingLeadingSpaces(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, paragraph.text.units[start] == 0x20 { start += 1 }
    return start..<range.upperBound
  }
}
