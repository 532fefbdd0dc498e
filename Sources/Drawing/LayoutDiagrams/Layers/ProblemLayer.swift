import LayoutTree
import Scene

/// The layer `problems`: what constraints leave open, as ghosts of the least and the greatest that
/// they allow; the members of each conflict, numbered and in red, with the sum that shows it;
/// optional constraints that could not be met; and what is seen to be wrong: ends outside, is cut
/// off or squeezed, overlaps.
struct ProblemLayer {
  let input: LayerInput

  /// A mark for each open view, member of a conflict, and missed constraint. None for a sound row.
  var marks: [DiagramMark] {
    ghosts + reasons + ConflictMarks(input).marks + faults
  }

  /// From a view to the frame around it: letters often begin at its edge.
  private static let distance = 1.5

  /// What visible faults frame, in the row's coordinates.
  var framed: [Scene.Rect] { shownFaults.map(rect) }

  private var shownFaults: [LayoutTree.Scene.Fault] {
    input.geometry.scene.faults.filter {
      (!$0.isNote || $0.isSample) && input.geometry.isMarked($0.view)
    }
  }

  private func rect(of fault: LayoutTree.Scene.Fault) -> Scene.Rect {
    let content = input.geometry.scene.views.first?.frame
    return Scene.Rect(
      fault.rect.x + (content?.x ?? 0), fault.rect.y + (content?.y ?? 0), fault.rect.width,
      fault.rect.height)
  }

  /// A frame around what is wrong; a line where that has no area, a tint where no view has its place.
  private func nodes(_ rect: Scene.Rect, of view: String, _ color: Scene.Color) -> [Scene.Node] {
    if min(rect.width, rect.height) <= 0 {
      let end = Scene.Point(rect.maxX, rect.maxY)
      return [.stroke(.segment(Scene.Point(rect.x, rect.y), end), color, .init(width: 1.5))]
    }
    let frame = Scene.Node.stroke(
      .rectangle(rect.outset(by: Self.distance)), color, .init(width: 1))
    guard input.geometry.rect(of: view) != rect else { return [frame] }
    return [.fill(.rectangle(rect), color.faded(to: 40)), frame]
  }

  /// Visible faults, framed in red; sample content, framed in the colour of estimates.
  private var faults: [DiagramMark] {
    let scene = input.geometry.scene
    return shownFaults.enumerated().map { number, fault in
      let rect = rect(of: fault)
      let color = fault.isSample ? input.palette.estimate : input.palette.broken
      return DiagramMark(
        id: "\(fault.view)-fault-\(number + 1)", title: "\(fault.message)\n\(fault.hint)",
        nodes: nodes(rect, of: fault.view, color), bounds: [rect],
        badge: Badge(
          text: "\(scene.shownName(of: fault.view)): \(fault.summary)",
          shortText: fault.summary, style: fault.isSample ? .tag : .alarm, color: color,
          anchors: FrameLayer.anchors(of: rect), spots: { FrameLayer.corners(of: rect, $0) }),
        signs: [fault.isSample ? .sample : .fault])
    }
  }

  private var ghosts: [DiagramMark] {
    var lanes = (horizontal: 0, vertical: 0)
    return input.geometry.markedViews.compactMap { view in
      guard !view.ranges.isEmpty, let rect = input.geometry.rect(of: view.id) else { return nil }
      let across = OpenRange(view, rect, .horizontal, lane: lanes.horizontal)
      let down = OpenRange(view, rect, .vertical, lane: lanes.vertical)
      if across != nil { lanes.horizontal += 1 }
      if down != nil { lanes.vertical += 1 }
      return mark(view, rect, [across, down].compactMap(\.self))
    }
  }

  /// Why views are open: two or more that give way at one priority.
  private var reasons: [DiagramMark] {
    [Axis.horizontal, .vertical].compactMap { axis in
      OpenTie(input.geometry.markedViews, axis).flatMap { reason($0, axis) }
    }
  }

  private func reason(_ tie: OpenTie, _ axis: Axis) -> DiagramMark? {
    let rects = tie.views.compactMap(input.geometry.rect)
    guard let first = rects.first else { return nil }
    let rect = rects.dropFirst().reduce(first) { $0.union($1) }
    return DiagramMark(
      id: "tie-\(axis == .horizontal ? "horizontal" : "vertical")", title: tie.sentence(axis),
      nodes: [], bounds: [],
      badge: Badge(
        text: tie.words, style: .alarm, color: input.palette.broken,
        anchors: FrameLayer.anchors(of: rect), spots: { FrameLayer.corners(of: rect, $0) }),
      signs: [.open])
  }

  private func mark(
    _ view: LayoutTree.View, _ rect: Scene.Rect, _ ghosts: [OpenRange]
  ) -> DiagramMark {
    let color = input.palette.broken
    let words = view.ranges.map(\.description).joined(separator: ", ")
    let outline = Scene.Node.stroke(
      .rectangle(rect.outset(by: -0.5)), color, .init(width: 1, dash: [3, 2]))
    return DiagramMark(
      id: "\(view.id)-ghost", title: "\(view.id) is not determined: \(words)",
      nodes: [outline] + ghosts.flatMap { $0.nodes(color) }, bounds: ghosts.map(\.bounds),
      badge: Badge(
        text: "\(input.geometry.scene.shownName(of: view.id)): \(words)", shortText: words,
        style: .alarm, color: color,
        anchors: FrameLayer.anchors(of: rect), spots: { FrameLayer.corners(of: rect, $0) }),
      signs: [.open])
  }
}

/// Views that compete at one priority, so that constraints leave open which of them gives way.
struct OpenTie {
  /// Their ids, in the order of the row.
  let views: [String]
  /// Whether they are stretched; else squeezed.
  private let isStretched: Bool
  private let priority: Double

  /// The tie among views that are open along an axis; nil where no two of them have one priority.
  ///
  /// If one is larger than its content all of them compete to be stretched, by their hugging; else
  /// to be squeezed, by their compression resistance.
  init?(_ views: [LayoutTree.View], _ axis: Axis) {
    let open = views.compactMap { Competitor($0, axis) }
    isStretched = open.contains { $0.excess > Tolerance.move }
    guard isStretched || open.contains(where: { $0.excess < -Tolerance.move }) else { return nil }
    let stretched = isStretched
    let priorities = open.map { stretched ? $0.hug : $0.resist }
    guard let weakest = priorities.min() else { return nil }
    priority = weakest
    self.views = zip(open, priorities).filter { $0.1 == weakest }.map { $0.0.id }
    guard self.views.count > 1 else { return nil }
  }

  /// A view whose size is open, and its priorities.
  private struct Competitor {
    let id: String
    /// How much larger it is than its content, in points.
    let excess: Double
    let hug: Double
    let resist: Double

    init?(_ view: LayoutTree.View, _ axis: Axis) {
      let isAcross = axis == .horizontal
      guard view.ranges.contains(where: { $0.dimension == (isAcross ? .width : .height) }),
        let content = view.details?.content,
        let size = isAcross ? content.width : content.height
      else { return nil }
      id = view.id
      excess = (isAcross ? view.unrounded.width : view.unrounded.height) - size
      hug = isAcross ? content.hugging.horizontal : content.hugging.vertical
      resist = isAcross ? content.compression.horizontal : content.compression.vertical
    }
  }

  /// `price and name both resist at 750`.
  var words: String {
    "\(series(views)) \(views.count == 2 ? "both" : "all") \(isStretched ? "hug" : "resist") at"
      + " \(readable(priority))"
  }

  /// `price and name both resist at 750 across, so that either may be squeezed`.
  func sentence(_ axis: Axis) -> String {
    "\(words) \(axis == .horizontal ? "across" : "down"), so that either may be"
      + " \(isStretched ? "stretched" : "squeezed")"
  }
}

/// The conflicts of a row: members red and numbered, and the sum that shows the contradiction.
struct ConflictMarks {
  private let input: LayerInput

  init(_ input: LayerInput) { self.input = input }

  /// The marks of all conflicts, then of optional constraints that could not be met.
  var marks: [DiagramMark] {
    let conflicts = input.geometry.scene.conflicts
    let members = conflicts.enumerated().flatMap { number, conflict in
      conflict.constraints.enumerated().map { place, id in
        (id, conflicts.count > 1 ? "\(number + 1).\(place + 1)" : "\(place + 1)")
      }
    }
    var numbers: [String: String] = [:]
    for (id, number) in members { numbers[id] = numbers[id].map { "\($0), \(number)" } ?? number }
    let missed = input.geometry.shownConstraints.filter {
      $0.isMissed && numbers[$0.id] == nil
    }
    return ConstraintLayer(input, alarms: numbers).marks
      + ConstraintLayer(
        input,
        alarms: Dictionary(missed.map { ($0.id, "") }) { first, _ in first }
      ).marks + conflicts.enumerated().compactMap { sum($1, $0) }
  }

  /// The sum, above the row or beside it.
  private func sum(_ conflict: LayoutTree.Conflict, _ number: Int) -> DiagramMark? {
    guard let sum = conflict.sum else { return nil }
    let row = input.geometry.bounds
    return DiagramMark(
      id: "conflict-\(number + 1)",
      title: ([conflict.reason ?? sum] + conflict.repairs).joined(separator: "\n"),
      nodes: [], bounds: [],
      badge: Badge(
        text: sum, style: .alarm, color: input.palette.broken,
        anchors: FrameLayer.anchors(of: row),
        spots: { size in
          [row.x + size.width / 2, row.maxX - size.width / 2, row.middle.x].flatMap { x in
            [
              Scene.Point(x, row.y - size.height / 2 - 1),
              Scene.Point(x, row.maxY + size.height / 2 + 1),
            ]
          }
        }), signs: [.conflict])
  }
}

/// The band from the least to the greatest place that constraints allow an edge, in its own lane.
struct OpenRange {
  let axis: Axis
  /// The least and the greatest place of the edge.
  let edge: ClosedRange<Double>
  let across: ClosedRange<Double>
  /// Whether nothing bounds the edge there; it is drawn to reach some points on.
  let isOpen: (low: Bool, high: Bool)

  private static let laneWidth = (horizontal: 12.0, vertical: 22.0)
  private static let laneDistance = (horizontal: 18.0, vertical: 34.0)
  /// How far an end without bound is drawn to reach, in points.
  private static let reach = 24.0

  /// The band of the edge of a view that moves most along an axis; nil where the axis is
  /// determined.
  ///
  /// - Parameters:
  ///   - frame: where the view is, in the row's coordinates.
  ///   - lane: how many bands of other views it should stand clear of.
  init?(_ view: LayoutTree.View, _ frame: Scene.Rect, _ axis: Axis, lane: Int) {
    let isAcross = axis == .horizontal
    let place = view.range(isAcross ? .x : .y)
    let size = view.range(isAcross ? .width : .height)
    guard place != nil || size != nil else { return nil }
    let span = axis.span(of: frame)
    let origin = span.lowerBound - (isAcross ? view.frame.x : view.frame.y)
    let near = Ends(place, present: span.lowerBound - origin).moved(by: origin)
    let extent = Ends(size, present: span.length)
    // Place and size trade off against each other where the far edge then stands still.
    let isTrade = abs(near.low + extent.high - near.high - extent.low) < Tolerance.move
    let far =
      isTrade
      ? Ends(span.upperBound, span.upperBound)
      : Ends(
        near.low + extent.low, near.high + extent.high,
        isOpen: (
          near.isOpen.0 || extent.isOpen.0,
          near.isOpen.1 || extent.isOpen.1
        ))
    let edge = near.length > far.length ? near : far
    self.axis = axis
    self.edge = edge.low...max(edge.low, edge.high)
    isOpen = edge.isOpen
    across = Self.lane(axis.across.span(of: frame), axis, lane)
  }

  /// From the trailing side or the bottom inwards, where text seldom is.
  private static func lane(
    _ room: ClosedRange<Double>, _ axis: Axis, _ number: Int
  ) -> ClosedRange<Double> {
    let (width, distance) =
      axis == .horizontal
      ? (laneWidth.horizontal, laneDistance.horizontal)
      : (laneWidth.vertical, laneDistance.vertical)
    let end = max(room.upperBound - 4 - Double(number) * distance, room.lowerBound + width)
    return (end - width)...end
  }

  private var rect: Scene.Rect { axis.rect(edge, across) }

  /// The room that the band takes.
  var bounds: Scene.Rect { rect.outset(by: 1) }

  /// The nodes to paint: the band, a bar at each end that is bounded, and a line between them.
  func nodes(_ color: Scene.Color) -> [Scene.Node] {
    let line = DimensionLine(axis: axis, span: edge, across: across.at(0.5), color: color)
    let bars = [(edge.lowerBound, isOpen.low), (edge.upperBound, isOpen.high)].map {
      along, isOpen in
      Scene.Node.stroke(
        .segment(axis.point(along, across.lowerBound), axis.point(along, across.upperBound)), color,
        .init(width: 1.5, dash: isOpen ? [2, 2] : []))
    }
    return [.fill(.rectangle(rect), color.faded(to: 30)), Hatching.node(in: rect, color)] + bars
      + line.nodes
  }

  /// Two ends of an interval, and whether they stand for infinity.
  private struct Ends {
    let low: Double
    let high: Double
    let isOpen: (Bool, Bool)

    var length: Double { high - low }

    init(_ low: Double, _ high: Double, isOpen: (Bool, Bool) = (false, false)) {
      (self.low, self.high, self.isOpen) = (low, high, isOpen)
    }

    init(_ range: LayoutTree.FeasibleRange?, present: Double) {
      guard let range else {
        self.init(present, present)
        return
      }
      self.init(
        range.least ?? present - OpenRange.reach, range.greatest ?? present + OpenRange.reach,
        isOpen: (range.least == nil, range.greatest == nil))
    }

    func moved(by offset: Double) -> Ends { Ends(low + offset, high + offset, isOpen: isOpen) }
  }
}

extension LayoutTree.View {
  /// The range of a dimension; nil where it is determined.
  fileprivate func range(_ dimension: LayoutTree.FeasibleRange.Dimension) -> LayoutTree
    .FeasibleRange?
  {
    ranges.first { $0.dimension == dimension }
  }
}
