extension LineGraph {
  /// The ways of a constraint between two lines: one for each direction in which it holds them
  /// apart, or one of each that shows how it gave.
  mutating func add(_ constraint: LayoutTree.Constraint) {
    guard !constraint.isEncapsulated, constraint.multiplier > 0,
      let first = LayoutTree.Line(anchor: constraint.first),
      let second = constraint.second.flatMap(LayoutTree.Line.init(anchor:)),
      lines.position(of: first) != nil, lines.position(of: second) != nil
    else { return }
    let off = distance(of: constraint, first, second)
    if constraint.isBroken {
      addBoth(first, second, .broken(constraint.id), constraint.priority)
    } else if abs(off) < ExtentSupports.tolerance {
      addFirm(constraint, first, second)
    } else if constraint.violation > 0 {
      addBoth(first, second, .missed(constraint.id, by: abs(off)), constraint.priority)
    } else {
      addBoth(first, second, .loose(constraint.id), constraint.priority)
    }
  }

  /// `first - (multiplier × second + constant)`. With a multiplier the coordinates are those of the
  /// nearest view that holds both; without, their origin does not matter.
  private func distance(
    of constraint: LayoutTree.Constraint, _ first: LayoutTree.Line, _ second: LayoutTree.Line
  ) -> Double {
    let left = lines.position(of: first) ?? 0, right = lines.position(of: second) ?? 0
    let origin =
      constraint.multiplier == 1 ? 0 : lines.origin(of: first.item, and: second.item)
    return (left - origin) - constraint.multiplier * (right - origin) - constraint.constant
  }

  /// `first ≥ …` keeps first below second, `first ≤ …` second below first, an equality both.
  private mutating func addFirm(
    _ constraint: LayoutTree.Constraint, _ first: LayoutTree.Line, _ second: LayoutTree.Line
  ) {
    let id = constraint.id, priority = constraint.priority
    switch constraint.relation {
    case .equal:
      addWay(second, first, .constraint(id), priority: priority)
      addWay(first, second, .constraint(id), priority: priority)
    case .greaterThanOrEqual:
      addWay(second, first, .constraint(id), priority: priority)
      addWay(first, second, .loose(id), priority: priority)
    case .lessThanOrEqual:
      addWay(first, second, .constraint(id), priority: priority)
      addWay(second, first, .loose(id), priority: priority)
    }
  }

  private mutating func addBoth(
    _ first: LayoutTree.Line, _ second: LayoutTree.Line, _ reason: HeightChain.Reason,
    _ priority: Double
  ) {
    addWay(second, first, reason, priority: priority)
    addWay(first, second, reason, priority: priority)
  }
}
