import Cassowary

extension LayoutEngine {
  /// First pass: every content that has changed states its intrinsic size; what wraps states the
  /// width it would have on one line. Its height waits for the second pass, unless heights may
  /// decide widths.
  func proposeNaturalWidths() {
    // Asking for a size may make it, or another, stale again: those are asked at the next solve.
    // The views are held meanwhile, since code that is asked may remove them.
    let stale = staleSizes.map(\.view)
    staleSizes.removeAll(keepingCapacity: true)
    for view in stale { stateIntrinsic(view) }
    for entry in wrapping {
      let natural = entry.view.naturalIntrinsicSize
      _ = setIntrinsic(natural.width, of: entry.view, .horizontal)
      if linksAxes { _ = setIntrinsic(natural.height, of: entry.view, .vertical) }
    }
  }

  private func stateIntrinsic(_ view: UIView) {
    var own = own(view)
    own.isStale = false
    setOwn(view, own)
    guard own.isUsed, statesIntrinsic(view) else { return }
    if view.wrapsContent {
      if !view.wrappingState.isListed {
        view.wrappingState.isListed = true
        wrapping.append(Unowned(view: view))
      }
      return
    }
    unlist(view)
    let size = view.intrinsicContentSize
    let widthChanged = setIntrinsic(size.width, of: view, .horizontal)
    let heightChanged = setIntrinsic(size.height, of: view, .vertical)
    if widthChanged || heightChanged { baselinesDidChange() }
  }

  /// Whether the view's intrinsic size counts: not where its frame is an input, unless its fitting
  /// size is asked for.
  func statesIntrinsic(_ view: UIView) -> Bool {
    view === host || view === fittedView || !view.translatesAutoresizingMaskIntoConstraints
  }

  func unlist(_ view: UIView) {
    guard view.wrappingState.isListed else { return }
    view.wrappingState.isListed = false
    wrapping.removeAll { $0.view === view }
  }

  /// Second pass: what got less than its natural width is measured at the width it got, and states
  /// the size that comes of it; whether anything has changed by it.
  func measureAtSolvedWidths() -> Bool {
    var changed = false
    for entry in wrapping {
      guard let width = finalWidth(of: entry.view) else { continue }
      let size = measured(entry.view, within: width.pixels)
      let stated = min(size.width, max(width.points, 0))
      let isNatural = entry.view.wrappingState.proposedWidth.isInfinite
      let horizontal = isNatural ? size.width : stated
      if setIntrinsic(horizontal, of: entry.view, .horizontal) { changed = true }
      if setIntrinsic(size.height, of: entry.view, .vertical) { changed = true }
    }
    if changed { baselinesDidChange() }
    return refreshDependents() || changed
  }

  /// Third pass, and further ones: the second may have given a view another width than it was
  /// measured at, since its neighbours, too, ask for other widths than in the first. The widths
  /// that the second pass stated stay, and heights follow the widths that came of them.
  ///
  /// As long as no width depends on a height, one pass more is enough: widths are then the second
  /// pass's. Where an aspect ratio couples them, the passes go on until nothing changes. A layout
  /// that never comes to rest (a width of five times the height: one line at 40, four at 20) has no
  /// height that is right; after `freeHeightPasses` heights only grow, so that no text is cut off.
  func settleHeights() {
    for pass in 1...EngineLimits.heightPasses {
      guard measureHeights(onlyGrowing: pass > EngineLimits.freeHeightPasses) else { return }
      solveAgain()
    }
  }

  /// Whether the width of some text may depend on the height of one, by an aspect ratio on the way.
  /// - Complexity: O(texts) where there is an aspect ratio at all.
  var textWidthsDependOnHeights: Bool {
    guard linksAxes else { return false }
    let slots = wrapping.compactMap { slot(of: $0.view) }
    let heights = Set(slots.compactMap { solver.group(of: $0.height) })
    return slots.contains { solver.group(of: $0.width).map(heights.contains) ?? false }
  }

  /// Solves with other sizes. Sizes of before may have conflicted with what is required now; only
  /// the last answer counts.
  func solveAgain() {
    systemDidChange()
    solve()
  }

  private func measureHeights(onlyGrowing: Bool) -> Bool {
    var changed = false
    for entry in wrapping {
      guard let width = finalWidth(of: entry.view) else { continue }
      var height = measured(entry.view, within: width.pixels).height
      if onlyGrowing { height = max(height, own(entry.view).vertical.intrinsic ?? 0) }
      if setIntrinsic(height, of: entry.view, .vertical) { changed = true }
    }
    if changed { baselinesDidChange() }
    return refreshDependents() || changed
  }

  private func measured(_ view: UIView, within width: CGFloat) -> CGSize {
    let before = view.wrappingState.proposedWidth
    let size = view.intrinsicSize(within: width)
    if view.wrappingState.proposedWidth != before { baselinesDidChange() }
    return size
  }

  /// The width of the present answer: as solved, and as the view gets it once its edges are on
  /// pixels, which is the one its text is drawn at.
  private func finalWidth(of view: UIView) -> (points: CGFloat, pixels: CGFloat)? {
    guard let slot = slot(of: view) else { return nil }
    let width = solved(slot.width)
    guard let frame = solvedFrame(of: view) else { return (width, width) }
    return (width, width + view.rounded(frame).width - frame.width)
  }

  private func baselinesDidChange() {
    if !dependents.isEmpty { dependentsAreStale = true }
  }
}
