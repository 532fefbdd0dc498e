import Testing

@testable import ImageCoding

@Suite("Huffman codes")
struct HuffmanCodeTests {
  @Test("Halving frequencies get one bit more each, and codes in order of length then symbol")
  func halving() {
    let code = HuffmanCode(frequencies: [8, 4, 2, 1, 1], limit: 15)
    #expect(code.lengths == [1, 2, 3, 4, 4])
    // 0, 10, 110, 1110, 1111 with the first bit lowest.
    #expect(code.codes == [0b0, 0b01, 0b011, 0b0111, 0b1111])
  }

  @Test("A symbol alone gets one bit, a symbol that does not occur none")
  func alone() {
    #expect(HuffmanCode(frequencies: [0, 5, 0], limit: 15).lengths == [0, 1, 0])
    #expect(HuffmanCode(frequencies: [0, 0], limit: 15).lengths == [0, 0])
  }

  @Test("Fibonacci frequencies, which want the longest codes, are held to the limit")
  func limit() {
    var frequencies: [UInt32] = [1, 1]
    for _ in 0..<30 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
    for limit in [7, 9, 15] {
      let lengths = HuffmanCode(frequencies: frequencies, limit: limit).lengths
      #expect(lengths.max() == UInt8(limit))
      #expect(lengths.reduce(0) { $0 + 1 << (limit - Int($1)) } == 1 << limit, "a complete code")
      #expect(zip(lengths, lengths.dropFirst()).dropFirst().allSatisfy { $0 >= $1 })
    }
  }

  @Test("Without a limit in the way the code is as short as Huffman's own")
  func optimal() {
    for seed in 0..<50 as Range<UInt32> {
      let frequencies = (0..<12).map { (seed &* 2_654_435_761 &+ $0 &* 40_503) >> 7 % 97 + 1 }
      let code = HuffmanCode(frequencies: frequencies, limit: 15)
      let cost = zip(frequencies, code.lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
      #expect(cost == huffmanCost(frequencies.map(Int.init)), "seed \(seed)")
    }
  }

  /// The sum of all inner nodes' weights, by always joining the two lightest.
  private func huffmanCost(_ weights: [Int]) -> Int {
    var weights = weights
    var cost = 0
    while weights.count > 1 {
      weights.sort(by: >)
      let joined = weights.removeLast() + weights.removeLast()
      cost += joined
      weights.append(joined)
    }
    return cost
  }
}
