import Scene

/// The line of a constraint between two level lines: along both where they coincide, else from one
/// to the other beside them.
struct BaselineTie {
  /// A level line, and how far the view reaches that has it.
  struct End {
    let y: Double
    let reach: ClosedRange<Double>
  }

  let from: End
  let to: End
  let color: Scene.Color
  let isDashed: Bool

  private static let thickness = 1.0
  private static let knob = 1.75

  /// The gap between the two views, or where they overlap the whole of both.
  private var span: ClosedRange<Double> {
    let low = min(from.reach.upperBound, to.reach.upperBound)
    let high = max(from.reach.lowerBound, to.reach.lowerBound)
    return low < high ? low...high : from.reach.union(to.reach)
  }

  /// The middle of the line.
  var middle: Scene.Point { Scene.Point(span.at(0.5), (from.y + to.y) / 2) }

  /// The room it takes.
  var bounds: [Scene.Rect] {
    let y = min(from.y, to.y)
    return [Scene.Rect(span.lowerBound, y - 1, span.length, abs(from.y - to.y) + 2)]
  }

  /// What to paint: a line with a disc on each baseline.
  var nodes: [Scene.Node] {
    let isReversed = from.reach.lowerBound > to.reach.lowerBound
    let left = isReversed ? to.y : from.y, right = isReversed ? from.y : to.y
    let ends = [Scene.Point(span.lowerBound, left), Scene.Point(span.upperBound, right)]
    return [
      .stroke(
        .segment(ends[0], ends[1]), color,
        .init(width: Self.thickness, dash: isDashed ? [2.5, 2] : []))
    ]
      + ends.map {
        .fill(.ellipse(in: Scene.Rect($0.x, $0.y, 0, 0).outset(by: Self.knob)), color)
      }
  }

  /// Centres for a badge: on the line where it is long enough, else below and above.
  func spots(_ size: Scene.Size) -> [Scene.Point] {
    let aside = size.height / 2 + 3
    let beside = [0.5, 0.25, 0.75].flatMap { fraction in
      [aside, -aside].map { Scene.Point(span.at(fraction), middle.y + $0) }
    }
    return (span.length > size.width + 8 ? [middle] : []) + beside
  }
}
