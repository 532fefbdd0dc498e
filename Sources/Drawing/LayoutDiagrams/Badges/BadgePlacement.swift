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

/// How much work the marks of one row may be.
///
/// Time is bounded by counting rectangles looked at, never by a clock, so that the same row is
/// drawn alike everywhere. Rows that people draw need a few ten thousand, and a column of thousands
/// of views in proportion; a cell of 2,000 views that all overlap runs into the limit, and what is
/// then without a place goes to the gutters, which need no search.
final class PlacementBudget {
  /// Rectangles looked at for one row, at most, where it has few badges.
  static let comparisons = 4_000_000
  /// Of rows with more than a thousand badges: for each of them, and for all together.
  private static let (perBadge, most) = (4_000, 100_000_000)

  private(set) var left: Int

  init(_ comparisons: Int = PlacementBudget.comparisons) { left = comparisons }

  /// What a row with so many badges may cost.
  convenience init(badges: Int) {
    self.init(min(max(Self.comparisons, badges * Self.perBadge), Self.most))
  }

  /// Whether the work is to end.
  var isSpent: Bool { left <= 0 }

  func spend(_ count: Int) { left -= count }
}

/// Numbers in place of badges, where so many find no place that leader lines to all of them would
/// hide the row: a small number at the mark, and a key below the row.
struct Callouts {
  /// The badges without a place.
  let badges: [Badge]
  /// Finds the numbers their places, as it does badges.
  let placement: BadgePlacement
  let type: BadgeText

  /// More badges than this are not sent to the gutters of one row.
  static let mostInGutters = 8
  /// Between a number and its badge in the key, between entries, and above the key.
  private static let gap = 2.0
  private static let columnGap = 10.0
  private static let lineGap = 1.5
  private static let distance = 5.0

  /// A text as short as this is no longer than a number that stands for it.
  private static let shortText = 2

  /// Each badge in the key, with its numbers; in the order of `badges`.
  func place() -> [PlacedBadge] {
    let numbered = readingOrder
    var numbers: [Int: Int] = [:]
    for (number, index) in numbered.enumerated() { numbers[index] = number }
    let tags = badges.indices.map { index in
      numbers[index].map { tag($0 + 1, badges[index]) } ?? badges[index]
    }
    let placed = placement.place(tags, type)
    let places = self.places(numbered, tags)
    let top = self.top(below: placed)
    return badges.indices.map { index in
      guard let number = numbers[index] else { return placed[index] }
      let corner = Scene.Point(places[number].x, places[number].y + top)
      return entry(badges[index], placed[index], at: corner)
    }
  }

  /// The badges that are numbered, from the top down, then from the left: as one looks for them.
  private var readingOrder: [Int] {
    badges.indices.filter { badges[$0].text.count > Self.shortText }.sorted { first, second in
      let (a, b) = (anchor(first), anchor(second))
      return (a.y, a.x, first) < (b.y, b.x, second)
    }
  }

  private func anchor(_ index: Int) -> Scene.Point { badges[index].anchors.first?.left ?? .zero }

  private func tag(_ number: Int, _ badge: Badge) -> Badge {
    Badge(
      text: "\(number)", style: .callout, color: badge.color, anchors: badge.anchors,
      spots: badge.spots, own: badge.own)
  }

  /// The places of the key's entries, in their order.
  private func places(_ numbered: [Int], _ tags: [Badge]) -> [Scene.Point] {
    let widths = numbered.map { index in
      tags[index].size(type).width + Self.gap + badges[index].size(type).width + Self.columnGap
    }
    return ColumnLayout(
      widths: widths, width: placement.row.width + Self.columnGap,
      lineHeight: BadgeText.height + Self.lineGap
    ).places
  }

  /// Where the key begins: below the row, all text in it and all numbers beside it.
  private func top(below numbers: [PlacedBadge]) -> Double {
    let ink = placement.text + numbers.map(\.rect)
    return ink.reduce(placement.row.maxY) { max($0, $1.maxY) } + Self.distance
  }

  private func entry(_ badge: Badge, _ number: PlacedBadge, at corner: Scene.Point) -> PlacedBadge {
    let origin = Scene.Point(placement.row.x + corner.x, corner.y)
    let size = number.badge.size(type), whole = badge.size(type)
    let tag = Scene.Rect(
      origin.x, origin.y + (whole.height - size.height) / 2, size.width, size.height)
    let rect = Scene.Rect(
      tag.maxX + Self.gap, origin.y, whole.width, whole.height)
    return PlacedBadge(
      badge: badge, text: badge.text, rect: rect,
      numbers: [number, PlacedBadge(badge: number.badge, text: number.text, rect: tag)])
  }
}
