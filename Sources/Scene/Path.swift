extension Scene {
  /// Lines and curves, filled by the non-zero winding rule.
  ///
  /// Invariant: every subpath starts with `move`.
  public struct Path: Hashable, Sendable {
    /// One step of the pen.
    public enum Element: Hashable, Sendable {
      /// Lifts the pen and starts a subpath.
      case move(Point)
      /// A straight line.
      case line(Point)
      /// A quadratic curve: control point, end.
      case quadratic(Point, Point)
      /// A cubic curve: two control points, end.
      case cubic(Point, Point, Point)
      /// A line back to the start of the subpath.
      case close
    }

    /// The steps in order.
    public var elements: [Element]

    /// A path of the given steps.
    public init(_ elements: [Element] = []) {
      self.elements = elements
    }

    /// True when there is nothing to draw.
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
  /// The rectangle around the step's own points; nil for `close`.
  var bounds: Scene.Rect? {
    switch self {
    case .move(let end), .line(let end): Scene.Rect(end.x, end.y, 0, 0)
    case .quadratic(let control, let end): Scene.Rect(enclosing: [control, end])
    case .cubic(let first, let second, let end): Scene.Rect(enclosing: [first, second, end])
    case .close: nil
    }
  }
}
