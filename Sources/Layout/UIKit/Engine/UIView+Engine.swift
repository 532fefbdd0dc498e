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

// What the engine answers a view.

extension UIView {
  /// Gives the subviews that constraints decide the frames found for them.
  final func applyEngineFrames() {
    guard let engine = subviewEngine else { return }
    engine.updateLayout()
    for subview in subviews {
      if let frame = engine.solvedFrame(of: subview) { subview.place(frame) }
    }
  }

  /// A view with nothing that asks for a size answers the one it has (observed in one place, iOS
  /// 26).
  final func fittingSize(
    target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsPass()
    if !asksForSize, !isContentOfRow { return bounds.size }
    let size = requireEngine().fittingSize(
      of: self,
      FittingTarget(size: target.finite, horizontal: horizontal, vertical: vertical))
    return frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
  }

  /// Whether constraints of the view or of what is in it, or its content, ask for a size.
  package final var asksForSize: Bool {
    flags.contains(.usesConstraints)
      || intrinsicContentSize
        != CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Whether the constraints leave the view more than one place or size.
  public final var hasAmbiguousLayout: Bool {
    guard let engine, let slot, own.isUsed else { return false }
    engine.answerLayout()
    return engine.isAmbiguous(slot)
  }

  /// Conflicts of required constraints met in the last solve of what is below this view, if it
  /// hosts an engine; in the order in which they were met.
  public final var layoutConflicts: [LayoutConflict] { hostedEngine?.broken.conflicts ?? [] }
}

extension UILayoutGuide {
  final var solvedFrame: CGRect {
    switch kind {
    case .layoutMargins, .safeArea, .frame: unroundedFrame
    case .custom, .content: owner?.rounded(unroundedFrame) ?? .zero
    }
  }

  /// The rectangle in the owner's coordinates, not rounded to pixels where constraints decide it.
  package final var unroundedFrame: CGRect {
    guard let owner else { return .zero }
    switch kind {
    case .layoutMargins: return owner.bounds.inset(by: owner.layoutMargins)
    case .safeArea: return owner.bounds.inset(by: owner.safeAreaInsets)
    case .frame: return owner.bounds
    case .custom, .content:
      guard let engine, let slot, own.isUsed else { return .zero }
      engine.answerLayout()
      return engine.rect(of: slot)
    }
  }
}

extension CGSize {
  /// The size with what is not a number taken as 0, and what is infinite as the expanded fitting
  /// size.
  var finite: CGSize {
    let limit = UIView.layoutFittingExpandedSize.width * 1000
    let clamp = { (value: CGFloat) in value.isNaN ? 0 : min(max(value, -limit), limit) }
    return CGSize(width: clamp(width), height: clamp(height))
  }
}
