import Scene

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

  var middle: Scene.Point { axis.point(span.at(0.5), across) }

  var bounds: Scene.Rect { axis.rect(span, (across - Self.arm)...(across + Self.arm)) }

  /// What to paint.
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
