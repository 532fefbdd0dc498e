import Scene

/// Lists the places where a badge may stand as far as text and lines are concerned, the best first.
struct SiteFinder {
  /// What speaks against a site, in steps down a badge's list of spots.
  private enum Cost {
    /// Each further spot in the list.
    static let rank = 0.75
    /// Covering a line of another mark.
    static let line = 3.0
    /// Covering the edge of a view.
    static let edge = 0.75
    /// Standing off at all, and each point of the leader line.
    static let leader = 8.0
    static let leaderPoint = 0.4
    /// A line that the leader line crosses.
    static let crossing = 3.0
  }

  /// Text of the row, and what else is never covered.
  let text: RectIndex
  /// Lines of all marks.
  let lines: RectIndex
  /// The edges of views.
  let edges: RectIndex
  /// Where badges must stay.
  let bounds: Scene.Rect
  let budget: PlacementBudget

  /// Sites of one badge, at most.
  private static let limit = 48
  /// A badge with so many close sites needs none with a leader line.
  private static let enough = 8
  /// Lengths of leader lines, in points.
  private static let distances = [5.0, 10, 16, 24]

  /// The sites of `badge` in the order of their cost; none once the budget is spent.
  func sites(of badge: Badge, _ size: Scene.Size) -> [BadgeSite] {
    guard !budget.isSpent else { return [] }
    let close = badge.spots(size).enumerated().compactMap { rank, center in
      site(Scene.Rect(center: center, size), badge, Double(rank) * Cost.rank)
    }
    let all = close.count < Self.enough ? close + tethered(badge, size) : close
    return all.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
      .prefix(Self.limit).map(\.element)
  }

  private func site(_ rect: Scene.Rect, _ badge: Badge, _ base: Double) -> BadgeSite? {
    guard bounds.contains(rect), !text.hasOverlap(rect.outset(by: BadgeSite.clearance)) else {
      return nil
    }
    let covered = lines.count(overlapping: rect) - badge.own.count { $0.overlaps(rect) }
    let cost = Cost.line * Double(covered) + Cost.edge * Double(edges.count(overlapping: rect))
    return BadgeSite(rect: rect, cost: base + cost)
  }

  private func tethered(_ badge: Badge, _ size: Scene.Size) -> [BadgeSite] {
    badge.anchors.flatMap { anchor in
      let points = anchor.left == anchor.right ? [anchor.left] : [anchor.left, anchor.right]
      return points.flatMap { tethered(badge, size, at: $0) }
    }
  }

  /// Sites around `anchor` in eight directions.
  private func tethered(
    _ badge: Badge, _ size: Scene.Size, at anchor: Scene.Point
  ) -> [BadgeSite] {
    Self.distances.flatMap { distance in
      Self.directions.compactMap { x, y in
        let center = Scene.Point(
          anchor.x + x * (distance + size.width / 2), anchor.y + y * (distance + size.height / 2))
        return tethered(badge, Scene.Rect(center: center, size), to: anchor)
      }
    }
  }

  private func tethered(
    _ badge: Badge, _ rect: Scene.Rect, to anchor: Scene.Point
  ) -> BadgeSite? {
    let leader = Segment(from: anchor, to: rect.nearest(to: anchor))
    guard var site = site(rect, badge, Cost.leader + Cost.leaderPoint * leader.length),
      !text.rects(overlapping: leader.bounds.outset(by: 0.5)).contains(where: {
        leader.part(within: $0) != nil
      })
    else { return nil }
    let crossed = lines.rects(overlapping: leader.bounds).count {
      leader.part(within: $0) != nil && !badge.own.contains($0)
    }
    site = BadgeSite(
      rect: rect, leader: leader, cost: site.cost + Cost.crossing * Double(crossed))
    return site
  }

  private static let directions: [(Double, Double)] = [
    (1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (-1, -1), (-1, 1),
  ]
}
