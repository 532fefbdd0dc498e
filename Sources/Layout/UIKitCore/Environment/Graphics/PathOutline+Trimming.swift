extension PathOutline {
  /// The part of the outline between two shares of its length, from 0 to 1.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> PathOutline {
    guard start > 0 || end < 1 else { return self }
    let pieces = pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    let part = max(start, 0) * total..<max(max(start, 0), min(end, 1)) * total
    guard total.isFinite, !part.isEmpty else { return PathOutline() }
    var result: [Element] = []
    var position: CGFloat = 0
    var last: CGPoint?
    for piece in pieces {
      let shares =
        piece.share(
          at: part.lowerBound - position)...piece.share(
          at: part.upperBound - position)
      position += piece.length
      guard shares.lowerBound < shares.upperBound else { continue }
      let curve = piece.part(shares)
      if last != curve.points[0] { result.append(.move(curve.points[0])) }
      result.append(curve.points.count == 2 ? .line(curve.points[1]) : curve.element)
      last = curve.points.last
    }
    return PathOutline(result)
  }

  /// The segments with the points at which they begin; what closes a subpath is a line.
  private var pieces: [Curve] {
    var pieces: [Curve] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point): (first, last) = (point, point)
      case .line(let point): pieces.append(Curve([last, point]))
      case .quadratic(let control, let point): pieces.append(Curve([last, control, point]))
      case .cubic(let one, let other, let point): pieces.append(Curve([last, one, other, point]))
      case .close: pieces.append(Curve([last, first]))
      }
      last = pieces.last?.points.last ?? last
      if case .move(let point) = element { last = point }
    }
    return pieces.filter { $0.length > 0 }
  }
}

/// A Bézier curve of two, three or four points.
private struct Curve {
  let points: [CGPoint]
  /// The lengths up to each of sixteen steps.
  private let lengths: [CGFloat]

  init(_ points: [CGPoint]) {
    self.points = points
    var (length, last) = (CGFloat(0), points[0])
    lengths = (1...16).map { step in
      let next = Self.halves(points, at: CGFloat(step) / 16).first.last ?? last
      length += hypot(next.x - last.x, next.y - last.y)
      last = next
      return length
    }
  }

  var length: CGFloat { lengths[15] }

  var element: PathOutline.Element {
    points.count == 3
      ? .quadratic(points[1], points[2]) : .cubic(points[1], points[2], points[3])
  }

  /// The parameter, from 0 to 1, of the point in a distance from the beginning.
  func share(at distance: CGFloat) -> CGFloat {
    guard distance > 0 else { return 0 }
    guard let step = lengths.firstIndex(where: { $0 >= distance }) else { return 1 }
    let before = step == 0 ? 0 : lengths[step - 1]
    let within = lengths[step] > before ? (distance - before) / (lengths[step] - before) : 0
    return (CGFloat(step) + within) / 16
  }

  func part(_ shares: ClosedRange<CGFloat>) -> Curve {
    let first = Self.halves(points, at: shares.upperBound).first
    return Curve(Self.halves(first, at: shares.lowerBound / shares.upperBound).second)
  }

  /// Both parts of a curve (de Casteljau).
  private static func halves(
    _ points: [CGPoint], at share: CGFloat
  ) -> (first: [CGPoint], second: [CGPoint]) {
    var (row, first, second) = (points, [points[0]], [points[points.count - 1]])
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { one, other in
        CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
      }
      first.append(row[0])
      second.insert(row[row.count - 1], at: 0)
    }
    return (first, second)
  }
}
