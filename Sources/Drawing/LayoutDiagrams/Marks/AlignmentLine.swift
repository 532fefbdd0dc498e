import Scene

/// A thin line along edges, centres or baselines that coincide; those of centres and baselines are
/// a little longer than what they belong to, and of dashes and dots, as on a drawing.
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
  /// How far the line reaches beyond the views, in points.
  private static let overshoot = 4.0
  private static let dashes = [4, 1.5, 1, 1.5]

  /// Whether it runs through the views' middles, and not along their edges.
  private var isInside: Bool { !inside.isEmpty }

  private var whole: ClosedRange<Double> {
    let beyond = isInside ? Self.overshoot : 0
    return (reach.lowerBound - beyond)...(reach.upperBound + beyond)
  }

  var bounds: Scene.Rect { axis.rect((at - 0.5)...(at + 0.5), whole) }

  var nodes: [Scene.Node] {
    let line = Segment(
      from: axis.point(at, whole.lowerBound), to: axis.point(at, whole.upperBound))
    return line.pieces(outside: inside.map { axis.rect((at - 1)...(at + 1), $0) }, gap: 0).map {
      .stroke(
        .segment($0.from, $0.to), color,
        .init(width: Self.thickness, dash: isInside ? Self.dashes : []))
    }
  }
}
