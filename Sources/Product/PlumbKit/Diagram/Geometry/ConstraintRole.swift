import LayoutTree

/// What a constraint says, as far as that has a sign of its own in a diagram.
enum ConstraintRole: Equatable {
  /// Two edges coincide.
  case edges
  /// Two centres, or a centre and an edge, coincide.
  case centers
  /// Two baselines coincide, or a baseline and something else.
  case baselines
  /// A distance or a size.
  case length
  /// The width of a view is tied to its own height.
  case aspectRatio
  /// Two views are of equal width or height.
  case equalSizes

  /// The role of `constraint` drawn in `shape`.
  init(_ constraint: LayoutTree.Constraint, _ shape: ConstraintShape) {
    switch shape {
    case .distance: self = .length
    case .alignment: self = Self.alignment(constraint)
    case .extent: self = constraint.second == nil ? .length : .aspectRatio
    case .extents:
      let isPlain =
        constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant == 0
      self = isPlain ? .equalSizes : .length
    }
  }

  private static func alignment(_ constraint: LayoutTree.Constraint) -> ConstraintRole {
    let sides = [constraint.first, constraint.second ?? ""]
    if sides.contains(where: { $0.hasSuffix("Baseline") }) { return .baselines }
    let isCenter = sides.contains { side in
      [".centerX", ".centerY", "WithinMargins"].contains { side.hasSuffix($0) }
    }
    return isCenter ? .centers : .edges
  }
}
