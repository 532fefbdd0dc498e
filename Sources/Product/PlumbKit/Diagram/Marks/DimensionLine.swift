import Scene

/// A dimension line as on a drawing: from one place to another along an axis, with ends that say
/// what is known of the length, and thin extension lines back to what it measures.
struct DimensionLine {
  /// How a line ends.
  enum End {
    /// An I-beam: exactly this long.
    case beam
    /// An arrow head that pushes outwards: at least this long.
    case outward
    /// An arrow head that pushes inwards: at most this long.
    case inward
    /// A ring: measured from a layout margin, whose width is part of the length.
    case margin
  }

  let axis: Axis
  /// The extent measured.
  let span: ClosedRange<Double>
  /// Where the line runs, across its axis.
  let across: Double
  var low: End
  var high: End
  let isDashed: Bool
  let color: Scene.Color
  /// Whether what it stands for was given up: the line is then a zigzag.
  var isBroken = false
  /// Places across the axis from which a thin line leads to the low and high end.
  var extensions: (low: Double?, high: Double?) = (nil, nil)
  /// Text that would be struck through: the line is interrupted there.
  var text: [Scene.Rect] = []

  /// A line whose ends are alike.
  init(
    axis: Axis, span: ClosedRange<Double>, across: Double, end: End, isDashed: Bool,
    color: Scene.Color
  ) {
    self.axis = axis
    self.span = span
    self.across = across
    (low, high) = (end, end)
    self.isDashed = isDashed
    self.color = color
  }

  /// Half the length of an I-beam's cross bar, in points.
  static let beam = 2.5
  static let thickness = 0.75
  private static let arrowLength = 3.75
  /// A line shorter than this ends in I-beams whatever it says.
  private static let shortest = 4.0
  private static let ring = 1.5

  /// The middle of the line.
  var middle: Scene.Point { axis.point(span.at(0.5), across) }

  /// The room the line takes, ends included.
  var bounds: Scene.Rect { axis.rect(span, (across - Self.beam)...(across + Self.beam)) }

  /// What to paint.
  var nodes: [Scene.Node] {
    extensionNodes + body + endNodes(low, span.lowerBound, outwards: -1)
      + endNodes(high, span.upperBound, outwards: 1)
  }

  private var body: [Scene.Node] {
    let style = Scene.StrokeStyle(width: Self.thickness, dash: isDashed ? [2.5, 2] : [])
    if isBroken { return [.stroke(Zigzag.path(axis, span, across), color, style)] }
    let start = span.lowerBound + (low == .margin ? Self.ring : 0)
    let end = span.upperBound - (high == .margin ? Self.ring : 0)
    guard start < end else { return [] }
    let line = Segment(from: axis.point(start, across), to: axis.point(end, across))
    return line.pieces(outside: text, gap: 1).map {
      .stroke(.segment($0.from, $0.to), color, style)
    }
  }

  private func endNodes(_ end: End, _ along: Double, outwards: Double) -> [Scene.Node] {
    switch end {
    case .outward where span.length >= Self.shortest:
      [arrow(tip: along, towards: -outwards)]
    case .inward where span.length >= Self.shortest:
      [arrow(tip: along - outwards * arrowLength, towards: outwards), bar(along)]
    case .margin:
      [.stroke(ringPath(along), color, .init(width: Self.thickness))]
    case .beam, .outward, .inward: [bar(along)]
    }
  }

  private var arrowLength: Double { min(Self.arrowLength, span.length * 0.45) }

  private func arrow(tip: Double, towards direction: Double) -> Scene.Node {
    let base = tip + direction * arrowLength
    let half = arrowLength * 0.5
    return .fill(
      .polygon([
        axis.point(tip, across), axis.point(base, across - half), axis.point(base, across + half),
      ]), color)
  }

  private func bar(_ along: Double) -> Scene.Node {
    .stroke(
      .segment(axis.point(along, across - Self.beam), axis.point(along, across + Self.beam)),
      color, .init(width: Self.thickness))
  }

  private func ringPath(_ along: Double) -> Scene.Path {
    let center = axis.point(along, across)
    return .ellipse(in: Scene.Rect(center.x, center.y, 0, 0).outset(by: Self.ring))
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
