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
    for (index, result) in zip(
      homeless, inGutters(homeless.map { badges[$0] }, avoiding: taken, type))
    {
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

  /// A gutter beside the row.
  private enum Side { case left, right }

  /// A badge's way out of the row.
  private struct Exit {
    let side: Side
    let anchor: Scene.Point
    /// Points of text and badges that the leader line runs over.
    let crossings: Double
    /// Points from the anchor to the row's edge.
    let length: Double
  }

  private func inGutters(
    _ badges: [Badge], avoiding taken: [Scene.Rect], _ type: BadgeText
  ) -> [PlacedBadge] {
    let exits = badges.map { exit(of: $0, avoiding: taken) }
    let left = stack(badges.indices.filter { exits[$0].side == .left }, exits)
    let right = stack(badges.indices.filter { exits[$0].side == .right }, exits)
    return badges.indices.map { index in
      let top = (exits[index].side == .left ? left : right)[index] ?? 0
      return beside(badges[index], exits[index], top: top, type)
    }
  }

  /// The way that crosses the least; of equals that from the first anchor, and there the shorter.
  private func exit(of badge: Badge, avoiding taken: [Scene.Rect]) -> Exit {
    let exits = badge.anchors.flatMap { anchor in
      [
        exit(.left, anchor.left, from: bounds.x, to: anchor.left.x, taken),
        exit(.right, anchor.right, from: anchor.right.x, to: bounds.maxX, taken),
      ].sorted { $0.length < $1.length }
    }
    return exits.min { $0.crossings < $1.crossings }
      ?? Exit(side: .left, anchor: .zero, crossings: 0, length: 0)
  }

  private func exit(
    _ side: Side, _ anchor: Scene.Point, from: Double, to: Double, _ taken: [Scene.Rect]
  ) -> Exit {
    Exit(
      side: side, anchor: anchor, crossings: crossings(from, to, anchor.y, taken),
      length: to - from)
  }

  private func crossings(
    _ from: Double, _ to: Double, _ y: Double, _ taken: [Scene.Rect]
  ) -> Double {
    let line = Scene.Rect(min(from, to), y, abs(to - from), 0)
    return (text + taken).reduce(0) { $0 + ($1.intersection(line)?.width ?? 0) }
  }

  /// The tops of the badges with these indices, as near to their anchors as they fit.
  private func stack(_ indices: [Int], _ exits: [Exit]) -> [Int: Double] {
    let sorted = indices.sorted { (exits[$0].anchor.y, $0) < (exits[$1].anchor.y, $1) }
    let wishes = sorted.map { exits[$0].anchor.y - BadgeText.height / 2 }
    let tops = GutterStack.tops(
      wishes: wishes, step: BadgeText.height + 1.5, from: bounds.y, to: bounds.maxY)
    return Dictionary(uniqueKeysWithValues: zip(sorted, tops))
  }

  /// The badge in a gutter. Its leader line is level to the row's edge, then slants to the badge.
  private func beside(
    _ badge: Badge, _ exit: Exit, top: Double, _ type: BadgeText
  ) -> PlacedBadge {
    let size = badge.size(type)
    let edge = exit.side == .left ? bounds.x : bounds.maxX
    let near = exit.side == .left ? edge - Self.gutterDistance : edge + Self.gutterDistance
    let x = exit.side == .left ? near - size.width : near
    return PlacedBadge(
      badge: badge, rect: Scene.Rect(x, top, size.width, size.height),
      leader: [
        exit.anchor, Scene.Point(edge, exit.anchor.y), Scene.Point(near, top + size.height / 2),
      ])
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
