import ImageCoding
import Testing

@Suite("Writing PNG")
struct PNGEncoderTests {
  @Test(
    "What libpng reads back is what was written",
    arguments: [
      (1, 1), (2, 3), (7, 1), (1, 400), (85, 9), (86, 9), (87, 9), (300, 64), (11_000, 3),
    ])
  func roundTrip(width: Int, height: Int) throws {
    let pictures = [
      PixelBuffer(width: width, height: height, filledWith: 0xff12_3456),
      Pictures.page(width: width, height: height),
      Pictures.noise(width: width, height: height, seed: 1),
      Pictures.noise(width: width, height: height, seed: 2, opaque: false),
      Pictures.noise(width: width, height: height, seed: 3, step: 1 << 30),
    ]
    for picture in pictures {
      let read = try PixelBuffer(png: picture.pngBytes())
      #expect(read == picture)
    }
  }

  @Test("Pixels of small palettes, which repeat everywhere, survive in random sizes")
  func randomSizes() throws {
    for seed in 0..<60 as Range<UInt64> {
      let width = Int(seed * 37 % 123) + 1
      let height = Int(seed * 91 % 77) + 1
      let picture = Pictures.noise(
        width: width, height: height, seed: seed, opaque: seed % 2 == 0, step: 1 << 31)
      #expect(try PixelBuffer(png: picture.pngBytes()) == picture, "seed \(seed)")
    }
  }

  @Test("A picture of one white pixel is exactly these bytes")
  func exactBytes() throws {
    let bytes = try PixelBuffer(width: 1, height: 1, filledWith: 0xffff_ffff).pngBytes()
    #expect(Array(bytes[..<8]) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    #expect(
      Array(bytes[8..<33]) == [
        0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0, 0x90, 0x77,
        0x53, 0xde,
      ])
    #expect(
      Array(bytes.suffix(12)) == [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])
  }

  @Test("Two pixels to a point are stored as 5669 pixels a metre")
  func resolution() throws {
    let bytes = try PixelBuffer(width: 1, height: 1).pngBytes(pixelsPerPoint: 2)
    let name = Array("pHYs".utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: name) })
    #expect(Array(bytes[start + 4..<start + 13]) == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
  }

  private func isOurs(_ file: [UInt8]) -> Bool { PNGEncoder.hasWritten(file) }

  @Test("A file is told from that of another program with the same pixels")
  func origin() throws {
    for opaque in [true, false] {
      let picture = Pictures.noise(width: 100, height: 75, seed: 3, opaque: opaque)
      for pixelsPerPoint in [1, 2, 2.625, 3] {
        let bytes = try picture.pngBytes(pixelsPerPoint: pixelsPerPoint)
        #expect(isOurs(bytes))
        #expect(!isOurs(Array(bytes.dropLast())))
        #expect(!isOurs(bytes + [0]))
      }
    }
    // The same chunks and pixels, compressed by another.
    let solid = PixelBuffer(width: 20, height: 10, filledWith: 0xff12_3456)
    let row: [UInt8] = [0] + [[UInt8]](repeating: [0x12, 0x34, 0x56], count: 20).flatMap { $0 }
    let rows = [[UInt8]](repeating: row, count: 10).flatMap { $0 }
    let perMetre = Sample.bigEndian(2835)
    let other = Sample.file(
      width: 20, height: 10, depth: 8, colorType: 2,
      chunks: [
        ("sRGB", [0]), ("pHYs", perMetre + perMetre + [1]), ("IDAT", Sample.stored(rows)),
      ])
    #expect(try PixelBuffer(png: other) == solid)
    #expect(!isOurs(other))
    #expect(try isOurs(solid.pngBytes()))
    // All pixels are opaque, but the file has alpha.
    let page = Pictures.page(width: 20, height: 10)
    var encoder = try PNGEncoder(width: 20, height: 10, opacity: .alpha, pixelsPerPoint: 2)
    page.words.withUnsafeBufferPointer { encoder.append(rows: 10, words: $0, stride: 20) }
    let transparent = encoder.takeBytes()
    #expect(isOurs(transparent))
    #expect(!isOurs([]))
    #expect(!isOurs([UInt8](repeating: 0x20, count: 100)))
  }

  @Test("The height of the bands changes no byte", arguments: [1, 3, 64, 500])
  func bands(height: Int) throws {
    let picture = Pictures.page(width: 230, height: 500)
    var encoder = try PNGEncoder(width: 230, height: 500, opacity: .opaque)
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: 500, by: height) {
      let rows = min(height, 500 - start)
      picture.words[(start * 230)..<((start + rows) * 230)].withUnsafeBufferPointer {
        encoder.append(rows: rows, words: $0, stride: 230)
      }
      bytes += encoder.takeBytes()
    }
    #expect(bytes == (try picture.pngBytes()))
  }

  @Test("Alpha that nobody sees changes no byte of an opaque picture")
  func unusedAlpha() throws {
    let picture = Pictures.page(width: 40, height: 40)
    var encoder = try PNGEncoder(width: 40, height: 40, opacity: .opaque)
    let cleared = picture.words.map { $0 & 0x00ff_ffff }
    cleared.withUnsafeBufferPointer { encoder.append(rows: 40, words: $0, stride: 40) }
    #expect(encoder.takeBytes() == (try picture.pngBytes()))
  }

  @Test("Repeated rows cost almost nothing: a blank page of a million pixels is below 6 KB")
  func blankPage() throws {
    let bytes = try PixelBuffer(width: 1000, height: 1000, filledWith: 0xffff_ffff).pngBytes()
    #expect(bytes.count < 6000)
  }

  @Test("Noise, which nothing can shrink, grows by less than one part in a hundred")
  func noise() throws {
    let picture = Pictures.noise(width: 512, height: 512, seed: 7)
    #expect(try picture.pngBytes().count < 512 * 512 * 3 * 101 / 100)
  }

  @Test("A side beyond the limit is refused by name")
  func limits() {
    #expect(throws: PNGError.tooLarge(width: 1, height: 1_000_001)) {
      _ = try PNGEncoder(width: 1, height: 1_000_001, opacity: .opaque)
    }
    #expect(throws: PNGError.empty) { _ = try PNGEncoder(width: 0, height: 1, opacity: .opaque) }
  }
}
