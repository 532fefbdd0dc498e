import Scene

/// The weight at the end of the line, below the row: solid where the chain fixes the height,
/// hollow where something else does.
struct PlumbBob {
  let x: Double
  /// The bottom of the row.
  let y: Double
  let isSolid: Bool
  let color: Scene.Color
  let ground: Scene.Color

  /// From the row's bottom to the bob, and the bob's own height and half its width.
  private static let cord = 2.5
  private static let height = 10.0
  private static let half = 3.5

  /// The room it takes.
  var bounds: Scene.Rect {
    Scene.Rect(x - Self.half, y, 2 * Self.half, Self.cord + Self.height)
  }

  /// A cap, a body and a point.
  var nodes: [Scene.Node] {
    let top = y + Self.cord
    let body = Scene.Path([
      .move(.init(x - 1.25, top)), .line(.init(x + 1.25, top)), .line(.init(x + 1.25, top + 1.5)),
      .cubic(
        .init(x + Self.half, top + 1.75), .init(x + Self.half, top + 4),
        .init(x + Self.half, top + 4.5)),
      .line(.init(x, top + Self.height)), .line(.init(x - Self.half, top + 4.5)),
      .cubic(
        .init(x - Self.half, top + 4), .init(x - Self.half, top + 1.75), .init(x - 1.25, top + 1.5)
      ), .close,
    ])
    let cord = Scene.Node.stroke(
      .segment(.init(x, y), .init(x, top)), color, .init(width: 0.75))
    return [
      cord, .fill(body, isSolid ? color : ground),
      .stroke(body, color, .init(width: 0.75, join: .round)),
    ]
  }
}
