import Scene

/// The colours of a diagram: told apart by people with any kind of colour vision, dark enough
/// for white text (4.5:1 and better, WCAG 2.1 AA). Shapes differ too: nothing rests on colour
/// alone. The hues follow the set of Okabe and Ito (2008), darkened.
enum DiagramPalette {
  /// Lines and badges of constraints.
  static let constraint = Scene.Color(0, 90, 168)
  /// What could not be satisfied.
  static let broken = Scene.Color(200, 16, 46)
  /// Views whose frame is open.
  static let ambiguous = Scene.Color(200, 16, 46)
  /// Outlines of views where no layer shows them.
  static let context = Scene.Color(150, 150, 158, alpha: 140)
  /// Captions.
  static let caption = Scene.Color(90, 90, 96)
  /// Text on a filled badge.
  static let onFill = Scene.Color.white
  /// The inside of a hollow badge.
  static let badge = Scene.Color.white
  /// What lies around the rows.
  static let page = Scene.Color(246, 246, 249)

  /// The frame of a view with `depth` superviews: neighbours in depth differ most.
  static func frame(depth: Int) -> Scene.Color {
    frames[depth % frames.count]
  }

  private static let frames = [
    Scene.Color(84, 84, 90), Scene.Color(0, 112, 84), Scene.Color(154, 60, 120),
    Scene.Color(150, 84, 0), Scene.Color(92, 74, 170),
  ]
}
