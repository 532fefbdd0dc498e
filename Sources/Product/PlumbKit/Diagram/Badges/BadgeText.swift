import Scene

/// How the text of badges and captions is measured and set.
///
/// Two closures rather than a typesetter, so that placement can be tested with characters that
/// all advance alike.
struct BadgeText {
  /// Width of a line of text, in points.
  let width: (String) -> Double
  /// The line in a colour, starting at a place on the baseline.
  let nodes: (String, Scene.Color, Scene.Point) -> [Scene.Node]

  /// Point size of all diagram text.
  static let pointSize = 8.5
  /// From the top of a badge to the baseline, and the height of the whole.
  static let baseline = 8.35
  static let height = 10.5
  /// Left and right of the text.
  static let padding = 2.25

  /// The size of a badge around `text`.
  func badge(_ text: String) -> Scene.Size {
    Scene.Size(width(text) + 2 * Self.padding, Self.height)
  }
}
