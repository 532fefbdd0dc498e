import Scene

/// A double arrow across a corner of a view, like the handle that scales a picture: its width and
/// height are tied to each other.
struct AspectSign {
  /// The view.
  let rect: Scene.Rect
  let isDashed: Bool
  let color: Scene.Color

  private static let inset = 3.0
  private static let largest = 9.0
  private static let thickness = 0.75

  /// The square that the arrow crosses, in the view's lower right corner.
  var bounds: Scene.Rect {
    let side = max(2, min(Self.largest, rect.width - 2 * Self.inset, rect.height - 2 * Self.inset))
    return Scene.Rect(
      rect.maxX - Self.inset - side, rect.maxY - Self.inset - side, side, side)
  }

  var middle: Scene.Point {
    Scene.Point(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
  }

  /// What to paint.
  var nodes: [Scene.Node] {
    let box = bounds, head = min(3.0, bounds.width / 2)
    let (start, end) = (Scene.Point(box.x, box.y), Scene.Point(box.maxX, box.maxY))
    return [
      .stroke(
        .segment(start, end), color,
        .init(width: Self.thickness, dash: isDashed ? [2, 1.5] : [])),
      .stroke(
        Scene.Path([
          .move(Scene.Point(start.x, start.y + head)), .line(start),
          .line(Scene.Point(start.x + head, start.y)), .move(Scene.Point(end.x - head, end.y)),
          .line(end), .line(Scene.Point(end.x, end.y - head)),
        ]), color, .init(width: Self.thickness)),
    ]
  }
}
