import Scene

/// A short text that belongs to a place in the row.
package struct Badge {
  /// How it is painted.
  package enum Style {
    /// A tag with square corners on a tint of the colour: names of views.
    case tag
    /// A small tag filled with the colour: numbers.
    case pill
    /// A pill filled with the colour: what is wrong.
    case alarm
    /// A small tag filled with the colour: the number of an entry in the key.
    case callout
    /// Plain text: an entry of the key.
    case note
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
  /// Whether it has no place in the row and is written out in the key.
  var isForKey = false
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

  func size(_ type: BadgeText, _ text: String) -> Scene.Size {
    type.badge(text, style)
  }
}

extension Badge.Style {
  /// Whether its text is a number, or a letter that stands for one.
  var isSmall: Bool { self == .pill || self == .callout }
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

  /// The leader line. Painted below every badge.
  var leaderNodes: [Scene.Node] {
    guard let anchor = leader.first else { return [] }
    let dot = Scene.Rect(anchor.x, anchor.y, 0, 0).outset(by: Self.dot)
    return [
      .stroke(.polyline(leader), badge.color, .init(width: 0.5)),
      .fill(.ellipse(in: dot), badge.color),
    ]
  }

  func nodes(_ type: BadgeText, _ palette: DiagramPalette) -> [Scene.Node] {
    let size = badge.style.isSmall ? BadgeText.numberSize : BadgeText.pointSize
    let inset = (rect.width - type.width(text, size)) / 2
    let baseline = badge.style.isSmall ? BadgeText.numberBaseline : BadgeText.baseline
    let origin = Scene.Point(rect.x + inset, rect.y + baseline)
    let radius = badge.style == .tag ? 1.5 : 2.25
    let box = Scene.Path.roundedRectangle(rect, radius: radius)
    if badge.style == .note { return type.nodes(text, palette.caption, origin, size) }
    guard badge.style != .tag else {
      return [.fill(box, palette.tint(badge.color))] + type.nodes(text, badge.color, origin, size)
    }
    let rim = Scene.Path.roundedRectangle(
      rect.outset(by: Self.rim), radius: radius + Self.rim)
    return [.fill(rim, palette.badge), .fill(box, badge.color)]
      + type.nodes(text, palette.onFill, origin, size)
  }

  /// The rim of a filled badge, in points, by which it is seen on any ground.
  private static let rim = 0.5
}

/// How the text of badges and captions is measured and set.
///
/// Two closures rather than a typesetter, so that placement can be tested with characters that
/// all advance alike.
package struct BadgeText {
  private let lineWidth: (_ text: String, _ size: Double) -> Double
  private let lineNodes: (String, Scene.Color, Scene.Point, _ size: Double) -> [Scene.Node]

  /// Text that is measured and set by these closures, at a point size.
  package init(
    width: @escaping (String, Double) -> Double,
    nodes: @escaping (String, Scene.Color, Scene.Point, Double) -> [Scene.Node]
  ) {
    lineWidth = width
    lineNodes = nodes
  }

  /// Width of a line of text, in points.
  package func width(_ text: String, _ size: Double = pointSize) -> Double { lineWidth(text, size) }

  /// The line in a colour, starting at a place on the baseline.
  package func nodes(
    _ text: String, _ color: Scene.Color, _ origin: Scene.Point, _ size: Double = pointSize
  ) -> [Scene.Node] { lineNodes(text, color, origin, size) }

  /// Point size of diagram text that is no number.
  package static let pointSize = 8.5
  /// From the top of a badge to the baseline, and the height of the whole.
  package static let baseline = 8.35
  package static let height = 10.5
  /// Left and right of the text.
  package static let padding = 2.25
  /// The same of numbers: less than half of a line of body text.
  package static let numberSize = 7.5
  static let numberBaseline = 7.45
  static let numberHeight = 9.5
  static let numberPadding = 1.75

  /// The size of a badge around `text`.
  func badge(_ text: String, _ style: Badge.Style) -> Scene.Size {
    style.isSmall
      ? Scene.Size(width(text, Self.numberSize) + 2 * Self.numberPadding, Self.numberHeight)
      : Scene.Size(width(text) + 2 * Self.padding, Self.height)
  }
}
