import Scene

/// The outline of a view. How it is drawn tells the view's depth, beside its colour: plain, with
/// heavy corners, doubled, doubled with heavy corners, and then again from the first.
struct FrameOutline {
  let rect: Scene.Rect
  /// How many superviews the view has in the row.
  let depth: Int
  let color: Scene.Color

  /// Depths that are drawn differently.
  static let styles = 4
  private static let thickness = 0.5
  private static let corner = 4.5
  private static let heavy = 1.0

  /// What to paint: inside the edge, so that neighbours that touch keep a line each.
  var nodes: [Scene.Node] {
    let style = max(0, depth - 1) % Self.styles
    return [box(inset: 0)] + (style >= 2 ? [box(inset: 1.5)] : [])
      + (style % 2 == 1 ? [corners] : [])
  }

  private func box(inset: Double) -> Scene.Node {
    let room = max(0, min(rect.width, rect.height) / 2)
    return .stroke(
      .rectangle(rect.outset(by: -min(room, Self.thickness / 2 + inset))), color,
      .init(width: Self.thickness))
  }

  /// An angle in each corner.
  private var corners: Scene.Node {
    let box = rect.outset(by: -Self.heavy / 2)
    let arm = max(0, min(Self.corner, rect.width / 2, rect.height / 2))
    let ends = [(box.x, arm), (box.maxX, -arm)].flatMap { x, dx in
      [(box.y, arm), (box.maxY, -arm)].map { y, dy in (x, y, dx, dy) }
    }
    let elements = ends.flatMap { x, y, dx, dy -> [Scene.Path.Element] in
      [
        .move(Scene.Point(x + dx, y)), .line(Scene.Point(x, y)), .line(Scene.Point(x, y + dy)),
      ]
    }
    return .stroke(Scene.Path(elements), color, .init(width: Self.heavy))
  }
}
