import Scene

/// One of the two directions, so that code about edges and extents is written once.
enum Axis: Sendable {
  case horizontal, vertical

  /// The other direction.
  var across: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The extent of `rect` in this direction.
  func span(of rect: Scene.Rect) -> ClosedRange<Double> {
    switch self {
    case .horizontal: rect.x...max(rect.x, rect.maxX)
    case .vertical: rect.y...max(rect.y, rect.maxY)
    }
  }

  /// The place `along` this direction and `across` it.
  func point(_ along: Double, _ across: Double) -> Scene.Point {
    self == .horizontal ? Scene.Point(along, across) : Scene.Point(across, along)
  }

  /// The rectangle with this extent along and across.
  func rect(_ along: ClosedRange<Double>, _ across: ClosedRange<Double>) -> Scene.Rect {
    let corner = point(along.lowerBound, across.lowerBound)
    let size = point(along.length, across.length)
    return Scene.Rect(corner.x, corner.y, size.x, size.y)
  }
}

extension ClosedRange<Double> {
  /// Upper minus lower bound.
  var length: Double { upperBound - lowerBound }

  /// The value at `fraction` of the way, 0 the lower and 1 the upper bound.
  func at(_ fraction: Double) -> Double { lowerBound + length * fraction }

  /// The range that holds both.
  func union(_ other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }

  /// The part both share; `nil` where they do not touch.
  func intersection(_ other: Self) -> Self? {
    let low = Swift.max(lowerBound, other.lowerBound)
    let high = Swift.min(upperBound, other.upperBound)
    return low <= high ? low...high : nil
  }
}
