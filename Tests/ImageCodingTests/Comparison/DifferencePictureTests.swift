import Testing

@testable import ImageCoding

@Suite("The picture of a difference")
struct DifferencePictureTests {
  private let white = PixelBuffer(width: 60, height: 40, filledWith: 0xffff_ffff)

  @Test("What differs is strong, what differs within the tolerance weak, the rest pale")
  func colours() {
    var actual = white
    actual[30, 20] = 0xff00_0000
    actual[5, 5] = 0xfffe_fefe
    let picture = PixelBuffer.difference(expected: white, actual: actual)
    #expect(picture[30, 20] == DifferencePicture.strong)
    #expect(picture[5, 5] == DifferencePicture.weak)
    #expect(picture[50, 35] == 0xffff_ffff)
  }

  @Test("A frame lies around what differs, apart from it, and is cut off by the picture's edge")
  func frame() {
    var actual = white
    actual[1, 20] = 0xff00_0000
    let picture = PixelBuffer.difference(expected: white, actual: actual)
    let strong = (0..<60).filter { picture[$0, 20] == DifferencePicture.strong }
    #expect(strong == [1, 6, 7])
  }

  @Test("Where only one picture has pixels, stripes say which")
  func sizes() {
    let wider = PixelBuffer(width: 64, height: 30, filledWith: 0xffff_ffff)
    let picture = PixelBuffer.difference(expected: white, actual: wider)
    #expect(picture.width == 64 && picture.height == 40)
    #expect(
      (60..<64).flatMap { x in (0..<30).map { picture[x, $0] } }
        .contains(DifferencePicture.added))
    #expect(
      (0..<60).flatMap { x in (30..<40).map { picture[x, $0] } }
        .contains(DifferencePicture.removed))
    #expect(!picture.words.contains(DifferencePicture.strong))
  }
}
