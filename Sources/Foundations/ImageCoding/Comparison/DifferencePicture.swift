/// The picture that shows the differences between two.
///
/// Common content is pale and grey, differences beyond the tolerance are strongly coloured, those
/// within it weakly. Outlines surround the regions, wide enough to be visible in an overview of a
/// tall picture. Where only one picture has pixels, the colour of stripes shows which: `removed`
/// for the expected one, `added` for the actual one. Lines are aligned before: below a row that got
/// taller, content is compared with where it was.
struct DifferencePicture {
  /// Differences beyond the tolerance, and the outlines.
  static let strong: UInt32 = 0xffe0_0070
  /// Differences within the tolerance.
  static let weak: UInt32 = 0xffff_c46b
  /// The stripes where only the expected picture has pixels.
  static let removed: UInt32 = 0xffd9_3a3a
  /// The stripes where only the actual picture has pixels.
  static let added: UInt32 = 0xff1f_8a4c

  private let expected: PixelBuffer
  private let actual: PixelBuffer
  private let lines: [LineAlignment.Line]
  private let regions: [PictureRegion]

  init(
    expected: PixelBuffer, actual: PixelBuffer, lines: [LineAlignment.Line],
    regions: [PictureRegion]
  ) {
    self.expected = expected
    self.actual = actual
    self.lines = lines
    self.regions = regions
  }

  /// The picture, as wide as the wider of the two and as high as all lines.
  var drawn: PixelBuffer {
    let width = max(expected.width, actual.width), height = lines.count
    var picture = PixelBuffer(width: width, height: height)
    picture.withMutableWords { words in
      for y in 0..<height {
        for x in 0..<width { words[y * width + x] = word(x, y) }
      }
    }
    for region in regions { paint(region, on: &picture) }
    for region in regions { outline(region, on: &picture) }
    return picture
  }
}

// MARK: - Pixels

extension DifferencePicture {
  private func word(_ x: Int, _ y: Int) -> UInt32 {
    let old = Self.word(of: expected, x, lines[y].old)
    let new = Self.word(of: actual, x, lines[y].new)
    guard let old else { return Self.striped(new ?? 0, Self.added, x, y) }
    guard let new else { return Self.striped(old, Self.removed, x, y) }
    return Self.isSame(old, new) ? Self.pale(new) : Self.weak
  }

  private static func word(of picture: PixelBuffer, _ x: Int, _ y: Int?) -> UInt32? {
    y.flatMap { x < picture.width ? picture[x, $0] : nil }
  }

  private static func isSame(_ old: UInt32, _ new: UInt32) -> Bool {
    old == new || (old | new) >> 24 == 0
  }

  /// A pixel in only one picture: pale in a tint of `color`, below diagonals.
  private static func striped(_ word: UInt32, _ color: UInt32, _ x: Int, _ y: Int) -> UInt32 {
    (x + y) & 7 == 0 ? color : mixed(pale(word), color)
  }

  /// A word mixed with a sixth of another.
  private static func mixed(_ word: UInt32, _ color: UInt32) -> UInt32 {
    [0, 8, 16].reduce(0xff00_0000) { mixed, shift in
      let a = word >> shift & 0xff, b = color >> shift & 0xff
      return mixed | ((a * 5 + b) / 6) << shift
    }
  }

  /// The word's lightness over white, at a quarter of its contrast.
  private static func pale(_ word: UInt32) -> UInt32 {
    // Rec. 601 weights in 256ths.
    let red = 77 * (word >> 16 & 0xff), green = 150 * (word >> 8 & 0xff), blue = 29 * (word & 0xff)
    let darkness = (255 - (red + green + blue) >> 8) * (word >> 24) / 255
    let gray = 255 - darkness / 4
    return 0xff00_0000 | gray << 16 | gray << 8 | gray
  }

  private func paint(_ region: PictureRegion, on picture: inout PixelBuffer) {
    for y in region.y..<region.bottom {
      guard let old = lines[y].old, let new = lines[y].new else { continue }
      for x in region.x..<region.right where !Self.isSame(expected[x, old], actual[x, new]) {
        picture[x, y] = Self.strong
      }
    }
  }
}

// MARK: - Outlines

extension DifferencePicture {
  /// Draws a frame around a region at a distance, with a pale line on either side of it.
  private func outline(_ region: PictureRegion, on picture: inout PixelBuffer) {
    let line = max(2, max(picture.width, picture.height) / 800)
    let frame = region.grown(by: 2 * line)
    Self.stroke(frame.grown(by: line + 1), line + 2, 0xffff_ffff, &picture)
    Self.stroke(frame.grown(by: line), line, Self.strong, &picture)
  }

  /// Draws a line of `thickness` inside the edges of a rectangle, clipped to the picture.
  private static func stroke(
    _ frame: PictureRegion, _ thickness: Int, _ word: UInt32, _ picture: inout PixelBuffer
  ) {
    let inner = frame.grown(by: -thickness)
    for y in max(0, frame.y)..<min(picture.height, frame.bottom) {
      let isBar = y < inner.y || y >= inner.bottom
      for x in max(0, frame.x)..<min(picture.width, frame.right)
      where isBar || x < inner.x || x >= inner.right {
        picture[x, y] = word
      }
    }
  }
}

extension PixelBuffer {
  /// The picture with diagonal lines in place of what lies in some rectangles.
  public func hatched(_ regions: [PictureRegion]) -> PixelBuffer {
    var picture = self
    for region in regions {
      for y in 0..<height where region.y <= y && y < region.bottom {
        for x in 0..<width where region.x <= x && x < region.right {
          picture[x, y] = (x + y) & 7 < 2 ? 0xff00_0000 : 0xffff_ffff
        }
      }
    }
    return picture
  }

  /// A picture that shows the differences between two beyond a tolerance (see `DifferencePicture`),
  /// as wide as the wider of the two. Lines are paired first (see `LineAlignment`), so that it is
  /// higher than both where either has lines that the other lacks.
  public static func difference(
    expected: PixelBuffer, actual: PixelBuffer, tolerance: PictureTolerance = .standard
  ) -> PixelBuffer {
    let lines = LineAlignment.lines(expected, actual)
    let found = PictureComparison(expected, actual, lines: lines, tolerance: tolerance)
    return DifferencePicture(
      expected: expected, actual: actual, lines: lines, regions: found.regions
    ).drawn
  }
}
