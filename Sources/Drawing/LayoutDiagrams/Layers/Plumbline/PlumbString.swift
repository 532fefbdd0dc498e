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
      let dash =
        !PriorityScale.isRequired(segment.link.priority) || segment.link.reason == .mirror
        ? [2.5, 2.0] : []
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

/// A link of the chain as it is drawn: at its height in the row.
struct PlumbSegment {
  let link: HeightChain.Link
  /// Where it begins and ends, in points below the row's top; down or, where views overlap, up.
  let from: Double
  let to: Double

  /// The extent it covers.
  var span: ClosedRange<Double> { min(from, to)...max(from, to) }
  var isTold: Bool { !Tolerance.sameLength(from, to) || !link.reason.isFirm }

  /// Whether something was given up here, rather than left open by a table that decides by itself.
  func isFault(in chain: HeightChain) -> Bool {
    switch link.reason {
    case .open, .loose, .unfixed: chain.rule == nil || chain.rule == .automatic
    case .yielding, .missed, .broken: true
    case .constraint, .margin, .size, .baseline, .mirror, .separator, .rounding: false
    }
  }

  var isView: Bool {
    switch link.reason {
    case .size, .yielding, .unfixed, .baseline: true
    case .constraint, .margin, .mirror, .loose, .missed, .broken, .open, .separator, .rounding:
      false
    }
  }

  static func segments(of chain: HeightChain) -> [PlumbSegment] {
    var y = 0.0
    return chain.links.map { link in
      let from = y
      y += link.length
      return PlumbSegment(link: link, from: from, to: y)
    }
  }
}

/// The weight at the line's end: solid where the chain fixes the height, else hollow.
struct PlumbBob {
  let x: Double
  /// The bottom of the row.
  let y: Double
  let isSolid: Bool
  let color: Scene.Color
  let ground: Scene.Color

  /// From the row's bottom to the bob, and the bob's own height and half its width.
  private static let cord = 2.5
  private static let height = 10.0
  private static let half = 3.5

  /// The room it takes.
  var bounds: Scene.Rect {
    Scene.Rect(x - Self.half, y, 2 * Self.half, Self.cord + Self.height)
  }

  /// A cap, a body and a point.
  var nodes: [Scene.Node] {
    let top = y + Self.cord
    let body = Scene.Path([
      .move(.init(x - 1.25, top)), .line(.init(x + 1.25, top)), .line(.init(x + 1.25, top + 1.5)),
      .cubic(
        .init(x + Self.half, top + 1.75), .init(x + Self.half, top + 4),
        .init(x + Self.half, top + 4.5)),
      .line(.init(x, top + Self.height)), .line(.init(x - Self.half, top + 4.5)),
      .cubic(
        .init(x - Self.half, top + 4), .init(x - Self.half, top + 1.75), .init(x - 1.25, top + 1.5)
      ), .close,
    ])
    let cord = Scene.Node.stroke(
      .segment(.init(x, y), .init(x, top)), color, .init(width: 0.75))
    return [
      cord, .fill(body, isSolid ? color : ground),
      .stroke(body, color, .init(width: 0.75, join: .round)),
    ]
  }
}
