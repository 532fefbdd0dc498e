/// A canonical Huffman code of limited length for one alphabet (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// The number of bits in each symbol's code; 0 for a symbol that does not occur.
  let lengths: [UInt8]
  /// Each symbol's code with its first bit lowest, ready to be written.
  let codes: [UInt16]

  /// Creates the code with the shortest total length for symbols with these frequencies, none
  /// longer than `limit` bits.
  ///
  /// A single symbol gets one bit. Equal counts give equal codes on every machine: ties are broken
  /// by symbol number.
  init(frequencies: [UInt32], limit: Int) {
    let order = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    let counts = HuffmanCode.lengthCounts(of: order.map { Int(frequencies[$0]) }, limit: limit)
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    var next = order.makeIterator()
    for length in stride(from: limit, to: 0, by: -1) {
      for _ in 0..<counts[length] {
        guard let symbol = next.next() else { break }
        lengths[symbol] = UInt8(length)
      }
    }
    self.init(lengths: lengths, counts: counts)
  }

  private init(lengths: [UInt8], counts: [Int]) {
    var first = [UInt16](repeating: 0, count: counts.count + 1)
    var code = 0
    for length in counts.indices.dropFirst() {
      first[length] = UInt16(code)
      code = (code + counts[length]) << 1
    }
    self.lengths = lengths
    codes = lengths.map { length in
      guard length > 0 else { return 0 }
      defer { first[Int(length)] += 1 }
      return first[Int(length)].reversed(bits: Int(length))
    }
  }

  /// The number of codes of each length, for ascending `weights`.
  private static func lengthCounts(of weights: [Int], limit: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: limit + 1)
    guard weights.count > 1 else {
      counts[1] = weights.count
      return counts
    }
    for depth in leafDepths(of: weights) { counts[min(depth, limit)] += 1 }
    shorten(&counts, limit: limit)
    return counts
  }

  /// Depth of each leaf of the Huffman tree over ascending `weights` (two or more).
  ///
  /// Leaves and inner nodes are two queues that both ascend, so that the two lightest are always
  /// at their heads. Linear in the number of weights.
  private static func leafDepths(of weights: [Int]) -> [Int] {
    let leaves = weights.count
    var weight = weights
    var parent = [Int](repeating: 0, count: 2 * leaves - 1)
    var leaf = 0
    var inner = leaves
    func takeLightest(into node: Int) -> Int {
      let takesLeaf = leaf < leaves && (inner >= node || weight[leaf] <= weight[inner])
      let taken = takesLeaf ? leaf : inner
      if takesLeaf { leaf += 1 } else { inner += 1 }
      parent[taken] = node
      return weight[taken]
    }
    for node in leaves..<(2 * leaves - 1) {
      let first = takeLightest(into: node)
      weight.append(first + takeLightest(into: node))
    }
    var depth = [Int](repeating: 0, count: 2 * leaves - 1)
    for node in stride(from: 2 * leaves - 3, through: 0, by: -1) {
      depth[node] = depth[parent[node]] + 1
    }
    return Array(depth[0..<leaves])
  }

  /// Makes the code valid again after codes that were too long have been cut to `limit`.
  ///
  /// Invariant restored: the sum of `2^-length` over all codes is at most 1. Each step removes a
  /// code of full length, and puts it beside one of the longest codes that can grow.
  private static func shorten(_ counts: inout [Int], limit: Int) {
    var total = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while total > 1 << limit {
      counts[limit] -= 1
      if let length = (1..<limit).last(where: { counts[$0] > 0 }) {
        counts[length] -= 1
        counts[length + 1] += 2
      }
      total -= 1
    }
  }
}

extension UInt16 {
  /// The lowest `bits` bits in reverse order.
  fileprivate func reversed(bits: Int) -> UInt16 {
    var result: UInt16 = 0
    for bit in 0..<bits where self & (1 << UInt16(bit)) != 0 {
      result |= 1 << UInt16(bits - 1 - bit)
    }
    return result
  }
}

/// The header of a dynamic block: the run-length coded lengths of both codes, in a third code.
struct CodeLengths {
  /// One symbol of the third alphabet: 0...15 a length, 16 repeats the last, 17 and 18 repeat zero.
  private struct Step {
    var symbol: Int
    var extra: UInt64 = 0
    var extraBits = 0
  }

  /// The order in which the third code's own lengths are written (RFC 1951, 3.2.7).
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let literalCount: Int
  private let distanceCount: Int
  private let steps: [Step]
  private let code: HuffmanCode

  /// The header for the two codes' lengths; trailing zeros are left out.
  init(literals: [UInt8], distances: [UInt8]) {
    literalCount = max(257, 1 + (literals.lastIndex { $0 > 0 } ?? 0))
    distanceCount = max(1, 1 + (distances.lastIndex { $0 > 0 } ?? 0))
    steps = CodeLengths.runs(Array(literals[..<literalCount] + distances[..<distanceCount]))
    var frequencies = [UInt32](repeating: 0, count: 19)
    for step in steps { frequencies[step.symbol] += 1 }
    // A code of one symbol is incomplete, and some decoders reject that here.
    if frequencies.filter({ $0 > 0 }).count == 1 { frequencies[frequencies[0] == 0 ? 0 : 1] = 1 }
    code = HuffmanCode(frequencies: frequencies, limit: 7)
  }

  /// Writes the header, at most 512 bytes.
  func write(to cursor: inout BitWriter.Cursor) {
    let shown = max(4, 1 + (CodeLengths.order.lastIndex { code.lengths[$0] > 0 } ?? 0))
    cursor.put(UInt64(literalCount - 257), 5)
    cursor.put(UInt64(distanceCount - 1), 5)
    cursor.put(UInt64(shown - 4), 4)
    for symbol in CodeLengths.order[..<shown] { cursor.put(UInt64(code.lengths[symbol]), 3) }
    for step in steps {
      cursor.put(UInt64(code.codes[step.symbol]), Int(code.lengths[step.symbol]))
      cursor.put(step.extra, step.extraBits)
    }
  }

  private static func runs(_ lengths: [UInt8]) -> [Step] {
    var steps: [Step] = []
    var at = 0
    while at < lengths.count {
      let value = lengths[at]
      var run = 1
      while at + run < lengths.count, lengths[at + run] == value { run += 1 }
      steps += value == 0 ? zeros(run) : repeats(of: value, run)
      at += run
    }
    return steps
  }

  private static func zeros(_ run: Int) -> [Step] {
    var steps: [Step] = []
    var left = run
    while left > 0 {
      let taken = min(left, 138)
      switch taken {
      case 11...: steps.append(Step(symbol: 18, extra: UInt64(taken - 11), extraBits: 7))
      case 3...: steps.append(Step(symbol: 17, extra: UInt64(taken - 3), extraBits: 3))
      default: steps += Array(repeating: Step(symbol: 0), count: taken)
      }
      left -= taken
    }
    return steps
  }

  private static func repeats(of value: UInt8, _ run: Int) -> [Step] {
    var steps = [Step(symbol: Int(value))]
    var left = run - 1
    while left > 0 {
      let taken = min(left, 6)
      if taken >= 3 {
        steps.append(Step(symbol: 16, extra: UInt64(taken - 3), extraBits: 2))
      } else {
        steps += Array(repeating: Step(symbol: Int(value)), count: taken)
      }
      left -= taken
    }
    return steps
  }
}

/// Packs bits into bytes from the lowest bit up, as deflate requires (RFC 1951, 3.1.1).
struct BitWriter {
  /// The complete bytes.
  private var bytes: [UInt8] = []
  /// Fewer than eight bits that do not fill a byte yet.
  private var rest = Rest()

  fileprivate struct Rest {
    var bits: UInt64 = 0
    var count = 0
  }

  /// Writes into memory reserved for `room` bytes, so that the hot path needs no checks.
  mutating func write(room: Int, _ body: (inout Cursor) -> Void) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: room + 8))
    let rest = self.rest
    let (written, left) = bytes.withUnsafeMutableBytes { buffer -> (Int, Rest) in
      guard let base = buffer.baseAddress else { return (0, rest) }
      var cursor = Cursor(target: base + start, rest: rest)
      body(&cursor)
      return (cursor.target - base, cursor.rest)
    }
    precondition(written <= start + room, "more bits than announced")
    bytes.removeLast(bytes.count - written)
    self.rest = left
  }

  /// Pads to a whole byte with zero bits.
  mutating func align() {
    if rest.count > 0 { bytes.append(UInt8(truncatingIfNeeded: rest.bits)) }
    rest = Rest()
  }

  /// Appends whole bytes. Precondition: the writer is aligned.
  mutating func append(_ more: [UInt8]) {
    precondition(rest.count == 0, "bytes follow whole bytes only")
    bytes += more
  }

  /// The number of complete bytes that can be taken.
  var count: Int { bytes.count }

  /// Returns the complete bytes and keeps the pending bits.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// A position for writing at the writer's end.
  struct Cursor {
    fileprivate var target: UnsafeMutableRawPointer
    fileprivate var rest: Rest

    /// Appends the lowest `count` bits, at most 56, of `bits`; the others must be zero.
    @inline(__always)
    mutating func put(_ bits: UInt64, _ count: Int) {
      rest.bits |= bits &<< UInt64(truncatingIfNeeded: rest.count)
      rest.count &+= count
      target.storeBytes(of: rest.bits.littleEndian, as: UInt64.self)
      let whole = rest.count &>> 3
      target += whole
      rest.bits &>>= UInt64(truncatingIfNeeded: whole &* 8)
      rest.count &= 7
    }
  }
}

/// Fixed memory for plain values, freed with its owner; unchecked, for inner loops only.
final class Slab<Element: BitwiseCopyable> {
  /// The first element.
  let base: UnsafeMutablePointer<Element>
  let count: Int

  /// Allocates `count` elements with one value.
  init(repeating value: Element, count: Int) {
    base = UnsafeMutablePointer<Element>.allocate(capacity: count)
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  deinit { base.deallocate() }
}
