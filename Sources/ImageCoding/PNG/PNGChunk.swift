/// One chunk of a PNG: a length, four letters, content, a checksum.
struct PNGChunk {
  /// The four letters as a number, the first highest.
  let type: UInt32
  /// Where its content lies in the file.
  let content: Range<Int>

  /// The letters of a chunk's name as its type.
  static func type(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// The chunk that begins at `start`; nil when the file ends within it.
  init?(in bytes: UnsafeRawBufferPointer, at start: Int) {
    guard start + 12 <= bytes.count else { return nil }
    let length = Int(Self.number(in: bytes, at: start))
    guard length <= bytes.count - start - 12 else { return nil }
    type = Self.number(in: bytes, at: start + 4)
    content = start + 8..<start + 8 + length
  }

  /// Bytes of all chunks with pixels in a file, as far as there are whole chunks.
  static func pixelBytes(in bytes: UnsafeRawBufferPointer) -> Int {
    let data = type("IDAT")
    var (at, total) = (8, 0)
    while let chunk = PNGChunk(in: bytes, at: at) {
      if chunk.type == data { total += chunk.content.count }
      at = chunk.end
    }
    return total
  }

  /// Where the next chunk begins.
  var end: Int { content.upperBound + 4 }

  /// Whether the checksum is that of name and content.
  func isIntact(in bytes: UnsafeRawBufferPointer) -> Bool {
    let checked = UnsafeRawBufferPointer(
      rebasing: bytes[content.lowerBound - 4..<content.upperBound])
    return CRC32.checksum(of: checked) == Self.number(in: bytes, at: content.upperBound)
  }

  /// Four bytes as a number, the first highest.
  static func number(in bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
    UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
