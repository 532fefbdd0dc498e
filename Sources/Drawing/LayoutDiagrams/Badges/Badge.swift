import Scene

/// A short text that belongs to a place in the row.
package struct Badge {
  /// How it is painted.
  package enum Style {
    /// A tag with square corners on a tint of the colour: names of views.
    case tag
    /// A pill on the colour of the row: numbers.
    case pill
    /// A pill filled with the colour: what is wrong.
    case alarm
    /// A small tag filled with the colour: the number of an entry in the key.
    case callout
  }

  /// Where a leader line starts, for a badge in the gutter at the left or at the right.
  package struct Anchor {
    let left: Scene.Point
    let right: Scene.Point
  }

  let text: String
  /// A shorter text for places without room for `text`; the mark's title says the rest.
  var shortText: String?
  let style: Style
  let color: Scene.Color
  /// Where its leader line may start when it cannot stand close by, the best first; at least one.
  let anchors: [Anchor]
  /// Centres where it may stand without a leader line, the best first.
  let spots: (Scene.Size) -> [Scene.Point]
  /// The lines that it belongs to, which it may cover.
  var own: [Scene.Rect] = []
  /// The view that it names; nil for what is no name. On another view that does not surround this
  /// one it would be read as that view's name, so it stands there only with a leader line.
  var named: Scene.Rect?
  /// The mark in words, for a key, where neither the badge nor its number finds a place near it.
  var title = ""

  /// A badge that may stand at any of `spots`.
  package init(
    text: String, shortText: String? = nil, style: Style, color: Scene.Color, anchors: [Anchor],
    spots: @escaping (Scene.Size) -> [Scene.Point], own: [Scene.Rect] = [],
    named: Scene.Rect? = nil
  ) {
    self.text = text
    self.shortText = shortText
    self.style = style
    self.color = color
    self.anchors = anchors
    self.spots = spots
    self.own = own
    self.named = named
  }

  func size(_ type: BadgeText) -> Scene.Size { size(type, text) }

  /// The size with another text.
  func size(_ type: BadgeText, _ text: String) -> Scene.Size {
    let size = type.badge(text)
    return style == .callout ? Scene.Size(size.width - 1, size.height - 1) : size
  }
}

/// A badge whose position no other mark covers, in the row's coordinates.
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

  /// Points of leader line.
  var leaderLength: Double { leaderSegments.reduce(0) { $0 + $1.length } }

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

/// How the text of badges and captions is measured and set.
///
/// Two closures rather than a typesetter, so that placement can be tested with characters that
/// all advance alike.
package struct BadgeText {
  /// Width of a line of text, in points.
  package let width: (String) -> Double
  /// The line in a colour, starting at a place on the baseline.
  package let nodes: (String, Scene.Color, Scene.Point) -> [Scene.Node]

  /// Text that is measured and set by these closures.
  package init(
    width: @escaping (String) -> Double,
    nodes: @escaping (String, Scene.Color, Scene.Point) -> [Scene.Node]
  ) {
    self.width = width
    self.nodes = nodes
  }

  /// Point size of all diagram text.
  package static let pointSize = 8.5
  /// From the top of a badge to the baseline, and the height of the whole.
  package static let baseline = 8.35
  package static let height = 10.5
  /// Left and right of the text.
  package static let padding = 2.25

  /// The size of a badge around `text`.
  func badge(_ text: String) -> Scene.Size {
    Scene.Size(width(text) + 2 * Self.padding, Self.height)
  }
}
