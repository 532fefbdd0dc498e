import LayoutTree

/// Which sizes of a row's views equal each other by constraints, directly or through others.
struct EqualSizes {
  private var groups: [String: Int] = [:]
  /// The numbers of the groups, from 1 in the order of their first constraint.
  private var numbers: [Int: Int] = [:]

  /// Gathers what `constraints` say; those that were given up say nothing.
  init(_ constraints: [LayoutTree.Constraint], in geometry: RowGeometry) {
    var found: [(constraint: LayoutTree.Constraint, second: String)] = []
    for constraint in constraints where !constraint.isBroken {
      guard let second = constraint.second, let shape = geometry.shape(of: constraint),
        ConstraintRole(constraint, shape) == .equalSizes
      else { continue }
      found.append((constraint, second))
    }
    for (constraint, second) in found { join(constraint.first, second) }
    for (constraint, _) in found {
      guard let group = groups[constraint.first], numbers[group] == nil else { continue }
      numbers[group] = numbers.count + 1
    }
  }

  /// The number of the group that `anchor`, such as `title.width`, belongs to; `nil` for none.
  func number(of anchor: String) -> Int? { groups[anchor].flatMap { numbers[$0] } }

  private mutating func join(_ first: String, _ second: String) {
    let group = groups[second] ?? groups[first] ?? groups.count
    if let other = groups[first], other != group {
      groups = groups.mapValues { $0 == other ? group : $0 }
    }
    groups[first] = group
    groups[second] = group
  }
}
