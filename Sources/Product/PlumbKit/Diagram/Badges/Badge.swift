import Scene

/// A short text that belongs to a place in the row.
struct Badge {
  /// How it is painted.
  enum Style {
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
  struct Anchor {
    let left: Scene.Point
    let right: Scene.Point
  }

  let text: String
  /// What is enough to say where there is no room for `text`; the mark's title says the rest.
  var shortText: String?
  let style: Style
  let color: Scene.Color
  /// Where its leader line may start when it cannot stand close by, the best first; at least one.
  let anchors: [Anchor]
  /// Centres where it may stand without a leader line, the best first.
  let spots: (Scene.Size) -> [Scene.Point]
  /// The lines that it belongs to, which it may cover.
  var own: [Scene.Rect] = []

  /// The size of the badge around its text.
  func size(_ type: BadgeText) -> Scene.Size { size(type, text) }

  /// The size with another text.
  func size(_ type: BadgeText, _ text: String) -> Scene.Size {
    let size = type.badge(text)
    return style == .callout ? Scene.Size(size.width - 1, size.height - 1) : size
  }
}
