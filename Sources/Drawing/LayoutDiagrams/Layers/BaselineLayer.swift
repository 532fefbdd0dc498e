import LayoutTree
import Scene

/// The layer `baselines`: the lines that the first and the last line of text stand on, with a tick
/// at each end and how far below the top of its view each is; and the constraints that tie
/// baselines to each other.
struct BaselineLayer {
  private let geometry: RowGeometry
  private let palette: DiagramPalette
  private let lines: RowLines

  init(_ input: LayerInput) {
    geometry = input.geometry
    palette = input.palette
    lines = RowLines(input.geometry.scene)
  }

  private static let thickness = 0.5
  private static let tick = 2.5

  var marks: [DiagramMark] {
    geometry.shownConstraints.compactMap(tie) + once(geometry.markedViews.flatMap(baselines))
  }

  /// Views beside each other often share a baseline: its badge is shown for the first of them.
  private func once(_ marks: [DiagramMark]) -> [DiagramMark] {
    var told: Set<String> = []
    return marks.map { mark in
      guard let badge = mark.badge, let y = badge.anchors.first?.left.y else { return mark }
      let isNew = told.insert("\(badge.text) at \(readable(y))").inserted
      return isNew
        ? mark
        : DiagramMark(
          id: mark.id, title: mark.title, nodes: mark.nodes, bounds: mark.bounds, badge: nil,
          signs: mark.signs)
    }
  }

  private func baselines(of view: LayoutTree.View) -> [DiagramMark] {
    guard let baselines = view.details?.baselines, !holdsViews(view),
      let rect = geometry.rect(of: view.id)
    else { return [] }
    let first = mark(.init(view.id, .firstBaseline), "first", baselines.first, rect)
    return baselines.first == baselines.last
      ? [first] : [first, mark(.init(view.id, .lastBaseline), "last", baselines.last, rect)]
  }

  private func holdsViews(_ view: LayoutTree.View) -> Bool {
    geometry.scene.views.contains { $0.parent == view.id }
  }

  private func mark(
    _ place: LayoutTree.Line, _ name: String, _ offset: Double, _ rect: Scene.Rect
  ) -> DiagramMark {
    let y = lines.position(of: place) ?? rect.maxY
    let line = Scene.Node.stroke(
      .segment(.init(rect.x, y), .init(rect.maxX, y)), palette.baseline,
      .init(width: Self.thickness))
    let ticks = [rect.x, rect.maxX].map { x in
      Scene.Node.stroke(
        .segment(.init(x, y - Self.tick), .init(x, y + Self.tick)), palette.baseline,
        .init(width: Self.thickness * 2))
    }
    return DiagramMark(
      id: "\(place.item)-\(name)",
      title: "\(place.item), \(name) baseline \(readable(offset)) below its top",
      nodes: [line] + ticks,
      bounds: [Scene.Rect(rect.x, y - 0.5, rect.width, 1)],
      badge: Badge(
        text: "\(name) \(readable(offset))", style: .pill,
        color: palette.baseline,
        anchors: [.init(left: .init(rect.x, y), right: .init(rect.maxX, y))],
        spots: { Self.spots(rect, y, $0) }))
  }

  /// At the end of the line, on it or just above or below; then at its beginning.
  private static func spots(_ rect: Scene.Rect, _ y: Double, _ size: Scene.Size) -> [Scene.Point] {
    let half = size.width / 2, step = size.height / 2 + 2
    let xs = [rect.maxX - half - 4, rect.maxX + half + 4, rect.x - half - 4, rect.maxX - 3 * half]
    return xs.flatMap { x in [y, y - step, y + step].map { Scene.Point(x, $0) } }
  }

  /// A constraint between two baselines, or a baseline and an edge: its line from view to view.
  private func tie(_ constraint: LayoutTree.Constraint) -> DiagramMark? {
    let ends = [constraint.first, constraint.second].compactMap {
      $0.flatMap(LayoutTree.Line.init(anchor:))
    }
    guard ends.contains(where: { $0.edge == .firstBaseline || $0.edge == .lastBaseline })
    else { return nil }
    let places = ends.compactMap(end)
    guard places.count == 2 else { return nil }
    let color = constraint.isBroken ? palette.broken : palette.baseline
    let line = BaselineTie(
      from: places[0], to: places[1], color: color, isDashed: !constraint.isRequired)
    return DiagramMark(
      id: constraint.id, title: constraint.equation, nodes: line.nodes, bounds: line.bounds,
      badge: Badge(
        text: wording(of: constraint), style: .pill, color: color,
        anchors: [.init(left: line.middle, right: line.middle)], spots: line.spots))
  }

  private func end(_ line: LayoutTree.Line) -> BaselineTie.End? {
    guard let y = lines.position(of: line), let rect = geometry.rect(of: line.item) else {
      return nil
    }
    return .init(y: y, reach: Axis.horizontal.span(of: rect))
  }

  private func wording(of constraint: LayoutTree.Constraint) -> String {
    let sum = constraint.constant == 0 ? "" : " " + typographic(constraint.constant)
    return "baseline \(constraint.relation.typographic)" + sum
      + EquationText.prioritySuffix(constraint.priority)
  }
}

/// The line of a constraint between two level lines: along both, or from one to the other.
struct BaselineTie {
  /// A level line, and how far the view reaches that has it.
  struct End {
    let y: Double
    let reach: ClosedRange<Double>
  }

  let from: End
  let to: End
  let color: Scene.Color
  let isDashed: Bool

  private static let thickness = 1.0
  private static let knob = 1.75

  /// The gap between the two views, or where they overlap the whole of both.
  private var span: ClosedRange<Double> {
    let low = min(from.reach.upperBound, to.reach.upperBound)
    let high = max(from.reach.lowerBound, to.reach.lowerBound)
    return low < high ? low...high : from.reach.union(to.reach)
  }

  var middle: Scene.Point { Scene.Point(span.at(0.5), (from.y + to.y) / 2) }

  /// The room it takes.
  var bounds: [Scene.Rect] {
    let y = min(from.y, to.y)
    return [Scene.Rect(span.lowerBound, y - 1, span.length, abs(from.y - to.y) + 2)]
  }

  /// The nodes to paint: a line with a disc on each baseline.
  var nodes: [Scene.Node] {
    let isReversed = from.reach.lowerBound > to.reach.lowerBound
    let left = isReversed ? to.y : from.y, right = isReversed ? from.y : to.y
    let ends = [Scene.Point(span.lowerBound, left), Scene.Point(span.upperBound, right)]
    return [
      .stroke(
        .segment(ends[0], ends[1]), color,
        .init(width: Self.thickness, dash: isDashed ? [2.5, 2] : []))
    ]
      + ends.map {
        .fill(.ellipse(in: Scene.Rect($0.x, $0.y, 0, 0).outset(by: Self.knob)), color)
      }
  }

  /// Centres for a badge: on the line where it is long enough, else below and above.
  func spots(_ size: Scene.Size) -> [Scene.Point] {
    let aside = size.height / 2 + 3
    let beside = [0.5, 0.25, 0.75].flatMap { fraction in
      [aside, -aside].map { Scene.Point(span.at(fraction), middle.y + $0) }
    }
    return (span.length > size.width + 8 ? [middle] : []) + beside
  }
}
