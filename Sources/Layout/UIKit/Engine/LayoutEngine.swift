import Cassowary

/// Lays out a hierarchy by its constraints: one for each view that hosts one (roots, table cells),
/// on one solver.
///
/// The engine solves either for *layout*, where the host has the size of its bounds, or for the
/// *fitting* size of one view, where that size is free but for a target. Going from one to the
/// other exchanges two constraints; staying changes constants only, which keeps the solver's basis.
final class LayoutEngine {
  unowned(unsafe) let host: UIView
  var solver = Solver()
  /// The host's own variables and constraints; every other view holds its own.
  var hostSlot: EngineSlot
  var hostConstraints = OwnConstraints()

  var mode = Mode.layout
  /// What keeps the host's size (layout) or pulls the fitted view's to its target (fitting).
  var sizing = SizingConstraints()

  /// Whether constraints are left out because they reach beyond the view being fitted.
  var hasSuspended = false

  /// The views laid out, host excluded, in canonical order.
  var views: [Unowned] = []
  /// The guides laid out, the host's among them. Held, so that each can be told when the engine
  /// goes.
  var guides: [UILayoutGuide] = []
  var ordinals = 1
  /// Constraints to be added at the next solve.
  var pending: [NSLayoutConstraint] = []
  /// Constraints of the application that the solver has, or would have were they not broken or
  /// suspended.
  var members: [NSLayoutConstraint] = []
  /// Views whose intrinsic size must be asked again.
  var staleSizes: [Unowned] = []
  /// Views whose content wraps at the width they are given.
  var wrapping: [Unowned] = []
  /// Constraints whose base depends on margins, baselines or scrolling.
  var dependents: [NSLayoutConstraint] = []
  /// Some constraint ties a width to a height.
  var linksAxes = false

  /// The hierarchy has gained views: all is to be built anew, so that the canonical order is the
  /// hierarchy's.
  var structureIsStale = true
  /// The present answer is not that of the present constraints.
  var needsSolve = true
  /// Something has changed since frames were last worked out.
  var changedSinceLayout = true
  /// Margins, baselines or offsets may have changed.
  var dependentsAreStale = false
  /// How often something has changed; equal revisions have equal answers.
  private(set) var revision = 0

  /// Conflicts met since the constraints last changed, in the order they were met.
  var conflicts: [LayoutConflict] = []
  var broken: [ConstraintOwner] = []
  /// Terms of the constraint being built, and the views they mention.
  var terms: [Term] = []
  var touched: [Unowned] = []

  init(host: UIView) {
    self.host = host
    hostSlot = EngineSlot(solver, ordinal: 0)
    terms.reserveCapacity(16)
    touched.reserveCapacity(16)
  }

  /// What the solver is asked.
  enum Mode {
    case layout
    case fitting(Unowned)
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
      enter(.layout)
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
