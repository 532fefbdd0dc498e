import Scene

/// Slanted lines across a rectangle: marked without hiding what is below, and without colour.
enum Hatching {
  private static let distance = 6.0

  /// The hatching of `rect`, clipped to it.
  static func node(in rect: Scene.Rect, _ color: Scene.Color) -> Scene.Node {
    var elements: [Scene.Path.Element] = []
    var offset = distance
    while offset < rect.width + rect.height {
      elements.append(.move(Scene.Point(rect.x + offset, rect.y)))
      elements.append(.line(Scene.Point(rect.x + offset - rect.height, rect.maxY)))
      offset += distance
    }
    return .group(
      .init(
        clip: .rectangle(rect),
        children: [.stroke(Scene.Path(elements), color.faded(to: 110), .init(width: 0.5))]))
  }
}
