import Scene

/// Finds each badge a place where it covers neither text nor another badge.
///
/// What finds a spot close by stands there; next best is a short leader line; the rest goes to the
/// gutters beside the row, where there is always room; or, if that is more than a few or far from
/// the edge of the row, all of it to a key below the row, with numbers in its place.
struct BadgePlacement {
  /// Text of the row: never covered.
  let text: [Scene.Rect]
  /// Other lines: covered only where there is no free spot as good.
  let lines: [Scene.Rect]
  /// Edges of views, which are covered with less regret.
  var edges: [Scene.Rect] = []
  /// The views of the row but the outermost, which only their own names stand on.
  var views: [Scene.Rect] = []
  /// Where badges that are in no gutter must stay.
  let bounds: Scene.Rect
  /// The row, which the gutters are beside of.
  let row: Scene.Rect
  /// The gutters that may be used; without any all goes to the key.
  var gutters = Gutters.Side.allCases
  var budget = PlacementBudget()
  /// Whether the badges are the numbers of a key, which reach further, and are not numbered again.
  var areNumbers = false

  /// Points below `bounds` in which numbers may stand, so that few are written out.
  private static let roomForNumbers = 1.5 * BadgeText.height

  /// Places all `badges`; the result is in their order. Complexity: linear in the number of badges
  /// where they do not crowd; see `PlacementBudget`.
  func place(_ badges: [Badge], _ type: BadgeText) -> [PlacedBadge] {
    let chosen = settle(badges, type)
    let homeless = badges.indices.filter { chosen[$0] == nil }
    var beside = elsewhere(homeless.map { badges[$0] }, chosen.compactMap(\.self), type)[...]
    return badges.indices.compactMap { index in
      guard let site = chosen[index] else { return beside.popFirst() }
      return PlacedBadge(
        badge: badges[index], text: site.text, rect: site.rect,
        leader: site.leader.map { [$0.from, $0.to] } ?? [])
    }
  }

  /// The places within the row, close by or with a short leader line; nil for what has none.
  func settle(_ badges: [Badge], _ type: BadgeText) -> [BadgePosition?] {
    let finder = SiteFinder(
      text: RectIndex(text, over: bounds, budget), lines: RectIndex(lines, over: bounds, budget),
      edges: RectIndex(edges, over: bounds, budget), views: RectIndex(views, over: bounds, budget),
      bounds: bounds, budget: budget, reachesFar: areNumbers)
    var choice = SiteChoice(badges.map { finder.sites(of: $0, type) }, over: bounds, budget)
    return choice.solve()
  }

  /// Places what is left when some have their sites: in the gutters, or as numbers.
  private func elsewhere(
    _ badges: [Badge], _ taken: [BadgePosition], _ type: BadgeText
  ) -> [PlacedBadge] {
    guard !badges.isEmpty else { return [] }
    let sides = gutters.isEmpty ? [.right] : gutters
    let beside = Gutters(text: text, lines: lines, taken: taken, row: row, sides: sides)
      .place(badges, type)
    let isReadable =
      !gutters.isEmpty && badges.count <= Callouts.mostInGutters
      && beside.allSatisfy { $0.leaderLength <= Callouts.longestLeader }
    if isReadable || areNumbers || budget.isSpent { return beside }
    let leaders = taken.compactMap { $0.leader?.bounds.outset(by: 0.5) }
    let further = Scene.Rect(
      bounds.x, bounds.y, bounds.width, bounds.height + Self.roomForNumbers)
    let numbers = BadgePlacement(
      text: text + taken.map(\.rect) + leaders, lines: lines, edges: edges, views: views,
      bounds: further, row: row, gutters: gutters, budget: budget, areNumbers: true)
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

  /// The greatest cost of a row with so many badges.
  convenience init(badges: Int) {
    self.init(min(max(Self.comparisons, badges * Self.perBadge), Self.most))
  }

  /// Whether the work is to end.
  var isSpent: Bool { left <= 0 }

  func spend(_ count: Int) { left -= count }
}

/// Letters in place of badges, where so many find no place, or one of them so far from its mark,
/// that leader lines would hide the row: a small letter at the mark, and a key below the row. What
/// has no room for a letter either is written out in the key.
struct Callouts {
  /// The badges without a place.
  let badges: [Badge]
  /// Finds the numbers their places, as it does badges.
  let placement: BadgePlacement
  let type: BadgeText

  /// More badges than this are not sent to the gutters of one row.
  static let mostInGutters = 8
  /// Nor are any to a gutter that is further than this from the mark, in points of leader line.
  static let longestLeader = 48.0
  /// The number of a key is no further from its mark, in points of leader line.
  static let longestNumberLeader = 72.0
  /// Between a number and its badge in the key, between entries, and above the key.
  private static let gap = 2.0
  private static let columnGap = 10.0
  private static let lineGap = 1.5
  private static let distance = 5.0

  /// A text as short as this is no longer than a number that stands for it.
  private static let shortText = 2

  /// Each badge in the key, with its numbers; in the order of `badges`.
  func place() -> [PlacedBadge] {
    let order = readingOrder
    let mayBeNumbered = Set(
      order.filter { badges[$0].text.count > Self.shortText && !badges[$0].isForKey })
    // All are as wide as the widest, because some may yet be left out.
    let widest =
      (0..<mayBeNumbered.count).map { tagText($0 + 1) }
      .max { type.width($0) < type.width($1) } ?? ""
    let placed = placement.place(
      badges.indices.map { mayBeNumbered.contains($0) ? tag(widest, badges[$0]) : badges[$0] },
      type)
    let far = Set(
      badges.indices.filter {
        (placement.gutters.isEmpty && placed[$0].leader.count > 2)
          || placed[$0].leaderLength > Self.longestNumberLeader
      })
    let numbered = order.filter { mayBeNumbered.contains($0) && !far.contains($0) }
    let entries =
      numbered.enumerated().map { number, index in
        KeyEntry(index: index, number: retexted(placed[index], tagText(number + 1)))
      } + order.filter(far.contains).map { KeyEntry(index: $0, number: nil) }
    let near = badges.indices.filter { !far.contains($0) }.map { placed[$0] }
    let corners = places(entries)
    let top = self.top(below: near)
    var result = placed
    for (entry, corner) in zip(entries, corners) {
      result[entry.index] = self.entry(entry, at: Scene.Point(corner.x, corner.y + top))
    }
    return result
  }

  /// A line of the key: the badge of an index, and its number in the row; nil for one without.
  private struct KeyEntry {
    let index: Int
    let number: PlacedBadge?
  }

  /// A, B … Z, AA, AB …: letters, since a number beside a line reads as its constant.
  private func tagText(_ number: Int) -> String {
    let (rest, last) = (number - 1).quotientAndRemainder(dividingBy: 26)
    let letter = String(UnicodeScalar(UInt8(65 + last)))
    return rest == 0 ? letter : tagText(rest) + letter
  }

  /// The badge where it is placed already, with another text: its rectangle does not change.
  private func retexted(_ placed: PlacedBadge, _ text: String) -> PlacedBadge {
    PlacedBadge(badge: placed.badge, text: text, rect: placed.rect, leader: placed.leader)
  }

  /// The key's text for a badge: its own text after a number, else all that is known of its mark.
  private func words(_ entry: KeyEntry) -> String {
    let badge = badges[entry.index]
    if entry.number != nil || badge.title.isEmpty || badge.isForKey { return badge.text }
    let title = badge.title.prefix { $0 != "\n" }
    if badge.style == .alarm { return String(title) }
    let words = Set(title.split { $0 == " " || $0 == "," })
    let isKnown = badge.text.split(separator: " ").allSatisfy(words.contains)
    return isKnown ? String(title) : "\(badge.text)  \(title)"
  }

  /// The badges from the top down, then from the left: as one looks for them.
  private var readingOrder: [Int] {
    badges.indices.sorted { first, second in
      let (a, b) = (anchor(first), anchor(second))
      return (a.y, a.x, first) < (b.y, b.x, second)
    }
  }

  private func anchor(_ index: Int) -> Scene.Point { badges[index].anchors.first?.left ?? .zero }

  /// The badge as it stands in the key: a number as plain text.
  private func noted(_ badge: Badge) -> Badge {
    guard badge.style == .pill else { return badge }
    return Badge(
      text: badge.text, style: .note, color: badge.color, anchors: badge.anchors,
      spots: badge.spots)
  }

  private func tag(_ text: String, _ badge: Badge) -> Badge {
    Badge(
      text: text, style: .callout, color: badge.color, anchors: badge.anchors,
      spots: badge.spots, own: badge.own, named: badge.named)
  }

  /// The places of the key's entries, in their order.
  private func places(_ entries: [KeyEntry]) -> [Scene.Point] {
    let widths = entries.map { entry in
      (entry.number.map { $0.rect.width + Self.gap } ?? 0)
        + noted(badges[entry.index]).size(type, words(entry)).width + Self.columnGap
    }
    return ColumnLayout(
      widths: widths, width: placement.bounds.width + Self.columnGap,
      lineHeight: BadgeText.height + Self.lineGap
    ).places
  }

  /// Where the key begins: below the row, its text, and numbers with their leader lines.
  private func top(below numbers: [PlacedBadge]) -> Double {
    let above = placement.text.filter { $0.maxX > placement.bounds.x } + numbers.map(\.rect)
    let bottoms = above.map(\.maxY) + numbers.flatMap(\.leader).map(\.y)
    return bottoms.reduce(placement.row.maxY, max) + Self.distance
  }

  private func entry(_ entry: KeyEntry, at corner: Scene.Point) -> PlacedBadge {
    let origin = Scene.Point(placement.bounds.x + corner.x, corner.y)
    let badge = noted(badges[entry.index]), words = words(entry)
    let whole = badge.size(type, words)
    guard let number = entry.number else {
      return PlacedBadge(
        badge: badge, text: words,
        rect: Scene.Rect(origin.x, origin.y, whole.width, whole.height))
    }
    let size = number.rect
    let tag = Scene.Rect(
      origin.x, origin.y + (whole.height - size.height) / 2, size.width, size.height)
    let rect = Scene.Rect(
      tag.maxX + Self.gap, origin.y, whole.width, whole.height)
    return PlacedBadge(
      badge: badge, text: words, rect: rect,
      numbers: [number, PlacedBadge(badge: number.badge, text: number.text, rect: tag)])
  }
}
