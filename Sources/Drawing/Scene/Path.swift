import Numbers

extension Scene {
  /// Lines and curves in points, filled by the non-zero winding rule.
  ///
  /// Invariant: every subpath starts with `move`.
  public struct Path: Hashable, Sendable {
    /// One segment of a path, from the current point.
    public enum Element: Hashable, Sendable {
      /// Starts a subpath at a point.
      case move(Point)
      case line(Point)
      /// A quadratic curve: control point, end.
      case quadratic(Point, Point)
      /// A cubic curve: two control points, end.
      case cubic(Point, Point, Point)
      /// A line back to the start of the subpath.
      case close
    }

    /// The segments in order.
    public var elements: [Element]

    /// Creates a path from its segments.
    public init(_ elements: [Element] = []) {
      self.elements = elements
    }

    /// Whether there is nothing to draw.
    public var isEmpty: Bool { elements.isEmpty }

    /// The rectangle around all points, control points included; nil for an empty path.
    public var bounds: Rect? {
      var box: Rect?
      for element in elements {
        guard let part = element.bounds else { continue }
        box = box?.union(part) ?? part
      }
      return box
    }
  }
}

extension Scene.Path.Element {
  /// The bounds of the segment's own points; nil for `close`.
  var bounds: Scene.Rect? {
    switch self {
    case .move(let end), .line(let end): Scene.Rect(end.x, end.y, 0, 0)
    case .quadratic(let control, let end): Scene.Rect(enclosing: [control, end])
    case .cubic(let first, let second, let end): Scene.Rect(enclosing: [first, second, end])
    case .close: nil
    }
  }
}

extension Scene.Path {
  /// The four sides of `rect`, clockwise from the top left.
  public static func rectangle(_ rect: Scene.Rect) -> Scene.Path {
    Scene.Path([
      .move(Scene.Point(rect.x, rect.y)), .line(Scene.Point(rect.maxX, rect.y)),
      .line(Scene.Point(rect.maxX, rect.maxY)), .line(Scene.Point(rect.x, rect.maxY)), .close,
    ])
  }

  /// The rectangle that `rectangle(_:)` made this path from, of positive size; nil for others.
  package var asRectangle: Scene.Rect? {
    guard elements.count == 5, case .move(let start) = elements[0],
      case .line(let right) = elements[1], case .line(let end) = elements[2],
      case .line(let left) = elements[3], case .close = elements[4],
      start.y == right.y, right.x == end.x, end.y == left.y, left.x == start.x,
      start.x <= end.x, start.y <= end.y
    else { return nil }
    return Scene.Rect(start.x, start.y, end.x - start.x, end.y - start.y)
  }

  /// One straight line.
  public static func segment(_ from: Scene.Point, _ to: Scene.Point) -> Scene.Path {
    Scene.Path([.move(from), .line(to)])
  }

  /// Straight lines through `points`, and back to the first.
  public static func polygon(_ points: [Scene.Point]) -> Scene.Path {
    points.isEmpty ? Scene.Path() : Scene.Path(polyline(points).elements + [.close])
  }

  /// Straight lines from each of `points` to the next.
  public static func polyline(_ points: [Scene.Point]) -> Scene.Path {
    guard let first = points.first else { return Scene.Path() }
    return Scene.Path([.move(first)] + points.dropFirst().map { Element.line($0) })
  }

  /// The ellipse that touches the sides of `rect`.
  public static func ellipse(in rect: Scene.Rect) -> Scene.Path {
    rounded(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  /// `rect` with quarter circles as corners; the radius, in points, is limited to half the shorter
  /// side.
  public static func roundedRectangle(_ rect: Scene.Rect, radius: Double) -> Scene.Path {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    return radius == 0 ? rectangle(rect) : rounded(rect, radiusX: radius, radiusY: radius)
  }

  private static func rounded(
    _ rect: Scene.Rect, radiusX: Double, radiusY: Double
  ) -> Scene.Path {
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    let inset = 1 - QuarterCircle.handle
    let (handleX, handleY) = (radiusX * inset, radiusY * inset)
    typealias Point = Scene.Point
    var path = Scene.Path([.move(Point(left + radiusX, top))])
    path.addLine(to: Point(right - radiusX, top))
    path.elements.append(
      .cubic(
        Point(right - handleX, top), Point(right, top + handleY), Point(right, top + radiusY)))
    path.addLine(to: Point(right, bottom - radiusY))
    path.elements.append(
      .cubic(
        Point(right, bottom - handleY), Point(right - handleX, bottom),
        Point(right - radiusX, bottom)))
    path.addLine(to: Point(left + radiusX, bottom))
    path.elements.append(
      .cubic(
        Point(left + handleX, bottom), Point(left, bottom - handleY),
        Point(left, bottom - radiusY)))
    path.addLine(to: Point(left, top + radiusY))
    path.elements.append(
      .cubic(Point(left, top + handleY), Point(left + handleX, top), Point(left + radiusX, top)))
    path.elements.append(.close)
    return path
  }

  /// Adds a line unless its length is 0, as between the corners of an ellipse.
  private mutating func addLine(to end: Scene.Point) {
    switch elements.last {
    case .move(end), .line(end), .cubic(_, _, end): break
    default: elements.append(.line(end))
    }
  }
}
