import Scene

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
  private var sums: [Float]

  /// Coverage is rounded to this many steps. An error of at most 1/64 cannot be seen at the edge of
  /// a letter, and pictures of text become a quarter smaller, since fewer pixels differ.
  private static let steps = 32

  /// An empty raster; outlines must lie within 0...`width` and 0...`height`.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    sums = [Float](repeating: 0, count: EdgeSums.stride(width: width) * height)
  }

  /// Adds an outline scaled by `scale` and then moved by `shift`, in pixels; open subpaths are
  /// closed, as a fill closes them.
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
