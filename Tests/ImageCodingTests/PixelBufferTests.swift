import ImageCoding
import Testing

@Suite("Pixel buffers")
struct PixelBufferTests {
  @Test("Bytes and words are the same picture")
  func rgba() throws {
    let bytes: [UInt8] = [1, 2, 3, 4, 255, 254, 253, 252]
    let picture = try #require(PixelBuffer(width: 2, height: 1, rgba: bytes))
    #expect(picture.words == [0x0401_0203, 0xfcff_fefd])
    #expect(picture.rgba == bytes)
    #expect(picture[1, 0] == 0xfcff_fefd)
  }

  @Test("Words must fill the picture exactly")
  func count() {
    #expect(PixelBuffer(width: 2, height: 2, words: [1, 2, 3]) == nil)
    #expect(PixelBuffer(width: 0, height: 2, words: []) == nil)
    #expect(PixelBuffer(width: .max, height: 4, words: []) == nil)
    #expect(PixelBuffer(width: 1, height: 1, rgba: [1, 2, 3]) == nil)
  }

  @Test("One pixel that shines through makes a picture not opaque")
  func opacity() {
    var picture = PixelBuffer(width: 3, height: 3, filledWith: 0xff00_0000)
    #expect(picture.isOpaque)
    picture[2, 2] = 0xfe00_0000
    #expect(!picture.isOpaque)
  }
}
