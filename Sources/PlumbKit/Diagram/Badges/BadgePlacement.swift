import Scene

/// Finds each badge a place where it covers neither text nor another badge.
///
/// First come first served for spots close by; what finds none goes to a gutter beside the row,
/// tied to its anchor by a leader line. Gutters are stacks of badges in the order of their
/// anchors, so leader lines never cross within a gutter (boundary labelling; Bekos et al. 2007).
struct BadgePlacement {
  /// Text of the row: never covered.
  let text: [Scene.Rect]
  /// Other lines: covered only where there is no free spot as good.
  let lines: [Scene.Rect]
  /// Where badges close by must stay.
  let bounds: Scene.Rect

  /// Between a badge and what it must not cover.
  private static let clearance = 0.75
  /// What covering a line costs, in steps down the list of spots.
  private static let lineCost = 4.0

  /// Places all `badges`; the result is in their order.
  ///
  /// - Complexity: badges × spots × (text + badges).
  func place(_ badges: [Badge], _ type: BadgeText) -> [PlacedBadge] {
    var placed: [PlacedBadge?] = []
    var taken: [Scene.Rect] = []
    for badge in badges {
      let rect = spot(for: badge, badge.size(type), avoiding: taken)
      if let rect { taken.append(rect) }
      placed.append(rect.map { PlacedBadge(badge: badge, rect: $0) })
    }
    let homeless = badges.indices.filter { placed[$0] == nil }
    for (index, result) in zip(homeless, inGutters(homeless.map { badges[$0] }, type)) {
      placed[index] = result
    }
    return placed.compactMap(\.self)
  }

  private func spot(
    for badge: Badge, _ size: Scene.Size, avoiding taken: [Scene.Rect]
  ) -> Scene.Rect? {
    var best: (rect: Scene.Rect, cost: Double)?
    for (rank, center) in badge.spots(size).enumerated() {
      let rect = Scene.Rect(
        center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
      guard isFree(rect, taken) else { continue }
      let cost = Double(rank) + Self.lineCost * Double(lines.count { $0.overlaps(rect) })
      if cost < best?.cost ?? .infinity { best = (rect, cost) }
    }
    return best?.rect
  }

  private func isFree(_ rect: Scene.Rect, _ taken: [Scene.Rect]) -> Bool {
    let roomy = rect.outset(by: Self.clearance)
    return bounds.contains(rect) && !text.contains { $0.overlaps(roomy) }
      && !taken.contains { $0.overlaps(roomy) }
  }
}

// MARK: - Gutters

extension BadgePlacement {
  /// From the row's edge to the badges beside it: room for leader lines to change height.
  static let gutterDistance = 12.0

  private func inGutters(_ badges: [Badge], _ type: BadgeText) -> [PlacedBadge] {
    let isLeft = badges.map { prefersLeft($0) }
    let left = stack(badges.indices.filter { isLeft[$0] }, of: badges)
    let right = stack(badges.indices.filter { !isLeft[$0] }, of: badges)
    return badges.indices.map { index in
      let top = (isLeft[index] ? left : right)[index] ?? 0
      return isLeft[index]
        ? atLeft(badges[index], type, top: top) : atRight(badges[index], type, top: top)
    }
  }

  /// Which way a level leader line crosses less text; the nearer edge where both are equal.
  private func prefersLeft(_ badge: Badge) -> Bool {
    let anchor = badge.anchor
    let toLeft = crossings(bounds.x, anchor.x, anchor.y)
    let toRight = crossings(anchor.x, bounds.maxX, anchor.y)
    if toLeft != toRight { return toLeft < toRight }
    return anchor.x - bounds.x <= bounds.maxX - anchor.x
  }

  private func crossings(_ from: Double, _ to: Double, _ y: Double) -> Double {
    let line = Scene.Rect(min(from, to), y, abs(to - from), 0)
    return text.reduce(0) { $0 + ($1.intersection(line)?.width ?? 0) }
  }

  /// The tops of the badges with these indices, as near to their anchors as they fit.
  private func stack(_ indices: [Int], of badges: [Badge]) -> [Int: Double] {
    let sorted = indices.sorted { (badges[$0].anchor.y, $0) < (badges[$1].anchor.y, $1) }
    let wishes = sorted.map { badges[$0].anchor.y - BadgeText.height / 2 }
    let tops = GutterStack.tops(
      wishes: wishes, step: BadgeText.height + 1.5, from: bounds.y, to: bounds.maxY)
    return Dictionary(uniqueKeysWithValues: zip(sorted, tops))
  }

  private func atLeft(_ badge: Badge, _ type: BadgeText, top: Double) -> PlacedBadge {
    let size = badge.size(type)
    let right = bounds.x - Self.gutterDistance
    let rect = Scene.Rect(right - size.width, top, size.width, size.height)
    return PlacedBadge(badge: badge, rect: rect, leader: leader(badge, bounds.x, right, rect))
  }

  private func atRight(_ badge: Badge, _ type: BadgeText, top: Double) -> PlacedBadge {
    let size = badge.size(type)
    let left = bounds.maxX + Self.gutterDistance
    let rect = Scene.Rect(left, top, size.width, size.height)
    return PlacedBadge(badge: badge, rect: rect, leader: leader(badge, bounds.maxX, left, rect))
  }

  /// Level to the row's edge, then slanting to the badge.
  private func leader(
    _ badge: Badge, _ edge: Double, _ end: Double, _ rect: Scene.Rect
  ) -> [Scene.Point] {
    [
      badge.anchor, Scene.Point(edge, badge.anchor.y),
      Scene.Point(end, rect.y + rect.height / 2),
    ]
  }
}

extension Scene.Rect {
  /// Whether the insides share a point; rectangles that only touch do not overlap.
  func overlaps(_ other: Scene.Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether `other` lies within, edges included.
  func contains(_ other: Scene.Rect) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }
}
