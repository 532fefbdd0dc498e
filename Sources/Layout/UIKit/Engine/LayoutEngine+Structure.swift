extension LayoutEngine {
  /// Views or guides were added, or a direction has turned: what the solver holds is built anew
  /// before the next solve.
  func structureDidChange() {
    structureIsStale = true
    setNeedsSolve()
  }

  /// Drops every mention of a view about to leave, and of what is below it.
  func subtreeWillLeave(_ view: UIView) {
    let stays = { (entry: Unowned) in !entry.view.isDescendant(of: view) }
    if let fittedView, fittedView.isDescendant(of: view) { mode = .layout }
    broken.removeAll()
    conflicts.removeAll()
    staleSizes = staleSizes.filter(stays)
    for entry in wrapping where !stays(entry) { entry.view.wrappingState.isListed = false }
    wrapping = wrapping.filter(stays)
    for constraint in members + pending where constraint.mentions(below: view) {
      constraint.record = ConstraintRecord()
    }
    members.removeAll { $0.record.engine == nil }
    pending.removeAll { $0.record.engine == nil }
    dependents.removeAll { $0.record.engine == nil }
    for entry in views where !stays(entry) { entry.view.leaveEngine() }
    for guide in guides where guide.owner?.isDescendant(of: view) ?? true { guide.leave(self) }
    views = views.filter(stays)
    guides.removeAll { $0.engine !== self }
    structureDidChange()
  }

  func maskDidChange(_ view: UIView) {
    guard view.own.isUsed else { return }
    systemDidChange()
    removeAutoresizing(view)
    addAutoresizing(view)
    setNeedsSolve()
  }

  /// The view's frame is an input now, or no longer.
  func translationDidChange(_ view: UIView) {
    systemDidChange()
    removeAutoresizing(view)
    guard view.own.isUsed else { return use(view) }
    if view.translatesAutoresizingMaskIntoConstraints {
      unlist(view)
      dropIntrinsic(view)
      addAutoresizing(view)
    } else {
      markStale(view)
    }
    setNeedsSolve()
  }
}
