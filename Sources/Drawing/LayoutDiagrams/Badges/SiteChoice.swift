import Scene

/// Gives each badge one of its sites, or none, so that no two are in each other's way and the sum
/// of costs is low.
///
/// Greedy first, those with the fewest sites before the others; then badges move to better sites as
/// long as that lowers the sum, pushing up to `mostPushed` others away each. Finding the best
/// choice is NP-hard (Marks and Shieber 1991); moves of this kind come close to it in practice
/// (Christensen, Marks and Shieber 1995 compare them).
struct SiteChoice {
  /// The costs of a badge without a site, and of one in a gutter.
  static let homeless = 30.0
  /// Rounds of improvement, at most; few rows need more than three.
  private static let rounds = 4
  private static let mostPushed = 3
  /// A gain smaller than this is not worth moving others.
  private static let worthPushing = 1.5

  private let sites: [[BadgePosition]]
  private let budget: PlacementBudget
  /// The index of each badge's site.
  private var chosen: [Int?]
  private var taken: RectIndex

  /// A choice among `sites`, those of each badge in the order of their cost.
  init(_ sites: [[BadgePosition]], over bounds: Scene.Rect, _ budget: PlacementBudget) {
    self.sites = sites
    self.budget = budget
    chosen = Array(repeating: nil, count: sites.count)
    taken = RectIndex(over: bounds, budget)
  }

  /// The site of each badge; `nil` for those that find none.
  mutating func solve() -> [BadgePosition?] {
    for badge in sites.indices.sorted(by: { (sites[$0].count, $0) < (sites[$1].count, $1) }) {
      move(badge, to: sites[badge].indices.first { blockers(of: sites[badge][$0], badge).isEmpty })
    }
    var round = 0
    while round < Self.rounds, improve() { round += 1 }
    return sites.indices.map { badge in chosen[badge].map { sites[badge][$0] } }
  }

  /// One move for each badge that gains by it; whether any did.
  private mutating func improve() -> Bool {
    var hasMoved = false
    for badge in sites.indices where improve(badge) { hasMoved = true }
    return hasMoved
  }

  private mutating func improve(_ badge: Int) -> Bool {
    let old = cost(badge, chosen[badge])
    for site in sites[badge].indices {
      guard !budget.isSpent, sites[badge][site].cost < old else { return false }
      let blockers = blockers(of: sites[badge][site], badge)
      if blockers.isEmpty {
        move(badge, to: site)
        return true
      }
      let gain = old - sites[badge][site].cost
      let isWorthIt = gain >= Self.worthPushing && blockers.count <= Self.mostPushed
      if isWorthIt, push(blockers, awayFor: badge, at: site) { return true }
    }
    return false
  }

  /// Moves `others` to the best sites that are left when `badge` has `site`, if all together gain.
  private mutating func push(_ others: [Int], awayFor badge: Int, at site: Int) -> Bool {
    let moved = [badge] + others
    let before = moved.map { chosen[$0] }
    let old = cost(moved)
    for other in others { move(other, to: nil) }
    move(badge, to: site)
    for other in others {
      move(
        other, to: sites[other].indices.first { blockers(of: sites[other][$0], other).isEmpty })
    }
    if cost(moved) < old - Tolerance.rounding { return true }
    for other in moved { move(other, to: nil) }
    for (other, site) in zip(moved, before) { move(other, to: site) }
    return false
  }

  private func cost(_ badges: [Int]) -> Double {
    badges.reduce(0) { $0 + cost($1, chosen[$1]) }
  }

  private func cost(_ badge: Int, _ site: Int?) -> Double {
    site.map { sites[badge][$0].cost } ?? Self.homeless
  }

  /// The badges that have to go before `badge` can stand at `site`.
  private func blockers(of site: BadgePosition, _ badge: Int) -> [Int] {
    var found: [Int] = []
    taken.forEach(overlapping: site.bounds.outset(by: BadgePosition.clearance)) { _, other in
      guard other != badge, let place = chosen[other], !found.contains(other) else { return }
      if site.excludes(sites[other][place]) { found.append(other) }
    }
    return found
  }

  private mutating func move(_ badge: Int, to site: Int?) {
    if let old = chosen[badge] { taken.remove(sites[badge][old].bounds, badge) }
    if let site { taken.insert(sites[badge][site].bounds, badge) }
    chosen[badge] = site
  }
}

/// A place where a badge might stand, and what speaks against it.
struct BadgePosition {
  let rect: Scene.Rect
  let text: String
  /// From the anchor to the badge; `nil` where it stands close by.
  var leader: Segment?
  /// The lower the better; the unit is a step down a badge's list of spots.
  let cost: Double

  /// Between two badges, and between a badge and text, in points.
  static let clearance = 0.75

  /// The room of badge and leader line.
  var bounds: Scene.Rect { leader.map { rect.union($0.bounds) } ?? rect }

  /// Whether two badges cannot both be where these sites are: one would cover the other or its
  /// leader line, or the leader lines would cross.
  func excludes(_ other: BadgePosition) -> Bool {
    if rect.outset(by: Self.clearance).overlaps(other.rect) { return true }
    if let leader, leader.part(within: other.rect) != nil { return true }
    guard let line = other.leader else { return false }
    return line.part(within: rect) != nil || leader?.crosses(line) == true
  }
}
