import Numbers
import Scene
import UIKitCore

/// The colours of a gradient, by position in the unit square of its area.
struct GradientRamp {
  let stops: [(location: CGFloat, color: Scene.Color)]
  private let way: Way
  /// Whether the first and the last colour go on beyond their ends.
  private var extends = (before: true, after: true)

  /// How far a point is from the first colour to the last.
  private enum Way {
    case linear(CGPoint, CGPoint)
    /// An ellipse in the unit square, around the first point and through the second.
    case ellipse(CGPoint, CGPoint)
    case conic(CGPoint, CGPoint)
    /// Along a line, in points; the area is that of the unit square.
    case line(CGPoint, CGPoint, CGRect)
    /// From one circle to another, in points.
    case circles(CGPoint, CGFloat, CGPoint, CGFloat, CGRect)
  }

  /// The gradient of a layer, whose points are shares of its bounds already.
  init(stops: [(CGFloat, Scene.Color)], _ layer: CAGradientLayer) {
    self.stops = stops
    let (start, end) = (layer.startPoint, layer.endPoint)
    way =
      switch layer.type {
      case .radial: .ellipse(start, end)
      case .conic: .conic(start, end)
      default: .linear(start, end)
      }
  }

  /// A gradient that code has drawn.
  init(_ gradient: RecordedDrawing.Gradient, stops: [(CGFloat, Scene.Color)]) {
    self.stops = stops
    extends = gradient.extends
    let area = gradient.area
    switch gradient.shape {
    case .linear(let from, let to): way = .line(from, to, area)
    case .radial(let from, let r, let to, let s): way = .circles(from, r, to, s, area)
    }
  }

  /// Eight rows of thresholds, from 0 to 63 (Bayer 1973). Between two neighbouring values of a
  /// colour they decide which pixels have which, so that a long gradient has no bands.
  private static let thresholds: [Double] = [
    0, 32, 8, 40, 2, 34, 10, 42, 48, 16, 56, 24, 50, 18, 58, 26, 12, 44, 4, 36, 14, 46, 6, 38,
    60, 28, 52, 20, 62, 30, 54, 22, 3, 35, 11, 43, 1, 33, 9, 41, 51, 19, 59, 27, 49, 17, 57, 25,
    15, 47, 7, 39, 13, 45, 5, 37, 63, 31, 55, 23, 61, 29, 53, 21,
  ]

  /// The largest number of pixels of a gradient's image in a direction.
  private static let side = 1024.0

  /// Pixels in each direction of an image that is stretched to areas of all sizes; and along a line
  /// that is level or upright, across which there is one.
  private static let (stretchedSide, stretchedLine) = (128, 256)

  private var stretchedSize: (Int, Int) {
    if case .linear(let start, let end) = way {
      if start.y == end.y { return (Self.stretchedLine, 1) }
      if start.x == end.x { return (1, Self.stretchedLine) }
    }
    return (Self.stretchedSide, Self.stretchedSide)
  }

  /// The colours of an area in points, at its pixels' middles; stretched beyond the largest image.
  ///
  /// - Parameter isStretched: whether one image is to do for areas of all sizes.
  func raster(of area: Scene.Rect, scale: Double, isStretched: Bool) -> Scene.Raster? {
    let pixels = { (length: Double) in max(1, Int(min(length * scale, Self.side).wholePixels)) }
    let (width, height) = isStretched ? stretchedSize : (pixels(area.width), pixels(area.height))
    var rgba: [UInt8] = []
    rgba.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let y = (Double(row) + 0.5) / Double(height)
      for column in 0..<width {
        let x = (Double(column) + 0.5) / Double(width)
        let threshold =
          isStretched ? 0.5 : (Self.thresholds[row % 8 * 8 + column % 8] + 0.5) / 64
        let color =
          share(x, y).map { self.color(at: $0, threshold) } ?? Scene.Color(0, 0, 0, alpha: 0)
        rgba.append(color.red)
        rgba.append(color.green)
        rgba.append(color.blue)
        rgba.append(color.alpha)
      }
    }
    return Scene.Raster(width: width, height: height, rgba: rgba)
  }

  /// How far a point of the unit square is from the first colour to the last; nil where nothing is
  /// drawn. Core Animation measures in the unit square, so that a line across a wide layer is
  /// stretched with it.
  private func share(_ x: Double, _ y: Double) -> Double? {
    switch way {
    case .linear(let start, let end): return Self.along(start, end, x, y)
    case .ellipse(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      guard dx != 0, dy != 0 else { return 1 }
      let (px, py) = ((x - start.x) / dx, (y - start.y) / dy)
      return (px * px + py * py).squareRoot()
    case .conic(let start, let end):
      let turn =
        (atan2(y - start.y, x - start.x) - atan2(end.y - start.y, end.x - start.x)) / (2 * .pi)
      return turn < 0 ? turn + 1 : turn
    case .line(let start, let end, let area):
      let share = Self.along(start, end, area.minX + x * area.width, area.minY + y * area.height)
      return (extends.before || share >= 0) && (extends.after || share <= 1) ? share : nil
    case .circles(let start, let r, let end, let s, let area):
      let point = CGPoint(x: area.minX + x * area.width, y: area.minY + y * area.height)
      return between(start, Double(r), end, Double(s), point)
    }
  }

  private static func along(_ start: CGPoint, _ end: CGPoint, _ x: Double, _ y: Double) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    return length > 0 ? ((x - start.x) * dx + (y - start.y) * dy) / length : 1
  }

  /// The last of the circles between two through a point: the larger root t of
  /// |p - c(t)| = r(t) that has a radius and is drawn, where c and r go evenly from one to the
  /// other.
  private func between(
    _ c: CGPoint, _ r: Double, _ d: CGPoint, _ s: Double, _ p: CGPoint
  ) -> Double? {
    let (dx, dy, dr) = (d.x - c.x, d.y - c.y, s - r)
    let (px, py) = (p.x - c.x, p.y - c.y)
    let a = dx * dx + dy * dy - dr * dr
    let b = px * dx + py * dy + r * dr
    let q = px * px + py * py - r * r
    var roots: [Double] = []
    if abs(a) < Tolerance.factor {
      if b != 0 { roots = [q / (2 * b)] }
    } else {
      let root = b * b - a * q
      guard root >= 0 else { return nil }
      roots = [(b + root.squareRoot()) / a, (b - root.squareRoot()) / a].sorted(by: >)
    }
    return roots.first {
      r + $0 * dr >= 0 && (extends.before || $0 >= 0) && (extends.after || $0 <= 1)
    }
  }

  private func color(at share: Double, _ threshold: Double) -> Scene.Color {
    guard let last = stops.last, let first = stops.first else {
      return Scene.Color(0, 0, 0, alpha: 0)
    }
    if share <= first.location { return first.color }
    guard let index = stops.firstIndex(where: { share < $0.location }), index > 0 else {
      return last.color
    }
    let (low, high) = (stops[index - 1], stops[index])
    let part = (share - low.location) / (high.location - low.location)
    func mixed(_ from: UInt8, _ to: UInt8) -> UInt8 {
      let (start, end) = (Double(from), Double(to))
      let value: Double = start + (end - start) * part + threshold
      return UInt8(min(255, max(0, value)))
    }
    let (one, other) = (low.color, high.color)
    return Scene.Color(
      mixed(one.red, other.red), mixed(one.green, other.green), mixed(one.blue, other.blue),
      alpha: mixed(one.alpha, other.alpha))
  }
}
