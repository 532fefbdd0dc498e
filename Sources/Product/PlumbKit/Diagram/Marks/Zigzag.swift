import Scene

/// A line that has been broken: up and down along its way.
enum Zigzag {
  /// From peak to peak, and from the middle to a peak, in points.
  private static let step = 3.0
  private static let height = 1.5
  /// Peaks of one line, at most.
  private static let most = 2_000.0

  /// The line along an axis.
  static func path(_ axis: Axis, _ span: ClosedRange<Double>, _ across: Double) -> Scene.Path {
    let count = Int(min(max(span.length / step, 2), most))
    let points = (0...count).map { index in
      let side = index == 0 || index == count ? 0 : index.isMultiple(of: 2) ? height : -height
      return axis.point(span.at(Double(index) / Double(count)), across + side)
    }
    return .polygon(points, closed: false)
  }
}
