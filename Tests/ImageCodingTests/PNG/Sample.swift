@testable import ImageCoding

/// A PNG of a kind that we do not write, put together by hand with stored deflate blocks.
struct Sample: CustomStringConvertible {
  let name: String
  let file: [UInt8]
  let words: [UInt32]

  var description: String { name }

  static let all = [
    Sample(
      name: "gray, 8 bits", file: file(depth: 8, colorType: 0, rows: [[0, 0x40], [0x80, 0xff]]),
      words: [0xff00_0000, 0xff40_4040, 0xff80_8080, 0xffff_ffff]),
    Sample(
      name: "gray, 1 bit",
      file: file(depth: 1, colorType: 0, rows: [[0b0100_0000], [0b1000_0000]]),
      words: [0xff00_0000, 0xffff_ffff, 0xffff_ffff, 0xff00_0000]),
    Sample(
      name: "gray with alpha",
      file: file(depth: 8, colorType: 4, rows: [[0x10, 0xff, 0x20, 0x80], [0x30, 0, 0x40, 1]]),
      words: [0xff10_1010, 0x8020_2020, 0x0030_3030, 0x0140_4040]),
    Sample(
      name: "RGB, 16 bits",
      file: file(
        depth: 16, colorType: 2,
        rows: [
          [0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
          [0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0, 0, 0],
        ]),
      words: [0xff00_ff00, 0xffff_ffff, 0xff00_0000, 0xffff_0000]),
    Sample(
      name: "palette with transparency",
      file: file(
        width: 2, height: 2, depth: 8, colorType: 3,
        chunks: [
          ("PLTE", [1, 2, 3, 4, 5, 6]), ("tRNS", [0x80]), ("IDAT", stored([0, 0, 1, 0, 1, 0])),
        ]),
      words: [0x8001_0203, 0xff04_0506, 0xff04_0506, 0x8001_0203]),
  ]

  /// A 2 × 2 picture of the given rows.
  private static func file(depth: UInt8, colorType: UInt8, rows: [[UInt8]]) -> [UInt8] {
    file(
      width: 2, height: 2, depth: depth, colorType: colorType,
      chunks: [("IDAT", stored(rows.flatMap { [0] + $0 }))])
  }

  /// Signature, header, the given chunks, end.
  static func file(
    width: UInt32, height: UInt32, depth: UInt8, colorType: UInt8, interlaced: Bool = false,
    chunks: [(String, [UInt8])]
  ) -> [UInt8] {
    let header =
      bigEndian(width) + bigEndian(height) + [depth, colorType, 0, 0, interlaced ? 1 : 0]
    let all = [("IHDR", header)] + chunks + [("IEND", [])]
    var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    for (name, content) in all {
      let checked = Array(name.utf8) + content
      bytes += bigEndian(UInt32(content.count)) + checked
      bytes += bigEndian(CRC32.checksum(of: checked))
    }
    return bytes
  }

  /// A zlib stream of blocks that are not compressed.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    var stream: [UInt8] = [0x78, 1]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xffff)
      rest = rest.dropFirst(block.count)
      let (low, high) = (UInt8(block.count & 0xff), UInt8(block.count >> 8))
      stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + block
    } while !rest.isEmpty
    return stream + bigEndian(b << 16 | a)
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
