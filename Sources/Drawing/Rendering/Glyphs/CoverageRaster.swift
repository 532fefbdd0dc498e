import Scene

/// Computes the exact share of each pixel inside an outline.
///
/// Every edge adds the signed area to its right to the pixels it passes, and the rest of its height
/// to the pixel after them; a running sum along each row is then the winding-weighted coverage. Its
/// absolute value clamped to 0...1 is correct for the non-zero rule wherever outlines overlap in
/// the same direction, as the parts of a variable font's glyphs do (FreeType's smooth rasteriser
/// uses the same sums). Plain IEEE arithmetic gives the same bits on every machine.
struct CoverageRaster {
  private let width: Int
  private let height: Int
  private var sums: [Float]

  /// The number of steps to which coverage is rounded. An error of at most 1/64 is invisible at the
  /// edge of a letter, and pictures of text become a quarter smaller, since fewer pixels differ.
  private static let steps = 32

  /// Creates an empty raster; outlines must be within 0...`width` and 0...`height`, in pixels.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    sums = [Float](repeating: 0, count: EdgeSums.stride(width: width) * height)
  }

  /// Adds an outline scaled by `scale`, then moved by `shift` pixels; closes open subpaths.
  mutating func add(_ path: Scene.Path, scale: Double, shift: Scene.Point) {
    let (width, height) = (self.width, self.height)
    sums.withUnsafeMutableBufferPointer { sums in
      guard let base = sums.baseAddress else { return }
      let edges = EdgeSums(base: base, width: width, height: height)
      edges.add(path, scale: scale, shift: shift)
    }
  }

  /// The coverage of each pixel, 0...255 in all four bytes of a word, row by row.
  func coverage() -> [UInt32] {
    let stride = EdgeSums.stride(width: width)
    return [UInt32](unsafeUninitializedCapacity: width * height) { result, count in
      sums.withUnsafeBufferPointer { sums in
        for row in 0..<height {
          var sum: Float = 0
          for x in 0..<width {
            sum += sums[row &* stride &+ x]
            let step = UInt32(min(abs(sum), 1) * Float(Self.steps) + 0.5)
            result[row &* width &+ x] = ((step &* 255 &+ 16) &>> 5) &* 0x0101_0101
          }
        }
      }
      count = width * height
    }
  }
}

/// The sums of a `CoverageRaster` while edges are added: flat and unchecked, for the inner loop.
struct EdgeSums {
  private let base: UnsafeMutablePointer<Float>
  private let width: Int
  private let height: Int
  private let stride: Int

  /// Two more columns than pixels, for the rest of an edge on the right border.
  static func stride(width: Int) -> Int { width + 2 }

  /// Wraps sums of `stride(width:) * height` elements at `base`.
  init(base: UnsafeMutablePointer<Float>, width: Int, height: Int) {
    self.base = base
    self.width = width
    self.height = height
    stride = EdgeSums.stride(width: width)
  }

  /// Adds a straight edge; moves the parts outside the raster to its border.
  private func addLine(_ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float) {
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

  /// Adds the part of an edge within one row; `height` is signed, x goes from `start` to `end`.
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
    // A trapezoid within one pixel covers its mean distance from the pixel's right side.
    let covered = Float(first &+ 1) - (left + right) / 2
    row[first] += height * covered
    row[first &+ 1] += height * (1 - covered)
  }

  /// Adds a part across several pixels: those to its right are covered completely.
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

  /// Adds an outline scaled by `scale`, then moved by `shift` pixels; closes open subpaths.
  func add(_ path: Scene.Path, scale: Double, shift: Scene.Point) {
    func moved(_ point: Scene.Point) -> Scene.Point {
      Scene.Point(point.x * scale + shift.x, point.y * scale + shift.y)
    }
    var start = Scene.Point.zero
    var pen = Scene.Point.zero
    for element in path.elements {
      switch element {
      case .move(let end):
        addLine(pen, start)
        start = moved(end)
        pen = start
      case .line(let end):
        addLine(pen, moved(end))
        pen = moved(end)
      case .quadratic(let control, let end):
        addQuadratic(pen, moved(control), moved(end))
        pen = moved(end)
      case .cubic(let first, let second, let end):
        addCubic(pen, moved(first), moved(second), moved(end))
        pen = moved(end)
      case .close:
        addLine(pen, start)
        pen = start
      }
    }
    addLine(pen, start)
  }

  private func addLine(_ from: Scene.Point, _ to: Scene.Point) {
    addLine(Float(from.x), Float(from.y), Float(to.x), Float(to.y))
  }

  /// Adds a quadratic curve as chords. Its second derivative is `2 · (a - 2b + c)`, and a chord
  /// over a step h deviates by an eighth of it times h².
  private func addQuadratic(_ a: Scene.Point, _ b: Scene.Point, _ c: Scene.Point) {
    let bend = EdgeSums.bend(a, b, c)
    let steps = EdgeSums.steps(bend / 4)
    var pen = a
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let u = 1 - t
      let next = Scene.Point(
        u * u * a.x + 2 * u * t * b.x + t * t * c.x, u * u * a.y + 2 * u * t * b.y + t * t * c.y)
      addLine(pen, next)
      pen = next
    }
  }

  /// Adds a cubic curve as chords: its second derivative is at most six times its polygon's bend.
  private func addCubic(
    _ a: Scene.Point, _ b: Scene.Point, _ c: Scene.Point, _ d: Scene.Point
  ) {
    let bend = max(EdgeSums.bend(a, b, c), EdgeSums.bend(b, c, d))
    let steps = EdgeSums.steps(bend * 3 / 4)
    var pen = a
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let u = 1 - t
      let (first, second) = (3 * u * u * t, 3 * u * t * t)
      let next = Scene.Point(
        u * u * u * a.x + first * b.x + second * c.x + t * t * t * d.x,
        u * u * u * a.y + first * b.y + second * c.y + t * t * t * d.y)
      addLine(pen, next)
      pen = next
    }
  }

  private static func bend(_ a: Scene.Point, _ b: Scene.Point, _ c: Scene.Point) -> Double {
    let x = a.x - 2 * b.x + c.x
    let y = a.y - 2 * b.y + c.y
    return (x * x + y * y).squareRoot()
  }

  private static func steps(_ error: Double) -> Int {
    Int(min(64, max(1, (error / Tolerance.flattening).squareRoot().rounded(.up))))
  }
}
