import Cassowary

extension LayoutEngine {
  /// Starts from an empty solver: variables for every guide and view in canonical order, then what
  /// each stands for by itself, then the constraints.
  func rebuildIfNeeded() {
    guard structureIsStale else { return }
    forgetEverything()
    structureIsStale = false
    collect(host)
    use(host)
    for entry in views where !entry.view.translatesAutoresizingMaskIntoConstraints {
      use(entry.view)
    }
    collectConstraints(of: host)
    enterMode()
    needsSolve = true
  }

  /// Leaves the hierarchy: nothing in it refers to this engine any more.
  func dissolve() {
    forgetEverything()
    structureIsStale = true
    mode = .layout
  }

  private func forgetEverything() {
    for entry in views { entry.view.leaveEngine() }
    for guide in guides { guide.leave(self) }
    for entry in wrapping { entry.view.wrappingState.isListed = false }
    for constraint in members { constraint.record = ConstraintRecord() }
    for constraint in pending { constraint.record = ConstraintRecord() }
    views.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    pending.removeAll(keepingCapacity: true)
    staleSizes.removeAll(keepingCapacity: true)
    wrapping.removeAll(keepingCapacity: true)
    dependents.removeAll(keepingCapacity: true)
    broken.removeAll()
    conflicts.removeAll()
    sizing = SizingConstraints()
    hasSuspended = false
    solver = Solver()
    hostSlot = EngineSlot(solver, ordinal: 0)
    hostConstraints = OwnConstraints()
    ordinals = 1
    linksAxes = false
  }

  private func collect(_ view: UIView) {
    for guide in view.ownedGuides {
      guide.slot = EngineSlot(solver, ordinal: ordinals)
      guide.own = OwnConstraints()
      guide.engine = self
      guides.append(guide)
      ordinals += 1
    }
    for subview in view.subviews {
      subview.slot = EngineSlot(solver, ordinal: ordinals)
      subview.own = OwnConstraints()
      subview.engine = self
      views.append(Unowned(view: subview))
      ordinals += 1
      if !subview.hostsOwnEngine { collect(subview) }
    }
  }

  private func collectConstraints(of view: UIView) {
    for constraint in view.constraints { enqueue(constraint) }
    for subview in view.subviews where !subview.hostsOwnEngine { collectConstraints(of: subview) }
  }
}

extension UIView {
  /// Forgets the engine.
  final func leaveEngine() {
    engine = nil
    slot = nil
    own = OwnConstraints()
  }
}

extension UILayoutGuide {
  /// Forgets the engine, if it is that one.
  final func leave(_ engine: LayoutEngine) {
    if self.engine === engine { leaveEngine() }
  }

  final func leaveEngine() {
    engine = nil
    slot = nil
    own = OwnConstraints()
  }
}
