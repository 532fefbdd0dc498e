/// What tells the bytes of one picture from those of another: FNV-1a over 64 bits, fed with
/// little-endian words of eight bytes (the last padded with zeros) and then with the length.
///
/// A layout tree states the hash of the picture that it was recorded with, because two files cannot be
/// replaced in one step: after an interrupted recording, or a merge that took one file of each side, it
/// says that picture and tree do not belong together. It changes exactly when the picture does, so that
/// it adds nothing to a review. Where it does not fit, the picture is compared as one from elsewhere
/// (`ComparisonSettings.tolerance(inSameEnvironment:)`).
enum PictureHash {
  /// Sixteen hexadecimal digits.
  static func digits(of bytes: [UInt8]) -> String {
    let digits = String(value(of: bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func value(of bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      let words = bytes.count / 8
      for index in 0..<words {
        let word = bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
        hash = (hash ^ UInt64(littleEndian: word)) &* 0x0000_0100_0000_01B3
      }
      var rest: UInt64 = 0
      for offset in (words * 8)..<bytes.count {
        rest |= UInt64(bytes[offset]) << UInt64((offset - words * 8) * 8)
      }
      hash = (hash ^ rest) &* 0x0000_0100_0000_01B3
      return (hash ^ UInt64(bytes.count)) &* 0x0000_0100_0000_01B3
    }
  }
}
