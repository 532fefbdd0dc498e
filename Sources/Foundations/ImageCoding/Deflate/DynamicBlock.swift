/// A deflate block with its own codes (RFC 1951, 3.2.7): header, tokens, end.
struct DynamicBlock {
  private let literals: HuffmanCode
  fileprivate let distances: HuffmanCode

  /// Creates the block's codes from the frequency of each symbol; adds the end of block.
  init(literals literalCounts: [UInt32], distances distanceCounts: [UInt32]) {
    var literalCounts = literalCounts
    literalCounts[DeflateAlphabet.endOfBlock] = 1
    literals = HuffmanCode(frequencies: literalCounts, limit: 15)
    distances = HuffmanCode(frequencies: distanceCounts, limit: 15)
  }

  func write(_ tokens: UnsafeBufferPointer<Token>, isLast: Bool, to writer: inout BitWriter) {
    let header = CodeLengths(literals: literals.lengths, distances: distances.lengths)
    // A token has at most 3 × 15 bits, or 15 + 5 + 15 + 13.
    writer.write(room: 512 + tokens.count * 6) { cursor in
      cursor.put((isLast ? 1 : 0) | 2 << 1, 3)
      header.write(to: &cursor)
      body(tokens, to: &cursor)
    }
  }

  private func body(_ tokens: UnsafeBufferPointer<Token>, to cursor: inout BitWriter.Cursor) {
    let literalTable = (0..<256).map { entry(literals, $0) }
    let lengthTable = (0..<256).map(lengthEntry)
    let distanceTable = (0..<512).map(distanceEntry)
    literalTable.withUnsafeBufferPointer { literalTable in
      lengthTable.withUnsafeBufferPointer { lengthTable in
        distanceTable.withUnsafeBufferPointer { distanceTable in
          let tables = Tables(
            literals: literalTable, lengths: lengthTable, distances: distanceTable)
          for token in tokens { tables.put(token, to: &cursor) }
        }
      }
    }
    let end = entry(literals, DeflateAlphabet.endOfBlock)
    cursor.put(end.bits, end.count)
  }

  private func entry(_ code: HuffmanCode, _ symbol: Int) -> Entry {
    Entry(bits: code.codes[symbol], count: code.lengths[symbol])
  }

  /// The code of a match of `3 + slot` bytes with its extra bits.
  private func lengthEntry(_ slot: Int) -> Entry {
    let index = Int(DeflateAlphabet.lengthIndex[slot])
    let code = DeflateAlphabet.lengths[index]
    let plain = entry(literals, 257 + index)
    let extra = UInt64(slot + 3) - UInt64(code.start)
    return Entry(
      bits: plain.bits | extra << UInt64(plain.count), count: plain.count + Int(code.extraBits))
  }

  /// The code of the distances in `slot`.
  private func distanceEntry(_ slot: Int) -> DistanceEntry {
    let index = Int(DeflateAlphabet.distanceIndex[slot])
    let code = DeflateAlphabet.distances[index]
    return DistanceEntry(
      bits: distances.codes[index], start: code.start, count: distances.lengths[index],
      extraBits: code.extraBits)
  }
}

extension DynamicBlock {
  /// Bits ready to be written; the count in the top byte.
  private struct Entry {
    private let packed: UInt32

    init(bits: UInt16, count: UInt8) { packed = UInt32(count) << 24 | UInt32(bits) }
    init(bits: UInt64, count: Int) { packed = UInt32(count) << 24 | UInt32(bits) }

    @inline(__always) var bits: UInt64 { UInt64(packed & 0xff_ffff) }
    @inline(__always) var count: Int { Int(packed &>> 24) }
  }

  /// A distance code; the extra bits are the distance less `start`.
  private struct DistanceEntry {
    let bits: UInt16
    let start: UInt16
    let count: UInt8
    let extraBits: UInt8
  }

  /// The tables of one block, flat and unchecked for the inner loop.
  private struct Tables {
    let literals: UnsafeBufferPointer<Entry>
    let lengths: UnsafeBufferPointer<Entry>
    let distances: UnsafeBufferPointer<DistanceEntry>

    @inline(__always)
    func put(_ token: Token, to cursor: inout BitWriter.Cursor) {
      var count = token.literalCount
      guard count > 0 else { return putMatch(token, to: &cursor) }
      var bytes = token.word
      var bits: UInt64 = 0
      var width = 0
      while count > 0 {
        let entry = literals[Int(bytes & 0xff)]
        bits |= entry.bits &<< UInt64(truncatingIfNeeded: width)
        width &+= entry.count
        bytes &>>= 8
        count &-= 1
      }
      cursor.put(bits, width)
    }

    @inline(__always)
    private func putMatch(_ token: Token, to cursor: inout BitWriter.Cursor) {
      let length = lengths[token.lengthSlot]
      let distance = token.distance
      let code = distances[DeflateAlphabet.distanceSlot(distance)]
      let extra = UInt64(truncatingIfNeeded: distance &- Int(code.start))
      let count = length.count &+ Int(code.count)
      let bits = length.bits | UInt64(code.bits) &<< UInt64(truncatingIfNeeded: length.count)
      cursor.put(
        bits | extra &<< UInt64(truncatingIfNeeded: count), count &+ Int(code.extraBits))
    }
  }
}

/// Collects the tokens of a block, and the frequency of each symbol.
///
/// Longer blocks spend less on headers; shorter ones have codes that fit better.
struct TokenBlock: ~Copyable {
  private static let capacity = 1 << 15

  private let tokens = Slab(repeating: Token(literals: 0, count: 1), count: TokenBlock.capacity)
  private let literals = Slab<UInt32>(repeating: 0, count: DeflateAlphabet.literalCount)
  /// By `DeflateAlphabet.distanceSlot`; combined into codes when the block is written.
  private let distanceSlots = Slab<UInt32>(repeating: 0, count: 512)
  /// By length less 3; combined into codes when the block is written.
  private let lengthSlots = Slab<UInt32>(repeating: 0, count: 256)
  private var count = 0

  @inline(__always) var isFull: Bool { count == TokenBlock.capacity }

  /// Adds literal bytes, the first in the lowest bits.
  @inline(__always)
  mutating func append(literals bytes: UInt32, count byteCount: UInt32) {
    (tokens.base + count).initialize(to: Token(literals: bytes, count: byteCount))
    count &+= 1
    literals.base[Int(bytes & 0xff)] &+= 1
    if byteCount > 1 { literals.base[Int(bytes &>> 8 & 0xff)] &+= 1 }
    if byteCount > 2 { literals.base[Int(bytes &>> 16)] &+= 1 }
  }

  /// Adds a match.
  @inline(__always)
  mutating func append(length: Int, distance: Int) {
    (tokens.base + count).initialize(to: Token(length: length, distance: distance))
    count &+= 1
    lengthSlots.base[length &- 3] &+= 1
    distanceSlots.base[DeflateAlphabet.distanceSlot(distance)] &+= 1
  }

  /// Writes the block and begins an empty one.
  mutating func flush(isLast: Bool, to writer: inout BitWriter) {
    var literalCounts = (0..<literals.count).map { literals.base[$0] }
    for slot in 0..<lengthSlots.count {
      literalCounts[257 + Int(DeflateAlphabet.lengthIndex[slot])] += lengthSlots.base[slot]
    }
    var distanceCounts = [UInt32](repeating: 0, count: DeflateAlphabet.distanceCount)
    for slot in 0..<distanceSlots.count {
      distanceCounts[Int(DeflateAlphabet.distanceIndex[slot])] += distanceSlots.base[slot]
    }
    let block = DynamicBlock(literals: literalCounts, distances: distanceCounts)
    block.write(
      UnsafeBufferPointer(start: tokens.base, count: count), isLast: isLast, to: &writer)
    clear()
  }

  private mutating func clear() {
    count = 0
    literals.base.update(repeating: 0, count: literals.count)
    distanceSlots.base.update(repeating: 0, count: distanceSlots.count)
    lengthSlots.base.update(repeating: 0, count: lengthSlots.count)
  }
}

/// One token of the compressed image: up to three literal bytes, or a match.
///
/// Packed into a word, because an image has hundreds of thousands of them: bits 24...25 hold the
/// number of literals (0 for a match); literals are in bits 0...23, the first lowest; a match has
/// `length - 3` in bits 0...7 and `distance - 1` in bits 8...22.
struct Token {
  /// The packed form.
  let word: UInt32

  /// Literal bytes, the first in the lowest eight bits of `bytes`.
  @inline(__always)
  init(literals bytes: UInt32, count: UInt32) {
    assert((1...3).contains(count) && bytes >> (8 * count) == 0, "one to three bytes, no more")
    word = count &<< 24 | bytes
  }

  /// Copy `length` bytes (3...258) from `distance` bytes (1...32768) back.
  @inline(__always)
  init(length: Int, distance: Int) {
    assert((3...DeflateAlphabet.longestMatch).contains(length), "a length that DEFLATE has")
    assert((1...DeflateAlphabet.window).contains(distance), "a distance within the window")
    word = UInt32(truncatingIfNeeded: (distance &- 1) &<< 8 | (length &- 3))
  }

  /// The number of literal bytes; 0 for a match.
  @inline(__always) fileprivate var literalCount: Int { Int(truncatingIfNeeded: word &>> 24) }
  /// Slot of `DeflateAlphabet.lengthIndex`.
  @inline(__always) fileprivate var lengthSlot: Int { Int(truncatingIfNeeded: word & 0xff) }
  /// The distance in bytes back to the start of the match.
  @inline(__always) fileprivate var distance: Int {
    Int(truncatingIfNeeded: (word &>> 8) & 0x7fff) &+ 1
  }
}

/// The two alphabets of deflate (RFC 1951, 3.2.5): the codes of match lengths and distances.
enum DeflateAlphabet {
  /// The symbol that ends a block (RFC 1951, 3.2.3).
  fileprivate static let endOfBlock = 256
  /// Literal bytes, end of block, 29 length codes.
  fileprivate static let literalCount = 286
  fileprivate static let distanceCount = 30
  /// The maximum length of a match in bytes.
  static let longestMatch = 258
  /// The maximum distance of a match in bytes.
  static let window = 32_768

  /// The first length of each length code; code 257 + index.
  private static let lengthStarts = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]

  /// The first distance of each distance code.
  private static let distanceStarts = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  /// One code of an alphabet: its first value and the number of extra bits.
  struct Code {
    let start: UInt16
    let extraBits: UInt8
  }

  /// The length codes in order.
  static let lengths = lengthStarts.enumerated().map { index, start in
    Code(start: UInt16(start), extraBits: index < 8 || index == 28 ? 0 : UInt8(index / 4 - 1))
  }

  /// The distance codes in order.
  fileprivate static let distances = distanceStarts.enumerated().map { index, start in
    Code(start: UInt16(start), extraBits: index < 4 ? 0 : UInt8(index / 2 - 1))
  }

  /// Index into `lengths` for a match of `3 + index` bytes.
  fileprivate static let lengthIndex: [UInt8] = (3...longestMatch).map { length in
    UInt8(lengthStarts.lastIndex { $0 <= length } ?? 0)
  }

  /// Index into `distances`: by `distance - 1` up to 256, beyond by `256 + (distance - 1) / 128`,
  /// since from there on every code starts at a multiple of 128 plus one.
  fileprivate static let distanceIndex: [UInt8] = (0..<512).map { slot in
    let distance = slot < 256 ? slot + 1 : (slot - 256) * 128 + 1
    return UInt8(distanceStarts.lastIndex { $0 <= distance } ?? 0)
  }

  /// The slot of `distanceIndex` that `distance` falls into.
  @inline(__always)
  fileprivate static func distanceSlot(_ distance: Int) -> Int {
    distance <= 256 ? distance &- 1 : 256 &+ ((distance &- 1) &>> 7)
  }
}
