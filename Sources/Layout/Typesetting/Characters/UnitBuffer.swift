import Numbers

/// A buffer for the UTF-16 units of the text being measured; reuses its memory for the next text.
final class UnitBuffer {
  private var units: UnsafeMutablePointer<UInt16>
  private var capacity: Int

  init() {
    capacity = 1024
    units = .allocate(capacity: capacity)
  }

  deinit { units.deallocate() }

  /// The UTF-16 units of a text, valid until the next call. Complexity: linear; eight ASCII
  /// characters at a time.
  func units(of text: String) -> UnsafeBufferPointer<UInt16> {
    let count = text.utf8.withContiguousStorageIfAvailable { transcode($0) }
    if let count { return UnsafeBufferPointer(start: units, count: count) }
    var native = text
    native.makeContiguousUTF8()
    return UnsafeBufferPointer(
      start: units, count: native.utf8.withContiguousStorageIfAvailable { transcode($0) } ?? 0)
  }

  /// Decodes UTF-8, which a `String` keeps valid. Returns the number of units.
  private func transcode(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if bytes.count > capacity {
      units.deallocate()
      capacity = bytes.count * 2
      units = .allocate(capacity: capacity)
    }
    guard let start = bytes.baseAddress else { return 0 }
    let units = self.units
    var read = 0
    var written = 0
    while read < bytes.count {
      if read + 8 <= bytes.count {
        let eight = UnsafeRawPointer(start + read).loadUnaligned(as: SIMD8<UInt8>.self)
        if eight.max() < 0x80 {
          let wide = SIMD8<UInt16>(truncatingIfNeeded: eight)
          UnsafeMutableRawPointer(units + written).storeBytes(of: wide, as: SIMD8<UInt16>.self)
          read += 8
          written += 8
          continue
        }
      }
      let length = Self.decode(start + read, into: units + written)
      read += length.read
      written += length.written
    }
    return written
  }

  @inline(__always)
  private static func decode(
    _ bytes: UnsafePointer<UInt8>, into units: UnsafeMutablePointer<UInt16>
  ) -> (read: Int, written: Int) {
    let lead = bytes[0]
    if lead < 0x80 {
      units[0] = UInt16(lead)
      return (1, 1)
    }
    if lead < 0xE0 {
      units[0] = UInt16(lead & 0x1F) << 6 | UInt16(bytes[1] & 0x3F)
      return (2, 1)
    }
    if lead < 0xF0 {
      units[0] =
        UInt16(lead & 0x0F) << 12 | UInt16(bytes[1] & 0x3F) << 6 | UInt16(bytes[2] & 0x3F)
      return (3, 1)
    }
    let high = UInt32(lead & 0x07) << 18 | UInt32(bytes[1] & 0x3F) << 12
    let value = high | UInt32(bytes[2] & 0x3F) << 6 | UInt32(bytes[3] & 0x3F)
    units[0] = UInt16(0xD7C0 + (value >> 10))
    units[1] = UInt16(0xDC00 + (value & 0x3FF))
    return (4, 2)
  }
}

/// One character decoded from UTF-16 units.
struct DecodedCharacter {
  /// The code point; an unpaired surrogate is its own value.
  var value: UInt32
  /// Units it takes, 1 or 2.
  var length: Int
}

extension UnsafeBufferPointer<UInt16> {
  func character(at offset: Int) -> DecodedCharacter {
    let unit = self[offset]
    guard UTF16.isLeadSurrogate(unit), offset + 1 < count,
      let joined = Unicode.Scalar(lead: unit, trail: self[offset + 1])
    else { return DecodedCharacter(value: UInt32(unit), length: 1) }
    return DecodedCharacter(value: joined.value, length: 2)
  }

  /// The character that ends before an offset, which must be greater than 0.
  func character(before offset: Int) -> DecodedCharacter {
    let isPair =
      UTF16.isTrailSurrogate(self[offset - 1]) && offset > 1
      && UTF16.isLeadSurrogate(self[offset - 2])
    return character(at: isPair ? offset - 2 : offset - 1)
  }
}
