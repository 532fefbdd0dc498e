/// How much of each pixel lies inside an outline, computed exactly.
///
/// Every edge adds to the pixels it passes the signed area to its right, and to the pixel after
/// them what is left of its height; a running sum along each row is then the winding-weighted
/// coverage. Cut to 0...1 without its sign it is right for the non-zero rule wherever outlines
/// overlap in the same direction, as the parts of a variable font's glyphs do (FreeType's smooth
/// rasteriser rests on the same sums). Plain IEEE arithmetic: the same bits on every machine.
struct CoverageRaster {
  private let width: Int
  private let height: Int
  /// One more column than pixels, for what an edge in the last pixel hands on.
  private let stride: Int
  private var sums: [Float]

  /// An empty raster; outlines must lie within 0...`width` and 0...`height`.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = width + 2
    sums = [Float](repeating: 0, count: stride * height)
  }

  /// Adds a straight edge.
  mutating func addLine(_ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float) {
    guard y0 != y1 else { return }
    let direction: Float = y0 < y1 ? 1 : -1
    let (top, bottom) = y0 < y1 ? ((x0, y0), (x1, y1)) : ((x1, y1), (x0, y0))
    let slope = (bottom.0 - top.0) / (bottom.1 - top.1)
    let first = max(0, Int(top.1))
    let last = min(height, Int(bottom.1.rounded(.up)))
    guard first < last else { return }
    for row in first..<last {
      let from = max(Float(row), top.1)
      let to = min(Float(row + 1), bottom.1)
      guard to > from else { continue }
      let start = clamp(top.0 + (from - top.1) * slope)
      let end = clamp(top.0 + (to - top.1) * slope)
      addSlice(row: row, height: direction * (to - from), start, end)
    }
  }

  /// Coverage is rounded to this many steps. An error of at most 1/64 cannot be seen at the edge of
  /// a letter, and pictures of text become a quarter smaller, since fewer pixels differ.
  private static let steps: Float = 32

  /// The coverage of each pixel, 0...255, row by row.
  func coverage() -> [UInt8] {
    var result = [UInt8](repeating: 0, count: width * height)
    for row in 0..<height {
      var sum: Float = 0
      for x in 0..<width {
        sum += sums[row * stride + x]
        let step = (min(abs(sum), 1) * Self.steps).rounded()
        result[row * width + x] = UInt8(step * 255 / Self.steps + 0.5)
      }
    }
    return result
  }

  private func clamp(_ x: Float) -> Float { max(0, min(x, Float(width))) }

  /// Adds the part of an edge within one row; `height` is signed, the part goes from x `start` to
  /// `end`.
  private mutating func addSlice(row: Int, height: Float, _ start: Float, _ end: Float) {
    let (left, right) = start < end ? (start, end) : (end, start)
    let base = row * stride
    let first = Int(left)
    let last = Int(right)
    if first == last {
      // A trapezoid within one pixel: its mean distance from the pixel's right side is covered.
      let covered = Float(first + 1) - (left + right) / 2
      sums[base + first] += height * covered
      sums[base + first + 1] += height * (1 - covered)
      return
    }
    addWideSlice(base, height, left, right, columns: first...last)
  }

  /// The same across several pixels: what passed before a pixel covers it whole, what passes in it
  /// covers it from its middle on.
  private mutating func addWideSlice(
    _ base: Int, _ height: Float, _ left: Float, _ right: Float, columns: ClosedRange<Int>
  ) {
    let perColumn = height / (right - left)
    var passed: Float = 0
    var coveredBefore: Float = 0
    for column in columns {
      let from = max(Float(column), left)
      let to = min(Float(column + 1), right)
      let inside = (to - from) * perColumn
      let covered = passed + inside * (Float(column + 1) - (from + to) / 2)
      sums[base + column] += covered - coveredBefore
      coveredBefore = covered
      passed += inside
    }
    sums[base + columns.upperBound + 1] += height - coveredBefore
  }
}
