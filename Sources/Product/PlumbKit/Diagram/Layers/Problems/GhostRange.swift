import LayoutTree
import Scene

/// Where an edge of a view may be instead: a band from the least to the greatest place that
/// constraints allow it, in a lane of its own.
struct GhostRange {
  let axis: Axis
  /// The least and the greatest place of the edge.
  let edge: ClosedRange<Double>
  /// The lane.
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
    let isTrade = abs(near.low + extent.high - near.high - extent.low) < 0.5
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

  /// What to paint: the band, a bar at each end that is bounded, and an arrow between them.
  func nodes(_ color: Scene.Color) -> [Scene.Node] {
    var line = DimensionLine(
      axis: axis, span: edge, across: across.at(0.5), end: .outward, isDashed: false, color: color)
    (line.low, line.high) = (.outward, .outward)
    let bars = [(edge.lowerBound, isOpen.low), (edge.upperBound, isOpen.high)].map {
      along, isOpen in
      Scene.Node.stroke(
        .segment(axis.point(along, across.lowerBound), axis.point(along, across.upperBound)), color,
        .init(width: 1.5, dash: isOpen ? [2, 2] : []))
    }
    return [.fill(.rectangle(rect), color.faded(to: 40)), Hatching.node(in: rect, color)] + bars
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
        range.least ?? present - GhostRange.reach, range.greatest ?? present + GhostRange.reach,
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
