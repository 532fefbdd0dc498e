import ImageCoding
import Testing

@Suite("Reading PNG")
struct PNGDecodingTests {
  @Test("A file cut anywhere is an error, never a crash")
  func truncated() throws {
    let bytes = try Pictures.page(width: 20, height: 20).pngBytes()
    // Without its last chunk the picture is complete, and libpng is content.
    for length in 0..<(bytes.count - 12 - 4) {
      #expect(throws: PNGError.self, "cut at \(length)") {
        _ = try PixelBuffer(png: Array(bytes[..<length]))
      }
    }
  }

  @Test("One wrong bit in the pixels is caught by the checksum")
  func wrongChecksum() throws {
    var bytes = try Pictures.page(width: 20, height: 20).pngBytes()
    bytes[bytes.count - 30] ^= 1
    #expect(throws: PNGError.self) { _ = try PixelBuffer(png: bytes) }
  }

  @Test("Random damage anywhere gives a picture or an error")
  func randomDamage() throws {
    let original = try Pictures.page(width: 16, height: 16).pngBytes()
    for seed in 0..<300 {
      var bytes = original
      bytes[seed * 7919 % bytes.count] = UInt8(truncatingIfNeeded: seed * 31)
      _ = try? PixelBuffer(png: bytes, maximumPixels: 1 << 16)
    }
  }

  @Test("Gray, gray with alpha, palette and 16 bits become the same words", arguments: Sample.all)
  func colorTypes(sample: Sample) throws {
    #expect(try PixelBuffer(png: sample.file).words == sample.words, "\(sample.name)")
  }

  @Test("A header that promises more than the file can hold is refused before memory is taken")
  func bomb() throws {
    let bytes = Sample.file(width: 16_000, height: 16_000, depth: 8, colorType: 6, chunks: [])
    #expect(throws: PNGError.damaged("it claims more pixels than 45 bytes can hold")) {
      _ = try PixelBuffer(png: bytes)
    }
    let huge = Sample.file(width: 900_000, height: 900_000, depth: 1, colorType: 0, chunks: [])
    #expect(throws: PNGError.tooLarge(width: 900_000, height: 900_000)) {
      _ = try PixelBuffer(png: huge)
    }
  }

  @Test("The header says how large a picture is, and is read whole or not at all")
  func header() throws {
    let bytes = try PixelBuffer(width: 3, height: 70_000, filledWith: 0xff00_00ff).pngBytes()
    let header = try PNGHeader(bytes)
    #expect((header.width, header.height) == (3, 70_000))
    #expect(throws: PNGError.self) { _ = try PNGHeader(Array(bytes.prefix(32))) }
    let empty = Sample.file(width: 0, height: 5, depth: 8, colorType: 6, chunks: [])
    #expect(throws: PNGError.empty) { _ = try PNGHeader(empty) }
  }

  @Test("The caller's limit on pixels holds")
  func callersLimit() throws {
    let bytes = try PixelBuffer(width: 10, height: 10).pngBytes()
    #expect(throws: PNGError.tooLarge(width: 10, height: 10)) {
      _ = try PixelBuffer(png: bytes, maximumPixels: 99)
    }
    #expect(try PixelBuffer(png: bytes, maximumPixels: 100).width == 10)
  }

  @Test("Other files are told apart: nothing, text, a Git LFS pointer")
  func otherFiles() {
    #expect(throws: PNGError.notPNG) { _ = try PixelBuffer(png: []) }
    #expect(throws: PNGError.notPNG) { _ = try PixelBuffer(png: Array("hello".utf8)) }
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
    #expect(throws: PNGError.largeFilePointer) { _ = try PixelBuffer(png: Array(pointer.utf8)) }
  }
}
