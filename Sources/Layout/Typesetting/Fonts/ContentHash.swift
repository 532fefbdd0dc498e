/// FNV-1a over 64 bits, fed with little-endian words of eight bytes (the last one padded with
/// zeros) and then with the length: tells font files apart; no protection against forgery.
struct ContentHash: CustomStringConvertible {
  let value: UInt64

  init(_ bytes: UnsafeRawBufferPointer) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ word: UInt64) { hash = (hash ^ word) &* 0x0000_0100_0000_01B3 }
    let words = bytes.count / 8
    for index in 0..<words {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
    }
    var rest: UInt64 = 0
    for offset in (words * 8)..<bytes.count {
      rest |= UInt64(bytes[offset]) << UInt64((offset - words * 8) * 8)
    }
    mix(rest)
    mix(UInt64(bytes.count))
    value = hash
  }

  /// Sixteen hexadecimal digits.
  var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
