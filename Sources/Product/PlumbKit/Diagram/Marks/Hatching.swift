import Scene

/// Slanted lines across a rectangle: marked without hiding what is below, and without colour.
enum Hatching {
  private static let distance = 6.0
  /// Lines of one stroke: those of a tall rectangle are found by the bands that show them.
  private static let chunk = 100
  /// Lines of the largest rectangle: a frame may be as large as a file says.
  private static let limit = 20_000.0

  /// The hatching of `rect`, clipped to it.
  ///
  /// - Complexity: O(width + height); each line is as long as what is seen of it.
  static func node(in rect: Scene.Rect, _ color: Scene.Color) -> Scene.Node {
    let extent = rect.width + rect.height
    guard extent.isFinite else { return .group(.init(children: [])) }
    let distance = max(distance, extent / limit)
    let count = max(0, Int((extent / distance).rounded(.up)) - 1)
    let strokes = stride(from: 0, to: count, by: chunk).map { first in
      let lines = (first..<min(first + chunk, count)).flatMap {
        line(at: Double($0 + 1) * distance, in: rect)
      }
      return Scene.Node.stroke(Scene.Path(lines), color.faded(to: 110), .init(width: 0.5))
    }
    return .group(.init(clip: .rectangle(rect), children: strokes))
  }

  /// The line that leaves the upper edge, or its continuation to the right, at `offset`: a point
  /// beyond the rectangle at both ends.
  private static func line(at offset: Double, in rect: Scene.Rect) -> [Scene.Path.Element] {
    let above = max(0, offset - rect.width) - 1
    let below = min(offset, rect.height) + 1
    return [
      .move(Scene.Point(rect.x + offset - above, rect.y + above)),
      .line(Scene.Point(rect.x + offset - below, rect.y + below)),
    ]
  }
}
