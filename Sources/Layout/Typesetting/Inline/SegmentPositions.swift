/// The segments of a text on one endless line, where the width of any part is a difference.
///
/// Advances are on a grid on which sums are exact (`snappedToAdvanceGrid`), so that the widths are
/// those which `LineFiller` adds up, to the last bit.
struct SegmentPositions {
  /// In points: where each segment ends without spaces, where each starts, where the last ends.
  private let points: [Double]
  private let count: Int
  /// The number of segments up to each hard break; empty without any inside the text.
  private let paragraphEnds: [Int]

  /// Sums below this are exact: 53 bits, 16 of them behind the point.
  private static let exactLimit = 0x1p36

  /// The positions of collected segments; nil where one is less than the one before it.
  init?(_ collector: PositionCollector) {
    guard collector.ascends, collector.end <= Self.exactLimit else { return nil }
    count = collector.ends.count
    var points: [Double] = []
    points.reserveCapacity(2 * count + 1)
    points += collector.ends
    points += collector.starts
    points.append(collector.end)
    self.points = points
    let last = count
    paragraphEnds = collector.paragraphEnds.filter { $0 < last }
  }

  /// Adds the text to a counter, line by line, until that stops.
  func fill(_ counter: inout LineCounter) {
    points.withUnsafeBufferPointer { points in
      var first = 0
      for end in paragraphEnds {
        guard fill(&counter, first..<end, points) else { return }
        first = end
      }
      _ = fill(&counter, first..<count, points)
    }
  }

  /// Adds the segments up to a hard break or the end; false if the counter stops.
  @inline(__always)
  private func fill(
    _ counter: inout LineCounter, _ paragraph: Range<Int>, _ ends: UnsafeBufferPointer<Double>
  ) -> Bool {
    let starts = UnsafeBufferPointer(rebasing: ends[count...])
    var first = paragraph.lowerBound
    while first < paragraph.upperBound {
      let start = starts[first]
      let next = Self.firstBeyond(
        counter.filler.limit, from: start, in: ends, first..<paragraph.upperBound)
      guard next > first else {
        counter.stopForClusters()
        return false
      }
      let end = ends[next - 1]
      let line = counter.filler.holding(
        next - first, width: end - start, space: starts[next] - end,
        lastWidth: end - starts[next - 1],
        widthBeforeLast: next - first > 1 ? ends[next - 2] - start : 0)
      let goesOn = counter.add(
        line, endsParagraph: next == paragraph.upperBound, hasMore: next < count)
      guard goesOn else { return false }
      first = next
    }
    return true
  }

  /// The first segment that ends more than `limit` after `start`; the range's end for none.
  @inline(__always)
  private static func firstBeyond(
    _ limit: Double, from start: Double, in ends: UnsafeBufferPointer<Double>, _ range: Range<Int>
  ) -> Int {
    if ends[range.upperBound - 1] - start <= limit { return range.upperBound }
    var next = range.lowerBound
    while next + 4 < range.upperBound, ends[next + 3] - start <= limit { next += 4 }
    while ends[next] - start <= limit { next += 1 }
    return next
  }
}

/// Collects where segments start and end; kept by the typesetter for its memory.
struct PositionCollector: SegmentSink {
  private(set) var ends: [Double] = []
  private(set) var starts: [Double] = []
  /// The number of segments up to each hard break.
  private(set) var paragraphEnds: [Int] = []
  /// Where the last segment ends with its spaces, in points.
  private(set) var end = 0.0
  /// Whether no position is before an earlier one.
  private(set) var ascends = true

  /// Forgets the segments, and keeps the memory.
  mutating func removeAll() {
    ends.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    paragraphEnds.removeAll(keepingCapacity: true)
    end = 0
    ascends = true
  }

  mutating func add(_ segment: TextSegment, textEnd: UTF16Offset) -> Bool {
    starts.append(end)
    ends.append(end + segment.width)
    end += segment.width + segment.space
    ascends = ascends && segment.width >= 0 && segment.space >= 0
    if segment.isHard { paragraphEnds.append(ends.count) }
    return true
  }
}
