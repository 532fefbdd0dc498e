import Scene

/// Lists the places where a badge may stand as far as text and lines are concerned, the best first.
struct SiteFinder {
  /// The costs of a site, in steps down a badge's list of spots.
  private enum Cost {
    /// Each further spot in the list.
    static let rank = 0.75
    /// Covering a line of another mark, and covering all of it.
    static let line = 2.0
    static let wholeLine = 10.0
    static let edge = 2.0
    /// Standing off at all, and each point of the leader line.
    static let leader = 8.0
    static let leaderPoint = 0.4
    /// A line that the leader line crosses.
    static let crossing = 3.0
    /// Standing on a view that is not the one named, which takes a leader line.
    static let strange = 4.0
    /// Saying less.
    static let shortText = 12.0
  }

  /// Text of the row, and what else is never covered.
  let text: RectIndex
  let lines: RectIndex
  let edges: RectIndex
  /// The views but the outermost, which only their own names stand on.
  let views: RectIndex
  /// Where badges must stay.
  let bounds: Scene.Rect
  let budget: PlacementBudget
  /// Whether leader lines may be longer: those of numbers, which have nowhere else to go.
  var reachesFar = false

  /// Sites of one badge, at most.
  private static let limit = 32
  /// A badge with so many close sites needs none with a leader line.
  private static let enough = 8
  /// A badge with so many sites for its text needs none for its short text.
  private static let plenty = 16
  /// Places where a leader line may start that are tried.
  private static let mostAnchors = 4
  /// Lengths of leader lines, in points.
  private static let distances = [5.0, 10, 16, 24, 32, 40]
  private static let farDistances = distances + [50]
  /// A name that overlaps a view by no more than this does not lie on it.
  private static let touch = 1.0

  /// The sites of `badge` in the order of their cost; none once the budget is spent.
  func sites(of badge: Badge, _ type: BadgeText) -> [BadgePosition] {
    guard !budget.isSpent, !badge.isForKey else { return [] }
    var sites = sites(of: badge, badge.text, type, 0)
    if sites.count < Self.plenty, let text = badge.shortText {
      sites += self.sites(of: badge, text, type, Cost.shortText)
    }
    return sites.enumerated()
      .sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }
      .prefix(Self.limit).map(\.element)
  }

  private func sites(
    of badge: Badge, _ text: String, _ type: BadgeText, _ base: Double
  ) -> [BadgePosition] {
    let candidate = Candidate(badge: badge, text: text, size: badge.size(type, text))
    let close = badge.spots(candidate.size).enumerated().compactMap { rank, center in
      site(candidate, at: center, base + Double(rank) * Cost.rank)
    }.filter { !isStrange($0.rect, to: badge) }
    return close.count < Self.enough ? close + tethered(candidate, base) : close
  }

  /// Whether a name there would lie on a view that neither is the one named nor surrounds it.
  private func isStrange(_ rect: Scene.Rect, to badge: Badge) -> Bool {
    guard let named = badge.named else { return false }
    return views.rects(overlapping: rect.outset(by: -Self.touch)).contains { !$0.contains(named) }
  }

  /// A badge with one of its texts.
  private struct Candidate {
    let badge: Badge
    let text: String
    let size: Scene.Size
  }

  private func site(
    _ candidate: Candidate, at center: Scene.Point, _ base: Double
  ) -> BadgePosition? {
    let rect = Scene.Rect(center: center, candidate.size)
    guard bounds.contains(rect), !text.hasOverlap(rect.outset(by: BadgePosition.clearance)) else {
      return nil
    }
    var cost = base + Cost.edge * Double(edges.count(overlapping: rect))
    lines.forEach(overlapping: rect) { line, _ in
      guard !candidate.badge.own.contains(line) else { return }
      let part = line.intersection(rect) ?? line
      cost += Cost.line + Cost.wholeLine * (part.width * part.height) / (line.width * line.height)
    }
    return BadgePosition(rect: rect, text: candidate.text, cost: cost)
  }

  /// Sites around each anchor in eight directions.
  private func tethered(_ candidate: Candidate, _ base: Double) -> [BadgePosition] {
    let anchors = candidate.badge.anchors.flatMap { anchor in
      anchor.left == anchor.right ? [anchor.left] : [anchor.left, anchor.right]
    }
    return anchors.prefix(Self.mostAnchors).flatMap { anchor in
      (reachesFar ? Self.farDistances : Self.distances).flatMap { distance in
        Self.directions.compactMap { x, y in
          let center = Scene.Point(
            anchor.x + x * (distance + candidate.size.width / 2),
            anchor.y + y * (distance + candidate.size.height / 2))
          return tethered(candidate, at: center, to: anchor, base)
        }
      }
    }
  }

  private func tethered(
    _ candidate: Candidate, at center: Scene.Point, to anchor: Scene.Point, _ base: Double
  ) -> BadgePosition? {
    guard let site = site(candidate, at: center, base + Cost.leader) else { return nil }
    let leader = Segment(from: anchor, to: site.rect.nearest(to: anchor))
    let struck = text.rects(overlapping: leader.bounds.outset(by: 0.5))
    guard !struck.contains(where: { leader.part(within: $0) != nil }) else { return nil }
    let crossed = lines.rects(overlapping: leader.bounds).count {
      leader.part(within: $0) != nil && !candidate.badge.own.contains($0)
    }
    return BadgePosition(
      rect: site.rect, text: site.text, leader: leader,
      cost: site.cost + Cost.leaderPoint * leader.length + Cost.crossing * Double(crossed)
        + (isStrange(site.rect, to: candidate.badge) ? Cost.strange : 0))
  }

  private static let directions: [(Double, Double)] = [
    (1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (-1, -1), (-1, 1),
  ]
}
