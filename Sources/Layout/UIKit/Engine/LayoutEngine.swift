import Cassowary

/// Lays out a hierarchy by its constraints: one for each view that hosts one (roots, table cells),
/// on one solver.
///
/// The engine solves either for *layout*, where the host has the size of its bounds, or for the
/// *fitting* size of one view, where that size is free but for a target. Going from one to the
/// other exchanges two constraints; staying changes constants only, which keeps the solver's basis.
final class LayoutEngine {
  /// Safe: the host owns the engine, and dissolves it in its `deinit`.
  unowned(unsafe) let host: UIView
  private(set) var solver = Solver()
  /// The views and guides that the engine lays out.
  var items: EngineItems
  /// The application's constraints.
  var constraints = EngineConstraints()
  /// The views whose content has a size.
  var contents = EngineContents()
  /// The mode: solving for the layout or for a fitting size.
  var question = EngineQuestion()
  /// The constraints that were broken in conflicts.
  var broken = BrokenConstraints()
  /// The constraint that is being written for the solver.
  var lowering = LoweredTerms()

  private var answer = AnswerState()

  init(host: UIView) {
    self.host = host
    items = EngineItems(solver)
  }

  /// An unretained view.
  struct Unowned {
    /// Safe: the engine drops every view that leaves the hierarchy.
    unowned(unsafe) let view: UIView
  }

  /// Solves if needed, and marks the views whose subviews have moved as needing layout.
  func updateLayout() {
    guard answer.changedSinceLayout || answer.structureIsStale else { return }
    if !fittingAnswersLayout {
      enterLayout()
      solveInPasses()
    }
    answer.changedSinceLayout = false
    resizeFreeHost()
    markMovedViews()
  }

  /// Solves with the present constraints: widths first, then the heights of wrapping content, until
  /// every height is that of the text at the view's final width.
  func solveInPasses() {
    rebuildIfNeeded()
    addPending()
    refreshDependents()
    guard needsSolve else { return }
    proposeNaturalWidths()
    solve()
    if measureAtSolvedWidths() {
      solveAgain()
      settleHeights()
    }
    answer.needsSolve = false
  }

  /// Marks the answer as out of date, here and in the engine that lays out the host.
  func setNeedsSolve() {
    answer.needsSolve = true
    answer.revision += 1
    setNeedsFrames()
  }

  /// Marks frames as possibly changed, here and in the engine that lays out the host.
  func setNeedsFrames() {
    guard !answer.changedSinceLayout else { return }
    answer.changedSinceLayout = true
    host.engineDidChange()
  }

  /// How far the last answer is good.
  private struct AnswerState {
    /// Whether the constraints have changed since.
    var needsSolve = true
    /// Whether the hierarchy has gained views. The solver is then rebuilt, because variables must
    /// be made in the order of the hierarchy.
    var structureIsStale = true
    /// Whether anything has changed since the frames were last computed.
    var changedSinceLayout = true
    /// Counts changes; equal revisions have equal answers.
    var revision = 0
    /// Layouts that are as good as the answer; nil before somebody asked for them.
    var alternatives: [Solver]?
  }

  var needsSolve: Bool { answer.needsSolve }
  var structureIsStale: Bool { answer.structureIsStale }
  var revision: Int { answer.revision }

  /// Marks the answer as out of date in this engine only: what was asked of it has changed, not the
  /// hierarchy.
  func forgetAnswer() { answer.needsSolve = true }

  /// Layouts that are as good as the last answer, found once for each answer.
  func alternatives(_ find: () -> [Solver]) -> [Solver] {
    if let known = answer.alternatives { return known }
    let found = find()
    answer.alternatives = found
    return found
  }

  func forgetAlternatives() { answer.alternatives = nil }
}

extension LayoutEngine {
  /// Rebuilds the solver: variables for every guide and view in canonical order, then the
  /// constraints that come from each, then those of the application.
  func rebuildIfNeeded() {
    guard structureIsStale else { return }
    forgetEverything()
    answer.structureIsStale = false
    collect(host)
    use(host)
    for entry in items.views where !entry.view.translatesAutoresizingMaskIntoConstraints {
      use(entry.view)
    }
    collectConstraints(of: host)
    enterMode()
    forgetAnswer()
  }

  /// Detaches the engine from the hierarchy, which then has no reference to it.
  func dissolve() {
    forgetEverything()
    answer.structureIsStale = true
    question.returnToLayout()
  }

  private func forgetEverything() {
    items.leave(self)
    contents.removeAll()
    constraints.removeAll()
    broken.removeAll()
    question.forgetSolver()
    solver = Solver()
    items.start(solver)
  }

  private func collect(_ view: UIView) {
    for guide in view.ownedGuides { items.add(guide, to: self) }
    for subview in view.subviews {
      items.add(subview, to: self)
      if !subview.hostsOwnEngine { collect(subview) }
    }
  }

  private func collectConstraints(of view: UIView) {
    for constraint in view.constraints where !view.isOuter(constraint) { enqueue(constraint) }
    for subview in view.subviews {
      if !subview.hostsOwnEngine {
        collectConstraints(of: subview)
      } else if subview.isSizedBySuperview {
        for constraint in subview.constraints where subview.isOuter(constraint) {
          enqueue(constraint)
        }
      }
    }
  }
}

extension UIView {
  /// Detaches the item from its engine.
  final func leaveEngine() {
    engine = nil
    slot = nil
    own = OwnConstraints()
  }
}

extension UILayoutGuide {
  /// Detaches the item from `engine`, if that is its engine.
  final func leave(_ engine: LayoutEngine) {
    if self.engine === engine { leaveEngine() }
  }

  final func leaveEngine() {
    engine = nil
    slot = nil
    own = OwnConstraints()
  }
}

extension LayoutEngine {
  /// Called when views or guides were added, or a direction has changed: the solver is rebuilt
  /// before the next solve.
  func structureDidChange() {
    answer.structureIsStale = true
    setNeedsSolve()
  }

  /// Removes a view that is about to leave, and its descendants, from the engine.
  func subtreeWillLeave(_ view: UIView) {
    if let fittedView, fittedView.isDescendant(of: view) { question.returnToLayout() }
    broken.removeAll()
    contents.removeSubtree(view)
    constraints.removeSubtree(view)
    items.removeSubtree(view, of: self)
    structureDidChange()
  }

  func maskDidChange(_ view: UIView) {
    guard view.own.isUsed else { return }
    systemDidChange()
    removeAutoresizing(view)
    addAutoresizing(view)
    setNeedsSolve()
  }

  /// Called when the view's frame has become an input of the layout, or is no longer one.
  func translationDidChange(_ view: UIView) {
    systemDidChange()
    removeAutoresizing(view)
    guard view.own.isUsed else { return use(view) }
    if view.translatesAutoresizingMaskIntoConstraints {
      contents.unlistWrapping(view)
      dropIntrinsic(view)
      addAutoresizing(view)
    } else {
      markStale(view)
    }
    setNeedsSolve()
  }
}

extension LayoutEngine {
  /// The solved frame of a view in its superview's coordinates, in points and not rounded to
  /// pixels; nil for a view that the solver does not have.
  func solvedFrame(of view: UIView) -> CGRect? {
    guard view.engine === self, view.own.isUsed, let slot = view.slot else { return nil }
    return view.frame(forAlignmentRect: rect(of: slot))
  }

  func rect(of slot: EngineSlot) -> CGRect {
    CGRect(
      x: solved(slot.x), y: solved(slot.y), width: solved(slot.width), height: solved(slot.height))
  }

  /// The value of a variable in points, clamped to `EngineLimits.length`, which large multipliers
  /// can exceed.
  func solved(_ variable: Variable) -> CGFloat {
    let value = solver.value(of: variable)
    guard abs(value) > Double(EngineLimits.length) || value.isNaN else { return CGFloat(value) }
    return CGFloat(EngineLimits.clamp(CGFloat(value), to: EngineLimits.length))
  }

  /// Marks the superviews of views that the last solve has moved as needing layout.
  func markMovedViews() {
    for entry in items.views {
      guard let frame = solvedFrame(of: entry.view) else { continue }
      if entry.view.laidOut(frame) != entry.view.storedFrame {
        entry.view.superviewReference?.markNeedsLayout()
      } else {
        entry.view.unroundedFrame = frame
      }
    }
  }

  /// Makes sure that the solver holds the answer for the layout, not for a fitting size.
  func answerLayout() {
    enterLayout()
    solveInPasses()
  }

  /// How far a constraint is from holding in the present answer, in points.
  func violation(of constraint: NSLayoutConstraint) -> Double {
    guard let lowered = lower(constraint) else { return 0 }
    let left = lowering.terms.reduce(lowered.base - constraint.solverConstant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
    return switch constraint.relation {
    case .lessThanOrEqual: max(0, left)
    case .equal: abs(left)
    case .greaterThanOrEqual: max(0, -left)
    }
  }
}

extension UIView {
  /// A frame on the pixel grid of the view's screen, in the superview's coordinates.
  final func rounded(_ frame: CGRect) -> CGRect {
    environment.pixelGrid.rounded(frame)
  }

  /// The frame that the view takes if the layout has solved for `frame`.
  final func laidOut(_ frame: CGRect) -> CGRect {
    keepingSize(rounded(frame), isLaidOut: true)
  }

  /// Sets the view's frame from a solved one, in the superview's coordinates: rounds it to pixels,
  /// and keeps the unrounded one as well.
  ///
  /// A view that keeps its own size still records the unrounded frame that its constraints result
  /// in.
  ///
  /// - Parameter shown: what is rounded, where it is not the solved frame.
  final func place(_ frame: CGRect, shownAs shown: CGRect? = nil) {
    unroundedFrame = frame
    let rounded = laidOut(shown ?? frame)
    guard rounded != storedFrame else { return }
    let old = storedFrame.size
    storedFrame = rounded
    inheritedMarginsDidChange()
    guard rounded.size != old else { return }
    if hostsOwnEngine { hostedEngine?.hostSizeDidChange() }
    sizeDidChange(from: old)
  }
}
