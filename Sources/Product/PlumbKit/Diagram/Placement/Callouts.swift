import Scene

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
