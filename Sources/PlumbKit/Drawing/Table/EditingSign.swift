import Scene

/// The signs of a cell that is edited, in the middle of the rectangle that the cell keeps for them:
/// circles of 22 points, and the grip by which a row is moved.
struct EditingSign {
  let rect: Scene.Rect
  /// Of the empty circle and the grip.
  let ring: Scene.Color
  /// Of the circle that is checked.
  let tint: Scene.Color

  private static let radius = 11.0

  /// A minus on red.
  func delete(_ color: Scene.Color) -> [Scene.Node] {
    disc(color) + [line((-5, 0), (5, 0))]
  }

  /// A plus on green.
  func insert(_ color: Scene.Color) -> [Scene.Node] {
    disc(color) + [line((-5, 0), (5, 0)), line((0, -5), (0, 5))]
  }

  /// A circle to be checked.
  func check(isOn: Bool) -> [Scene.Node] {
    guard isOn else {
      return [.stroke(.ellipse(in: circle.outset(by: -0.75)), ring, .init(width: 1.5))]
    }
    let mark = Scene.Path.polygon(
      [point(-4.6, 0.4), point(-1.4, 4.2), point(4.8, -4.4)], closed: false)
    return disc(tint) + [.stroke(mark, .white, .init(width: 2, cap: .round, join: .round))]
  }

  /// Three lines.
  func grip(isModern: Bool) -> [Scene.Node] {
    let pitch = isModern ? 5.0 : 4.0, half = isModern ? 9.5 : 10.5
    return [-pitch, 0, pitch].map { y in
      .stroke(
        .segment(point(-half, y), point(half, y)), ring,
        .init(width: isModern ? 1.8 : 1, cap: isModern ? .round : .butt))
    }
  }

  private var circle: Scene.Rect {
    Scene.Rect(point(0, 0).x, point(0, 0).y, 0, 0).outset(by: Self.radius)
  }

  private func disc(_ color: Scene.Color) -> [Scene.Node] {
    [.fill(.ellipse(in: circle), color)]
  }

  private func line(_ from: (Double, Double), _ to: (Double, Double)) -> Scene.Node {
    .stroke(
      .segment(point(from.0, from.1), point(to.0, to.1)), .white, .init(width: 2, cap: .round))
  }

  private func point(_ x: Double, _ y: Double) -> Scene.Point {
    Scene.Point(rect.x + rect.width / 2 + x, rect.y + rect.height / 2 + y)
  }
}
