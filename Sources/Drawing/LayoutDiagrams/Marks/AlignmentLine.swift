import Scene

/// A thin line along edges, centres or baselines that coincide; those of centres and baselines are
/// of dashes and dots, as on a drawing, and where their views touch a little longer than these.
struct AlignmentLine {
  /// The axis that the edges cross: horizontal for leading edges, whose line is upright.
  let axis: Axis
  let at: Double
  /// From the far end of one view to the far end of the other.
  let reach: ClosedRange<Double>
  let color: Scene.Color
  /// The extents of views that it does not run through.
  var inside: [ClosedRange<Double>] = []

  private static let thickness = 0.5
  /// How far the line reaches beyond views that leave less than this between them, or that are no
  /// longer than this together, in points.
  private static let (overshoot, leastLength, smallReach) = (4.0, 12.0, 40.0)
  private static let dashes = [4, 1.5, 1, 1.5]

  /// Whether it runs through the views' middles, and not along their edges.
  private var isInside: Bool { !inside.isEmpty }

  var bounds: Scene.Rect {
    let lines = pieces
    let low = lines.map { axis.across.span(of: $0.bounds).lowerBound }.min() ?? reach.lowerBound
    let high = lines.map { axis.across.span(of: $0.bounds).upperBound }.max() ?? reach.upperBound
    return axis.rect((at - 0.5)...(at + 0.5), low...high)
  }

  var nodes: [Scene.Node] {
    pieces.map {
      .stroke(
        .segment($0.from, $0.to), color,
        .init(width: Self.thickness, dash: isInside ? Self.dashes : []))
    }
  }

  private var pieces: [Segment] {
    let between = pieces(beyond: 0)
    guard isInside else { return between }
    let isSeen = between.reduce(0) { $0 + $1.length } >= Self.leastLength
    return isSeen && reach.length > Self.smallReach ? between : pieces(beyond: Self.overshoot)
  }

  private func pieces(beyond: Double) -> [Segment] {
    let line = Segment(
      from: axis.point(at, reach.lowerBound - beyond), to: axis.point(at, reach.upperBound + beyond)
    )
    return line.pieces(outside: inside.map { axis.rect((at - 1)...(at + 1), $0) }, gap: 0)
  }
}
