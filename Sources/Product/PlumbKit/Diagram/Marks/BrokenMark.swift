import Scene

/// A cross over what was given up.
enum BrokenMark {
  private static let arm = 3.0

  /// The cross, its middle at `point`.
  static func node(at point: Scene.Point, _ color: Scene.Color) -> Scene.Node {
    .stroke(
      Scene.Path([
        .move(Scene.Point(point.x - arm, point.y - arm)),
        .line(Scene.Point(point.x + arm, point.y + arm)),
        .move(Scene.Point(point.x - arm, point.y + arm)),
        .line(Scene.Point(point.x + arm, point.y - arm)),
      ]), color, .init(width: 1.25, cap: .round))
  }
}
