import LayoutTree
import Scene

/// What a constraint looks like in space.
enum ConstraintShape {
  /// Two parallel lines apart from each other, and the extents, across the axis, of what has
  /// them; `second` is `nil` where only one of them is known.
  case distance(
    Axis, from: Double, to: Double, first: ClosedRange<Double>,
    second: ClosedRange<Double>?)
  /// Two lines that coincide `at` a place of the axis, and how far they reach across it.
  case alignment(Axis, at: Double, reach: ClosedRange<Double>)
  /// The extent of one view.
  case extent(Axis, Scene.Rect)
  /// The extents of two views, tied to each other.
  case extents(Axis, Scene.Rect, Scene.Rect)
}

extension RowGeometry {
  /// Closer than this, in points, two lines are drawn as one: frames are rounded to pixels, so
  /// that centres that coincide may end up half a point apart.
  private static let coincidence = 0.6
  /// How far a line along an edge reaches beyond the view within another.
  private static let overshoot = 4.0

  /// The shape of `constraint`; `nil` where its place cannot be told from the frames.
  func shape(of constraint: LayoutTree.Constraint) -> ConstraintShape? {
    guard let first = AnchorName(constraint.first, isRightToLeft: isRightToLeft) else { return nil }
    let second = constraint.second.flatMap { AnchorName($0, isRightToLeft: isRightToLeft) }
    if case .extent(let axis) = first.attribute { return extent(of: first, second, axis) }
    guard let second else { return nil }
    return lines(first, second, constraint)
  }

  private func extent(
    of first: AnchorName, _ second: AnchorName?, _ axis: Axis
  ) -> ConstraintShape? {
    guard let rect = rect(of: first.view) else { return nil }
    guard let second, second.view != first.view else { return .extent(axis, rect) }
    return self.rect(of: second.view).map { .extents(axis, rect, $0) } ?? .extent(axis, rect)
  }

  private func lines(
    _ first: AnchorName, _ second: AnchorName, _ constraint: LayoutTree.Constraint
  ) -> ConstraintShape? {
    guard let (from, to) = coordinates(first, second, constraint) else { return nil }
    let axis = first.axis
    let spans = [first, second].map { anchor in
      rect(of: anchor.view).map { axis.across.span(of: $0) }
    }
    guard let near = spans[0] ?? spans[1] else { return nil }
    if abs(from - to) < Self.coincidence {
      return .alignment(axis, at: from, reach: Self.reach(of: near, spans[1] ?? near))
    }
    return .distance(
      axis, from: from, to: to, first: near, second: spans[0].flatMap { _ in spans[1] })
  }

  /// From end to end of two views beside each other; along the inner one where one is within.
  private static func reach(
    of first: ClosedRange<Double>, _ second: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    let inner = first.length < second.length ? first : second
    let outer = first.union(second)
    guard outer == first || outer == second else { return outer }
    return (inner.lowerBound - overshoot)...(inner.upperBound + overshoot)
  }

  /// Where both lines are. A margin is drawn from the edge that it is measured from. A line that
  /// its frame does not tell (a baseline) follows from the other by the constraint's own equation,
  /// as long as that holds.
  private func coordinates(
    _ first: AnchorName, _ second: AnchorName, _ constraint: LayoutTree.Constraint
  ) -> (Double, Double)? {
    let from = first.coordinate(in: self), to = second.coordinate(in: self)
    if let from, let to { return (from, to) }
    if let from, let edge = second.outerEdge(in: self) { return (from, edge) }
    if let to, let edge = first.outerEdge(in: self) { return (edge, to) }
    let holds =
      constraint.relation == .equal && constraint.violation == 0 && constraint.multiplier == 1
    guard holds else { return nil }
    if let from { return (from, from - constraint.constant) }
    return to.map { ($0 + constraint.constant, $0) }
  }
}
