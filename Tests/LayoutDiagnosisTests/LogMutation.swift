import TestSupport

/// Damage as it befalls logs: bytes changed, a stretch lost, a stretch twice, two lines swapped.
enum LogMutation {
  /// A copy of `bytes` with one to four injuries.
  static func mutate(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      injure(&bytes, &random)
    }
    return bytes
  }

  private static func injure(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    let start = Int.random(in: bytes.indices, using: &random)
    let end = min(bytes.count, start + Int.random(in: 1...40, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[start] = UInt8.random(in: .min ... .max, using: &random)
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 3: bytes.insert(contentsOf: signs.randomElement(using: &random) ?? [], at: start)
    default: bytes.removeSubrange(start...)
    }
  }

  private static let signs = [
    "(", ")", "]", "[", "'", "<", ">", ":0x", " == ", "|", "-(", "@", "nan", "1e999",
  ]
  .map { Array($0.utf8) }
}
