import Scene

/// A line along two edges (or centres, or baselines) that coincide.
struct AlignmentLine {
  /// What coincides; each has a knob of its own at both ends.
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

  var middle: Scene.Point { axis.point(at, reach.at(0.5)) }

  var bounds: Scene.Rect { axis.rect((at - Self.half)...(at + Self.half), reach) }

  /// What to paint.
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
