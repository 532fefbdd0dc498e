import Scene

/// A short text that belongs to a place in the row.
struct Badge {
  /// How it is painted.
  enum Style {
    /// White text on the colour: names of views.
    case filled
    /// The colour's text and outline on white: numbers of constraints.
    case hollow
  }

  /// Where a leader line starts, for a badge in the gutter at the left or at the right.
  struct Anchor {
    let left: Scene.Point
    let right: Scene.Point
  }

  let text: String
  let style: Style
  let color: Scene.Color
  /// Where its leader line may start when it cannot stand close by, the best first; at least one.
  let anchors: [Anchor]
  /// Centres where it may stand without a leader line, the best first.
  let spots: (Scene.Size) -> [Scene.Point]

  /// The size of the badge around its text.
  func size(_ type: BadgeText) -> Scene.Size {
    Scene.Size(type.width(text) + 2 * BadgeText.padding, BadgeText.height)
  }
}

/// A badge at its place.
struct PlacedBadge {
  let badge: Badge
  let rect: Scene.Rect
  /// From the anchor to the badge; empty where it stands close by.
  var leader: [Scene.Point] = []

  /// The leader line. Painted below every badge.
  var leaderNodes: [Scene.Node] {
    guard let anchor = leader.first else { return [] }
    let dot = Scene.Rect(anchor.x, anchor.y, 0, 0).outset(by: 1.25)
    return [
      .stroke(.polygon(leader, closed: false), badge.color, .init(width: 0.5)),
      .fill(.ellipse(in: dot), badge.color),
    ]
  }

  /// The badge itself.
  func nodes(_ type: BadgeText, _ palette: DiagramPalette) -> [Scene.Node] {
    let box = Scene.Path.roundedRectangle(rect.outset(by: -0.25), radius: 2.5)
    let origin = Scene.Point(rect.x + BadgeText.padding, rect.y + BadgeText.baseline)
    switch badge.style {
    case .filled:
      return [.fill(box, badge.color)] + type.nodes(badge.text, palette.onFill, origin)
    case .hollow:
      return [
        .fill(box, palette.badge), .stroke(box, badge.color, .init(width: 0.5)),
      ] + type.nodes(badge.text, badge.color, origin)
    }
  }
}
