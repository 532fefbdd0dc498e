import ImageCoding
import Testing

@Suite("Comparing pictures")
struct PixelComparisonTests {
  private let page = Pictures.page(width: 50, height: 40)

  @Test("The same picture is identical, another size is its own kind of difference")
  func kinds() {
    #expect(PixelComparison(page, page) == .identical)
    #expect(PixelComparison(page, Pictures.page(width: 50, height: 39)) == .sizesDiffer)
  }

  @Test("Two pixels that differ are counted and framed")
  func frame() {
    var other = page
    other[7, 30] ^= 0x0000_0300
    other[41, 12] ^= 0x0010_0000
    #expect(
      PixelComparison(page, other)
        == .pixelsDiffer(PixelDifference(count: 2, columns: 7...41, rows: 12...30, largest: 16)))
  }

  @Test("Differences up to the tolerance do not count")
  func tolerance() {
    let first = PixelBuffer(width: 2, height: 1, filledWith: 0xff10_1010)
    var second = first
    second[0, 0] = 0xff12_1010
    second[1, 0] = 0xff13_0f10
    #expect(PixelComparison(first, second, tolerance: 3) == .identical)
    #expect(
      PixelComparison(first, second, tolerance: 2)
        == .pixelsDiffer(PixelDifference(count: 1, columns: 1...1, rows: 0...0, largest: 3)))
  }

  @Test("Colours of invisible pixels do not differ")
  func invisible() {
    let first = PixelBuffer(width: 1, height: 1, filledWith: 0x00ff_0000)
    let second = PixelBuffer(width: 1, height: 1, filledWith: 0x0000_00ff)
    #expect(PixelComparison(first, second) == .identical)
  }

  @Test("The difference picture is red where pixels differ, pale elsewhere, orange outside")
  func picture() {
    let expected = PixelBuffer(width: 2, height: 1, filledWith: 0xff00_0000)
    var actual = PixelBuffer(width: 2, height: 2, filledWith: 0xff00_0000)
    actual[1, 0] = 0xffff_ffff
    let difference = PixelBuffer.difference(expected: expected, actual: actual)
    #expect(difference.words == [0xffc0_c0c0, 0xffff_0000, 0xffff_a000, 0xffff_a000])
  }
}
