import Scene

/// A line along two edges (or centres, or baselines) that coincide.
struct AlignmentLine {
  /// The things that coincide; each has a knob of its own at both ends.
  enum Knob {
    /// Edges: squares.
    case square
    /// Centres: diamonds.
    case diamond
    /// Baselines: ticks that stand on the line.
    case tick
  }

  /// The axis that both edges cross: horizontal for leading edges, whose line is upright.
  let axis: Axis
  let at: Double
  /// From the far end of one view to the far end of the other.
  let reach: ClosedRange<Double>
  var knob = Knob.square
  let isDashed: Bool
  let color: Scene.Color
  /// Whether what it stands for was given up.
  var isBroken = false
  /// Text that would be struck through: the line is interrupted there.
  var text: [Scene.Rect] = []

  private static let thickness = 0.5
  /// Half the side of the knobs at both ends.
  private static let half = 1.25

  var bounds: Scene.Rect { axis.rect((at - Self.half)...(at + Self.half), reach) }

  var nodes: [Scene.Node] {
    body + [knobNode(reach.lowerBound), knobNode(reach.upperBound)]
  }

  private var body: [Scene.Node] {
    let style = Scene.StrokeStyle(width: Self.thickness, dash: isDashed ? [2.5, 2] : [])
    if isBroken { return [.stroke(Zigzag.path(axis.across, reach, at), color, style)] }
    let line = Segment(
      from: axis.point(at, reach.lowerBound), to: axis.point(at, reach.upperBound))
    return line.pieces(outside: text, gap: 1.5).map {
      .stroke(.segment($0.from, $0.to), color, style)
    }
  }

  private func knobNode(_ across: Double) -> Scene.Node {
    let half = Self.half
    switch knob {
    case .square:
      return .fill(
        .rectangle(axis.rect((at - half)...(at + half), (across - half)...(across + half))), color)
    case .diamond:
      let arm = half * 1.6
      return .fill(
        .polygon([
          axis.point(at - arm, across), axis.point(at, across + arm), axis.point(at + arm, across),
          axis.point(at, across - arm),
        ]), color)
    case .tick:
      return .fill(
        .polygon([
          axis.point(at, across), axis.point(at - 3.5, across - 2),
          axis.point(at - 3.5, across + 2),
        ]), color)
    }
  }
}

/// A bracket along a view's side with ticks in its middle: views with as many ticks are of equal
/// size there, as in a geometry book.
struct EqualBracket {
  let axis: Axis
  /// The extent that equals others.
  let span: ClosedRange<Double>
  /// Where the bracket runs, across its axis.
  let across: Double
  /// Where the view is, seen from the bracket: -1 or 1 across the axis.
  let inwards: Double
  /// Ticks; the number of the group of equals, from 1.
  let ticks: Int
  let isDashed: Bool
  let color: Scene.Color
  /// Text that would be struck through: the bracket is interrupted there.
  var text: [Scene.Rect] = []

  /// More groups than this in one row share signs with the first ones.
  static let mostTicks = 4
  private static let arm = 2.5
  private static let thickness = 0.75
  private static let tickDistance = 2.25

  var bounds: Scene.Rect { axis.rect(span, (across - Self.arm)...(across + Self.arm)) }

  var nodes: [Scene.Node] {
    let tip = across + inwards * Self.arm
    let arms = [span.lowerBound, span.upperBound].map { along in
      Scene.Node.stroke(
        .segment(axis.point(along, tip), axis.point(along, across)), color,
        .init(width: Self.thickness))
    }
    let line = Segment(
      from: axis.point(span.lowerBound, across), to: axis.point(span.upperBound, across))
    let pieces = line.pieces(outside: text, gap: 1).map { piece in
      Scene.Node.stroke(
        .segment(piece.from, piece.to), color,
        .init(width: Self.thickness, dash: isDashed ? [2.5, 2] : []))
    }
    return arms + pieces
      + [.stroke(Scene.Path(tickElements), color, .init(width: Self.thickness))]
  }

  private var tickElements: [Scene.Path.Element] {
    let count = (ticks - 1) % Self.mostTicks + 1
    let first = span.at(0.5) - Double(count - 1) / 2 * Self.tickDistance
    return (0..<count).flatMap { index -> [Scene.Path.Element] in
      let along = first + Double(index) * Self.tickDistance
      return [
        .move(axis.point(along - 0.75, across + Self.arm)),
        .line(axis.point(along + 0.75, across - Self.arm)),
      ]
    }
  }
}

/// A double arrow across a corner of a view, like the handle that scales a picture: its width and
/// height are tied to each other.
struct AspectSign {
  /// The view.
  let rect: Scene.Rect
  let isDashed: Bool
  let color: Scene.Color

  private static let inset = 3.0
  private static let largest = 9.0
  private static let thickness = 0.75

  /// The square that the arrow crosses, in the view's lower right corner.
  var bounds: Scene.Rect {
    let side = max(2, min(Self.largest, rect.width - 2 * Self.inset, rect.height - 2 * Self.inset))
    return Scene.Rect(
      rect.maxX - Self.inset - side, rect.maxY - Self.inset - side, side, side)
  }

  var middle: Scene.Point {
    Scene.Point(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
  }

  var nodes: [Scene.Node] {
    let box = bounds, head = min(3.0, bounds.width / 2)
    let (start, end) = (Scene.Point(box.x, box.y), Scene.Point(box.maxX, box.maxY))
    return [
      .stroke(
        .segment(start, end), color,
        .init(width: Self.thickness, dash: isDashed ? [2, 1.5] : [])),
      .stroke(
        Scene.Path([
          .move(Scene.Point(start.x, start.y + head)), .line(start),
          .line(Scene.Point(start.x + head, start.y)), .move(Scene.Point(end.x - head, end.y)),
          .line(end), .line(Scene.Point(end.x, end.y - head)),
        ]), color, .init(width: Self.thickness)),
    ]
  }
}
