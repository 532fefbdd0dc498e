import Scene

/// Interrupts straight lines where they would cross a letter, a symbol or a number.
struct LineBreaks {
  /// Text, which lines keep a little away from; and what they may run up to.
  let text: RectIndex
  let others: RectIndex

  /// From a letter to the end of a line, in points.
  private static let gap = 0.5

  /// Lines that stay clear of `text`, and end at the edges of `others`.
  init(text: [Scene.Rect], others: [Scene.Rect], over bounds: Scene.Rect, _ budget: PlacementBudget)
  {
    self.text = RectIndex(text, over: bounds, budget)
    self.others = RectIndex(others, over: bounds, budget)
  }

  /// The nodes with their straight lines interrupted; curves and filled shapes as they are.
  func broken(_ nodes: [Scene.Node]) -> [Scene.Node] { nodes.flatMap(broken) }

  private func broken(_ node: Scene.Node) -> [Scene.Node] {
    switch node {
    case .group(var group):
      group.children = broken(group.children)
      return [.group(group)]
    case .stroke(let path, let color, let style):
      guard let segments = path.straightSegments, let bounds = path.bounds else { return [node] }
      let near = obstacles(on: bounds)
      guard !near.isEmpty else { return [node] }
      return segments.flatMap { Self.withoutCrumbs($0.pieces(outside: near, gap: 0), of: $0) }
        .map { .stroke(.segment($0.from, $0.to), color, style) }
    case .fill, .glyphs, .image: return [node]
    }
  }

  /// The pieces of a line without the short ones between letters, which look like signs of a text.
  private static func withoutCrumbs(_ pieces: [Segment], of line: Segment) -> [Segment] {
    guard pieces.count > 1 else { return pieces }
    return pieces.filter { $0.length >= leastPiece || $0.from == line.from || $0.to == line.to }
  }

  /// In points.
  private static let leastPiece = 5.0

  private func obstacles(on bounds: Scene.Rect) -> [Scene.Rect] {
    let wide = bounds.outset(by: 1)
    return text.rects(overlapping: wide).map { $0.outset(by: Self.gap) }
      + others.rects(overlapping: wide)
  }
}

extension Scene.Path {
  /// The lines of a path; nil for one with curves.
  var straightSegments: [Segment]? {
    var segments: [Segment] = []
    var start = Scene.Point.zero, current = Scene.Point.zero
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point):
        segments.append(Segment(from: current, to: point))
        current = point
      case .close:
        segments.append(Segment(from: current, to: start))
        current = start
      case .quadratic, .cubic: return nil
      }
    }
    return segments
  }
}

extension [Scene.Node] {
  /// Points of line that is seen, of straight strokes and outlines of other shapes.
  var lineLength: Double {
    reduce(0) { sum, node in
      switch node {
      case .group(let group): sum + group.children.lineLength
      case .stroke(let path, _, _):
        sum + (path.straightSegments?.reduce(0) { $0 + $1.length } ?? 10)
      case .fill, .glyphs, .image: sum + 10
      }
    }
  }
}
