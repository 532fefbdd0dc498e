/// One character decoded from UTF-16 units.
struct DecodedCharacter {
  /// The code point; an unpaired surrogate stands for itself.
  var value: UInt32
  /// Units it takes, 1 or 2.
  var length: Int
}

extension UnsafeBufferPointer<UInt16> {
  /// The character that starts at an offset.
  func character(at offset: Int) -> DecodedCharacter {
    let unit = self[offset]
    guard unit & 0xFC00 == 0xD800, offset + 1 < count, self[offset + 1] & 0xFC00 == 0xDC00 else {
      return DecodedCharacter(value: UInt32(unit), length: 1)
    }
    let value = 0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(self[offset + 1] & 0x3FF)
    return DecodedCharacter(value: value, length: 2)
  }

  /// The character that ends before an offset, which must be greater than 0.
  func character(before offset: Int) -> DecodedCharacter {
    let isPair =
      self[offset - 1] & 0xFC00 == 0xDC00 && offset > 1 && self[offset - 2] & 0xFC00 == 0xD800
    return character(at: isPair ? offset - 2 : offset - 1)
  }
}
