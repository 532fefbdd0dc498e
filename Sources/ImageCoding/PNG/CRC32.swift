import CDeflate

/// The checksum of a PNG chunk (PNG 1.2, annex D).
enum CRC32 {
  /// The checksum of `bytes`, going on from the checksum of what came before them.
  static func checksum(of bytes: [UInt8], after previous: UInt32 = 0) -> UInt32 {
    bytes.withUnsafeBytes { checksum(of: $0, after: previous) }
  }

  /// The checksum of bytes in memory, going on as above.
  static func checksum(of bytes: UnsafeRawBufferPointer, after previous: UInt32 = 0) -> UInt32 {
    // Without bytes libdeflate takes an address of nil for the start of a new sum.
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return previous }
    return libdeflate_crc32(previous, base, bytes.count)
  }
}
