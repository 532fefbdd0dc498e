/// Deflate for images: takes PNG rows without a filter, and produces compressed bytes.
///
/// It searches for repeats pixel by pixel, not byte by byte, at three offsets only: the pixel to
/// the left, the row above, and the last occurrence of the same two pixels (a hash table). Drawn
/// pages are mostly runs and repeated glyphs, so that this is several times faster than a general
/// deflate and the file is no larger. The output depends only on the pixels, not on a library's
/// version, a processor or a band height.
struct PixelDeflater: ~Copyable {
  /// From so many pixels on a repeat to the left or above needs no hash table.
  private static let goodEnough = 12
  private static let hashBits: UInt64 = 13

  /// The last position of a pair of pixels.
  private struct Sighting {
    var position: UInt32
    var row: UInt32
  }

  private let width: Int
  private let bytesPerPixel: Int
  /// The maximum number of pixels repeated by one token.
  private let longestRepeat: Int
  /// Bytes per row, including its filter byte.
  private let rowBytes: Int
  /// For opaque images: set in every word, so that unused alpha never hides a repeat.
  private let mask: UInt32
  private let sightings: Slab<Sighting>
  private var store: PixelStore
  private var block = TokenBlock()
  private var checksum = Adler32()
  private var row: UInt32 = 0
  private var writer = BitWriter()

  /// Creates a stream for rows of `width` pixels, with alpha (four bytes) or without (three).
  init(width: Int, hasAlpha: Bool) {
    self.width = width
    bytesPerPixel = hasAlpha ? 4 : 3
    longestRepeat = DeflateAlphabet.longestMatch / bytesPerPixel
    rowBytes = 1 + width * bytesPerPixel
    mask = hasAlpha ? 0 : 0xff00_0000
    sightings = Slab(repeating: Sighting(position: 0, row: 0), count: 1 << Int(Self.hashBits))
    store = PixelStore(width: width, bytesPerPixel: bytesPerPixel)
    // zlib's two bytes: deflate with a window of 32 KiB, fastest level.
    writer.append([0x78, 0x01])
  }

  /// The number of compressed bytes that can be taken.
  var availableCount: Int { writer.count }

  /// Returns and removes the compressed bytes so far.
  mutating func takeBytes() -> [UInt8] { writer.take() }

  /// Compresses one row of `width` words, `0xAARRGGBB`.
  mutating func append(row pixels: UnsafePointer<UInt32>) {
    let start = store.append(pixels, width: width, mask: mask)
    if row > 0, equalCount(start, start - width, limit: width) == width {
      checksum.repeatRow()
    } else {
      checksum.append(row: start, width: width, hasAlpha: bytesPerPixel == 4)
    }
    appendLiterals(0, count: 1)
    compress(start, canReachUp: row > 0 && rowBytes <= DeflateAlphabet.window)
    row += 1
  }

  /// Ends the stream.
  mutating func finish() {
    block.flush(isLast: true, to: &writer)
    writer.align()
    writer.append(checksum.bigEndianBytes)
  }
}

// MARK: Finding repeats

extension PixelDeflater {
  private mutating func compress(_ start: UnsafeMutablePointer<UInt32>, canReachUp: Bool) {
    let end = start + width
    var at = start
    while at < end {
      let left = at > start ? equalCount(at, at - 1, limit: end - at) : 0
      var count = left
      var distance = bytesPerPixel
      if left < Self.goodEnough {
        let far = farRepeat(of: at, from: start, longerThan: left, canReachUp: canReachUp)
        if far.count > left { (count, distance) = far }
      }
      if count == 0 {
        appendPixel(at.pointee)
        count = 1
      } else {
        appendMatch(length: count * bytesPerPixel, distance: distance)
      }
      at += count
    }
  }

  /// The best repeat of the row above or of the last equal pair, limited to one token.
  ///
  /// A far distance costs up to 13 more bits per token than the pixel to the left; after the limit,
  /// a run of one colour continues with the cheap one.
  @inline(__always)
  private func farRepeat(
    of at: UnsafeMutablePointer<UInt32>, from start: UnsafeMutablePointer<UInt32>,
    longerThan least: Int, canReachUp: Bool
  ) -> (count: Int, distance: Int) {
    let column = at - start
    let limit = min(width - column, longestRepeat)
    let above = canReachUp ? equalCount(at, at - width, limit: limit) : 0
    guard above < Self.goodEnough, limit > 1 else { return (above, rowBytes) }
    let seen = lastSighting(of: at, column: column, limit: limit)
    return seen.count > max(above, least) + 1 ? seen : (above, rowBytes)
  }

  /// The repeat at the last occurrence of the pixels at `at`; records the new position.
  @inline(__always)
  private func lastSighting(
    of at: UnsafeMutablePointer<UInt32>, column: Int, limit: Int
  ) -> (count: Int, distance: Int) {
    let pair = UInt64(at[0]) | UInt64(at[1]) &<< 32
    let bucket = Int(truncatingIfNeeded: (pair &* 0x9e37_79b9_7f4a_7c15) &>> (64 &- Self.hashBits))
    let position = store.position(of: at)
    let seen = sightings.base[bucket]
    sightings.base[bucket] = Sighting(position: position, row: row)
    let pixels = Int(truncatingIfNeeded: position &- seen.position)
    let distance = pixels &* bytesPerPixel &+ Int(truncatingIfNeeded: row &- seen.row)
    guard pixels > 0, distance <= DeflateAlphabet.window else { return (0, 0) }
    // Neither the repeat nor its source may extend beyond the end of its row.
    let seenColumn = Int(
      truncatingIfNeeded: seen.position &- seen.row &* UInt32(truncatingIfNeeded: width))
    return (equalCount(at, at - pixels, limit: min(limit, width &- seenColumn)), distance)
  }

  /// The number of equal pixels among the next `limit` at the two positions.
  @inline(__always)
  private func equalCount(
    _ first: UnsafeMutablePointer<UInt32>, _ second: UnsafeMutablePointer<UInt32>, limit: Int
  ) -> Int {
    guard limit > 0, first[0] == second[0] else { return 0 }
    var count = 1
    let (a, b) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    while count &+ 8 <= limit {
      var difference: UInt64 = 0
      for byte in stride(from: 0, to: 32, by: 8) {
        let offset = count &* 4 &+ byte
        difference |=
          a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          ^ b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      }
      guard difference == 0 else { break }
      count &+= 8
    }
    while count < limit, first[count] == second[count] { count &+= 1 }
    return count
  }
}

// MARK: Writing tokens

extension PixelDeflater {
  @inline(__always)
  private mutating func appendPixel(_ word: UInt32) {
    let red = word &>> 16 & 0xff
    let green = word &>> 8 & 0xff
    let blue = word & 0xff
    if bytesPerPixel == 3 {
      appendLiterals(red | green &<< 8 | blue &<< 16, count: 3)
    } else {
      appendLiterals(red | green &<< 8, count: 2)
      appendLiterals(blue | (word &>> 24) &<< 8, count: 2)
    }
  }

  @inline(__always)
  private mutating func appendLiterals(_ bytes: UInt32, count: UInt32) {
    if block.isFull { block.flush(isLast: false, to: &writer) }
    block.append(literals: bytes, count: count)
  }

  /// Splits a long repeat into matches, none shorter than deflate's minimum.
  @inline(__always)
  private mutating func appendMatch(length: Int, distance: Int) {
    var left = length
    while left > 0 {
      let longest = DeflateAlphabet.longestMatch
      let piece = left <= longest ? left : min(longest, left - 3)
      if block.isFull { block.flush(isLast: false, to: &writer) }
      block.append(length: piece, distance: distance)
      left -= piece
    }
  }
}

/// The rows within reach of a match, and the present row.
///
/// Rows are appended until the store is full; then the rows within deflate's window move to the
/// front. Positions are relative to the first pixel of the image, modulo 2³².
private struct PixelStore: ~Copyable {
  private let memory: Slab<UInt32>
  private let history: Int
  private var end = 0
  /// The position of the first pixel in memory.
  private var origin: UInt32 = 0

  /// Creates a store for rows of `width` pixels of `bytesPerPixel` bytes.
  init(width: Int, bytesPerPixel: Int) {
    history = max(width, DeflateAlphabet.window / bytesPerPixel + 1)
    memory = Slab(repeating: 0, count: 4 * history + width)
  }

  /// Appends a row, each word masked by `mask`, and returns its address.
  ///
  /// The pointer is valid until the next row is appended; before it there are at least as many
  /// earlier pixels as deflate's window can hold, or all there are.
  mutating func append(
    _ row: UnsafePointer<UInt32>, width: Int, mask: UInt32
  ) -> UnsafeMutablePointer<UInt32> {
    if end + width > memory.count { discardOldRows() }
    let target = memory.base + end
    for x in 0..<width { target[x] = row[x] | mask }
    end += width
    return target
  }

  @inline(__always)
  fileprivate func position(of pointer: UnsafePointer<UInt32>) -> UInt32 {
    origin &+ UInt32(truncatingIfNeeded: pointer - UnsafePointer(memory.base))
  }

  private mutating func discardOldRows() {
    let kept = min(history, end)
    memory.base.update(from: memory.base + (end - kept), count: kept)
    origin &+= UInt32(truncatingIfNeeded: end - kept)
    end = kept
  }
}
