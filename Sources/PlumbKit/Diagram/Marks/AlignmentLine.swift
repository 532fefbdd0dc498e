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
  /// Text that would be struck through: the line is interrupted there.
  var text: [Scene.Rect] = []

  private static let thickness = 1.0
  /// Half the side of the squares at both ends.
  private static let knob = 1.5

  var middle: Scene.Point { axis.point(at, reach.at(0.5)) }

  var bounds: Scene.Rect { axis.rect((at - Self.knob)...(at + Self.knob), reach) }

  /// What to paint.
  var nodes: [Scene.Node] {
    pieces.map { piece in
      .stroke(
        .segment(axis.point(at, piece.lowerBound), axis.point(at, piece.upperBound)), color,
        .init(width: Self.thickness, dash: isDashed ? [3, 2] : []))
    } + [knob(reach.lowerBound), knob(reach.upperBound)]
  }

  /// What is left of the line beside the text on it.
  private var pieces: [ClosedRange<Double>] {
    let line = axis.rect((at - 0.5)...(at + 0.5), reach)
    let gaps = text.filter { $0.overlaps(line) }.map { axis.across.span(of: $0.outset(by: 1.5)) }
    var pieces: [ClosedRange<Double>] = []
    var start = reach.lowerBound
    for gap in gaps.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if gap.lowerBound > start { pieces.append(start...gap.lowerBound) }
      start = max(start, gap.upperBound)
    }
    return start < reach.upperBound ? pieces + [start...reach.upperBound] : pieces
  }

  private func knob(_ across: Double) -> Scene.Node {
    let along = (at - Self.knob)...(at + Self.knob)
    return .fill(
      .rectangle(axis.rect(along, (across - Self.knob)...(across + Self.knob))), color)
  }
}
