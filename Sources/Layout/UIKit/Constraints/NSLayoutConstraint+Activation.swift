extension NSLayoutConstraint {
  final func activate() {
    guard holder == nil else { return }
    if let activationProblem { preconditionFailure("\(activationProblem)") }
    guard let firstView = first?.ownerView else { return }
    let secondView = second?.ownerView ?? firstView
    firstView.nearestCommonAncestor(with: secondView)?.hold(self)
  }

  final func deactivate() {
    holder?.release(self)
  }
}

extension UIView {
  /// Activates a constraint between this view or views below it.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil else { return }
    if let problem = constraint.activationProblem ?? holdingProblem(constraint) {
      preconditionFailure("\(problem)")
    }
    hold(constraint)
  }

  /// Activates several.
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds; others are left alone.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { release(constraint) }
  }

  /// Deactivates several that this view holds.
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  private func holdingProblem(_ constraint: NSLayoutConstraint) -> ConstraintProblem? {
    let views = [constraint.first?.ownerView, constraint.second?.ownerView]
    let isInside = views.allSatisfy { $0?.isDescendant(of: self) ?? true }
    return isInside ? nil : .hierarchyNotPrepared(holder: displayName)
  }

  final func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    constraints.append(constraint)
    constraintWasAdded(constraint)
  }

  final func release(_ constraint: NSLayoutConstraint) {
    constraint.holder = nil
    constraints.removeAll { $0 === constraint }
    constraintWasRemoved(constraint)
  }
}
