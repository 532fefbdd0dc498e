import Scene

/// A badge at its place.
struct PlacedBadge {
  let badge: Badge
  /// The badge's text, or its short text.
  let text: String
  let rect: Scene.Rect
  /// From the anchor to the badge; empty where it stands close by.
  var leader: [Scene.Point] = []
  /// Where the badge is in the key below the row: its number at the mark, and in the key.
  var numbers: [PlacedBadge] = []

  /// The badge and its numbers: all that takes room.
  var parts: [PlacedBadge] { [self] + numbers }

  private static let dot = 1.25

  /// The straight parts of the leader line.
  var leaderSegments: [Segment] {
    zip(leader, leader.dropFirst()).map { Segment(from: $0, to: $1) }
  }

  /// The leader line, interrupted by `text`. Painted below every badge.
  func leaderNodes(avoiding text: [Scene.Rect]) -> [Scene.Node] {
    guard let anchor = leader.first else { return [] }
    let pieces = leaderSegments.flatMap { $0.pieces(outside: text, gap: 1) }
    let dot = Scene.Rect(anchor.x, anchor.y, 0, 0).outset(by: Self.dot)
    return pieces.map {
      .stroke(.segment($0.from, $0.to), badge.color, .init(width: 0.5))
    } + [.fill(.ellipse(in: dot), badge.color)]
  }

  /// The badge itself.
  func nodes(_ type: BadgeText, _ palette: DiagramPalette) -> [Scene.Node] {
    let inset = (rect.width - type.width(text)) / 2
    let lift = (BadgeText.height - rect.height) / 2
    let origin = Scene.Point(rect.x + inset, rect.y + BadgeText.baseline - lift)
    switch badge.style {
    case .tag:
      let box = Scene.Path.roundedRectangle(rect, radius: 1.5)
      return [.fill(box, palette.tint(badge.color))]
        + type.nodes(text, badge.color, origin)
    case .pill:
      let box = Scene.Path.roundedRectangle(rect.outset(by: -0.25), radius: rect.height / 2)
      return [
        .fill(box, palette.badge),
        .stroke(box, badge.color.faded(to: 120), .init(width: 0.5)),
      ] + type.nodes(text, badge.color, origin)
    case .callout:
      let box = Scene.Path.roundedRectangle(rect, radius: 2)
      return [.fill(box, badge.color)] + type.nodes(text, palette.onFill, origin)
    case .alarm:
      let box = Scene.Path.roundedRectangle(rect, radius: rect.height / 2)
      return [.fill(box, badge.color)] + type.nodes(text, palette.onFill, origin)
    }
  }
}
