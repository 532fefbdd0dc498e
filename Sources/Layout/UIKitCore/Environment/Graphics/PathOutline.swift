import Numbers

/// The segments of a path, in points, y down. `UIBezierPath` and `CGPath` are made of it.
package struct PathOutline: Hashable, Sendable {
  /// A segment, from the end of the one before it.
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close
  }

  package var elements: [Element] = []

  package init(_ elements: [Element] = []) { self.elements = elements }

  /// The point at which the next segment begins; nil before the first.
  var currentPoint: CGPoint? {
    for (index, element) in elements.enumerated().reversed() {
      switch element {
      case .move(let end), .line(let end), .quadratic(_, let end), .cubic(_, _, let end):
        return end
      case .close:
        let start = elements[..<index].last { if case .move = $0 { true } else { false } }
        if case .move(let point)? = start { return point }
      }
    }
    return nil
  }

  /// The outline with each of its points mapped.
  package func applying(_ t: CGAffineTransform) -> PathOutline {
    PathOutline(
      elements.map { element in
        switch element {
        case .move(let p): .move(p.applying(t))
        case .line(let p): .line(p.applying(t))
        case .quadratic(let c, let p): .quadratic(c.applying(t), p.applying(t))
        case .cubic(let c, let d, let p): .cubic(c.applying(t), d.applying(t), p.applying(t))
        case .close: .close
        }
      })
  }

  /// The rectangle around all points, control points included; null without points.
  var controlBounds: CGRect {
    let points = elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let p), .line(let p): [p]
      case .quadratic(let c, let p): [c, p]
      case .cubic(let c, let d, let p): [c, d, p]
      case .close: []
      }
    }
    return Self.bounds(of: points)
  }

  /// The rectangle around the outline itself, with curves taken in 16 steps.
  package var bounds: CGRect { Self.bounds(of: polygons.flatMap(\.self)) }

  private static func bounds(of points: [CGPoint]) -> CGRect {
    guard let minX = points.map(\.x).min(), let maxX = points.map(\.x).max(),
      let minY = points.map(\.y).min(), let maxY = points.map(\.y).max()
    else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The subpaths as polygons, each curve in 16 steps.
  private var polygons: [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var points: [CGPoint] = []
    for element in elements {
      let start = points.last ?? .zero
      switch element {
      case .move(let p):
        if !points.isEmpty { polygons.append(points) }
        points = [p]
      case .line(let p): points.append(p)
      case .quadratic(let c, let p):
        points += Self.steps { t in Self.blend(Self.blend(start, c, t), Self.blend(c, p, t), t) }
      case .cubic(let c, let d, let p):
        points += Self.steps { t in
          let middle = Self.blend(c, d, t)
          let first = Self.blend(Self.blend(start, c, t), middle, t)
          return Self.blend(first, Self.blend(middle, Self.blend(d, p, t), t), t)
        }
      case .close: if let first = points.first { points.append(first) }
      }
    }
    return points.isEmpty ? polygons : polygons + [points]
  }

  private static func steps(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
    (1...16).map { point(CGFloat($0) / 16) }
  }

  private static func blend(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  /// Whether a point is inside, by the rule for filling.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for polygon in polygons {
      for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += b.y > a.y ? 1 : -1 }
      }
    }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The subpaths, each beginning with a move.
  private var subpaths: [PathOutline] {
    var parts: [PathOutline] = []
    var start = CGPoint.zero
    var isOpen = false
    for element in elements {
      if case .move(let point) = element {
        parts.append(PathOutline([element]))
        (start, isOpen) = (point, true)
        continue
      }
      if !isOpen { parts.append(PathOutline([.move(start)])) }
      parts[parts.count - 1].elements.append(element)
      if case .close = element { isOpen = false } else { isOpen = true }
    }
    return parts
  }

  /// Each subpath in the opposite direction.
  var reversed: PathOutline { PathOutline(subpaths.flatMap(\.backwards)) }

  /// The segments of a single subpath in the opposite direction.
  private var backwards: [Element] {
    var ends: [CGPoint] = []
    var isClosed = false
    for element in elements {
      switch element {
      case .move(let p), .line(let p), .quadratic(_, let p), .cubic(_, _, let p): ends.append(p)
      case .close: isClosed = true
      }
    }
    guard let last = ends.last else { return [] }
    var result: [Element] = [.move(last)]
    for index in stride(from: ends.count - 1, to: 0, by: -1) {
      switch elements[index] {
      case .quadratic(let c, _): result.append(.quadratic(c, ends[index - 1]))
      case .cubic(let c, let d, _): result.append(.cubic(d, c, ends[index - 1]))
      default: result.append(.line(ends[index - 1]))
      }
    }
    return isClosed ? result + [.close] : result
  }

  /// An outline that the non-zero rule fills as the even-odd rule fills this one: a subpath inside
  /// an odd number of others runs against those around it. Subpaths that cross each other, or
  /// themselves, stay as they are. Complexity: O(subpaths²) tests of a point
  package var filledWithoutRule: PathOutline {
    let parts = subpaths
    guard parts.count > 1, parts.count <= 256 else { return self }
    return PathOutline(
      parts.enumerated().flatMap { index, part -> [Element] in
        guard let point = part.polygons.first?.first else { return part.elements }
        let depth = parts.enumerated().filter { other, around in
          other != index && around.contains(point, evenOdd: true)
        }.count
        return part.runsClockwise == (depth % 2 == 0) ? part.elements : part.backwards
      })
  }

  /// Whether a single subpath runs clockwise on the screen, by its signed area.
  private var runsClockwise: Bool {
    let points = polygons.first ?? []
    return zip(points, points.dropFirst() + points.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } >= 0
  }
}

// MARK: Shapes

extension PathOutline {
  package static func rectangle(_ rect: CGRect) -> PathOutline {
    PathOutline([
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }

  package static func ellipse(in rect: CGRect) -> PathOutline {
    rounded(
      rect, corners: .allCorners, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// A rectangle with round corners, clockwise; the radii are at most half the sides.
  package static func rounded(
    _ rect: CGRect, corners: UIRectCorner, radii: CGSize
  ) -> PathOutline {
    let rx = min(max(radii.width, 0), rect.width / 2)
    let ry = min(max(radii.height, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return rectangle(rect) }
    let (kx, ky) = (rx * (1 - QuarterCircle.handle), ry * (1 - QuarterCircle.handle))
    var path = PathOutline()
    path.start(rect, rounded: corners.contains(.topLeft), rx)
    path.corner(
      rect.maxX, rect.minY, corners.contains(.topRight), from: (-rx, 0), (-kx, 0), (0, ky),
      to: (0, ry))
    path.corner(
      rect.maxX, rect.maxY, corners.contains(.bottomRight), from: (0, -ry), (0, -ky), (-kx, 0),
      to: (-rx, 0))
    path.corner(
      rect.minX, rect.maxY, corners.contains(.bottomLeft), from: (rx, 0), (kx, 0), (0, -ky),
      to: (0, -ry))
    path.corner(
      rect.minX, rect.minY, corners.contains(.topLeft), from: (0, ry), (0, ky), (kx, 0),
      to: (rx, 0))
    path.elements.append(.close)
    return path
  }

  private mutating func start(_ rect: CGRect, rounded: Bool, _ radius: CGFloat) {
    elements.append(.move(CGPoint(x: rect.minX + (rounded ? radius : 0), y: rect.minY)))
  }

  private mutating func corner(
    _ x: CGFloat, _ y: CGFloat, _ isRound: Bool, from: (CGFloat, CGFloat), _ c: (CGFloat, CGFloat),
    _ d: (CGFloat, CGFloat), to: (CGFloat, CGFloat)
  ) {
    let point = { (p: (CGFloat, CGFloat)) in CGPoint(x: x + p.0, y: y + p.1) }
    guard isRound else { return elements.append(.line(CGPoint(x: x, y: y))) }
    elements += [.line(point(from)), .cubic(point(c), point(d), point(to))]
  }

  /// A rectangle with continuous corners: those of UIKit's `UIBezierPath(roundedRect:cornerRadius:)`
  /// since iOS 7, whose curve begins 1.528665 radii from the corner. The numbers were read from the
  /// elements of that path and published (PaintCode, "Code for iOS 7 rounded rectangles"). Where
  /// sides have no room for that the corners become arcs, so that a capsule ends in half circles
  /// (assumed: the way from the one to the other is straight here).
  package static func continuous(
    _ rect: CGRect, corners: UIRectCorner, radius: CGFloat
  ) -> PathOutline {
    let half = min(rect.width, rect.height) / 2
    let r = min(radius, half)
    guard r > 0 else { return rectangle(rect) }
    let corner = ContinuousCorner(reach: half / r)
    var path = PathOutline()
    path.start(rect, rounded: corners.contains(.topLeft), r * corner.reach)
    for (x, y, name, back, ahead) in [
      (rect.maxX, rect.minY, .topRight, (-1, 0), (0, 1)),
      (rect.maxX, rect.maxY, .bottomRight, (0, -1), (-1, 0)),
      (rect.minX, rect.maxY, .bottomLeft, (1, 0), (0, -1)),
      (rect.minX, rect.minY, .topLeft, (0, 1), (1, 0)),
    ] as [(CGFloat, CGFloat, UIRectCorner, (CGFloat, CGFloat), (CGFloat, CGFloat))] {
      guard corners.contains(name) else {
        path.elements.append(.line(CGPoint(x: x, y: y)))
        continue
      }
      path.elements += corner.elements { u, v in
        CGPoint(
          x: x + r * (u * back.0 + v * ahead.0), y: y + r * (u * back.1 + v * ahead.1))
      }
    }
    path.elements.append(.close)
    return path
  }

  /// A corner for a radius of 1 whose sides lie on the axes, between an arc and the continuous one.
  private struct ContinuousCorner {
    /// Where the curve begins, from the corner: 1 for an arc.
    let reach: CGFloat
    private let share: CGFloat

    private typealias Point = (u: CGFloat, v: CGFloat)

    /// The continuous curve up to the middle's first handle; the rest is its mirror image.
    private static let continuous: [Point] = [
      (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139), (0.37282383, 0.16905956),
    ]
    private static let longestReach: CGFloat = 1.52866483

    /// A quarter circle cut as `continuous` is, so that either can stand for the other.
    private static let arc: [Point] = {
      let angle = atan2(1 - continuous[2].u, 1 - continuous[2].v)
      let (outer, inner) = (4 / 3 * tan(angle / 4), 4 / 3 * tan((.pi / 2 - 2 * angle) / 4))
      let cut = Point(1 - sin(angle), 1 - cos(angle))
      return [
        (1 - outer, 0), (cut.u + outer * cos(angle), cut.v - outer * sin(angle)), cut,
        (cut.u - inner * cos(angle), cut.v + inner * sin(angle)),
      ]
    }()

    /// - Parameter reach: the most that there is room for, in radii, from 1.
    init(reach: CGFloat) {
      self.reach = min(reach, Self.longestReach)
      share = (self.reach - 1) / (Self.longestReach - 1)
    }

    func elements(_ point: (_ u: CGFloat, _ v: CGFloat) -> CGPoint) -> [Element] {
      let points = zip(Self.arc, Self.continuous).map { arc, curve in
        Point(arc.u + share * (curve.u - arc.u), arc.v + share * (curve.v - arc.v))
      }
      let there = points.map { point($0.u, $0.v) }
      let back = points.map { point($0.v, $0.u) }
      return [
        .line(point(reach, 0)), .cubic(there[0], there[1], there[2]),
        .cubic(there[3], back[3], back[2]), .cubic(back[1], back[0], point(0, reach)),
      ]
    }
  }

  /// An arc in pieces of a quarter circle at most, joined by a line to what is there.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) {
    guard radius.isFinite, start.isFinite, end.isFinite else { return }
    let full = 2 * CGFloat.pi
    var sweep = end - start
    if clockwise {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: full) + full }
      sweep = min(sweep, full)
    } else {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: full) - full }
      sweep = max(sweep, -full)
    }
    let point = { (angle: CGFloat) in
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    elements.append(elements.isEmpty ? .move(point(start)) : .line(point(start)))
    let count = max(1, Int((abs(sweep) / (full / 4)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let a = start + CGFloat(index) * step, b = a + step
      let (p, q) = (point(a), point(b))
      elements.append(
        .cubic(
          CGPoint(x: p.x - handle * sin(a), y: p.y + handle * cos(a)),
          CGPoint(x: q.x + handle * sin(b), y: q.y - handle * cos(b)), q))
    }
  }

  /// An arc that touches the lines from the present point to `corner` and from there to `end`,
  /// joined to the path by a line; a line to `corner` where there is no such arc.
  mutating func addArc(tangentTo corner: CGPoint, _ end: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return elements.append(.move(corner)) }
    let (ax, ay) = (start.x - corner.x, start.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let turn = ax * by - ay * bx
    let (a, b) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
    guard radius > 0, a > 0, b > 0, abs(turn) > Tolerance.factor * a * b else {
      return elements.append(.line(corner))
    }
    let half = atan2(abs(turn), ax * bx + ay * by) / 2
    let reach = radius / tan(half)
    let first = CGPoint(x: corner.x + ax / a * reach, y: corner.y + ay / a * reach)
    let last = CGPoint(x: corner.x + bx / b * reach, y: corner.y + by / b * reach)
    // The centre is on the bisector of the angle.
    let (mx, my) = (ax / a + bx / b, ay / a + by / b)
    let far = radius / sin(half) / (mx * mx + my * my).squareRoot()
    let center = CGPoint(x: corner.x + mx * far, y: corner.y + my * far)
    addArc(
      center: center, radius: radius, from: atan2(first.y - center.y, first.x - center.x),
      to: atan2(last.y - center.y, last.x - center.x), clockwise: turn < 0)
  }
}
