import Scene

/// The coverage of one outline at one size in pixels and one fraction of a pixel.
struct GlyphMask {
  /// Left edge in pixels from the whole pixel that holds the glyph's origin.
  let left: Int
  /// Top edge, likewise.
  let top: Int
  /// Pixels a row.
  let width: Int
  /// Rows.
  let height: Int
  /// 0...255 in all four bytes of a word, a pixel each, row by row: as `MaskInk` takes it.
  let coverage: [UInt32]

  /// A glyph larger than this on a side is drawn as a path: a mask would be seldom used again.
  static let maximumSide = 256

  /// The mask of `outline` with its origin at `fraction` of a pixel; nil where the outline is
  /// larger than `maximumSide`.
  init?(_ outline: Scene.Outline, scale: Double, fraction: Scene.Point) {
    guard let bounds = outline.path.bounds else {
      (left, top, width, height, coverage) = (0, 0, 0, 0, [])
      return
    }
    let first = Scene.Point(
      (bounds.x * scale + fraction.x).rounded(.down), (bounds.y * scale + fraction.y).rounded(.down)
    )
    let end = Scene.Point(
      (bounds.maxX * scale + fraction.x).rounded(.up),
      (bounds.maxY * scale + fraction.y).rounded(.up))
    let side = Double(GlyphMask.maximumSide)
    guard end.x - first.x <= side, end.y - first.y <= side, abs(first.x) < 1e6, abs(first.y) < 1e6
    else { return nil }
    width = Int(end.x - first.x)
    height = Int(end.y - first.y)
    left = Int(first.x)
    top = Int(first.y)
    var raster = CoverageRaster(width: width, height: height)
    raster.add(
      outline.path, scale: scale, shift: Scene.Point(fraction.x - first.x, fraction.y - first.y))
    coverage = raster.coverage()
  }
}
