/// A canonical Huffman code of limited length for one alphabet (RFC 1951, 3.2.2).
struct HuffmanCode {
  /// Bits of each symbol's code; 0 for a symbol that does not occur.
  let lengths: [UInt8]
  /// Each symbol's code with its first bit lowest, ready to be written.
  let codes: [UInt16]

  /// The shortest code in total for symbols that occur `frequencies` times, none longer than
  /// `limit` bits.
  ///
  /// A single symbol gets one bit. The same counts give the same code on every machine: ties are
  /// broken by symbol number.
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

  /// How many codes there are of each length, for ascending `weights`.
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

  /// Makes room again after codes that were too long have been cut to `limit`.
  ///
  /// Invariant restored: the sum of `2^-length` over all codes is at most 1. Each step takes a
  /// code of full length away, and hangs it beside one of the longest codes that can grow.
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
