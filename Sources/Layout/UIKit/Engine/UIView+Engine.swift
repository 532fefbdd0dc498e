// How a view tells the engine of its hierarchy what has changed.

extension UIView {
  /// Whether the view solves what is below it: roots, and views that ask for it.
  final var isEngineHost: Bool { superviewReference == nil || hostsOwnEngine }

  /// The view whose engine lays out what is below this one.
  final var layoutHost: UIView {
    var view = self
    while !view.isEngineHost, let superview = view.superviewReference { view = superview }
    return view
  }

  /// The engine that lays out the subviews, if there is one already.
  final var subviewEngine: LayoutEngine? { isEngineHost ? hostedEngine : engine }

  /// The engine that lays out the subviews, made where there is none.
  final func requireEngine() -> LayoutEngine {
    let host = layoutHost
    if let engine = host.hostedEngine { return engine }
    let engine = LayoutEngine(host: host)
    host.hostedEngine = engine
    return engine
  }

  /// Notes that constraints are used here, up to the host, whose engine is then wanted.
  final func markUsesConstraints() {
    var view = self
    while !view.flags.contains(.usesConstraints) {
      view.flags.insert(.usesConstraints)
      guard !view.isEngineHost, let superview = view.superviewReference else { break }
      view = superview
    }
  }

  /// The engine hosted here must solve again before what is around it is drawn.
  final func engineDidChange() {
    flags.insert(.descendantNeedsLayout)
    markAncestorsNeedLayout()
  }
}

// MARK: Hierarchy

extension UIView {
  final func subviewWasInserted(_ view: UIView) {
    if !view.hostsOwnEngine {
      view.hostedEngine?.dissolve()
      view.hostedEngine = nil
    }
    view.autoresizingReference = AutoresizingReference(
      frame: view.storedFrame, superviewSize: storedFrame.size)
    let bringsConstraints = !view.hostsOwnEngine && view.flags.contains(.usesConstraints)
    if bringsConstraints || !view.translatesAutoresizingMaskIntoConstraints {
      markUsesConstraints()
    }
    subviewEngine?.structureDidChange()
    setNeedsLayout()
    if !view.flags.isDisjoint(with: .layout) { view.markAncestorsNeedLayout() }
    if !view.flags.isDisjoint(with: .update) { view.markAncestorsNeedUpdate() }
    view.inheritedMarginsDidChange()
  }

  final func subviewWillBeRemoved(_ view: UIView) {
    var ancestor: UIView? = self
    while let holder = ancestor {
      for constraint in holder.constraints where constraint.mentions(below: view) {
        holder.release(constraint)
      }
      ancestor = holder.superviewReference
    }
    subviewEngine?.subtreeWillLeave(view)
  }

  final func guideWasAdded(_ guide: UILayoutGuide) {
    subviewEngine?.structureDidChange()
  }

  final func guideWillBeRemoved(_ guide: UILayoutGuide) {
    var ancestor: UIView? = self
    while let holder = ancestor {
      for constraint in holder.constraints
      where constraint.first === guide || constraint.second === guide {
        holder.release(constraint)
      }
      ancestor = holder.superviewReference
    }
    guide.leaveEngine()
    subviewEngine?.structureDidChange()
  }
}

extension NSLayoutConstraint {
  /// Whether an item of the constraint is `view`, lies below it, or belongs to it.
  final func mentions(below view: UIView) -> Bool {
    first?.ownerView?.isDescendant(of: view) ?? false
      || second?.ownerView?.isDescendant(of: view) ?? false
  }
}

// MARK: Constraints

extension UIView {
  final func constraintWasAdded(_ constraint: NSLayoutConstraint) {
    markUsesConstraints()
    if let engine = subviewEngine {
      engine.enqueue(constraint)
    } else {
      layoutHost.engineDidChange()
    }
  }

  final func constraintWasRemoved(_ constraint: NSLayoutConstraint) {
    constraint.record.engine?.forget(constraint)
  }
}

extension NSLayoutConstraint {
  final func constantDidChange() {
    record.engine?.constantDidChange(self)
  }

  final func priorityDidChange() {
    record.engine?.priorityDidChange(self)
  }

  /// Whether the constraint was given up in the present layout, because it contradicts others that
  /// are required.
  public final var isBroken: Bool { record.isBroken }

  /// How far the constraint is from holding in the present layout, in points; 0 for one that is not
  /// active.
  public final var violation: CGFloat {
    guard let engine = record.engine else { return 0 }
    engine.answerLayout()
    return CGFloat(engine.violation(of: self))
  }
}

// MARK: Geometry and content

extension UIView {
  final func frameWasAssigned(from old: CGRect) {
    autoresizingReference = AutoresizingReference(
      frame: storedFrame, superviewSize: superviewReference?.storedFrame.size ?? .zero)
    if old.size != storedFrame.size, isEngineHost { hostedEngine?.hostSizeDidChange() }
    if translatesAutoresizingMaskIntoConstraints { engine?.frameWasAssigned(self, from: old) }
  }

  final func autoresizingDidChange() {
    autoresizingReference = AutoresizingReference(
      frame: storedFrame, superviewSize: superviewReference?.storedFrame.size ?? .zero)
    if translatesAutoresizingMaskIntoConstraints { engine?.maskDidChange(self) }
  }

  final func translationDidChange(from old: Bool) {
    guard old != translatesAutoresizingMaskIntoConstraints else { return }
    if !translatesAutoresizingMaskIntoConstraints { superviewReference?.markUsesConstraints() }
    autoresizingDidChange()
    engine?.translationDidChange(self)
    if isEngineHost { hostedEngine?.structureDidChange() }
  }

  final func directionDidChange() {
    subviewEngine?.structureDidChange()
    setNeedsLayout()
  }

  final func hiddenDidChange() {
    superviewReference?.subviewDidChangeHidden(self)
  }

  final func intrinsicSizeDidChange() {
    wrappingState.forgetSizes()
    engine?.markStale(self)
    if isEngineHost { hostedEngine?.markStale(self) }
    superviewReference?.subviewDidChangeIntrinsicSize(self)
  }

  final func contentPrioritiesDidChange() {
    engine?.contentPrioritiesDidChange(self)
    if isEngineHost { hostedEngine?.contentPrioritiesDidChange(self) }
  }
}
