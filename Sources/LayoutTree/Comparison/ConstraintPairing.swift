/// Which constraint of an old outline is which constraint of a new one: by id, then what ties the same two
/// anchors.
struct ConstraintPairing {
  /// In the order of the new outline, the new one written the way round that the old one is.
  private(set) var pairs: [(old: LayoutTree.Constraint, new: LayoutTree.Constraint)] = []
  /// Only in the old one.
  private(set) var removed: [LayoutTree.Constraint] = []
  /// Only in the new one.
  private(set) var added: [LayoutTree.Constraint] = []

  /// - Complexity: linear.
  init(_ old: [LayoutTree.Constraint], _ new: [LayoutTree.Constraint]) {
    let byID = Matching(old, new, by: \.id)
    pairs = byID.pairs
    removed = byID.removed
    for constraint in byID.added {
      let key = constraint.tie
      if let match = removed.firstIndex(where: { $0.tie == key }) {
        pairs.append((removed.remove(at: match), constraint))
      } else {
        added.append(constraint)
      }
    }
    pairs = pairs.map { ($0.old, $0.new.turned(like: $0.old)) }
  }
}

extension LayoutTree.Constraint {
  /// What a constraint is about, whichever side its anchors stand on.
  fileprivate var tie: String {
    let ends = [first, second ?? ""].sorted().joined(separator: " ")
    return relation == .equal ? "= \(ends)" : "≠ \(ends)"
  }

  /// The same statement with its sides exchanged where `other` has them so: Interface Builder does that now
  /// and then. Only between anchors that are tied one to one.
  fileprivate func turned(like other: Self) -> Self {
    guard first != other.first, first == other.second, second == other.first, multiplier == 1,
      let second
    else { return self }
    var turned = self
    (turned.first, turned.second) = (second, first)
    turned.constant = constant == 0 ? 0 : -constant
    turned.relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return turned
  }
}
