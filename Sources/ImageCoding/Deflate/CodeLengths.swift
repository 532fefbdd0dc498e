/// The header of a dynamic block: the lengths of both codes, run-length coded, under a third code.
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
    // A code of one symbol is not complete, and some decoders refuse that here.
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
