import Scene

/// A straight line between two points.
struct Segment: Equatable {
  let from: Scene.Point
  let to: Scene.Point

  /// In points.
  var length: Double {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The rectangle around both ends.
  var bounds: Scene.Rect {
    Scene.Rect(
      min(from.x, to.x), min(from.y, to.y), abs(to.x - from.x), abs(to.y - from.y))
  }

  /// How much of the line, as fractions of its length, lies within `rect`; `nil` where none does.
  ///
  /// Clips the line against one side after the other (Liang and Barsky 1984).
  func part(within rect: Scene.Rect) -> ClosedRange<Double>? {
    var low = 0.0, high = 1.0
    let sides = [
      (from.x, to.x - from.x, rect.x, rect.maxX), (from.y, to.y - from.y, rect.y, rect.maxY),
    ]
    for (start, step, near, far) in sides {
      if step == 0 {
        guard start > near, start < far else { return nil }
        continue
      }
      let ends = [(near - start) / step, (far - start) / step].sorted()
      (low, high) = (max(low, ends[0]), min(high, ends[1]))
    }
    return low < high ? low...high : nil
  }

  /// Whether both lines have a point in common that is no end of either.
  func crosses(_ other: Segment) -> Bool {
    let first = side(of: other.from) * side(of: other.to)
    let second = other.side(of: from) * other.side(of: to)
    return first < 0 && second < 0
  }

  /// Positive on one side of the line, negative on the other.
  private func side(of point: Scene.Point) -> Double {
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  }

  /// What is left of the line where it does not run through `rects`, which are `gap` wider all
  /// round.
  func pieces(outside rects: [Scene.Rect], gap: Double) -> [Segment] {
    let covered = rects.compactMap { part(within: $0.outset(by: gap)) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var pieces: [Segment] = []
    var start = 0.0
    for part in covered {
      if part.lowerBound > start { pieces.append(self.part(start, part.lowerBound)) }
      start = max(start, part.upperBound)
    }
    if start < 1 { pieces.append(self.part(start, 1)) }
    return pieces
  }

  private func part(_ start: Double, _ end: Double) -> Segment {
    Segment(from: point(at: start), to: point(at: end))
  }

  /// The place at a fraction of the way.
  func point(at fraction: Double) -> Scene.Point {
    if fraction == 1 { return to }
    return Scene.Point(
      from.x + (to.x - from.x) * fraction, from.y + (to.y - from.y) * fraction)
  }
}
