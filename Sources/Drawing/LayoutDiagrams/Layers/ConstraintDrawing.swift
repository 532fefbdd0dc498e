import Scene

/// The lines of a mark for constraints, and where its badge may stand.
struct ConstraintDrawing {
  var dimensions: [DimensionLine] = []
  var alignment: AlignmentLine?
  /// The view whose corner the badge stands in, for what has no line.
  var corner: Scene.Rect?

  /// Between a line and a badge beside it.
  static let gap = 1.5
  private static let shortLine = 12.0
  /// Where along a line a badge may stand, the best first.
  private static let fractions = [0.5, 0.3, 0.7, 0.15, 0.85]
  /// Where along a line a leader line may start, the best first.
  private static let anchorFractions = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.05, 0.95]
  /// How far a badge may stand off the middle of the view that it is below or above, in points.
  private static let shift = 4.0
  /// Distances of a row whose middles a badge tries, at most.
  private static let mostDimensions = 6

  var nodes: [Scene.Node] { dimensions.flatMap(\.nodes) + (alignment?.nodes ?? []) }

  /// The room the lines take.
  var bounds: [Scene.Rect] {
    dimensions.map(\.bounds) + (alignment.map { [$0.bounds] } ?? [])
  }

  var middle: Scene.Point { path?.point(at: 0.5) ?? .zero }

  /// Where a leader line may start: anywhere along the line, best in its middle.
  var anchors: [Scene.Point] {
    path.map { path in Self.anchorFractions.map { path.point(at: $0) } }
      ?? corner.map { [$0.middle] } ?? [.zero]
  }

  /// Centres for a badge: on the middle of the line if enough of it stays visible, else beside it.
  func spots(for size: Scene.Size) -> [Scene.Point] {
    if !dimensions.isEmpty {
      let middle = (dimensions.count - 1) / 2
      let order = dimensions.indices.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
      return order.prefix(Self.mostDimensions).flatMap { index in
        let line = dimensions[index]
        return spots(along: line.axis, line.span, line.across, size)
      }
    }
    if let alignment {
      return spots(along: alignment.axis.across, alignment.reach, alignment.at, size)
    }
    return corner.map { Self.corners(of: $0, size) } ?? []
  }

  /// Whether a badge of a length leaves something to be seen of the line that it stands on.
  static func isRoomy(_ span: ClosedRange<Double>, _ length: Double) -> Bool {
    span.length > length + 4
  }

  /// The line that a leader line leads to.
  private var path: Segment? {
    if !dimensions.isEmpty {
      let line = dimensions[(dimensions.count - 1) / 2]
      return Self.segment(line.axis, line.span, line.across)
    }
    return alignment.map { Self.segment($0.axis.across, $0.reach, $0.at) }
  }

  private static func segment(
    _ axis: Axis, _ span: ClosedRange<Double>, _ across: Double
  ) -> Segment {
    Segment(from: axis.point(span.lowerBound, across), to: axis.point(span.upperBound, across))
  }

  private func spots(
    along axis: Axis, _ span: ClosedRange<Double>, _ across: Double, _ size: Scene.Size
  ) -> [Scene.Point] {
    let length = axis == .horizontal ? size.width : size.height
    let thickness = axis == .horizontal ? size.height : size.width
    let isRoomy = Self.isRoomy(span, length)
    // Beside a line that is hardly longer than its bars it keeps clear of them.
    let isShort = span.length < Self.shortLine
    let aside = thickness / 2 + (isShort ? DimensionLine.beam + 0.5 : Self.gap)
    let close = Self.fractions.flatMap { fraction in
      let along = span.at(fraction)
      let beside = [axis.point(along, across + aside), axis.point(along, across - aside)]
      return isRoomy ? [axis.point(along, across)] + beside : beside
    }
    // Past the ends a badge seems to belong to something else: only where nothing else is free.
    let beyond = length / 2 + Self.gap
    return close
      + [span.upperBound + beyond, span.lowerBound - beyond].flatMap { along in
        [0, aside, -aside].map { axis.point(along, across + $0) }
      }
  }

  /// Centres in the corners of a view, the lower right one first, then outside of them.
  private static func corners(of rect: Scene.Rect, _ size: Scene.Size) -> [Scene.Point] {
    let (dx, dy) = (size.width / 2 + 3, size.height / 2 + 3)
    let fits = rect.width >= size.width + 6 && rect.height >= size.height + 6
    let inside = [
      Scene.Point(rect.maxX - dx, rect.maxY - dy), Scene.Point(rect.x + dx, rect.maxY - dy),
      Scene.Point(rect.maxX - dx, rect.y + dy), Scene.Point(rect.x + dx, rect.y + dy),
    ]
    let (x, y) = (size.width / 2 + gap, size.height / 2 + gap)
    let outside =
      [0, -shift, shift].flatMap { shift in
        [rect.maxY + y, rect.y - y].map { Scene.Point(rect.middle.x + shift, $0) }
      } + [rect.maxX + x, rect.x - x].map { Scene.Point($0, rect.middle.y) }
    return (fits ? inside : []) + outside
  }
}

extension Scene.Rect {
  package var middle: Scene.Point { Scene.Point(x + width / 2, y + height / 2) }
}
