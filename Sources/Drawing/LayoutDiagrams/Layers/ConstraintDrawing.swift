import LayoutTree
import Scene

/// The lines of one constraint, and where its badge may stand.
struct ConstraintDrawing {
  var dimensions: [DimensionLine] = []
  var alignment: AlignmentLine?
  var brackets: [EqualBracket] = []
  var aspect: AspectSign?

  /// Between a line and a badge beside it.
  private static let gap = 3.0
  /// Where along a line a badge may stand, the best first.
  private static let fractions = [0.5, 0.3, 0.7, 0.15, 0.85]
  /// Where along a line a leader line may start, the best first.
  private static let anchorFractions = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.05, 0.95]

  /// What to paint.
  var nodes: [Scene.Node] {
    dimensions.flatMap(\.nodes) + (alignment?.nodes ?? []) + brackets.flatMap(\.nodes)
      + (aspect?.nodes ?? [])
  }

  /// The room the lines take.
  var bounds: [Scene.Rect] {
    dimensions.map(\.bounds) + (alignment.map { [$0.bounds] } ?? []) + brackets.map(\.bounds)
      + (aspect.map { [$0.bounds] } ?? [])
  }

  /// What a badge belongs to.
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
    let isRoomy = span.length > length + 8
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

/// Chooses where across its axis a line runs: in the lane that crosses the least text and keeps
/// clear of the lines already drawn, near the middle where there is a choice.
struct LaneChoice {
  private let text: RectIndex
  private var lines: RectIndex
  private var count = 0

  /// What speaks against a lane, in points of text struck through.
  private enum Cost {
    /// A point beside another line.
    static let beside = 2.0
    /// Crossing another line.
    static let crossing = 1.0
    /// A point away from the middle.
    static let distance = 0.02
    /// Standing outside of the view.
    static let outside = 2.0
  }

  /// Overlaps shorter than this, in points, are crossings.
  private static let crossingWidth = 2 * DimensionLine.beam + 1
  /// Places to try, as fractions of the lane.
  private static let fractions = [0.5, 0.375, 0.625, 0.25, 0.75, 0.125, 0.875, 0.06, 0.94]
  /// From a view to a line beside it.
  private static let asideDistance = 3.5
  /// Free strips between texts that are tried, at most.
  private static let mostStrips = 12

  /// Lanes in a row that covers `bounds`.
  init(text: [Scene.Rect], over bounds: Scene.Rect, _ budget: PlacementBudget) {
    self.text = RectIndex(text, over: bounds, budget)
    lines = RectIndex(over: bounds, budget)
  }

  /// Takes the room of lines that are drawn now.
  mutating func occupy(_ rects: [Scene.Rect]) {
    for rect in rects {
      lines.insert(rect, count)
      count += 1
    }
  }

  /// The text that a line with these bounds may run through.
  func text(on bounds: Scene.Rect) -> [Scene.Rect] { text.rects(overlapping: bounds.outset(by: 2)) }

  /// The lane of a line between two parallel edges: the best in what both have in common; beside
  /// `first` where they have nothing.
  func between(
    _ axis: Axis, _ span: ClosedRange<Double>, _ first: ClosedRange<Double>,
    _ second: ClosedRange<Double>?
  ) -> Double {
    best(axis, span, second.flatMap { first.intersection($0) } ?? first)
  }

  /// The lane of a line along the extent of a view: within it, or close beside it where text fills
  /// it.
  func along(_ axis: Axis, _ rect: Scene.Rect) -> Double {
    let lane = axis.across.span(of: rect)
    return best(
      axis, axis.span(of: rect), lane,
      outside: [lane.lowerBound - Self.asideDistance, lane.upperBound + Self.asideDistance])
  }

  /// The lane of a bracket along a side of a view, and in which direction the view is from there.
  func beside(_ axis: Axis, _ rect: Scene.Rect) -> (across: Double, inwards: Double) {
    let lane = axis.across.span(of: rect), span = axis.span(of: rect)
    let inset = min(Self.asideDistance, lane.length / 4)
    let sides = [
      (lane.upperBound - inset, -1.0), (lane.lowerBound + inset, 1.0),
      (lane.upperBound + Self.asideDistance, -1.0), (lane.lowerBound - Self.asideDistance, 1.0),
    ]
    let costs = sides.enumerated().map { rank, side in
      cost(axis, span, side.0) + (rank < 2 ? 0 : Cost.outside) + Double(rank) * Cost.distance
    }
    let best = costs.indices.min { costs[$0] < costs[$1] } ?? 0
    return sides[best]
  }

  private func best(
    _ axis: Axis, _ span: ClosedRange<Double>, _ lane: ClosedRange<Double>,
    outside: [Double] = []
  ) -> Double {
    let middle = lane.at(0.5)
    var best = middle
    var bestCost = cost(axis, span, middle)
    guard bestCost > 0 else { return middle }
    let inside = Self.fractions.dropFirst().map { lane.at($0) } + strips(axis, span, lane)
    for (across, extra) in inside.map({ ($0, 0) }) + outside.map({ ($0, Cost.outside) }) {
      let cost = cost(axis, span, across) + extra + abs(across - middle) * Cost.distance
      if cost < bestCost { (best, bestCost) = (across, cost) }
    }
    return best
  }

  /// The middles of the strips of `lane` that are free of text, the widest first.
  private func strips(
    _ axis: Axis, _ span: ClosedRange<Double>, _ lane: ClosedRange<Double>
  ) -> [Double] {
    let covered = text.rects(overlapping: axis.rect(span, lane)).map { axis.across.span(of: $0) }
      .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var strips: [ClosedRange<Double>] = []
    var start = lane.lowerBound
    for part in covered {
      if part.lowerBound > start { strips.append(start...part.lowerBound) }
      start = max(start, part.upperBound)
    }
    if start < lane.upperBound { strips.append(start...lane.upperBound) }
    return strips.enumerated()
      .sorted { ($1.element.length, $0.offset) < ($0.element.length, $1.offset) }
      .prefix(Self.mostStrips).map { $0.element.at(0.5) }
  }

  private func cost(_ axis: Axis, _ span: ClosedRange<Double>, _ across: Double) -> Double {
    let line = axis.rect(span, (across - 1)...(across + 1))
    let beams = axis.rect(span, (across - DimensionLine.beam)...(across + DimensionLine.beam))
    var cost = 0.0
    text.forEach(overlapping: line) { other, _ in cost += length(of: other, along: axis, line) }
    lines.forEach(overlapping: beams) { other, _ in
      let length = length(of: other, along: axis, beams)
      cost += length <= Self.crossingWidth ? Cost.crossing : Cost.beside * length
    }
    return cost
  }

  private func length(of other: Scene.Rect, along axis: Axis, _ line: Scene.Rect) -> Double {
    other.intersection(line).map { axis.span(of: $0).length } ?? 0
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
