import ImageCoding
import Testing

@Suite("Comparing pictures")
struct PictureComparisonTests {
  private let page = Pictures.page(width: 50, height: 40)
  private let white = PixelBuffer(width: 64, height: 64, filledWith: 0xffff_ffff)

  @Test("The same picture is identical, another size is its own kind of difference")
  func kinds() {
    #expect(PictureComparison(page, page) == .identical)
    #expect(PictureComparison(page, Pictures.page(width: 50, height: 39)) == .sizesDiffer)
  }

  @Test("Exactly, one level of one channel differs, in the dark and under one level of opacity")
  func exact() {
    for word in [0xff00_0000, 0xffff_ffff, 0x0100_0000, 0xff80_4020] as [UInt32] {
      let first = PixelBuffer(width: 9, height: 9, filledWith: word)
      var second = first
      second[4, 7] ^= 1
      guard case .differs(let found) = PictureComparison(first, second, tolerance: .exact) else {
        Issue.record("\(word) is as good as equal")
        continue
      }
      #expect(found.count == 1)
      #expect(found.regions == [PictureRegion(x: 4, y: 7, width: 1, height: 1)])
      #expect(PictureComparison(first, second) == .within(count: 1))
    }
  }

  @Test("Colours of invisible pixels do not differ, even exactly")
  func invisible() {
    let first = PixelBuffer(width: 1, height: 1, filledWith: 0x00ff_0000)
    let second = PixelBuffer(width: 1, height: 1, filledWith: 0x0000_00ff)
    #expect(PictureComparison(first, second, tolerance: .exact) == .identical)
  }

  @Test("White and nothing in front of white differ")
  func transparency() {
    let nothing = PixelBuffer(width: 64, height: 64)
    #expect(!PictureComparison(white, nothing).isAccepted)
  }

  @Test("Three pixels of another colour in ten million are found")
  func threePixels() {
    let first = PixelBuffer(width: 2500, height: 4000, filledWith: 0xff1c_1c1e)
    var second = first
    for x in 1203...1205 { second[x, 3001] = 0xff3a_3a3c }
    let found = PictureComparison(first, second)
    #expect(found.regions == [PictureRegion(x: 1203, y: 3001, width: 3, height: 1)])
  }

  @Test("A hairline that vanishes is found: half a point of separator at two pixels a point")
  func hairline() {
    for (line, ground) in [(0xffc6_c6c8, 0xffff_ffff), (0xff38_383a, 0xff1c_1c1e)] {
      let without = PixelBuffer(width: 320, height: 100, filledWith: UInt32(ground))
      var with = without
      for x in 32..<320 { with[x, 87] = UInt32(line) }
      let found = PictureComparison(with, without)
      #expect(found.regions == [PictureRegion(x: 32, y: 87, width: 288, height: 1)])
    }
  }

  @Test("An area that is two levels darker as a whole is found, one with random levels is not")
  func tint() {
    var tinted = white
    var grainy = white
    for y in 10..<40 {
      for x in 10..<40 {
        tinted[x, y] = 0xfffd_fdfd
        grainy[x, y] = (x * 7 + y * 3) % 5 < 2 ? 0xfffd_fdfd : 0xffff_ffff
      }
    }
    #expect(PictureComparison(white, tinted).regions.count == 1)
    #expect(PictureComparison(white, grainy).isAccepted)
  }

  @Test(
    "Strokes that lie a fifth of a pixel elsewhere are the same, a pixel elsewhere they are not",
    arguments: [(0x000000, 0xffffff), (0x8c8c91, 0xffffff), (0xffffff, 0x1c1c1e)])
  func strokes(ink: Int, ground: Int) {
    let still = strokes(at: 0, ink, ground)
    for apart in [-0.2, -0.1, 0.07, 0.2] {
      let comparison = PictureComparison(still, strokes(at: apart, ink, ground))
      #expect(comparison.isAccepted && comparison != .identical, "\(apart): \(comparison)")
    }
    for apart in [-1, 1, 2] as [Double] {
      #expect(!PictureComparison(still, strokes(at: apart, ink, ground)).isAccepted, "\(apart)")
    }
  }

  /// Upright strokes of 0.7 to 3.9 pixels, their edges smoothed by exact coverage.
  private func strokes(at offset: Double, _ ink: Int, _ ground: Int) -> PixelBuffer {
    var picture = PixelBuffer(width: 100, height: 24, filledWith: UInt32(ground) | 0xff00_0000)
    for stroke in 0..<9 {
      let left = 5.35 + Double(stroke) * 10.4 + offset
      let right = left + 0.7 + Double(stroke) * 0.4
      for x in 0..<100 {
        let covered = max(0, min(Double(x) + 1, right) - max(Double(x), left))
        guard covered > 0 else { continue }
        let word = [0, 8, 16].reduce(0xff00_0000) { (word: UInt32, shift: Int) in
          let a = Double(ink >> shift & 0xff), b = Double(ground >> shift & 0xff)
          return word | UInt32((b + (a - b) * covered).rounded()) << UInt32(shift)
        }
        for y in 4..<20 { picture[x, y] = word }
      }
    }
    return picture
  }

  @Test("Places that are far apart are regions of their own, in reading order, at most twenty")
  func regions() {
    var few = white
    few[3, 50] = 0xff00_0000
    few[60, 2] = 0xff00_0000
    few[4, 2] = 0xff00_0000
    #expect(PictureComparison(white, few).regions.map(\.x) == [4, 60, 3])
    let wide = PixelBuffer(width: 900, height: 900, filledWith: 0xffff_ffff)
    var many = wide
    for y in stride(from: 0, to: 900, by: 30) {
      for x in stride(from: 0, to: 900, by: 30) { many[x, y] = 0xff00_0000 }
    }
    guard case .differs(let found) = PictureComparison(wide, many) else {
      Issue.record("nothing found")
      return
    }
    #expect(found.count == 900)
    #expect((1...PictureDifference.regionLimit).contains(found.regions.count))
  }
}
