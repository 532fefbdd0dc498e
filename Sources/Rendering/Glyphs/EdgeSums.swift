/// The sums of a `CoverageRaster` while edges are added: flat and unchecked, for the inner loop.
struct EdgeSums {
  private let base: UnsafeMutablePointer<Float>
  private let width: Int
  private let height: Int
  private let stride: Int

  /// Two columns more than pixels, for what an edge on the right border hands on.
  static func stride(width: Int) -> Int { width + 2 }

  /// Sums of `stride(width:) * height` elements at `base`.
  init(base: UnsafeMutablePointer<Float>, width: Int, height: Int) {
    self.base = base
    self.width = width
    self.height = height
    stride = EdgeSums.stride(width: width)
  }

  /// Adds a straight edge; what lies outside the raster is moved to its border.
  func addLine(_ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float) {
    guard y0 != y1 else { return }
    let direction: Float = y0 < y1 ? 1 : -1
    let (top, bottom) = y0 < y1 ? ((x0, y0), (x1, y1)) : ((x1, y1), (x0, y0))
    let slope = (bottom.0 - top.0) / (bottom.1 - top.1)
    let first = max(0, Int(top.1))
    let last = min(height, Int(bottom.1.rounded(.up)))
    guard first < last else { return }
    for row in first..<last {
      let from = max(Float(row), top.1)
      let to = min(Float(row &+ 1), bottom.1)
      guard to > from else { continue }
      let start = clamp(top.0 + (from - top.1) * slope)
      let end = clamp(top.0 + (to - top.1) * slope)
      addSlice(base + row &* stride, height: direction * (to - from), start, end)
    }
  }

  @inline(__always)
  private func clamp(_ x: Float) -> Float { max(0, min(x, Float(width))) }

  /// Adds the part of an edge within one row; `height` is signed, the part goes from x `start` to
  /// `end`.
  @inline(__always)
  private func addSlice(
    _ row: UnsafeMutablePointer<Float>, height: Float, _ start: Float, _ end: Float
  ) {
    let (left, right) = start < end ? (start, end) : (end, start)
    let first = Int(left)
    let last = Int(right)
    guard first == last else {
      return addWideSlice(row, height, left, right, columns: first...last)
    }
    // A trapezoid within one pixel: its mean distance from the pixel's right side is covered.
    let covered = Float(first &+ 1) - (left + right) / 2
    row[first] += height * covered
    row[first &+ 1] += height * (1 - covered)
  }

  /// The same across several pixels: what passed before a pixel covers it whole, what passes in it
  /// covers it from its middle on.
  private func addWideSlice(
    _ row: UnsafeMutablePointer<Float>, _ height: Float, _ left: Float, _ right: Float,
    columns: ClosedRange<Int>
  ) {
    let perColumn = height / (right - left)
    var passed: Float = 0
    var coveredBefore: Float = 0
    for column in columns {
      let from = max(Float(column), left)
      let to = min(Float(column &+ 1), right)
      let inside = (to - from) * perColumn
      let covered = passed + inside * (Float(column &+ 1) - (from + to) / 2)
      row[column] += covered - coveredBefore
      coveredBefore = covered
      passed += inside
    }
    row[columns.upperBound &+ 1] += height - coveredBefore
  }
}
