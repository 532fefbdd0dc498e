/// A deflate block with codes of its own (RFC 1951, 3.2.7): header, tokens, end.
struct DynamicBlock {
  private let literals: HuffmanCode
  private let distances: HuffmanCode

  /// The block's codes from how often each symbol occurs; the end of block is counted in here.
  init(literals literalCounts: [UInt32], distances distanceCounts: [UInt32]) {
    var literalCounts = literalCounts
    literalCounts[DeflateAlphabet.endOfBlock] = 1
    literals = HuffmanCode(frequencies: literalCounts, limit: 15)
    distances = HuffmanCode(frequencies: distanceCounts, limit: 15)
  }

  /// Writes the block.
  func write(_ tokens: UnsafeBufferPointer<Token>, isLast: Bool, to writer: inout BitWriter) {
    let header = CodeLengths(literals: literals.lengths, distances: distances.lengths)
    // A token takes at most 3 × 15 bits, or 15 + 5 + 15 + 13.
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

  /// The code of a match of `3 + slot` bytes together with its extra bits.
  private func lengthEntry(_ slot: Int) -> Entry {
    let index = Int(DeflateAlphabet.lengthIndex[slot])
    let code = DeflateAlphabet.lengths[index]
    let plain = entry(literals, 257 + index)
    let extra = UInt64(slot + 3) - UInt64(code.start)
    return Entry(
      bits: plain.bits | extra << UInt64(plain.count), count: plain.count + Int(code.extraBits))
  }

  /// The code of the distances that share `slot`.
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
