import Cassowary
import Numbers

/// The mode that the solver is in (layout or fitting), and the constraints that express it.
struct EngineQuestion {
  fileprivate var mode = Mode.layout
  /// Fixes the host's width (layout), or pulls the fitted view's width to its target (fitting).
  fileprivate var width: ConstraintID?
  fileprivate var height: ConstraintID?
  fileprivate(set) var target = Self.free
  /// Whether constraints are left out because they reach beyond the view being fitted.
  fileprivate var hasSuspended = false

  fileprivate enum Mode {
    case layout
    case fitting(LayoutEngine.Unowned)
  }

  private static let free = FittingTarget(size: .zero, horizontal: .required, vertical: .required)

  /// Called when the fitted view, or the whole hierarchy, has gone.
  mutating func returnToLayout() { mode = .layout }

  /// Drops the constraints' identities; a new solver has none of them.
  mutating func forgetSolver() {
    (width, height, target) = (nil, nil, Self.free)
    hasSuspended = false
  }

  /// The constraint that fixes or pulls the size along an axis.
  func sizingID(_ axis: NSLayoutConstraint.Axis) -> ConstraintID? {
    axis == .horizontal ? width : height
  }
}

/// A size in points, and its priority along each axis.
struct FittingTarget: Equatable {
  var size: CGSize
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }
}

extension LayoutEngine {
  /// The size of `view`'s alignment rectangle, in points, that satisfies the constraints below it
  /// and comes closest to the target.
  ///
  /// Meanwhile the engine ignores what ties the view to its surroundings: its frame, and
  /// constraints that reach beyond it.
  func fittingSize(of view: UIView, _ target: FittingTarget) -> CGSize {
    rebuildIfNeeded()
    enter(.fitting(Unowned(view: view)))
    setTarget(target, view)
    solveInPasses()
    guard let slot = slot(of: view) else { return target.size }
    return CGSize(width: solved(slot.width), height: solved(slot.height))
  }

  /// Switches to solving for the layout.
  func enterLayout() { enter(.layout) }

  /// Switches to another mode, if it differs from the present one.
  private func enter(_ newMode: EngineQuestion.Mode) {
    rebuildIfNeeded()
    guard !isIn(newMode) else { return }
    leaveMode()
    question.mode = newMode
    enterMode()
    forgetAnswer()
  }

  private func isIn(_ other: EngineQuestion.Mode) -> Bool {
    switch (question.mode, other) {
    case (.layout, .layout): true
    case (.fitting(let a), .fitting(let b)): a.view === b.view
    default: false
    }
  }

  /// The view being fitted; nil in layout mode.
  var fittedView: UIView? {
    if case .fitting(let entry) = question.mode { entry.view } else { nil }
  }

  /// Whether the answer of the fitting is also that of the layout: the view has the size found for
  /// it, no suspended constraint would change it, and no conflict has to do with heights. A table
  /// that fits one row after the other then never leaves the fitting mode. Not so if widths of texts
  /// depend on heights: a fixed height leads to other widths than one that is being sought.
  var fittingAnswersLayout: Bool {
    guard let fitted = fittedView, !needsSolve, !structureIsStale, constraints.pending.isEmpty,
      broken.areAcross, !constraints.dependentsAreStale, fitted.superviewReference === host,
      !question.hasSuspended,
      fitted.translatesAutoresizingMaskIntoConstraints, let slot = slot(of: fitted)
    else { return false }
    let size = fitted.alignmentRect(forFrame: fitted.autoresizingReference.frame).size
    return Tolerance.sameLength(Double(size.width), solver.value(of: slot.width))
      && Tolerance.sameLength(Double(size.height), solver.value(of: slot.height))
      && !textWidthsDependOnHeights
      && host.subviews.allSatisfy { $0 === fitted || !$0.own.isUsed }
      && host.ownedGuides.allSatisfy { !$0.own.isUsed }
  }

  /// Makes sure that the solver's optima are those of the layout, all of them and not only the one
  /// that it has chosen.
  ///
  /// Where the fitting answers the layout and every optimum of the fitting gives the view the same
  /// size, both have the same optima: the pull towards the target costs as much in each of them. A
  /// stream of rows of which this is asked then stays in the fitting mode as well.
  func answerOptima() {
    guard fittingAnswersLayout, let fitted = fittedView, let slot = slot(of: fitted),
      solver.isDetermined(slot.width), solver.isDetermined(slot.height)
    else { return answerLayout() }
  }

  /// Makes sure that the solver's values are those of the layout.
  func answerValues() {
    if !fittingAnswersLayout { answerLayout() }
  }

  /// States the sizes of the present mode, and suspends the constraints that have no effect in it.
  func enterMode() {
    systemDidChange()
    guard let fitted = fittedView else { return stateHostSize() }
    use(fitted)
    markStale(fitted)
    suspend(around: fitted)
    question.target.horizontal = UILayoutPriority(0)
    question.target.vertical = UILayoutPriority(0)
  }

  /// Removes the constraint that fixes or pulls the size along an axis.
  func dropSizing(_ axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: remove(&question.width)
    case .vertical: remove(&question.height)
    }
  }

  /// States the sizes of the present mode again; fitting mode gets its sizes with the next target.
  func restateSizing() {
    dropSizing(.horizontal)
    dropSizing(.vertical)
    guard fittedView != nil else { return stateHostSize() }
    question.target.horizontal = UILayoutPriority(0)
    question.target.vertical = UILayoutPriority(0)
  }

  private func leaveMode() {
    systemDidChange()
    dropSizing(.horizontal)
    dropSizing(.vertical)
    guard let fitted = fittedView else { return }
    question.mode = .layout
    question.hasSuspended = false
    for constraint in constraints.members where constraint.record.isSuspended {
      constraint.record.isSuspended = false
      addToSolver(constraint)
    }
    guard fitted !== host, fitted.translatesAutoresizingMaskIntoConstraints else { return }
    removeAutoresizing(fitted)
    addAutoresizing(fitted)
    contents.unlistWrapping(fitted)
    dropIntrinsic(fitted)
  }

  private func suspend(around fitted: UIView) {
    guard fitted !== host else { return }
    remove(&fitted.own.horizontal.size)
    remove(&fitted.own.vertical.size)
    for constraint in constraints.members where isSuspended(constraint) {
      constraint.record.isSuspended = true
      question.hasSuspended = true
      remove(&constraint.record.id)
    }
  }

  /// Suspends a new constraint if it reaches beyond the view being fitted.
  func suspendIfOutside(_ constraint: NSLayoutConstraint) {
    constraint.record.isSuspended = isSuspended(constraint)
    if constraint.record.isSuspended { question.hasSuspended = true }
  }

  /// Whether a constraint reaches beyond the view being fitted.
  private func isSuspended(_ constraint: NSLayoutConstraint) -> Bool {
    guard let fitted = fittedView, fitted !== host else { return false }
    guard let first = constraint.first?.ownerView else { return false }
    guard let second = constraint.second?.ownerView else { return false }
    return first.isDescendant(of: fitted) != second.isDescendant(of: fitted)
  }

  /// Whether the engine ignores the view's own size because it is being fitted.
  func suspendsSize(of view: UIView) -> Bool { fittedView === view }

  /// States the sizes of the fitting once more where they came back from a conflict.
  func restateTarget(_ target: FittingTarget) {
    if let fittedView { setTarget(target, fittedView) }
  }

  private func setTarget(_ target: FittingTarget, _ view: UIView) {
    guard target != question.target, let slot = slot(of: view) else { return }
    let old = question.target
    question.target = target
    let insets = view.alignmentRectInsets
    let width = Double(target.size.width - insets.left - insets.right)
    let height = Double(target.size.height - insets.top - insets.bottom)
    if old.horizontal == .required || old.vertical == .required { systemDidChange() }
    set(&question.width, slot.width, width, from: old.horizontal, to: target.horizontal)
    set(&question.height, slot.height, height, from: old.vertical, to: target.vertical)
    forgetAnswer()
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
  /// Whether the host keeps the size it was given, as all but constrained roots do.
  fileprivate var hostSizeIsFixed: Bool {
    host.superviewReference != nil || host.translatesAutoresizingMaskIntoConstraints
  }

  func stateHostSize() {
    guard hostSizeIsFixed else { return }
    let size = host.alignmentRect(forFrame: host.storedFrame).size
    question.target = FittingTarget(size: size, horizontal: .required, vertical: .required)
    let slot = items.hostSlot
    set(&question.width, slot.width, Double(size.width), from: .required, to: .required)
    set(&question.height, slot.height, Double(size.height), from: .required, to: .required)
  }

  func hostSizeDidChange() {
    if let fittedView, fittedView !== host { return setNeedsFrames() }
    if case .layout = question.mode, !structureIsStale {
      systemDidChange()
      stateHostSize()
    }
    setNeedsSolve()
  }

  /// Gives a root that leaves its frame to its constraints the size they result in.
  func resizeFreeHost() {
    guard !hostSizeIsFixed else { return }
    let size = CGSize(
      width: solved(items.hostSlot.width), height: solved(items.hostSlot.height))
    let frame = host.frame(forAlignmentRect: CGRect(origin: .zero, size: size))
    host.placeSolved(CGRect(origin: host.storedFrame.origin, size: frame.size))
  }
}
