import Cassowary

/// Lays out a hierarchy by its constraints: one for each view that hosts one (roots, table cells),
/// on one solver.
///
/// The engine solves either for *layout*, where the host has the size of its bounds, or for the
/// *fitting* size of one view, where that size is free but for a target. Going from one to the
/// other exchanges two constraints; staying changes constants only, which keeps the solver's basis.
final class LayoutEngine {
  unowned(unsafe) let host: UIView
  private(set) var solver = Solver()
  /// The views and guides laid out.
  var items: EngineItems
  /// The application's constraints.
  var constraints = EngineConstraints()
  /// The views whose contents have a size.
  var contents = EngineContents()
  /// Whether the layout or a fitting size is solved for.
  var question = EngineQuestion()
  /// The constraints that were given up in conflicts.
  var broken = BrokenConstraints()
  /// The constraint that is being written for the solver.
  var lowering = LoweredTerms()

  /// The present answer is not that of the present constraints.
  var needsSolve = true
  /// The hierarchy has gained views: the system is built again, so that the canonical order is the
  /// hierarchy's.
  private(set) var structureIsStale = true
  /// Something has changed since frames were last worked out.
  private var changedSinceLayout = true
  /// How often something has changed; equal revisions have equal answers.
  private(set) var revision = 0

  /// Layouts that are as good as the last answer; nil before somebody asked for them.
  var knownAlternatives: [Solver]?

  init(host: UIView) {
    self.host = host
    items = EngineItems(solver)
  }

  /// A view that is known to outlive the mention of it: the engine drops what leaves the hierarchy.
  struct Unowned {
    unowned(unsafe) let view: UIView
  }

  /// Brings the frames of the hierarchy up to date in the solver, and marks what has to be laid out
  /// for it.
  func updateLayout() {
    guard changedSinceLayout || structureIsStale else { return }
    if !fittingAnswersLayout {
      enterLayout()
      solveInPasses()
    }
    changedSinceLayout = false
    resizeFreeHost()
    markMovedViews()
  }

  /// Solves with the present constraints: widths first, then the heights of what wraps, until every
  /// height is that of the text at the width that the view ends up with.
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
    needsSolve = false
  }

  /// Notes that the answer is out of date, here and in the layout of whatever contains the host.
  func setNeedsSolve() {
    needsSolve = true
    revision += 1
    setNeedsFrames()
  }

  /// Notes that frames may have changed, here and in the layout of whatever contains the host.
  func setNeedsFrames() {
    guard !changedSinceLayout else { return }
    changedSinceLayout = true
    host.engineDidChange()
  }
}

extension LayoutEngine {
  /// Starts from an empty solver: variables for every guide and view in canonical order, then what
  /// each stands for by itself, then the constraints.
  func rebuildIfNeeded() {
    guard structureIsStale else { return }
    forgetEverything()
    structureIsStale = false
    collect(host)
    use(host)
    for entry in items.views where !entry.view.translatesAutoresizingMaskIntoConstraints {
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

extension LayoutEngine {
  /// Views or guides were added, or a direction has turned: what the solver holds is built anew
  /// before the next solve.
  func structureDidChange() {
    structureIsStale = true
    setNeedsSolve()
  }

  /// Drops every mention of a view about to leave, and of what is below it.
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

  /// The view's frame is an input now, or no longer.
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
