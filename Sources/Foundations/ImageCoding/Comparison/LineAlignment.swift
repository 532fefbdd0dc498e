import CollectionAlgorithms

/// Pairs the lines of pixels of two pictures, so that what a taller row has pushed down is compared
/// with where it was.
///
/// A part of both pictures is paired straight, with one insertion where that makes the fewest pixels
/// differ, or along the lines that occur once in either (as patience diff does), each gap between
/// them again; whichever colours fewer pixels. A line that only one picture has costs a quarter of
/// its pixels, so that a label which moved inside a row is a difference, not two insertions.
struct LineAlignment {
  /// A line of the aligned pictures: its row in each, nil where that picture has no such line.
  struct Line: Equatable {
    let old: Int?
    let new: Int?
  }

  /// Ranges of rows that are to be paired.
  private struct Part {
    let old: Range<Int>
    let new: Range<Int>
  }

  /// A pairing and the pixels that it colours.
  private struct Pairing {
    var lines: [Line] = []
    var cost = 0
  }

  /// Gaps inside gaps that are looked at; each level costs a pass over what is left.
  private static let deepest = 8

  private let old: PixelBuffer
  private let new: PixelBuffer
  /// The columns that both have.
  private let width: Int
  private let oldHashes: [UInt64]
  private let newHashes: [UInt64]

  private init(_ old: PixelBuffer, _ new: PixelBuffer) {
    (self.old, self.new) = (old, new)
    width = min(old.width, new.width)
    oldHashes = Self.hashes(old, width: width)
    newHashes = Self.hashes(new, width: width)
  }

  /// The lines from top to bottom: each row of either picture once, in order. Complexity: a few
  /// passes over both pictures, of which most compare one number a line.
  static func lines(_ old: PixelBuffer, _ new: PixelBuffer) -> [Line] {
    let all = Part(old: 0..<old.height, new: 0..<new.height)
    return LineAlignment(old, new).paired(all, depth: 0).lines
  }

  private func paired(_ part: Part, depth: Int) -> Pairing {
    let straight = straight(part)
    guard depth < Self.deepest, straight.cost > surplus(part) else { return straight }
    let anchors = anchors(part)
    guard !anchors.isEmpty else { return straight }
    var divided = Pairing()
    var start = (old: part.old.lowerBound, new: part.new.lowerBound)
    func close(_ end: (old: Int, new: Int)) {
      let gap = Part(old: start.old..<end.old, new: start.new..<end.new)
      guard !gap.old.isEmpty || !gap.new.isEmpty else { return }
      let inner = paired(gap, depth: depth + 1)
      divided.lines += inner.lines
      divided.cost += inner.cost
    }
    for anchor in anchors {
      close(anchor)
      divided.lines.append(Line(old: anchor.old, new: anchor.new))
      start = (anchor.old + 1, anchor.new + 1)
    }
    close((part.old.upperBound, part.new.upperBound))
    return divided.cost < straight.cost ? divided : straight
  }

  /// The cost of the lines that one side of a part has more.
  private func surplus(_ part: Part) -> Int {
    abs(part.old.count - part.new.count) * max(1, width / 4)
  }
}

// MARK: - One insertion

extension LineAlignment {
  /// Splits a part where the fewest pixels differ, the lowest of equal lines.
  private func straight(_ part: Part) -> Pairing {
    let (old, new) = (part.old, part.new)
    let common = min(old.count, new.count)
    var above = (cost: 0, count: 0), below = 0
    for step in 0..<common where old.count != new.count {
      below += difference(old.upperBound - 1 - step, new.upperBound - 1 - step)
    }
    var least = below
    for count in 0..<common {
      above.cost += difference(old.lowerBound + count, new.lowerBound + count)
      if old.count == new.count {
        (least, above.count) = (above.cost, common)
        continue
      }
      let last = common - 1 - count
      below -= difference(old.upperBound - 1 - last, new.upperBound - 1 - last)
      if above.cost + below <= least {
        (least, above.count) = (above.cost + below, count + 1)
      }
    }
    return Pairing(
      lines: lines(part, above: above.count, below: common - above.count),
      cost: least + surplus(part))
  }

  private func lines(_ part: Part, above: Int, below: Int) -> [Line] {
    let (old, new) = (part.old, part.new)
    return (0..<above).map { Line(old: old.lowerBound + $0, new: new.lowerBound + $0) }
      + (old.lowerBound + above..<old.upperBound - below).map { Line(old: $0, new: nil) }
      + (new.lowerBound + above..<new.upperBound - below).map { Line(old: nil, new: $0) }
      + (0..<below).map {
        Line(old: old.upperBound - below + $0, new: new.upperBound - below + $0)
      }
  }

  /// The pixels that differ between two rows, in the columns that both pictures have.
  private func difference(_ row: Int, _ other: Int) -> Int {
    guard oldHashes[row] != newHashes[other] else { return 0 }
    return old.words.withUnsafeBufferPointer { a in
      new.words.withUnsafeBufferPointer { b in
        let (a, b) = (a.dropFirst(row * old.width), b.dropFirst(other * new.width))
        var count = 0
        for x in 0..<width where a[a.startIndex + x] != b[b.startIndex + x] { count += 1 }
        return count
      }
    }
  }
}

// MARK: - Lines that occur once

extension LineAlignment {
  /// The longest sequence of rows that occur once and are the same on both sides, in order.
  private func anchors(_ part: Part) -> [(old: Int, new: Int)] {
    let before = Self.single(oldHashes, part.old), after = Self.single(newHashes, part.new)
    let pairs: [(old: Int, new: Int)] = part.old.compactMap { row in
      guard before[oldHashes[row]] == row, let other = after[oldHashes[row]], other >= 0 else {
        return nil
      }
      return (row, other)
    }
    return Self.longestIncreasing(pairs)
  }

  /// The row of each content that occurs once; −1 for one that occurs more often.
  private static func single(_ hashes: [UInt64], _ rows: Range<Int>) -> [UInt64: Int] {
    var rowOf: [UInt64: Int] = [:]
    for row in rows { rowOf[hashes[row]] = rowOf[hashes[row]] == nil ? row : -1 }
    return rowOf
  }

  /// The longest subsequence whose new rows increase; the old ones do already. O(n log n).
  private static func longestIncreasing(
    _ pairs: [(old: Int, new: Int)]
  ) -> [(old: Int, new: Int)] {
    // The index of the last pair of the best sequence of each length, and what precedes each pair.
    var ends: [Int] = [], previous = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let length = ends.partitioningIndex { pairs[$0].new >= pair.new }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var chain: [(old: Int, new: Int)] = []
    var index = ends.last ?? -1
    while index >= 0 {
      chain.append(pairs[index])
      index = previous[index]
    }
    return chain.reversed()
  }

  private static func hashes(_ picture: PixelBuffer, width: Int) -> [UInt64] {
    picture.words.withUnsafeBufferPointer { words in
      (0..<picture.height).map { y in
        words[y * picture.width..<y * picture.width + width]
          .reduce(into: FNV1a()) { $0.mix(UInt64($1)) }.value
      }
    }
  }
}
