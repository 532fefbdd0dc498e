import Foundation
import TestSupport
import Testing

@testable import ImageCoding

@Suite("Hostile PNG files")
struct HostilePNGTests {
  /// A zlib stream of a few thousand bytes that holds three million white ones.
  private static let bomb: [UInt8] = {
    guard let file = try? PixelBuffer(width: 1000, height: 1000, filledWith: .max).pngBytes() else {
      return []
    }
    return file.withUnsafeBytes { file in
      var (at, stream): (Int, [UInt8]) = (8, [])
      while let chunk = PNGChunk(in: file, at: at) {
        if chunk.type == PNGChunk.type("IDAT") { stream += file[chunk.content] }
        at = chunk.end
      }
      return stream
    }
  }()

  private static func file(
    _ width: UInt32, _ height: UInt32, type: UInt8 = 2, depth: UInt8 = 8,
    interlaced: Bool = false, _ chunks: [(String, [UInt8])]
  ) -> [UInt8] {
    Sample.file(
      width: width, height: height, depth: depth, colorType: type, interlaced: interlaced,
      chunks: chunks)
  }

  /// A picture of 2 × 2 white pixels.
  private static let pixels = ("IDAT", Sample.stored([0, 255, 255, 255, 255, 255, 255] * 2))

  @Test("Pixels that unpack to more than the header says take the memory of the header's picture")
  func surplus() {
    let peer = PNGPeer(Self.file(2, 2, [("IDAT", Self.bomb)]))
    #expect(!peer.isPlain)
    #expect(peer.agrees)
  }

  @Test("Pixels that are longer packed than they can be unpacked are refused before that")
  func overlong() {
    let file = Self.file(2, 2, [("IDAT", Sample.stored([UInt8](repeating: 0, count: 70_000)))])
    #expect(throws: PNGError.damaged("its pixels are longer than 2 × 2 can be")) {
      _ = try PixelBuffer(png: file)
    }
  }

  @Test("Pixels that unpack to less than the header says are an error, whatever follows")
  func shortage() {
    for interlaced in [false, true] {
      let file = Self.file(4000, 4000, interlaced: interlaced, [("IDAT", Self.bomb)])
      #expect(throws: PNGError.self) { _ = try PixelBuffer(png: file, maximumPixels: 1 << 24) }
    }
  }

  @Test("Texts and profiles that unpack to megabytes are not unpacked")
  func compressedTexts() {
    let bombs = [
      ("zTXt", Array("key\0\0".utf8)), ("iCCP", Array("profile\0\0".utf8)),
      ("iTXt", Array("key\0\u{1}\0\0\0".utf8)),
    ]
    for (name, start) in bombs {
      let chunks = [(name, start + Self.bomb)] + [Self.pixels]
      #expect(PNGPeer(Self.file(2, 2, chunks)).agrees, "\(name)")
    }
  }

  @Test("Thousands of chunks before the pixels, and pixels in thousands of chunks, are read")
  func manyChunks() throws {
    let texts = [(String, [UInt8])](repeating: ("tEXt", Array("a\0b".utf8)), count: 3000)
    #expect(PNGPeer(Self.file(2, 2, texts + [Self.pixels])).agrees)
    let crumbs = Self.pixels.1.map { ("IDAT", [$0]) } + Array(repeating: ("IDAT", []), count: 5000)
    let peer = PNGPeer(Self.file(2, 2, crumbs))
    #expect(peer.agrees && peer.ours?.words == [.max, .max, .max, .max])
  }

  @Test("More parts of pixels than the limit are left to libpng")
  func tooManyParts() {
    let count = PNGLimits.maximumPlainChunks + 1
    let empty = [(String, [UInt8])](repeating: ("IDAT", []), count: count)
    let peer = PNGPeer(Self.file(2, 2, [Self.pixels] + empty))
    #expect(!peer.isPlain && peer.agrees)
  }

  @Test("An animation shows its first picture, and a file without its end is complete")
  func animation() {
    let chunks = [
      ("acTL", [0, 0, 0, 2, 0, 0, 0, 0]), Self.pixels,
      ("fcTL", [UInt8](repeating: 0, count: 26)), ("fdAT", [0, 0, 0, 1, 9, 9]),
    ]
    let file = Self.file(2, 2, chunks)
    #expect(PNGPeer(file).agrees && PNGPeer(file).ours != nil)
    let endless = Self.file(2, 2, [Self.pixels]).dropLast(12)
    #expect(PNGPeer(Array(endless)).agrees && PNGPeer(Array(endless)).ours != nil)
  }

  @Test("Every wrong checksum is noticed where it matters, and by both ways alike")
  func checksums() {
    let file = Self.file(2, 2, [("tEXt", Array("a\0b".utf8)), Self.pixels])
    for index in 8..<file.count {
      var damaged = file
      damaged[index] ^= 0x40
      #expect(PNGPeer(damaged).agrees, "byte \(index)")
    }
  }

  @Test("Headers of any size and kind before a few bytes are refused at once")
  func headers() {
    var random = SeededRandom(seed: 21)
    for _ in 0..<soaked(400) {
      let sides = (0..<2).map { _ in
        [1, 3, 900, 70_000, 1_000_000, 1_000_001, 0x7fff_ffff, .max][
          Int.random(in: 0..<8, using: &random)] as UInt32
      }
      let file = Self.file(
        sides[0], sides[1], type: .random(in: 0...7, using: &random),
        depth: [0, 1, 2, 4, 8, 16, 32][Int.random(in: 0..<7, using: &random)],
        interlaced: .random(using: &random), [("IDAT", Array(Self.bomb.prefix(200)))])
      _ = try? PixelBuffer(png: file)
    }
  }
}

private func * (bytes: [UInt8], count: Int) -> [UInt8] {
  Array(repeatElement(bytes, count: count).joined())
}
