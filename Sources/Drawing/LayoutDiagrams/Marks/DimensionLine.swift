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

  var middle: Scene.Point { axis.point(span.at(0.5), across) }

  /// The room the line takes, ends included.
  var bounds: Scene.Rect { axis.rect(span, (across - Self.beam)...(across + Self.beam)) }

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

/// A cross over what was given up.
enum BrokenMark {
  private static let arm = 3.0

  /// The cross, its middle at `point`.
  static func node(at point: Scene.Point, _ color: Scene.Color) -> Scene.Node {
    .stroke(
      Scene.Path([
        .move(Scene.Point(point.x - arm, point.y - arm)),
        .line(Scene.Point(point.x + arm, point.y + arm)),
        .move(Scene.Point(point.x - arm, point.y + arm)),
        .line(Scene.Point(point.x + arm, point.y - arm)),
      ]), color, .init(width: 1.25, cap: .round))
  }
}

/// Slanted lines across a rectangle: marked without hiding what is below, and without colour.
package enum Hatching {
  private static let distance = 6.0
  /// Lines of one stroke: those of a tall rectangle are found by the bands that show them.
  private static let chunk = 100
  /// Lines of the largest rectangle: a frame may be as large as a file says.
  private static let limit = 20_000.0

  /// The hatching of `rect`, clipped to it.
  ///
  /// - Complexity: O(width + height); each line is as long as what is seen of it.
  package static func node(in rect: Scene.Rect, _ color: Scene.Color) -> Scene.Node {
    let extent = rect.width + rect.height
    guard extent.isFinite else { return .group(.init(children: [])) }
    let distance = max(distance, extent / limit)
    let count = max(0, Int((extent / distance).rounded(.up)) - 1)
    let strokes = stride(from: 0, to: count, by: chunk).map { first in
      let lines = (first..<min(first + chunk, count)).flatMap {
        line(at: Double($0 + 1) * distance, in: rect)
      }
      return Scene.Node.stroke(Scene.Path(lines), color.faded(to: 110), .init(width: 0.5))
    }
    return .group(.init(clip: .rectangle(rect), children: strokes))
  }

  /// The line that leaves the upper edge, or its continuation to the right, at `offset`: a point
  /// beyond the rectangle at both ends.
  private static func line(at offset: Double, in rect: Scene.Rect) -> [Scene.Path.Element] {
    let above = max(0, offset - rect.width) - 1
    let below = min(offset, rect.height) + 1
    return [
      .move(Scene.Point(rect.x + offset - above, rect.y + above)),
      .line(Scene.Point(rect.x + offset - below, rect.y + below)),
    ]
  }
}

/// A line that has been broken: up and down along its way.
enum Zigzag {
  /// From peak to peak, and from the middle to a peak, in points.
  private static let step = 3.0
  private static let height = 1.5
  /// Peaks of one line, at most.
  private static let most = 2_000.0

  /// The line along an axis.
  static func path(_ axis: Axis, _ span: ClosedRange<Double>, _ across: Double) -> Scene.Path {
    let count = Int(min(max(span.length / step, 2), most))
    let points = (0...count).map { index in
      let side = index == 0 || index == count ? 0 : index.isMultiple(of: 2) ? height : -height
      return axis.point(span.at(Double(index) / Double(count)), across + side)
    }
    return .polyline(points)
  }
}
