import Cassowary

/// Lays out a hierarchy by its constraints: one for each view that hosts one (roots, table cells),
/// on one solver.
///
/// The engine solves either for *layout*, where the host has the size of its bounds, or for the
/// *fitting* size of one view, where that size is free but for a target. Going from one to the
/// other exchanges two constraints; staying changes constants only, which keeps the solver's basis.
///
/// This file is the pass, from `updateLayout` to `UIView.place`. The files beside it have what the
/// pass states of items, contents, autoresizing masks and the application's constraints, and what
/// becomes of conflicts.
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
  var broken = BrokenConstraints()
  /// The height of the host, where its own content has decided it.
  var contentHeight: ContentHeight?
  /// The constraint that is being written for the solver.
  var lowering = LoweredTerms()
  private var answer = AnswerState()
  private(set) var isSolving = false

  init(host: UIView) {
    self.host = host
    items = EngineItems(solver)
  }

  /// An unretained view.
  struct Unowned {
    /// Safe: the engine drops every view that leaves the hierarchy.
    unowned(unsafe) let view: UIView
  }

  /// How far the last answer is good.
  private struct AnswerState {
    /// Whether the constraints have changed since.
    var needsSolve = true
    /// Whether the hierarchy has gained views: their variables need the hierarchy's order.
    var structureIsStale = true
    /// Whether anything has changed since the frames were last computed.
    fileprivate var changedSinceLayout = true
    /// Counts changes; equal revisions have equal answers.
    var revision = 0
    /// Layouts that are as good as the answer; nil before somebody asked for them.
    var alternatives: [Solver]?
  }

  var needsSolve: Bool { answer.needsSolve }
  var structureIsStale: Bool { answer.structureIsStale }
  var revision: Int { answer.revision }

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

  /// Marks the answer as out of date in this engine only, not in the hierarchy.
  func forgetAnswer() { answer.needsSolve = true }

  /// Notes that the solver has the answer again.
  func wasSolved() { answer.needsSolve = false }

  /// Layouts that are as good as the last answer, found once for each answer.
  func alternatives(_ find: () -> [Solver]) -> [Solver] {
    if let known = answer.alternatives { return known }
    let found = find()
    answer.alternatives = found
    return found
  }

  func forgetAlternatives() { answer.alternatives = nil }
}

// MARK: - The pass

extension LayoutEngine {
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

  /// Makes sure that the solver holds the answer for the layout, not for a fitting size.
  func answerLayout() {
    enterLayout()
    solveInPasses()
  }

  /// Solves with the present constraints: widths first, then the heights of wrapping content, until
  /// every height is that of the text at the view's final width.
  func solveInPasses() {
    let wasSolving = isSolving
    isSolving = true
    defer { isSolving = wasSolving }
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

  /// Rebuilds the solver: variables for every guide and view in canonical order, then the
  /// constraints that come from each, then those of the application.
  func rebuildIfNeeded() {
    guard structureIsStale else { return }
    forgetEverything()
    answer.structureIsStale = false
    collect(host)
    items.restoreOrder()
    use(host)
    for entry in items.views where !entry.view.translatesAutoresizingMaskIntoConstraints {
      use(entry.view)
    }
    collectConstraints(of: host)
    enterMode()
    forgetAnswer()
  }

  /// First pass: states the intrinsic size of every content that has changed. Wrapping content
  /// states the width it would have on one line; its height waits for the second pass, unless
  /// heights may decide widths.
  private func proposeNaturalWidths() {
    // Measuring a view may mark it or another one stale again: those are measured at the next
    // solve. The loop retains the views, because the code it calls may remove them.
    for view in contents.takeStale() { stateIntrinsic(view) }
    for entry in contents.wrapping {
      let natural = entry.view.naturalIntrinsicSize
      _ = setIntrinsic(natural.width, of: entry.view, .horizontal)
      if constraints.linksAxes { _ = setIntrinsic(natural.height, of: entry.view, .vertical) }
    }
  }

  /// Second pass: measures content that got less than its natural width at the width it got, and
  /// states the resulting size. Returns whether any size has changed.
  private func measureAtSolvedWidths() -> Bool {
    var changed = false
    for entry in contents.wrapping {
      guard let width = finalWidth(of: entry.view) else { continue }
      let size = measured(entry.view, within: width.pixels)
      let stated = min(size.width, max(width.points, 0))
      let isNatural = entry.view.wrappingState.proposedWidth.isInfinite
      let horizontal = isNatural ? size.width : stated
      if setIntrinsic(horizontal, of: entry.view, .horizontal) { changed = true }
      if setIntrinsic(size.height, of: entry.view, .vertical) { changed = true }
    }
    if changed { constraints.markBaselinesStale() }
    return refreshDependents() || changed
  }

  /// Solves with other sizes. Where required ones are among them, the earlier may have conflicted
  /// with what is required now, so that their conflicts are dropped: only those of the last answer
  /// are reported.
  private func solveAgain() {
    if solver.requiredChanges != broken.decidedAt { systemDidChange() }
    solve()
  }

  /// Third and later passes: the second may have given a view another width than it was measured
  /// at, because its neighbours have also changed the widths they ask for since the first. The
  /// widths that the second pass stated stay; heights follow the widths that resulted.
  ///
  /// As long as no width depends on a height, one more pass is enough, since the widths stay those
  /// of the second pass. If an aspect ratio couples them, the passes continue until nothing
  /// changes. A layout that never settles (a width of five times the height: one line at 40, four
  /// at 20) has no correct height; after `freeHeightPasses` heights only grow, so that no text is
  /// cut off.
  private func settleHeights() {
    for pass in 1...EngineLimits.heightPasses {
      guard measureHeights(onlyGrowing: pass > EngineLimits.freeHeightPasses) else { return }
      solveAgain()
    }
  }

  private func measureHeights(onlyGrowing: Bool) -> Bool {
    var changed = false
    for entry in contents.wrapping {
      guard let width = finalWidth(of: entry.view) else { continue }
      var height = measured(entry.view, within: width.pixels).height
      if onlyGrowing { height = max(height, own(entry.view).vertical.intrinsic ?? 0) }
      if setIntrinsic(height, of: entry.view, .vertical) { changed = true }
    }
    if changed { constraints.markBaselinesStale() }
    return refreshDependents() || changed
  }

  /// The content's size at a width, in points; baselines may move with the wrapping.
  private func measured(_ view: UIView, within width: CGFloat) -> CGSize {
    let before = view.wrappingState.proposedWidth
    let size = view.intrinsicSize(within: width)
    if view.wrappingState.proposedWidth != before { constraints.markBaselinesStale() }
    return size
  }

  /// The width in the present answer, as solved, and rounded to pixels, as text is drawn.
  private func finalWidth(of view: UIView) -> (points: CGFloat, pixels: CGFloat)? {
    guard let slot = slot(of: view) else { return nil }
    let width = solved(slot.width)
    guard let frame = solvedFrame(of: view) else { return (width, width) }
    return (width, width + view.onPixels(frame).width - frame.width)
  }
}

// MARK: - The answer as frames

extension LayoutEngine {
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

  /// The value of a variable in points, clamped to `EngineLimits.length`.
  func solved(_ variable: Variable) -> CGFloat {
    let value = solver.value(of: variable)
    guard abs(value) > Double(EngineLimits.length) || value.isNaN else { return CGFloat(value) }
    return CGFloat(EngineLimits.clamp(CGFloat(value), to: EngineLimits.length))
  }
}

extension UIView {
  /// Sets the solved frames of the subviews that constraints decide.
  final func applyEngineFrames() {
    guard let engine = subviewEngine else { return }
    engine.updateLayout()
    for subview in subviews {
      if let frame = engine.solvedFrame(of: subview) { subview.placeSolved(frame) }
    }
  }

  /// A frame on the pixel grid of the view's screen, in the superview's coordinates.
  final func onPixels(_ frame: CGRect) -> CGRect {
    environment.pixelGrid.rounded(frame)
  }

  /// The frame that the view takes if the layout has solved for `frame`.
  final func laidOut(_ frame: CGRect) -> CGRect {
    keepingSize(onPixels(frame), isLaidOut: true)
  }

  /// Sets the view's frame from a solved one, in the superview's coordinates: rounds it to pixels,
  /// and keeps the unrounded one as well.
  ///
  /// A view that keeps its own size still records the unrounded frame that its constraints result
  /// in. `shown`: what is rounded, where it is not the solved frame.
  final func placeSolved(_ frame: CGRect, shownAs shown: CGRect? = nil) {
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

// MARK: - Another hierarchy

extension LayoutEngine {
  /// Called for new views or guides, or another direction: the solver is rebuilt.
  func structureDidChange() {
    answer.structureIsStale = true
    setNeedsSolve()
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
}
