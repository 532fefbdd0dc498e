/// Tokens on their way into a block, and how often each symbol occurs among them.
///
/// The longer a block, the less its header weighs; the shorter, the better its codes fit.
struct TokenBlock: ~Copyable {
  /// Tokens a block holds at most.
  static let capacity = 1 << 15

  private let tokens = Slab(repeating: Token(literals: 0, count: 1), count: TokenBlock.capacity)
  private let literals = Slab<UInt32>(repeating: 0, count: DeflateAlphabet.literalCount)
  /// By `DeflateAlphabet.distanceSlot`; folded into codes when the block is written.
  private let distanceSlots = Slab<UInt32>(repeating: 0, count: 512)
  /// By length less 3; folded likewise.
  private let lengthSlots = Slab<UInt32>(repeating: 0, count: 256)
  private var count = 0

  /// True when a token more would not fit.
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

  /// Writes the block and starts an empty one.
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
