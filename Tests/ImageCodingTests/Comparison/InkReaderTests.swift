import Testing

@testable import ImageCoding

@Suite("Ink in pictures")
struct InkReaderTests {
  /// White with a black bar of 4 x 2 pixels at (5, 3), a pixel of grey before it.
  private var picture: PixelBuffer {
    var picture = PixelBuffer(width: 20, height: 10, filledWith: 0xffff_ffff)
    for y in 3..<5 { for x in 5..<9 { picture[x, y] = 0xff00_0000 } }
    picture[4, 3] = 0xffe0_e0e0
    return picture
  }

  @Test("Faint edges of letters do not count, nor what is beyond a gap")
  func columns() {
    let reader = InkReader(picture)
    let all = InkRect(x: 0..<20, y: 0..<10)
    #expect(reader.ground(in: all)?.color == 0xffff_ffff)
    #expect(reader.ink(in: all, on: 0xffff_ffff) == InkRect(x: 5..<9, y: 3..<5))
    #expect(
      reader.columns(of: 2..<6, core: 6..<8, room: 0..<20, on: 0xffff_ffff, gap: 2) == 5..<9)
    #expect(reader.columns(of: 6..<9, core: 6..<8, room: 0..<20, on: 0xffff_ffff, gap: 2) == nil)
  }

  @Test("A line across the picture is one, a thick one is not")
  func hairlines() {
    var picture = picture
    for x in 0..<20 { picture[x, 7] = 0xffcc_cccc }
    #expect(InkReader(picture).hairlines(thickness: 1) == [7])
    for x in 0..<20 { picture[x, 8] = 0xffcc_cccc }
    #expect(InkReader(picture).hairlines(thickness: 1).isEmpty)
    #expect(InkReader(picture).hairlines(thickness: 2) == [7])
  }

  @Test("What is transparent is white")
  func transparent() {
    let picture = PixelBuffer(width: 2, height: 2, filledWith: 0x8000_0000)
    #expect(InkReader(picture).ground(in: InkRect(x: 0..<2, y: 0..<2))?.color == 0xff7f_7f7f)
  }
}
