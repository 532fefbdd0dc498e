extension ImageOrientation {
  /// What an APP1 segment says (Exif 2.3, tag 0x0112); nil for any other segment or a broken one.
  ///
  /// A TIFF file in the segment: byte order, offset of the first directory, its entries of twelve
  /// bytes.
  init?(exif segment: ArraySlice<UInt8>) {
    guard segment.starts(with: Array("Exif".utf8) + [0, 0]) else { return nil }
    let tiff = TIFF(segment.dropFirst(6))
    guard let directory = tiff?.long(at: 4), let count = tiff?.short(at: directory) else {
      return nil
    }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = tiff?.short(at: entry) else { return nil }
      guard tag == 0x0112 else { continue }
      guard let value = tiff?.short(at: entry + 8) else { return nil }
      self.init(rawValue: value)
      return
    }
    return nil
  }
}

/// Numbers in either byte order, by their offset; nil where the bytes end.
private struct TIFF {
  private let bytes: ArraySlice<UInt8>
  private let isBigEndian: Bool

  init?(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    switch bytes.prefix(2) {
    case [0x4d, 0x4d]: isBigEndian = true
    case [0x49, 0x49]: isBigEndian = false
    default: return nil
    }
  }

  func short(at offset: Int) -> Int? { number(at: offset, count: 2) }
  func long(at offset: Int) -> Int? { number(at: offset, count: 4) }

  private func number(at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset + count <= bytes.count else { return nil }
    let start = bytes.startIndex + offset
    let part = bytes[start..<start + count]
    return (isBigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }
}
