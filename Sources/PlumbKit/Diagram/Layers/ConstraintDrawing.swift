import Scene

/// The lines of one constraint, and where its badge may stand.
struct ConstraintDrawing {
  var dimensions: [DimensionLine] = []
  var alignment: AlignmentLine?

  /// Between a line and a badge beside it.
  private static let gap = 3.5

  /// What to paint.
  var nodes: [Scene.Node] {
    dimensions.flatMap(\.nodes) + (alignment?.nodes ?? [])
  }

  /// The room the lines take.
  var bounds: [Scene.Rect] {
    dimensions.map(\.bounds) + (alignment.map { [$0.bounds] } ?? [])
  }

  /// What a badge belongs to.
  var middle: Scene.Point {
    dimensions.first?.middle ?? alignment?.middle ?? .zero
  }

  /// Where a leader line may start: anywhere along the line, best in its middle.
  var anchors: [Scene.Point] {
    [0.5, 0.3, 0.7, 0.15, 0.85].compactMap { fraction in
      dimensions.first.map { $0.axis.point($0.span.at(fraction), $0.across) }
        ?? alignment.map { $0.axis.point($0.at, $0.reach.at(fraction)) }
    }
  }

  /// Centres for a badge: on the middle of the line if it leaves something of it to be seen,
  /// else beside it, then up and down along it.
  func spots(for size: Scene.Size) -> [Scene.Point] {
    if let line = dimensions.first { return spots(along: line.axis, line.span, line.across, size) }
    guard let alignment else { return [] }
    return spots(along: alignment.axis.across, alignment.reach, alignment.at, size)
  }

  private func spots(
    along axis: Axis, _ span: ClosedRange<Double>, _ across: Double, _ size: Scene.Size
  ) -> [Scene.Point] {
    let length = axis == .horizontal ? size.width : size.height
    let thickness = axis == .horizontal ? size.height : size.width
    let aside = thickness / 2 + Self.gap
    let isRoomy = span.length > length + 6
    let close = [0.5, 0.3, 0.7, 0.15, 0.85].flatMap { fraction in
      let along = span.at(fraction)
      let beside = [axis.point(along, across + aside), axis.point(along, across - aside)]
      return isRoomy ? [axis.point(along, across)] + beside : beside
    }
    let beyond = length / 2 + Self.gap
    return close
      + [span.upperBound + beyond, span.lowerBound - beyond].flatMap { along in
        [0, aside, -aside].map { axis.point(along, across + $0) }
      }
  }
}
