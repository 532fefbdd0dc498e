import Cassowary

/// What keeps the host's size, or pulls a fitted view's to its target.
struct SizingConstraints {
  var width: ConstraintID?
  var height: ConstraintID?
  var target = FittingTarget(size: .zero, horizontal: .required, vertical: .required)
}

/// A size, and how much it matters along each axis.
struct FittingTarget: Equatable {
  var size: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  func priority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontal : vertical
  }
}

extension LayoutEngine {
  /// The size of `view`'s alignment rectangle that satisfies the constraints below it and comes
  /// closest to the target.
  ///
  /// What ties the view to things outside it does not count meanwhile: its frame, and constraints
  /// that reach beyond it.
  func fittingSize(of view: UIView, _ target: FittingTarget) -> CGSize {
    rebuildIfNeeded()
    enter(.fitting(Unowned(view: view)))
    setTarget(target, view)
    solveInPasses()
    guard let slot = slot(of: view) else { return target.size }
    return CGSize(width: solved(slot.width), height: solved(slot.height))
  }

  /// Goes over to another question, if it is another.
  func enter(_ newMode: Mode) {
    rebuildIfNeeded()
    guard !isIn(newMode) else { return }
    leaveMode()
    mode = newMode
    enterMode()
    needsSolve = true
  }

  private func isIn(_ other: Mode) -> Bool {
    switch (mode, other) {
    case (.layout, .layout): true
    case (.fitting(let a), .fitting(let b)): a.view === b.view
    default: false
    }
  }

  /// The view of the fitting mode.
  var fittedView: UIView? {
    if case .fitting(let entry) = mode { entry.view } else { nil }
  }

  /// Whether the answer to the fitting question is the layout's too: the view has taken the size
  /// found for it, and nothing that was set aside says more. A table asks for one row after the
  /// other and never leaves the fitting mode by it. Where texts are as wide as heights let them be,
  /// a height that is given makes others than one that is sought.
  var fittingAnswersLayout: Bool {
    guard let fitted = fittedView, !needsSolve, !structureIsStale, pending.isEmpty, broken.isEmpty,
      !dependentsAreStale, fitted.superviewReference === host, !hasSuspended,
      fitted.translatesAutoresizingMaskIntoConstraints, let slot = slot(of: fitted)
    else { return false }
    let size = fitted.alignmentRect(forFrame: fitted.autoresizingReference.frame).size
    return abs(size.width - CGFloat(solver.value(of: slot.width))) < Self.sizeTolerance
      && abs(size.height - CGFloat(solver.value(of: slot.height))) < Self.sizeTolerance
      && !textWidthsDependOnHeights
      && host.subviews.allSatisfy { $0 === fitted || !$0.own.isUsed }
      && host.ownedGuides.allSatisfy { !$0.own.isUsed }
  }

  /// Less than any pixel, more than the solver's grid.
  private static let sizeTolerance: CGFloat = 1e-6

  /// States the sizes of the present mode, and sets aside what does not count in it.
  func enterMode() {
    systemDidChange()
    guard let fitted = fittedView else { return stateHostSize() }
    use(fitted)
    markStale(fitted)
    suspend(around: fitted)
    sizing.target.horizontal = UILayoutPriority(0)
    sizing.target.vertical = UILayoutPriority(0)
  }

  private func leaveMode() {
    systemDidChange()
    remove(&sizing.width)
    remove(&sizing.height)
    guard let fitted = fittedView else { return }
    mode = .layout
    hasSuspended = false
    for constraint in members where constraint.record.isSuspended {
      constraint.record.isSuspended = false
      addToSolver(constraint)
    }
    guard fitted !== host, fitted.translatesAutoresizingMaskIntoConstraints else { return }
    removeAutoresizing(fitted)
    addAutoresizing(fitted)
    unlist(fitted)
    dropIntrinsic(fitted)
  }

  private func suspend(around fitted: UIView) {
    guard fitted !== host else { return }
    remove(&fitted.own.horizontal.size)
    remove(&fitted.own.vertical.size)
    for constraint in members where isSuspended(constraint) {
      constraint.record.isSuspended = true
      hasSuspended = true
      remove(&constraint.record.id)
    }
  }

  /// Whether a constraint reaches beyond the view being fitted.
  func isSuspended(_ constraint: NSLayoutConstraint) -> Bool {
    guard let fitted = fittedView, fitted !== host else { return false }
    guard let first = constraint.first?.ownerView else { return false }
    guard let second = constraint.second?.ownerView else { return false }
    return first.isDescendant(of: fitted) != second.isDescendant(of: fitted)
  }

  /// Whether the view's own size does not count at present.
  func suspendsSize(of view: UIView) -> Bool { fittedView === view }

  private func setTarget(_ target: FittingTarget, _ view: UIView) {
    guard target != sizing.target, let slot = slot(of: view) else { return }
    let old = sizing.target
    sizing.target = target
    let insets = view.alignmentRectInsets
    let width = Double(target.size.width - insets.left - insets.right)
    let height = Double(target.size.height - insets.top - insets.bottom)
    if old.horizontal == .required || old.vertical == .required { systemDidChange() }
    set(&sizing.width, slot.width, width, from: old.horizontal, to: target.horizontal)
    set(&sizing.height, slot.height, height, from: old.vertical, to: target.vertical)
    needsSolve = true
  }

  private func set(
    _ id: inout ConstraintID?, _ variable: Variable, _ value: Double,
    from old: UILayoutPriority, to new: UILayoutPriority
  ) {
    if old != new { remove(&id) }
    let value = EngineLimits.clamp(CGFloat(value), to: EngineLimits.length)
    if let id {
      solver.setConstant(id, -value)
    } else if let priority = new.solverPriority {
      id = add([Term(variable, 1)], .equal, -value, priority)
    }
  }
}

extension LayoutEngine {
  /// Whether the host keeps the size it was given: all but a root that leaves its frame to its
  /// constraints.
  var hostSizeIsFixed: Bool {
    host.superviewReference != nil || host.translatesAutoresizingMaskIntoConstraints
  }

  func stateHostSize() {
    guard hostSizeIsFixed else { return }
    let size = host.alignmentRect(forFrame: host.storedFrame).size
    sizing.target = FittingTarget(size: size, horizontal: .required, vertical: .required)
    set(&sizing.width, hostSlot.width, Double(size.width), from: .required, to: .required)
    set(&sizing.height, hostSlot.height, Double(size.height), from: .required, to: .required)
  }

  /// The host was given another size.
  func hostSizeDidChange() {
    if let fittedView, fittedView !== host { return setNeedsFrames() }
    if case .layout = mode, !structureIsStale {
      systemDidChange()
      stateHostSize()
    }
    setNeedsSolve()
  }

  /// A root that leaves its frame to its constraints takes the size they give it.
  func resizeFreeHost() {
    guard !hostSizeIsFixed else { return }
    let size = CGSize(
      width: solved(hostSlot.width), height: solved(hostSlot.height))
    let frame = host.frame(forAlignmentRect: CGRect(origin: .zero, size: size))
    host.place(CGRect(origin: host.storedFrame.origin, size: frame.size))
  }
}
