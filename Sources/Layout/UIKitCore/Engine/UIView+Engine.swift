// The calls by which a view notifies the engine of its hierarchy of changes.

extension UIView {
  /// Whether the view has an engine for its descendants: roots, and views that request one.
  final var isEngineHost: Bool { superviewReference == nil || hostsOwnEngine }

  /// The view whose engine lays out the descendants of this one.
  final var layoutHost: UIView {
    var view = self
    while !view.isEngineHost, let superview = view.superviewReference { view = superview }
    return view
  }

  /// The engine that lays out the subviews, if it exists already.
  final var subviewEngine: LayoutEngine? { isEngineHost ? hostedEngine : engine }

  /// The engine that lays out the subviews; created if there is none.
  final func requireEngine() -> LayoutEngine {
    let host = layoutHost
    if let engine = host.hostedEngine { return engine }
    let engine = LayoutEngine(host: host)
    host.hostedEngine = engine
    return engine
  }

  /// Marks this view and those up to the host, which then needs an engine.
  final func markUsesConstraints() {
    var view = self
    while !view.flags.contains(.usesConstraints) {
      view.flags.insert(.usesConstraints)
      guard !view.isEngineHost, let superview = view.superviewReference else { break }
      view = superview
    }
  }

  /// Called when the hosted engine must solve again before the surroundings of this view are drawn.
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
    view.forgetOuterConstraints()
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
        holder.releaseConstraint(constraint)
      }
      ancestor = holder.superviewReference
    }
    subviewEngine?.subtreeWillLeave(view)
    if view.isSizedBySuperview {
      view.forgetOuterConstraints()
      view.hostedEngine?.structureDidChange()
    }
  }

  final func guideWasAdded(_ guide: UILayoutGuide) {
    subviewEngine?.structureDidChange()
  }

  final func guideWillBeRemoved(_ guide: UILayoutGuide) {
    var ancestor: UIView? = self
    while let holder = ancestor {
      for constraint in holder.constraints
      where constraint.first === guide || constraint.second === guide {
        holder.releaseConstraint(constraint)
      }
      ancestor = holder.superviewReference
    }
    guide.leaveEngine()
    subviewEngine?.structureDidChange()
  }
}

extension NSLayoutConstraint {
  /// Whether an item of the constraint is `view`, one of its descendants, or a guide of theirs.
  final func mentions(below view: UIView) -> Bool {
    first?.ownerView?.isDescendant(of: view) ?? false
      || second?.ownerView?.isDescendant(of: view) ?? false
  }
}

// MARK: Constraints

extension UIView {
  /// Whether a constraint of the host's own size is solved with the superview's.
  final func isOuter(_ constraint: NSLayoutConstraint) -> Bool {
    isSizedBySuperview && superviewReference != nil && constraint.first === self
      && (constraint.second == nil || constraint.second === self)
  }

  /// Takes such constraints out of the engine that has them; the next one collects them.
  final func forgetOuterConstraints() {
    for constraint in constraints where isOuter(constraint) {
      constraint.record.engine?.forget(constraint)
    }
  }

  final func constraintWasAdded(_ constraint: NSLayoutConstraint) {
    if isOuter(constraint), let superview = superviewReference {
      superview.markUsesConstraints()
      guard let engine = superview.subviewEngine else {
        return superview.layoutHost.engineDidChange()
      }
      return engine.enqueue(constraint)
    }
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

  /// Whether the constraint was broken, because it contradicts other required ones.
  public final var isBroken: Bool { record.isBroken }

  /// How far the constraint is from holding, in points; 0 for an inactive one.
  public final var violation: CGFloat { abs(excess) }

  /// By how many points its first side is too large, negative where it is too small; 0 where the
  /// constraint holds, and for an inactive one.
  package final var excess: CGFloat {
    guard let engine = record.engine else { return 0 }
    engine.answerValues()
    let residual = CGFloat(engine.residual(of: self))
    return switch relation {
    case .lessThanOrEqual: max(0, residual)
    case .equal: residual
    case .greaterThanOrEqual: min(0, residual)
    }
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

// The engine's answers to a view.

extension UIView {
  /// A view that asks for no size returns its present one (observed in one place, iOS 26).
  package final func fittingSize(
    target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsPass()
    if !asksForSize, !isContentOfRow { return bounds.size }
    let size = requireEngine().fittingSize(
      of: self,
      FittingTarget(size: target.finite, horizontal: horizontal, vertical: vertical))
    return frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
  }

  /// Whether a cell with this content view is fitted by its own constraints: the content view has
  /// none, and those of the cell hold what is in it to the cell.
  ///
  /// UIKit fits the cell, of which a content view is one part. Where constraints lead to both, the
  /// content view alone is fitted here.
  package final var fitsContainer: Bool {
    guard constraints.isEmpty, let cell = superviewReference, cell.flags.contains(.usesConstraints)
    else { return false }
    return cell.constraints.contains {
      $0.origin == .application || $0.origin == .visualFormat
    }
  }

  /// Whether constraints of the view or its descendants, or its content, ask for a size.
  package final var asksForSize: Bool {
    flags.contains(.usesConstraints)
      || intrinsicContentSize
        != CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  public final var hasAmbiguousLayout: Bool {
    guard let engine, let slot, own.isUsed else { return false }
    engine.answerOptima()
    return engine.isAmbiguous(slot)
  }

  /// Conflicts of required constraints in the last solve of the engine that this view hosts, in the
  /// order in which they were found; empty if it hosts none.
  /// The height of a row that sizes itself is in none of them.
  public final var layoutConflicts: [LayoutConflict] { hostedEngine?.reportedConflicts ?? [] }

  /// Whether this is a row whose own content decides its height.
  package final var sizesItself: Bool { hostedEngine?.hasContentHeight ?? false }

  /// The content view with a document's height, which a table will replace.
  package final var awaitingView: UIView? {
    get { subviews.first { $0.flags.contains(.awaitsTable) } }
    set { newValue?.flags.insert(.awaitsTable) }
  }
}

extension UILayoutGuide {
  final var solvedFrame: CGRect {
    switch kind {
    case .layoutMargins, .safeArea, .frame: unroundedFrame
    case .custom, .content: owner?.onPixels(unroundedFrame) ?? .zero
    }
  }

  /// The frame in the owner's coordinates, in points, not rounded if constraints decide it.
  package final var unroundedFrame: CGRect {
    guard let owner else { return .zero }
    switch kind {
    case .layoutMargins: return owner.bounds.inset(by: owner.layoutMargins)
    case .safeArea: return owner.bounds.inset(by: owner.safeAreaInsets)
    case .frame: return owner.bounds
    case .custom, .content:
      guard let engine, let slot, own.isUsed else { return .zero }
      engine.answerValues()
      return engine.rect(of: slot)
    }
  }
}

extension CGSize {
  /// Chosen: far more than any row is wide or high, and small enough to calculate with; in points.
  private static let longestTarget = UIView.layoutFittingExpandedSize.width * 1000

  /// The size as a target of fitting: 0 for no number, at most `longestTarget`.
  var finite: CGSize {
    let limit = Self.longestTarget
    let clamp = { (value: CGFloat) in value.isNaN ? 0 : min(max(value, -limit), limit) }
    return CGSize(width: clamp(width), height: clamp(height))
  }
}
