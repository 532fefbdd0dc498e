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

  /// A picture of rows: in each a mark of its own at the left, over blank lines.
  private func rows(_ heights: [Int], marks: [UInt32]) -> PixelBuffer {
    var picture = PixelBuffer(
      width: 60, height: heights.reduce(0, +), filledWith: 0xffff_ffff)
    var top = 0
    for (height, mark) in zip(heights, marks) {
      for y in 4..<12 {
        for x in 5..<25 { picture[x, top + y] = 0xff00_0000 | mark &* UInt32(x * y) & 0xff_ffff }
      }
      top += height
    }
    return picture
  }

  private func count(_ word: UInt32, in picture: PixelBuffer, rows: Range<Int>) -> Int {
    rows.reduce(0) { count, y in count + (0..<60).count { picture[$0, y] == word } }
  }

  @Test("Rows below a row that got taller are compared with where they were")
  func taller() {
    let marks: [UInt32] = [3, 5, 7, 11]
    let picture = PixelBuffer.difference(
      expected: rows([20, 20, 20, 20], marks: marks),
      actual: rows([20, 36, 20, 20], marks: marks))
    #expect(picture.height == 96)
    #expect(count(DifferencePicture.strong, in: picture, rows: 0..<96) == 0)
    // Lines of one colour are alike: the lowest that may be the added ones are.
    #expect(count(DifferencePicture.added, in: picture, rows: 32..<60) > 60)
    #expect(count(DifferencePicture.added, in: picture, rows: 60..<96) == 0)
  }

  @Test("A row below that differs too is coloured where it differs, and only there")
  func tallerAndOther() {
    let picture = PixelBuffer.difference(
      expected: rows([20, 20, 20, 20], marks: [3, 5, 7, 11]),
      actual: rows([20, 36, 20, 20], marks: [3, 5, 7, 13]))
    let top = 20 + 36 + 20
    #expect(count(DifferencePicture.strong, in: picture, rows: top..<96) > 100)
    #expect(count(DifferencePicture.strong, in: picture, rows: 56..<70) == 0)
  }

  @Test("One row taller and another one lower: the picture has the lines of both")
  func twoChanges() {
    let marks: [UInt32] = [3, 5, 7, 11, 13, 17]
    let picture = PixelBuffer.difference(
      expected: rows([20, 20, 30, 20, 20, 40], marks: marks),
      actual: rows([20, 36, 30, 20, 20, 24], marks: marks))
    #expect(picture.height == 166)
    #expect(count(DifferencePicture.strong, in: picture, rows: 0..<150) == 0)
    #expect(picture.words.contains(DifferencePicture.added))
    #expect(picture.words.contains(DifferencePicture.removed))
  }

  @Test("What moved a little inside a row is a difference of pixels, not of lines")
  func moved() {
    var actual = white, expected = white
    for x in 10..<14 {
      expected[x, 20] = 0xff00_0000
      actual[x, 22] = 0xff00_0000
    }
    let picture = PixelBuffer.difference(expected: expected, actual: actual)
    #expect(picture.height == 40)
    #expect(picture[11, 20] == DifferencePicture.strong)
    #expect(picture[11, 22] == DifferencePicture.strong)
  }
}
