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

  /// Second pass: what got less than its natural width is measured at the width it got; whether
  /// anything has changed by it.
  func measureAtSolvedWidths() -> Bool {
    var changed = false
    for entry in wrapping {
      let view = entry.view
      guard let slot = slot(of: view) else { continue }
      let before = view.wrappingState.proposedWidth
      let size = view.intrinsicSize(within: solved(slot.width))
      if view.wrappingState.proposedWidth != before { baselinesDidChange() }
      if setIntrinsic(size.width, of: view, .horizontal) { changed = true }
      if setIntrinsic(size.height, of: view, .vertical) { changed = true }
    }
    if changed { baselinesDidChange() }
    return refreshDependents() || changed
  }

  private func baselinesDidChange() {
    if !dependents.isEmpty { dependentsAreStale = true }
  }
}
