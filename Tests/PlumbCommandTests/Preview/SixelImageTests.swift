import ImageCoding
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("Sixels")
struct SixelImageTests {
  /// What a decoder makes of the picture.
  private func decoded(_ picture: PixelBuffer) throws -> SixelDecoder {
    let pieces = try #require(Escapes.pieces(of: SixelImage.sequence(showing: picture)))
    guard pieces.count == 1, case .string(kind: "P", let text) = pieces[0] else {
      throw UsageError(.missingCommand, in: nil)
    }
    return try #require(SixelDecoder(text))
  }

  @Test(
    "of up to 256 colours decode to the picture, in percent",
    arguments: [(1, 1), (3, 5), (7, 6), (64, 13), (300, 31)])
  func exact(width: Int, height: Int) throws {
    var random = SeededRandom(seed: UInt64(width * 1000 + height))
    let colors = (0..<200).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000
    }
    var picture = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        picture[x, y] = colors[x % 9 == 0 ? Int.random(in: 0..<200, using: &random) : y % 200]
      }
    }
    let image = try decoded(picture)
    #expect((image.width, image.height) == (width, height))
    #expect(image.pixels == picture.words.map { SixelColor($0) })
  }

  @Test("of more colours stay near each pixel, and name no more than 256")
  func quantized() throws {
    var picture = PixelBuffer(width: 60, height: 50)
    for y in 0..<50 {
      for x in 0..<60 {
        picture[x, y] =
          0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 4) << 8 | UInt32((x + y) * 2 % 256)
      }
    }
    let image = try decoded(picture)
    #expect(Set(image.pixels).count <= 256)
    let errors = zip(image.pixels, picture.words).map { found, word in
      found.map { distance($0, SixelColor(word)) } ?? 1000
    }
    #expect(errors.reduce(0, +) / errors.count <= 12)
    #expect(errors.max() ?? 0 <= 40)
  }

  private func distance(_ a: SixelColor, _ b: SixelColor) -> Int {
    abs(Int(a.red) - Int(b.red)) + abs(Int(a.green) - Int(b.green)) + abs(Int(a.blue) - Int(b.blue))
  }

  @Test("take what shines through for white")
  func transparent() {
    #expect(SixelColor(0x00FF_0000) == SixelColor(red: 100, green: 100, blue: 100))
    #expect(SixelColor(0x8000_0000) == SixelColor(red: 50, green: 50, blue: 50))
    #expect(SixelColor(0xFF33_6699) == SixelColor(red: 20, green: 40, blue: 60))
  }

  @Test("write equal columns as a number and one of them, and nothing for an empty end")
  func runs() {
    var picture = PixelBuffer(width: 10, height: 1, filledWith: 0xFFFF_FFFF)
    picture[9, 0] = 0xFF00_0000
    let text = String(decoding: SixelImage.sequence(showing: picture), as: UTF8.self)
    #expect(text.contains("#0!9?@$#1!9@-"))
  }

  @Test("are the same every time")
  func deterministic() {
    var random = SeededRandom(seed: 7)
    var picture = PixelBuffer(width: 50, height: 50)
    for y in 0..<50 {
      for x in 0..<50 { picture[x, y] = UInt32.random(in: 0...UInt32.max, using: &random) }
    }
    #expect(SixelImage.sequence(showing: picture) == SixelImage.sequence(showing: picture))
  }

  @Test("of a smaller picture are means of the larger one's pixels")
  func shrinking() {
    var picture = PixelBuffer(width: 4, height: 2, filledWith: 0xFFFF_FFFF)
    picture[0, 0] = 0xFF00_0000
    picture[1, 1] = 0xFF00_0000
    let small = picture.shrunk(toWidth: 2)
    #expect((small.width, small.height) == (2, 1))
    #expect(small.words == [0xFF7F_7F7F, 0xFFFF_FFFF])
  }
}
