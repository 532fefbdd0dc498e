import Scene

/// A thin line along edges, centres or baselines that coincide, a little longer than what they
/// belong to, as centre lines are on a drawing.
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

  private var whole: ClosedRange<Double> {
    (reach.lowerBound - Self.overshoot)...(reach.upperBound + Self.overshoot)
  }

  var bounds: Scene.Rect { axis.rect((at - 0.5)...(at + 0.5), whole) }

  var nodes: [Scene.Node] {
    let line = Segment(
      from: axis.point(at, whole.lowerBound), to: axis.point(at, whole.upperBound))
    return line.pieces(outside: inside.map { axis.rect((at - 1)...(at + 1), $0) }, gap: 0).map {
      .stroke(.segment($0.from, $0.to), color, .init(width: Self.thickness))
    }
  }
}
