/// The checksum of a PNG chunk (PNG 1.2, annex D), eight bytes a step.
enum CRC32 {
  /// `tables[k][byte]`: the effect of `byte` followed by k zero bytes; flat, 256 entries a table.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = []
    for byte: UInt32 in 0..<256 {
      var value = byte
      for _ in 0..<8 { value = (value >> 1) ^ (value & 1 == 1 ? 0xedb8_8320 : 0) }
      tables.append(value)
    }
    for index in 256..<(8 * 256) {
      let shorter = tables[index - 256]
      tables.append(tables[Int(shorter & 0xff)] ^ (shorter >> 8))
    }
    return tables
  }()

  /// The checksum of `bytes`, going on from the checksum of what came before them.
  static func checksum(of bytes: [UInt8], after previous: UInt32 = 0) -> UInt32 {
    bytes.withUnsafeBytes { bytes in
      tables.withUnsafeBufferPointer { tables in
        ~advance(~previous, over: bytes, tables)
      }
    }
  }

  private static func advance(
    _ start: UInt32, over bytes: UnsafeRawBufferPointer, _ tables: UnsafeBufferPointer<UInt32>
  ) -> UInt32 {
    var state = start
    var at = 0
    while at + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      var left = word ^ UInt64(state)
      state = 0
      for table in stride(from: 7 * 256, through: 0, by: -256) {
        state ^= tables[table &+ Int(left & 0xff)]
        left &>>= 8
      }
      at += 8
    }
    while at < bytes.count {
      state = tables[Int((state ^ UInt32(bytes[at])) & 0xff)] ^ (state >> 8)
      at += 1
    }
    return state
  }
}
