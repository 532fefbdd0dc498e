/// FNV-1a over 64 bits: `hash = (hash ^ word) × prime`, from its published basis. It tells contents
/// apart, but does not protect against forgery.
///
/// Inlinable: it runs over every line of pictures that are compared.
@frozen @usableFromInline package struct FNV1a {
  @usableFromInline package var value: UInt64

  @inlinable package init() { value = 0xCBF2_9CE4_8422_2325 }

  /// Takes a word, or a byte, into the hash.
  @inlinable package mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01B3
  }
}

/// FNV-1a over little-endian words of eight bytes (the last one padded with zeros) and then the
/// length.
///
/// - Complexity: O(n).
package struct ContentHash: CustomStringConvertible {
  package let value: UInt64

  package init(_ bytes: UnsafeRawBufferPointer) {
    var hash = FNV1a()
    let words = bytes.count / 8
    for index in 0..<words {
      hash.mix(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
    }
    var rest: UInt64 = 0
    for offset in (words * 8)..<bytes.count {
      rest |= UInt64(bytes[offset]) << UInt64((offset - words * 8) * 8)
    }
    hash.mix(rest)
    hash.mix(UInt64(bytes.count))
    value = hash.value
  }

  package init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { ContentHash($0) }
  }

  /// Sixteen hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
