/// A rectangle of whole pixels.
package struct InkRect: Hashable, Sendable {
  package var x: Range<Int>
  package var y: Range<Int>

  package init(x: Range<Int>, y: Range<Int>) {
    self.x = x
    self.y = y
  }

  /// The part inside of a picture.
  package func clamped(to size: PixelSize) -> InkRect {
    InkRect(x: x.clamped(to: 0..<size.width), y: y.clamped(to: 0..<size.height))
  }

  /// Grown at all sides, in pixels.
  package func outset(by margin: Int) -> InkRect {
    InkRect(
      x: x.lowerBound - margin..<x.upperBound + margin,
      y: y.lowerBound - margin..<y.upperBound + margin)
  }

  package var isEmpty: Bool { x.isEmpty || y.isEmpty }
}

/// Finds what stands out from a ground of one colour: letters, lines and pictures.
///
/// The same is asked of two pictures, so that antialiasing and the shapes of letters count alike in
/// both. Pixels are seen on white.
package struct InkReader {
  private let size: PixelSize
  private let words: [UInt32]

  package init(_ picture: PixelBuffer) {
    size = picture.size
    words = picture.words.map(Self.onWhite)
  }

  private static func onWhite(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    guard alpha < 255 else { return word }
    let rest = 255 * (255 - alpha)
    let channels = [16, 8, 0].map { shift -> UInt32 in
      ColorLevel.quotient((word >> UInt32(shift) & 255) * alpha + rest) << UInt32(shift)
    }
    return channels.reduce(0xff00_0000, |)
  }

  // MARK: Colours

  /// The most frequent colour of a region, and its share of the region; nil outside of the picture.
  package func ground(in rect: InkRect) -> (color: UInt32, share: Double)? {
    let rect = rect.clamped(to: size)
    guard !rect.isEmpty else { return nil }
    var counts: [UInt32: Int] = [:]
    for y in rect.y { for x in rect.x { counts[words[y * size.width + x], default: 0] += 1 } }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most.map { ($0.key, Double($0.value) / Double(rect.x.count * rect.y.count)) }
  }

  /// The largest difference of two colours in a channel.
  package static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [16, 8, 0].map { abs(Int(a >> UInt32($0) & 255) - Int(b >> UInt32($0) & 255)) }.max() ?? 0
  }

  // MARK: Ink

  /// The rectangle around what stands out by two fifths of the most; nil where nothing does.
  package func ink(in rect: InkRect, on ground: UInt32) -> InkRect? {
    let rect = rect.clamped(to: size)
    let least = max(Self.leastContrast, contrast(in: rect, ground) * 2 / 5)
    let rows = rect.y.filter { y in rect.x.contains { distance($0, y, ground) >= least } }
    let columns = rect.x.filter { x in rect.y.contains { distance(x, $0, ground) >= least } }
    guard let top = rows.first, let bottom = rows.last, let left = columns.first,
      let right = columns.last
    else { return nil }
    return InkRect(x: left..<right + 1, y: top..<bottom + 1)
  }

  /// The columns of what stands out in a line of text: in its `core`, and on both sides of it as far
  /// as `room`, up to a gap or to the edge of what is around the text.
  package func columns(
    of rows: Range<Int>, core: Range<Int>, room: Range<Int>, on ground: UInt32, gap: Int
  ) -> Range<Int>? {
    let rows = rows.clamped(to: 0..<size.height)
    let room = room.clamped(to: 0..<size.width)
    let core = core.clamped(to: room)
    let least = max(
      Self.leastContrast, contrast(in: InkRect(x: core, y: rows), ground) * 2 / 5)
    let ink = { (x: Int) in rows.count { distance(x, $0, ground) >= least } }
    let isEdge = { (count: Int) in count * 20 >= rows.count * 17 }
    var found: (Int, Int)?
    for x in core where (1..<rows.count).contains(ink(x)) && !isEdge(ink(x)) {
      found = (found?.0 ?? x, x)
    }
    guard var (left, right) = found else { return nil }
    for x in stride(from: left - 1, through: room.lowerBound, by: -1) {
      let count = ink(x)
      guard left - x <= gap, !isEdge(count) else { break }
      if count > 0 { left = x }
    }
    for x in right + 1..<max(right + 1, room.upperBound) {
      let count = ink(x)
      guard x - right <= gap, !isEdge(count) else { break }
      if count > 0 { right = x }
    }
    return left..<right + 1
  }

  /// A smaller contrast is no ink, whatever stands out most.
  private static let leastContrast = 12

  private func contrast(in rect: InkRect, _ ground: UInt32) -> Int {
    rect.y.reduce(0) { most, y in
      rect.x.reduce(most) { max($0, distance($1, y, ground)) }
    }
  }

  private func distance(_ x: Int, _ y: Int, _ ground: UInt32) -> Int {
    Self.distance(words[y * size.width + x], ground)
  }

  // MARK: Lines

  /// Where level lines begin, at most `thickness` pixels thick, over two fifths of the picture.
  package func hairlines(thickness: Int) -> [Int] {
    let ground = ground(in: InkRect(x: 0..<size.width, y: 0..<size.height))?.color ?? 0
    return (1..<max(1, size.height)).filter { y in
      guard let run = longestRun(in: y), run.count * 5 >= size.width * 2 else { return false }
      let middle = (run.lowerBound + run.upperBound) / 2
      let color = words[y * size.width + middle]
      let above = words[(y - 1) * size.width + middle]
      guard Self.distance(color, above) >= Self.leastContrast else { return false }
      let below = (y..<size.height).first { words[$0 * size.width + middle] != color }
      guard let below else {
        return size.height - y <= thickness && Self.distance(color, ground) >= Self.leastContrast
      }
      return below - y <= thickness
        && Self.distance(words[below * size.width + middle], above) < Self.leastContrast
    }
  }

  private func longestRun(in y: Int) -> Range<Int>? {
    var (start, best) = (0, 0..<0)
    for x in 1...size.width
    where x == size.width || words[y * size.width + x] != words[y * size.width + start] {
      if x - start > best.count { best = start..<x }
      start = x
    }
    return best.isEmpty ? nil : best
  }

  /// How many pixels of each row stand out from a ground.
  package func profile(on ground: UInt32) -> [Int] {
    (0..<size.height).map { y in
      (0..<size.width).count { distance($0, y, ground) >= 2 * Self.leastContrast }
    }
  }
}
