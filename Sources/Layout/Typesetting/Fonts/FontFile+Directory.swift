extension FontFile {
  /// Whether every table that an OpenType table directory names lies within the bytes.
  ///
  /// HarfBuzz opens a font that was cut off, as an interrupted download leaves it, and then maps
  /// every character to no glyph: text would vanish without a word. Collections (`ttcf`) are taken
  /// as they are. The layout is OpenType's "Table Directory": a 12 byte header, then 16 bytes a
  /// table.
  static func holdsItsTables(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count >= 12 else { return false }
    if bytes.prefix(4).elementsEqual("ttcf".utf8) { return true }
    let tables = Int(bytes[4]) << 8 | Int(bytes[5])
    guard bytes.count >= 12 + 16 * tables else { return false }
    return (0..<tables).allSatisfy { table in
      let record = 12 + 16 * table
      return word(bytes, at: record + 8) + word(bytes, at: record + 12) <= bytes.count
    }
  }

  /// A big-endian number of 32 bits.
  private static func word(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }
}
