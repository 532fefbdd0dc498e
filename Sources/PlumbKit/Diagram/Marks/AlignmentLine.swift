import Scene

/// A line along two edges (or centres, or baselines) that coincide.
struct AlignmentLine {
  /// The axis that both edges cross: horizontal for leading edges, whose line is upright.
  let axis: Axis
  let at: Double
  /// From the far end of one view to the far end of the other.
  let reach: ClosedRange<Double>
  let isDashed: Bool
  let color: Scene.Color

  private static let thickness = 1.0
  /// Half the side of the squares at both ends.
  private static let knob = 1.5

  var middle: Scene.Point { axis.point(at, reach.at(0.5)) }

  var bounds: Scene.Rect { axis.rect((at - Self.knob)...(at + Self.knob), reach) }

  /// What to paint.
  var nodes: [Scene.Node] {
    [
      .stroke(
        .segment(axis.point(at, reach.lowerBound), axis.point(at, reach.upperBound)), color,
        .init(width: Self.thickness, dash: isDashed ? [3, 2] : [])),
      knob(reach.lowerBound), knob(reach.upperBound),
    ]
  }

  private func knob(_ across: Double) -> Scene.Node {
    let along = (at - Self.knob)...(at + Self.knob)
    return .fill(
      .rectangle(axis.rect(along, (across - Self.knob)...(across + Self.knob))), color)
  }
}
