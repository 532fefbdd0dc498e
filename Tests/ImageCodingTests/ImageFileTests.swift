import TestSupport
import Testing

@testable import ImageCoding

@Suite("Picture files")
struct ImageFileTests {
  @Test("The format is told by the first bytes")
  func formats() throws {
    #expect(try ImageFile(JPEGSample.color).format == .jpeg)
    #expect(try ImageFile(Pictures.page(width: 4, height: 3).pngBytes()).format == .png)
  }

  @Test("The size is that of the upright picture")
  func size() throws {
    let file = try ImageFile(JPEGSample.turned)
    #expect(file.width == 12 && file.height == 8)
  }

  @Test(
    "What is neither is named where it is known",
    arguments: [
      ("GIF89a", "not a PNG or JPEG picture but a GIF file"),
      ("<svg/>", "not a PNG or JPEG picture but a SVG file"),
      ("", "not a PNG or JPEG picture but empty"), ("hello", "not a PNG or JPEG picture"),
    ])
  func others(content: String, message: String) {
    let error = #expect(throws: ImageFileError.self) { _ = try ImageFile(Array(content.utf8)) }
    #expect(error?.description == message)
  }

  @Test("A picture beyond the limit is refused by its header, and the limit is named")
  func tooLarge() {
    let bytes = Sample.file(width: 20_000, height: 20_000, depth: 8, colorType: 6, chunks: [])
    let error = #expect(throws: ImageFileError.self) { _ = try ImageFile(bytes) }
    #expect(
      error?.description == "a picture of 20000 × 20000 pixels is too large"
        + " (limit: 67108864 pixels in all)")
  }

  @Test("Reduced, pixels are averages weighted by alpha")
  func reduction() throws {
    let words: [UInt32] = [0xffff_0000, 0x00ff_ffff, 0xff00_00ff, 0x0000_0000]
    let picture = try #require(PixelBuffer(width: 2, height: 2, words: words))
    #expect(picture.reduced(by: 2).words == [0x8080_0080])
  }

  @Test("Turned by each of Exif's eight orientations and back, a picture is as before")
  func orientations() throws {
    let picture = try #require(PixelBuffer(width: 3, height: 2, words: [1, 2, 3, 4, 5, 6]))
    let inverses: [ImageOrientation: ImageOrientation] = [.right: .left, .left: .right]
    for number in 1...8 {
      let orientation = try #require(ImageOrientation(rawValue: number))
      let turned = picture.turned(upright: orientation)
      #expect(turned.width == (orientation.swapsSides ? 2 : 3))
      #expect(turned.turned(upright: inverses[orientation] ?? orientation) == picture)
    }
    #expect(picture.turned(upright: .right).words == [4, 1, 5, 2, 6, 3])
  }

  @Test("Seeded damage gives a picture or an error, in bounded time")
  func mutations() throws {
    let originals = [
      JPEGSample.color, JPEGSample.progressive, JPEGSample.cmyk, JPEGSample.turned,
      try Pictures.page(width: 16, height: 16).pngBytes(),
    ]
    var generator = Generator(state: 7)
    for round in 0..<soaked(400) {
      var bytes = originals[round % originals.count]
      for _ in 0...Int(generator.next() % 6) { generator.damage(&bytes) }
      guard let file = try? ImageFile(bytes), file.width * file.height <= 1 << 20 else { continue }
      _ = try? file.pixels()
    }
  }
}

/// A linear congruential generator (Knuth's MMIX constants): the same damage on every machine.
private struct Generator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  /// Changes, removes or repeats something.
  mutating func damage(_ bytes: inout [UInt8]) {
    guard bytes.count > 4 else { return }
    let at = Int(next() % UInt64(bytes.count - 1))
    switch next() % 4 {
    case 0: bytes[at] ^= 1 << UInt8(next() % 8)
    case 1: bytes[at] = [0, 0xff, 0x7f, 0x80][Int(next() % 4)]
    case 2: bytes.remove(at: at)
    default: bytes.insert(contentsOf: bytes[at..<min(bytes.count, at + 16)], at: at)
    }
  }
}
