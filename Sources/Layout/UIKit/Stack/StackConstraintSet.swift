/// The constraints a stack view has active, and the exchange of those that a new plan does not
/// want.
///
/// What a change leaves alone stays in the solver's basis: a new spacing only sets constants, a
/// hidden view exchanges the constraints beside it.
struct StackConstraintSet {
  /// In the order of the plan.
  private(set) var constraints: [NSLayoutConstraint] = []
  private var keys: [StackConstraint.Key] = []

  /// Makes the plan come true.
  /// - Complexity: O(planned + active).
  mutating func replace(with plan: [StackConstraint]) {
    var present = Dictionary(zip(keys, constraints)) { first, _ in first }
    let planned = plan.map { ($0, present.removeValue(forKey: $0.key)) }
    for (key, constraint) in zip(keys, constraints) where present[key] != nil {
      constraint.isActive = false
    }
    keys = plan.map(\.key)
    constraints = planned.map { wanted, kept in
      guard let kept else { return wanted.made() }
      kept.constant = wanted.constant
      return kept
    }
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates and forgets the constraints that name an item.
  mutating func removeAll(naming item: any LayoutItem) {
    let isStale = zip(keys, constraints).map { $0.0.names(item) }
    for (constraint, stale) in zip(constraints, isStale) where stale { constraint.isActive = false }
    keys = zip(keys, isStale).filter { !$0.1 }.map(\.0)
    constraints = zip(constraints, isStale).filter { !$0.1 }.map(\.0)
  }
}

extension StackConstraint.Key {
  fileprivate func names(_ item: any LayoutItem) -> Bool {
    first == ObjectIdentifier(item) || second == ObjectIdentifier(item)
  }
}
