import Scene

/// Finds each badge a place where it covers neither text nor another badge.
///
/// What finds a spot close by stands there; next best is a short leader line; the rest goes to the
/// gutters beside the row, where there is always room; or, if that is more than a few, to a key
/// below the row, with numbers in its place.
struct BadgePlacement {
  /// Text of the row: never covered.
  let text: [Scene.Rect]
  /// Other lines: covered only where there is no free spot as good.
  let lines: [Scene.Rect]
  /// Edges of views, which are covered with less regret.
  var edges: [Scene.Rect] = []
  /// Where badges that are in no gutter must stay.
  let bounds: Scene.Rect
  /// The row, which the gutters are beside of.
  let row: Scene.Rect
  /// The gutters that may be used.
  var gutters = Gutters.Side.allCases
  var budget = PlacementBudget()
  /// More badges than this are numbered instead of going to the gutters.
  var mostInGutters = Callouts.mostInGutters

  /// Places all `badges`; the result is in their order.
  ///
  /// - Complexity: linear in the number of badges where they do not crowd; see `PlacementBudget`.
  func place(_ badges: [Badge], _ type: BadgeText) -> [PlacedBadge] {
    let finder = SiteFinder(
      text: RectIndex(text, over: bounds, budget), lines: RectIndex(lines, over: bounds, budget),
      edges: RectIndex(edges, over: bounds, budget), bounds: bounds, budget: budget)
    let sites = badges.map { finder.sites(of: $0, type) }
    var choice = SiteChoice(sites, over: bounds, budget)
    let chosen = choice.solve()
    let homeless = badges.indices.filter { chosen[$0] == nil }
    var beside = elsewhere(homeless.map { badges[$0] }, chosen.compactMap(\.self), type)[...]
    return badges.indices.compactMap { index in
      guard let site = chosen[index] else { return beside.popFirst() }
      return PlacedBadge(
        badge: badges[index], text: site.text, rect: site.rect,
        leader: site.leader.map { [$0.from, $0.to] } ?? [])
    }
  }

  /// Places what is left when some have their sites: in the gutters, or as numbers.
  private func elsewhere(
    _ badges: [Badge], _ taken: [BadgeSite], _ type: BadgeText
  ) -> [PlacedBadge] {
    guard badges.count > mostInGutters, !budget.isSpent else {
      return Gutters(text: text, lines: lines, taken: taken, row: row, sides: gutters)
        .place(badges, type)
    }
    let leaders = taken.compactMap { $0.leader?.bounds.outset(by: 0.5) }
    let numbers = BadgePlacement(
      text: text + taken.map(\.rect) + leaders, lines: lines, edges: edges, bounds: bounds,
      row: row, gutters: gutters, budget: budget, mostInGutters: .max)
    return Callouts(badges: badges, placement: numbers, type: type).place()
  }
}
