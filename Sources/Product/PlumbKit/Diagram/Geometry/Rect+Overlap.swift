import Scene

extension Scene.Rect {
  /// Whether the insides share a point; rectangles that only touch do not overlap.
  func overlaps(_ other: Scene.Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether `other` lies within, edges included.
  func contains(_ other: Scene.Rect) -> Bool {
    x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// The place within that is nearest to `point`.
  func nearest(to point: Scene.Point) -> Scene.Point {
    Scene.Point(min(max(point.x, x), maxX), min(max(point.y, y), maxY))
  }

  /// The rectangle of this size around a middle.
  init(center: Scene.Point, _ size: Scene.Size) {
    self.init(
      center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }
}
