/// Deflate for pictures: PNG rows without a filter in, compressed bytes out.
///
/// It searches repeats pixel by pixel, not byte by byte, at three offsets only: the pixel to the
/// left, the row above, and where the same two pixels were seen last (a hash table). Drawn pages
/// are mostly runs and repeated glyphs, so that this is several times faster than a general
/// deflate and the file is no larger. The output depends on the pixels alone: no library's version,
/// no processor and no band height changes a byte.
struct PixelDeflater: ~Copyable {
  /// How many pixels a repeat to the left or above must have to skip the hash table.
  private static let goodEnough = 12
  private static let hashBits: UInt64 = 13

  /// Where two pixels were seen last.
  private struct Sighting {
    var position: UInt32
    var row: UInt32
  }

  private let width: Int
  private let bytesPerPixel: Int
  /// Pixels that the longest token repeats.
  private let longestRepeat: Int
  /// Bytes of a row, with its leading filter byte.
  private let rowBytes: Int
  /// Opaque pictures: set in every word, so that unused alpha never hides a repeat.
  private let mask: UInt32
  private let sightings: Slab<Sighting>
  private var store: PixelStore
  private var block = TokenBlock()
  private var checksum = Adler32()
  private var row: UInt32 = 0
  private var writer = BitWriter()

  /// A stream for rows of `width` pixels, with alpha (four bytes) or without (three).
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

  /// How many compressed bytes wait to be taken.
  var availableCount: Int { writer.count }

  /// Hands over the compressed bytes so far.
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

  /// The best repeat of the row above or of the pair seen last, cut to one token.
  ///
  /// A far distance costs up to 13 more bits a token than the pixel to the left; behind a cut a
  /// run of one colour goes on with the cheap one.
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

  /// The repeat that starts where the pixels at `at` and beside it were seen last, and notes the
  /// new position.
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
    // Neither the repeat nor what it repeats may run over the end of its row.
    let seenColumn = Int(
      truncatingIfNeeded: seen.position &- seen.row &* UInt32(truncatingIfNeeded: width))
    return (equalCount(at, at - pixels, limit: min(limit, width &- seenColumn)), distance)
  }

  /// How many of the next `limit` pixels at the two positions are equal.
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

  /// Splits a long repeat; no piece is shorter than deflate's shortest match.
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

/// The rows that a match may still reach back to, and the row in work.
///
/// Rows are appended until the store is full; then the rows within deflate's window move to the
/// front. Positions are counted from the first pixel of the picture, modulo 2³².
private struct PixelStore: ~Copyable {
  private let memory: Slab<UInt32>
  private let history: Int
  private var end = 0
  /// The position of the first pixel in memory.
  private var origin: UInt32 = 0

  /// A store for rows of `width` pixels of `bytesPerPixel` bytes.
  init(width: Int, bytesPerPixel: Int) {
    history = max(width, DeflateAlphabet.window / bytesPerPixel + 1)
    memory = Slab(repeating: 0, count: 4 * history + width)
  }

  /// Appends a row, each word masked by `mask`, and returns where it lies in memory.
  ///
  /// The pointer is good until the next row is appended; before it lie at least as many earlier
  /// pixels as deflate's window can hold, or all there are.
  mutating func append(
    _ row: UnsafePointer<UInt32>, width: Int, mask: UInt32
  ) -> UnsafeMutablePointer<UInt32> {
    if end + width > memory.count { discardOldRows() }
    let target = memory.base + end
    for x in 0..<width { target[x] = row[x] | mask }
    end += width
    return target
  }

  /// The position of the pixel at `pointer`.
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
