import TestSupport
import Testing

@testable import ImageCoding

@Suite("Reading PNG the fast way")
struct PlainPNGTests {
  @Test("Rows of random bytes under random filters are the words that libpng finds")
  func filters() {
    var random = SeededRandom(seed: 11)
    for round in 0..<soaked(300) {
      let (type, channels) = [(0, 1), (2, 3), (6, 4)][round % 3]
      let width = Int.random(in: 1...70, using: &random)
      let height = Int.random(in: 1...30, using: &random)
      let rows = (0..<height).flatMap { _ -> [UInt8] in
        let filter = UInt8.random(in: 0...4, using: &random)
        return [filter] + (0..<width * channels).map { _ in .random(in: 0...255, using: &random) }
      }
      let stream = Sample.stored(rows)
      let cut = Int.random(in: 0...stream.count, using: &random)
      let parts = [stream[..<cut], stream[cut...]].filter { !$0.isEmpty }
      let file = Sample.file(
        width: UInt32(width), height: UInt32(height), depth: 8, colorType: UInt8(type),
        chunks: parts.map { ("IDAT", Array($0)) })
      let peer = PNGPeer(file)
      #expect(peer.isPlain, "round \(round)")
      #expect(peer.ours != nil && peer.agrees, "round \(round)")
    }
  }

  @Test("Compressed rows are too: what our encoder writes of pages and noise")
  func compressed() throws {
    for seed in 0..<UInt64(20) {
      let (width, height) = (Int(seed) * 13 % 90 + 20, Int(seed) * 29 % 70 + 1)
      let picture =
        seed % 2 == 0
        ? Pictures.page(width: width, height: height)
        : Pictures.noise(width: width, height: height, seed: seed, opaque: seed % 4 == 1)
      let peer = PNGPeer(try picture.pngBytes())
      #expect(peer.isPlain && peer.ours == picture && peer.agrees)
    }
  }

  @Test(
    "What stands before the pixels changes them as libpng says: gamma, profiles, transparency",
    arguments: Ancillary.all)
  func ancillary(chunks: Ancillary) {
    for (type, pixels) in [(0, 1), (2, 3), (6, 4), (3, 1), (4, 2)] as [(UInt8, Int)] {
      let rows = [0, 7, 60, 200, 130].flatMap { first -> [UInt8] in
        [0 as UInt8] + (0..<3 * pixels).map { UInt8(truncatingIfNeeded: first + $0 * 19) }
      }
      let palette = type == 3 ? [("PLTE", (0..<255 * 3).map { UInt8($0 % 256) })] : []
      let file = Sample.file(
        width: 3, height: 5, depth: 8, colorType: type,
        chunks: palette + chunks.chunks + [("IDAT", Sample.stored(rows))])
      let peer = PNGPeer(file)
      #expect(peer.agrees, "colour type \(type)")
      if !chunks.isHarmless { #expect(!peer.isPlain, "colour type \(type)") }
    }
  }

  @Test("Other depths, interlacing, and sizes that do not fit their pixels are left to libpng")
  func others() {
    for depth in [1, 2, 4, 8, 16] as [UInt8] {
      for interlaced in [false, true] {
        for count in [1, 20, 400] {
          let file = Sample.file(
            width: 9, height: 7, depth: depth, colorType: 0, interlaced: interlaced,
            chunks: [("IDAT", Sample.stored([UInt8](repeating: 1, count: count)))])
          let peer = PNGPeer(file)
          #expect(peer.agrees, "\(depth) bits, \(interlaced), \(count) bytes")
          #expect(!peer.isPlain)
        }
      }
    }
  }

  @Test("Damaged files are the same picture to both, or none")
  func damage() throws {
    var random = SeededRandom(seed: 12)
    let originals = try [
      Pictures.page(width: 40, height: 20).pngBytes(pixelsPerPoint: 2),
      Pictures.noise(width: 9, height: 9, seed: 1, opaque: false).pngBytes(),
    ]
    for round in 0..<soaked(1500) {
      var file = originals[round % 2]
      for _ in 0...Int.random(in: 0...2, using: &random) {
        PNGDamage.allCases[round / 2 % PNGDamage.allCases.count].apply(to: &file, &random)
      }
      if round % 3 > 0 { PNGDamage.mendChecksums(of: &file) }
      #expect(PNGPeer(file).agrees, "round \(round)")
    }
  }
}

/// Chunks before the pixels.
struct Ancillary: CustomStringConvertible, Sendable {
  let description: String
  let chunks: [(String, [UInt8])]
  /// Whether the fast way may take the file.
  let isHarmless: Bool

  private init(_ description: String, _ chunks: [(String, [UInt8])], isHarmless: Bool = false) {
    self.description = description
    self.chunks = chunks
    self.isHarmless = isHarmless
  }

  static let all = [
    Ancillary("nothing", [], isHarmless: true),
    Ancillary("sRGB", [("sRGB", [0])], isHarmless: true),
    Ancillary("an sRGB of a wrong length", [("sRGB", [0, 1])], isHarmless: true),
    Ancillary("two of sRGB", [("sRGB", [0]), ("sRGB", [3])], isHarmless: true),
    Ancillary("text", [("tEXt", Array("a\0b".utf8))], isHarmless: true),
    Ancillary("a backdrop", [("bKGD", [0, 1, 0, 2, 0, 3])], isHarmless: true),
    Ancillary("gamma 1/2.2", [("gAMA", numbers(45_455))], isHarmless: true),
    Ancillary("another gamma 1/2.2", [("gAMA", numbers(45_454))]),
    Ancillary(
      "gamma and primaries of sRGB",
      [
        ("gAMA", numbers(45_455)),
        (
          "cHRM",
          numbers(31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000)
        ),
      ], isHarmless: true),
    Ancillary(
      "other primaries",
      [("cHRM", numbers(31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000))]),
    Ancillary("primaries of a wrong length", [("cHRM", numbers(31_270))]),
    Ancillary("gamma 1", [("gAMA", numbers(100_000))]),
    Ancillary("gamma 1/1.8", [("gAMA", numbers(55_556))]),
    Ancillary("gamma and sRGB", [("gAMA", numbers(100_000)), ("sRGB", [0])]),
    Ancillary("a profile that is none", [("iCCP", Array("p\0\0".utf8) + Sample.stored([1, 2]))]),
    Ancillary("transparent grey", [("tRNS", [0, 60])]),
    Ancillary("a transparent colour", [("tRNS", [0, 60, 0, 79, 0, 98])]),
    Ancillary("significant bits", [("sBIT", [5, 5, 5])]),
    Ancillary("an unknown chunk", [("teSt", [1, 2, 3])]),
    Ancillary("an unknown chunk that matters", [("TEST", [1, 2, 3])]),
    Ancillary("a second header", [("IHDR", [0, 0, 0, 3, 0, 0, 0, 5, 8, 2, 0, 0, 0])]),
    Ancillary("an animation", [("acTL", [0, 0, 0, 2, 0, 0, 0, 0])]),
  ]

  private static func numbers(_ values: UInt32...) -> [UInt8] { values.flatMap(Sample.bigEndian) }
}
