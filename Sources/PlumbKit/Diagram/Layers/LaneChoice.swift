import Scene

/// Chooses where across its axis a dimension line runs: in the lane that crosses the least text
/// and keeps clear of the lines already drawn, near the middle where there is a choice.
struct LaneChoice {
  let text: [Scene.Rect]
  let lines: [Scene.Rect]

  /// Places to try, as fractions of the lane; earlier ones win ties.
  private static let fractions = [0.5, 0.375, 0.625, 0.25, 0.75, 0.125, 0.875, 0.06, 0.94]

  /// A line between two parallel edges, in the lane that both have in common; beside `first`,
  /// with extension lines to the other, where they have none.
  func distance(
    _ axis: Axis, _ from: Double, _ to: Double, _ first: ClosedRange<Double>,
    _ second: ClosedRange<Double>?, _ ink: ConstraintInk
  ) -> DimensionLine {
    let common = second.flatMap { first.intersection($0) } ?? first
    var line = best(axis, min(from, to)...max(from, to), common, ink)
    if let second, first.intersection(second) == nil {
      let far = second.lowerBound > first.upperBound ? second.lowerBound : second.upperBound
      line.extensions = from <= to ? (nil, far) : (far, nil)
    }
    return line
  }

  /// A line along the extent of a view: within it, or close beside it where text fills it.
  func extent(_ axis: Axis, _ rect: Scene.Rect, _ ink: ConstraintInk) -> DimensionLine {
    let lane = axis.across.span(of: rect)
    let beside = [lane.lowerBound - Self.distance, lane.upperBound + Self.distance]
    return best(axis, axis.span(of: rect), lane, ink, or: beside)
  }

  /// From a view to a line beside it.
  private static let distance = 3.5

  private func best(
    _ axis: Axis, _ span: ClosedRange<Double>, _ lane: ClosedRange<Double>, _ ink: ConstraintInk,
    or beside: [Double] = []
  ) -> DimensionLine {
    var best = line(axis, span, lane.at(0.5), ink)
    var bestCost = cost(of: best, rank: 0)
    let lanes = Self.fractions.map { lane.at($0) } + beside
    for (rank, across) in lanes.enumerated().dropFirst() where bestCost > 0 {
      let candidate = line(axis, span, across, ink)
      let cost = cost(of: candidate, rank: rank)
      if cost < bestCost { (best, bestCost) = (candidate, cost) }
    }
    return best
  }

  private func line(
    _ axis: Axis, _ span: ClosedRange<Double>, _ across: Double, _ ink: ConstraintInk
  ) -> DimensionLine {
    DimensionLine(
      axis: axis, span: span, across: across, end: ink.end, isDashed: ink.isDashed,
      color: ink.color)
  }

  /// Points of the line that run through text or beside another line, those twice, and a little
  /// for each step away from the middle.
  private func cost(of line: DimensionLine, rank: Int) -> Double {
    let bounds = line.bounds
    let overText = text.reduce(0.0) { $0 + length(of: $1, along: line, bounds) }
    let overLines = lines.reduce(0.0) { $0 + length(of: $1, along: line, bounds) }
    return overText + 2 * overLines + (rank == 0 ? 0 : 0.1 * Double(rank))
  }

  private func length(
    of obstacle: Scene.Rect, along line: DimensionLine, _ bounds: Scene.Rect
  ) -> Double {
    guard obstacle.overlaps(bounds), let shared = obstacle.intersection(bounds) else { return 0 }
    return line.axis.span(of: shared).length
  }
}
