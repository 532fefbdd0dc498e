import Scene

extension Scene.Point {
  /// True when both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Scene.Rect {
  /// True when all four sides are finite.
  var isFinite: Bool { maxX.isFinite && maxY.isFinite && x.isFinite && y.isFinite }

  /// True when no side is farther from the origin than can be drawn.
  var isWithinReach: Bool {
    [x, y, maxX, maxY].allSatisfy { abs($0) <= RenderingLimits.maximumReach }
  }
}

extension Scene.Transform {
  /// True when all coefficients are finite.
  var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}

extension Scene.StrokeStyle {
  /// True when the thickness and all dashes are finite.
  var isFinite: Bool { width.isFinite && dash.allSatisfy(\.isFinite) }
}

extension Scene.Path {
  /// True when all points are finite.
  var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let end), .line(let end): end.isFinite
      case .quadratic(let control, let end): control.isFinite && end.isFinite
      case .cubic(let first, let second, let end):
        first.isFinite && second.isFinite && end.isFinite
      case .close: true
      }
    }
  }
}
