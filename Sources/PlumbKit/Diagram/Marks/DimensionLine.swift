import Scene

/// A dimension line as on a drawing: from one place to another along an axis, with ends that say
/// whether the length is exact, and thin extension lines back to what it measures.
struct DimensionLine {
  /// How a line ends.
  enum End {
    /// An I-beam: exactly this long.
    case beam
    /// An arrow head: at least or at most this long.
    case arrow
  }

  let axis: Axis
  /// The extent measured.
  let span: ClosedRange<Double>
  /// Where the line runs, across its axis.
  let across: Double
  let end: End
  let isDashed: Bool
  let color: Scene.Color
  /// Places across the axis from which a thin line leads to the low and high end.
  var extensions: (low: Double?, high: Double?) = (nil, nil)

  /// Half the length of an I-beam's cross bar, in points.
  private static let beam = 2.5
  private static let arrowLength = 4.0
  private static let thickness = 0.75

  /// The middle of the line.
  var middle: Scene.Point { axis.point(span.at(0.5), across) }

  /// The room the line takes, ends included.
  var bounds: Scene.Rect { axis.rect(span, (across - Self.beam)...(across + Self.beam)) }

  /// What to paint.
  var nodes: [Scene.Node] {
    let dash = isDashed ? [3.0, 2.0] : []
    return extensionNodes + [
      .stroke(
        .segment(axis.point(span.lowerBound, across), axis.point(span.upperBound, across)),
        color, .init(width: Self.thickness, dash: dash)),
      endNode(span.lowerBound, outwards: -1), endNode(span.upperBound, outwards: 1),
    ]
  }

  /// Arrows need room for two heads; a shorter line ends in I-beams whatever it says.
  private func endNode(_ along: Double, outwards: Double) -> Scene.Node {
    if end == .arrow, span.length >= 2 * Self.arrowLength {
      let base = along - outwards * Self.arrowLength
      return .fill(
        .polygon([
          axis.point(along, across), axis.point(base, across - Self.beam * 0.8),
          axis.point(base, across + Self.beam * 0.8),
        ]), color)
    }
    return .stroke(
      .segment(axis.point(along, across - Self.beam), axis.point(along, across + Self.beam)),
      color, .init(width: Self.thickness))
  }

  private var extensionNodes: [Scene.Node] {
    [(extensions.low, span.lowerBound), (extensions.high, span.upperBound)].compactMap {
      from, along in
      guard let from, abs(from - across) > Self.beam else { return nil }
      return .stroke(
        .segment(axis.point(along, from), axis.point(along, across)), color,
        .init(width: Self.thickness / 2, dash: [1, 1]))
    }
  }
}
