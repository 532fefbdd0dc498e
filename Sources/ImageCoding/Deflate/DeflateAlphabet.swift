/// The two alphabets of deflate (RFC 1951, 3.2.5): what a match length and a distance are coded as.
enum DeflateAlphabet {
  /// Ends a block.
  static let endOfBlock = 256
  /// Literal bytes, end of block, 29 length codes.
  static let literalCount = 286
  /// Distance codes.
  static let distanceCount = 30
  /// The longest match.
  static let longestMatch = 258
  /// The farthest match.
  static let window = 32_768

  /// Where each length code starts; code 257 + index.
  private static let lengthStarts = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]

  /// Where each distance code starts.
  private static let distanceStarts = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  /// One code of an alphabet: its first value and how many extra bits follow.
  struct Code {
    let start: UInt16
    let extraBits: UInt8
  }

  /// The length codes in order.
  static let lengths = lengthStarts.enumerated().map { index, start in
    Code(start: UInt16(start), extraBits: index < 8 || index == 28 ? 0 : UInt8(index / 4 - 1))
  }

  /// The distance codes in order.
  static let distances = distanceStarts.enumerated().map { index, start in
    Code(start: UInt16(start), extraBits: index < 4 ? 0 : UInt8(index / 2 - 1))
  }

  /// Index into `lengths` for a match of `3 + index` bytes.
  static let lengthIndex: [UInt8] = (3...longestMatch).map { length in
    UInt8(lengthStarts.lastIndex { $0 <= length } ?? 0)
  }

  /// Index into `distances`: by `distance - 1` up to 256, beyond by `256 + (distance - 1) / 128`,
  /// since from there on every code starts at a multiple of 128 plus one.
  static let distanceIndex: [UInt8] = (0..<512).map { slot in
    let distance = slot < 256 ? slot + 1 : (slot - 256) * 128 + 1
    return UInt8(distanceStarts.lastIndex { $0 <= distance } ?? 0)
  }

  /// The slot of `distanceIndex` that `distance` falls into.
  @inline(__always)
  static func distanceSlot(_ distance: Int) -> Int {
    distance <= 256 ? distance &- 1 : 256 &+ ((distance &- 1) &>> 7)
  }
}
