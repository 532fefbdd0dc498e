import LayoutTree
import Scene

/// The line itself, to scale: thick along views, thin between them, a spring where something gave,
/// interrupted where nothing holds. It hangs from a peg at the row's top.
struct PlumbString {
  let chain: HeightChain
  let x: Double
  let palette: DiagramPalette

  private static let viewThickness = 2.5
  private static let gapThickness = 0.75
  private static let tick = 3.0
  /// How far a segment that goes back up stands aside.
  static let aside = 4.0

  /// The links of the chain, one below the other.
  var segments: [PlumbSegment] { PlumbSegment.segments(of: chain) }

  /// What to paint for one segment.
  func nodes(of segment: PlumbSegment) -> [Scene.Node] {
    let across = segment.to < segment.from ? x + Self.aside : x
    let color = color(of: segment)
    return [body(segment, across, color)]
      + [segment.from, segment.to].map { tick($0, across, color) }
  }

  /// The peg that the line hangs from.
  var peg: [Scene.Node] {
    [
      .fill(.rectangle(Scene.Rect(x - 5, -2, 10, 2)), palette.plumbline),
      .fill(.ellipse(in: Scene.Rect(x - 1.5, -1.5, 3, 3)), palette.badge),
      .stroke(
        .ellipse(in: Scene.Rect(x - 1.5, -1.5, 3, 3)), palette.plumbline, .init(width: 0.75)),
    ]
  }

  /// The colour of what holds, of what gave way, and of what nothing needs to hold.
  func color(of segment: PlumbSegment) -> Scene.Color {
    if segment.isFault(in: chain) { return palette.broken }
    return segment.link.reason.isFirm ? palette.plumbline : palette.caption
  }

  private func body(
    _ segment: PlumbSegment, _ across: Double, _ color: Scene.Color
  ) -> Scene.Node {
    let line = Scene.Path.segment(
      Scene.Point(across, segment.from), Scene.Point(across, segment.to))
    switch segment.link.reason {
    case .yielding, .missed, .unfixed, .loose:
      return .stroke(
        Zigzag.path(.vertical, segment.span, across), color, .init(width: Self.gapThickness))
    case .open, .broken:
      return .stroke(line, color, .init(width: Self.gapThickness, dash: [1.5, 1.5]))
    case .constraint, .margin, .mirror, .separator, .rounding:
      let dash = segment.link.priority < 1000 || segment.link.reason == .mirror ? [2.5, 2.0] : []
      return .stroke(line, color, .init(width: Self.gapThickness, dash: dash))
    case .size, .baseline:
      return .stroke(line, color, .init(width: Self.viewThickness))
    }
  }

  private func tick(_ y: Double, _ across: Double, _ color: Scene.Color) -> Scene.Node {
    .stroke(
      .segment(Scene.Point(across - Self.tick, y), Scene.Point(across + Self.tick, y)), color,
      .init(width: Self.gapThickness))
  }
}
