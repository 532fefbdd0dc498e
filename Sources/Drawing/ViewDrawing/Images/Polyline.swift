import Numbers
import Scene

/// A line of straight pieces; a curve becomes eight of them, which nobody sees in a symbol.
struct Polyline {
  private(set) var points: [Scene.Point] = []

  /// The first subpath of `path`.
  init(_ path: Scene.Path) {
    for element in path.elements {
      switch element {
      case .move(let end):
        guard points.isEmpty else { return }
        points = [end]
      case .line(let end): points.append(end)
      case .quadratic(let control, let end):
        let start = points.last ?? end
        addCurve(start, start.toward(control, 2 / 3), end.toward(control, 2 / 3), end)
      case .cubic(let first, let second, let end):
        addCurve(points.last ?? end, first, second, end)
      case .close: return
      }
    }
  }

  private mutating func addCurve(
    _ start: Scene.Point, _ first: Scene.Point, _ second: Scene.Point, _ end: Scene.Point
  ) {
    for step in 1...8 {
      let t = Double(step) / 8
      let a = start.toward(first, t), b = first.toward(second, t), c = second.toward(end, t)
      points.append(a.toward(b, t).toward(b.toward(c, t), t))
    }
  }

  /// The outline of a stroke along the line: one side, a round end, the other side, a round end.
  func stroked(width: Double) -> Scene.Path {
    guard points.count > 1 else { return Scene.Path() }
    let left = side(width / 2), right = Array(side(-width / 2).reversed())
    var path = Scene.Path([.move(left[0])] + left.dropFirst().map { .line($0) })
    path.addRoundEnd(to: right[0], around: points[points.count - 1])
    path.elements += right.dropFirst().map { .line($0) }
    path.addRoundEnd(to: left[0], around: points[0])
    path.elements.append(.close)
    return path
  }

  /// The line moved sideways; where two pieces meet, to where their moved lines meet.
  private func side(_ distance: Double) -> [Scene.Point] {
    points.indices.map { index in
      let before = index > 0 ? normal(index - 1) : normal(index)
      let after = index < points.count - 1 ? normal(index) : before
      let sum = Scene.Point(before.x + after.x, before.y + after.y)
      let share = 1 + before.x * after.x + before.y * after.y
      let reach = share > 0.2 ? distance / share : distance / 2
      return Scene.Point(points[index].x + sum.x * reach, points[index].y + sum.y * reach)
    }
  }

  /// Of length one, to the left of the piece that begins at a point.
  private func normal(_ index: Int) -> Scene.Point {
    let from = points[index], to = points[index + 1]
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Scene.Point(y / length, -x / length) : .zero
  }
}

extension Scene.Path {
  /// Twice the area inside the points, positive where the path turns clockwise as it is seen.
  var signedArea: Double {
    let points = Polyline(self).points
    return points.indices.reduce(0) { sum, index in
      let from = points[index], to = points[(index + 1) % points.count]
      return sum + from.x * to.y - to.x * from.y
    }
  }

  /// The first subpath the other way round, closed.
  var reversed: Scene.Path {
    let points = Array(Polyline(self).points.reversed())
    return .polygon(points)
  }

  /// Half a circle from where the pen stands, in two quarters.
  fileprivate mutating func addRoundEnd(to end: Scene.Point, around middle: Scene.Point) {
    guard case .line(let start) = elements.last else { return }
    let (x, y) = (start.x - middle.x, start.y - middle.y)
    let top = Scene.Point(middle.x - y, middle.y + x)
    let handle = QuarterCircle.handle
    let along = Scene.Point(-y * handle, x * handle), back = Scene.Point(x * handle, y * handle)
    elements += [
      .cubic(
        Scene.Point(start.x + along.x, start.y + along.y),
        Scene.Point(top.x + back.x, top.y + back.y), top),
      .cubic(
        Scene.Point(top.x - back.x, top.y - back.y),
        Scene.Point(end.x + along.x, end.y + along.y), end),
    ]
  }
}

extension Scene.Point {
  /// The point at a share of the way to another.
  func toward(_ other: Scene.Point, _ share: Double) -> Scene.Point {
    Scene.Point(x + (other.x - x) * share, y + (other.y - y) * share)
  }
}
