import LayoutTree
import Scene

/// The lines of one constraint, and where its badge may stand.
struct ConstraintDrawing {
  var dimensions: [DimensionLine] = []
  var alignment: AlignmentLine?
  var brackets: [EqualBracket] = []
  var aspect: AspectSign?

  /// Between a line and a badge beside it.
  static let gap = 3.0
  /// Where along a line a badge may stand, the best first.
  private static let fractions = [0.5, 0.3, 0.7, 0.15, 0.85]
  /// Where along a line a leader line may start, the best first.
  private static let anchorFractions = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.05, 0.95]

  var nodes: [Scene.Node] {
    dimensions.flatMap(\.nodes) + (alignment?.nodes ?? []) + brackets.flatMap(\.nodes)
      + (aspect?.nodes ?? [])
  }

  /// The room the lines take.
  var bounds: [Scene.Rect] {
    dimensions.map(\.bounds) + (alignment.map { [$0.bounds] } ?? []) + brackets.map(\.bounds)
      + (aspect.map { [$0.bounds] } ?? [])
  }

  var middle: Scene.Point { path?.point(at: 0.5) ?? .zero }

  /// Where a leader line may start: anywhere along the line, best in its middle.
  var anchors: [Scene.Point] {
    path.map { path in Self.anchorFractions.map { path.point(at: $0) } } ?? [.zero]
  }

  /// Centres for a badge: on the middle of the line if it leaves something of it to be seen,
  /// else beside it, then up and down along it.
  func spots(for size: Scene.Size) -> [Scene.Point] {
    if let line = dimensions.first { return spots(along: line.axis, line.span, line.across, size) }
    if let alignment {
      return spots(along: alignment.axis.across, alignment.reach, alignment.at, size)
    }
    if let bracket = brackets.first {
      return spots(along: bracket.axis, bracket.span, bracket.across, size)
    }
    return aspect.map { around($0.bounds, size) } ?? []
  }

  /// Whether a badge of a length leaves something to be seen of the line that it stands on.
  static func isRoomy(_ span: ClosedRange<Double>, _ length: Double) -> Bool {
    span.length > length + 8
  }

  /// The line that a leader line leads to.
  private var path: Segment? {
    if let line = dimensions.first { return Self.segment(line.axis, line.span, line.across) }
    if let alignment {
      return Self.segment(alignment.axis.across, alignment.reach, alignment.at)
    }
    if let bracket = brackets.first {
      return Self.segment(bracket.axis, bracket.span, bracket.across)
    }
    return aspect.map { Segment(from: $0.middle, to: $0.middle) }
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
    let aside = thickness / 2 + Self.gap
    let isRoomy = Self.isRoomy(span, length)
    let close = Self.fractions.flatMap { fraction in
      let along = span.at(fraction)
      let beside = [axis.point(along, across + aside), axis.point(along, across - aside)]
      return isRoomy ? [axis.point(along, across)] + beside : beside
    }
    // Past the ends a badge seems to belong to something else: only where nothing else is free.
    let beyond = length / 2 + Self.gap
    return close + close
      + [span.upperBound + beyond, span.lowerBound - beyond].flatMap { along in
        [0, aside, -aside].map { axis.point(along, across + $0) }
      }
  }

  /// Centres left of, above, right of and below a sign.
  private func around(_ rect: Scene.Rect, _ size: Scene.Size) -> [Scene.Point] {
    let (x, y) = (rect.x + rect.width / 2, rect.y + rect.height / 2)
    let dx = (rect.width + size.width) / 2 + 1, dy = (rect.height + size.height) / 2 + 1
    return [
      Scene.Point(x - dx, y), Scene.Point(x, y - dy), Scene.Point(x + dx, y),
      Scene.Point(x, y + dy), Scene.Point(x - dx, y - dy),
    ]
  }
}

/// How the lines of a constraint are drawn.
struct ConstraintInk {
  let color: Scene.Color
  let isDashed: Bool
  let isBroken: Bool
  let end: DimensionLine.End

  /// The ink that tells what `constraint` is. Where it shows a length, `relation` is between that
  /// length and a number. An alarm is red.
  init(
    _ constraint: LayoutTree.Constraint, _ palette: DiagramPalette,
    _ relation: LayoutTree.Relation = .equal, isAlarm: Bool = false
  ) {
    color = constraint.isBroken || isAlarm ? palette.broken : palette.constraint
    isDashed = !constraint.isRequired
    isBroken = constraint.isBroken
    end =
      switch relation {
      case .equal: .beam
      case .greaterThanOrEqual: .outward
      case .lessThanOrEqual: .inward
      }
  }
}

extension LegendSign {
  /// The signs in the `drawing` of a constraint.
  static func signs(
    _ constraint: LayoutTree.Constraint, _ drawing: ConstraintDrawing
  ) -> [LegendSign] {
    if constraint.isBroken { return [.broken] }
    var signs: [LegendSign] = [constraint.isRequired ? .required : .optional]
    for line in drawing.dimensions {
      for end in [line.low, line.high] {
        switch end {
        case .beam: break
        case .outward: signs.append(.atLeast)
        case .inward: signs.append(.atMost)
        case .margin: signs.append(.margin)
        }
      }
    }
    switch drawing.alignment?.knob {
    case .square: signs.append(.edges)
    case .diamond: signs.append(.centers)
    case .tick: signs.append(.baselines)
    case nil: break
    }
    return signs + (drawing.brackets.isEmpty ? [] : [.equalSizes])
      + (drawing.aspect == nil ? [] : [.aspectRatio])
  }
}
