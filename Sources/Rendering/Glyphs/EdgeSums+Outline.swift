import Scene

extension EdgeSums {
  /// How far a flattened curve may leave the true one, in pixels: a twentieth changes no pixel by
  /// more than a few of 255 steps.
  private static let tolerance = 0.05

  /// Adds an outline scaled by `scale` and then moved by `shift`, in pixels; open subpaths are
  /// closed, as a fill closes them.
  func add(_ path: Scene.Path, scale: Double, shift: Scene.Point) {
    func place(_ point: Scene.Point) -> Scene.Point {
      Scene.Point(point.x * scale + shift.x, point.y * scale + shift.y)
    }
    var start = Scene.Point.zero
    var pen = Scene.Point.zero
    for element in path.elements {
      switch element {
      case .move(let end):
        addLine(pen, start)
        start = place(end)
        pen = start
      case .line(let end):
        addLine(pen, place(end))
        pen = place(end)
      case .quadratic(let control, let end):
        addQuadratic(pen, place(control), place(end))
        pen = place(end)
      case .cubic(let first, let second, let end):
        addCubic(pen, place(first), place(second), place(end))
        pen = place(end)
      case .close:
        addLine(pen, start)
        pen = start
      }
    }
    addLine(pen, start)
  }

  private func addLine(_ from: Scene.Point, _ to: Scene.Point) {
    addLine(Float(from.x), Float(from.y), Float(to.x), Float(to.y))
  }

  /// A quadratic's second derivative is `2 · (a - 2b + c)`, and a chord over a step h strays by an
  /// eighth of it times h².
  private func addQuadratic(_ a: Scene.Point, _ b: Scene.Point, _ c: Scene.Point) {
    let bend = EdgeSums.bend(a, b, c)
    let steps = EdgeSums.steps(bend / 4)
    var pen = a
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let u = 1 - t
      let next = Scene.Point(
        u * u * a.x + 2 * u * t * b.x + t * t * c.x, u * u * a.y + 2 * u * t * b.y + t * t * c.y)
      addLine(pen, next)
      pen = next
    }
  }

  /// A cubic's second derivative is at most six times the larger bend of its control polygon.
  private func addCubic(
    _ a: Scene.Point, _ b: Scene.Point, _ c: Scene.Point, _ d: Scene.Point
  ) {
    let bend = max(EdgeSums.bend(a, b, c), EdgeSums.bend(b, c, d))
    let steps = EdgeSums.steps(bend * 3 / 4)
    var pen = a
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let u = 1 - t
      let (first, second) = (3 * u * u * t, 3 * u * t * t)
      let next = Scene.Point(
        u * u * u * a.x + first * b.x + second * c.x + t * t * t * d.x,
        u * u * u * a.y + first * b.y + second * c.y + t * t * t * d.y)
      addLine(pen, next)
      pen = next
    }
  }

  private static func bend(_ a: Scene.Point, _ b: Scene.Point, _ c: Scene.Point) -> Double {
    let x = a.x - 2 * b.x + c.x
    let y = a.y - 2 * b.y + c.y
    return (x * x + y * y).squareRoot()
  }

  private static func steps(_ error: Double) -> Int {
    Int(min(64, max(1, (error / tolerance).squareRoot().rounded(.up))))
  }
}
