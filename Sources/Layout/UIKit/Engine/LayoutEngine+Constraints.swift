import Cassowary

extension LayoutEngine {
  /// Takes an active constraint in; it reaches the solver at the next solve, with the others that
  /// wait.
  func enqueue(_ constraint: NSLayoutConstraint) {
    guard constraint.record.engine == nil else { return }
    constraint.record = ConstraintRecord()
    constraint.record.engine = self
    pending.append(constraint)
    systemDidChange()
    setNeedsSolve()
  }

  /// Adds what waits, in canonical order, so that nothing depends on the order of activation.
  func addPending() {
    guard !pending.isEmpty else { return }
    pending.sort { canonicalOrder($0, $1) }
    for constraint in pending {
      members.append(constraint)
      constraint.record.isSuspended = isSuspended(constraint)
      if constraint.record.isSuspended { hasSuspended = true }
      addToSolver(constraint)
      if constraint.record.dependsOnContent { dependents.append(constraint) }
    }
    pending.removeAll(keepingCapacity: true)
  }

  func addToSolver(_ constraint: NSLayoutConstraint) {
    guard let lowered = lower(constraint) else { return }
    constraint.record.base = lowered.base
    constraint.record.dependsOnContent = lowered.dependsOnContent
    guard !constraint.record.isSuspended, constraint.priority.rawValue > 0 else { return }
    constraint.record.id = terms.withUnsafeBufferPointer {
      solver.add(
        buffer: $0, constraint.relation.solverRelation,
        constant: lowered.base - constraint.solverConstant,
        priority: constraint.record.isBroken
          ? Self.almostRequired : Priority(constraint.priority.rawValue))
    }
    if constraint.linksAxes { linksAxes = true }
    let mentioned = touched
    for entry in mentioned { use(entry.view) }
  }

  func forget(_ constraint: NSLayoutConstraint) {
    remove(&constraint.record.id)
    members.removeAll { $0 === constraint }
    pending.removeAll { $0 === constraint }
    if constraint.record.dependsOnContent { dependents.removeAll { $0 === constraint } }
    broken.removeAll { $0.isConstraint(constraint) }
    constraint.record = ConstraintRecord()
    systemDidChange()
    setNeedsSolve()
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    if constraint.priority == .required { systemDidChange() }
    if let id = constraint.record.id {
      solver.setConstant(id, constraint.record.base - constraint.solverConstant)
    }
    setNeedsSolve()
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    guard !pending.contains(where: { $0 === constraint }) else { return }
    systemDidChange()
    remove(&constraint.record.id)
    addToSolver(constraint)
    setNeedsSolve()
  }

  /// Margins, baselines or offsets may have changed.
  func dependentsDidChange() {
    guard !dependents.isEmpty || !pending.isEmpty else { return }
    dependentsAreStale = true
    setNeedsSolve()
  }

  /// Works margins, baselines and offsets into the constants again, where they may have changed;
  /// whether any has.
  @discardableResult
  func refreshDependents() -> Bool {
    guard dependentsAreStale else { return false }
    dependentsAreStale = false
    var changed = false
    for constraint in dependents where refresh(constraint) { changed = true }
    return changed
  }

  private func refresh(_ constraint: NSLayoutConstraint) -> Bool {
    guard let lowered = lower(constraint), lowered.base != constraint.record.base else {
      return false
    }
    constraint.record.base = lowered.base
    constantDidChange(constraint)
    return true
  }
}

extension NSLayoutConstraint.Relation {
  var solverRelation: Cassowary.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint {
  /// Whether a width depends on a height: an aspect ratio.
  final var linksAxes: Bool {
    firstAttribute.kind == .size && secondAttribute.kind == .size
      && firstAttribute != secondAttribute
  }
}
