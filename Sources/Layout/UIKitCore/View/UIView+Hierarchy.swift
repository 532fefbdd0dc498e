extension UIView {
  /// Adds `view` directly behind `sibling`; in front of all if that is no subview.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: siblingIndex(of: sibling, without: view) ?? subviews.count)
  }

  /// Adds `view` directly in front of `sibling`, or of all if that is no subview.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(
      view, at: siblingIndex(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
  }

  /// The index of `sibling` once `view`, which may be a subview already, is removed.
  private func siblingIndex(of sibling: UIView, without view: UIView) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  /// Moves `view` in front of its siblings.
  final func moveToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves `view` behind its siblings.
  final func moveToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Whether the view is `view` itself or one of its descendants.
  public final func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superviewReference
    }
    return false
  }

  public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  private func forEachInSubtree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInSubtree(body) }
  }

  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  package final var rootView: UIView {
    var current = self
    while let superview = current.superviewReference { current = superview }
    return current
  }

  /// Inserts a subview. A view that is a subview already only moves, and keeps its constraints.
  final func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      endProgram(
        "Can't add \(view) to \(self): a view cannot contain itself or one of its ancestors")
    }
    if view.superviewReference === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      return
    }
    if view.superviewReference != nil { view.removeFromSuperview() }
    view.willMove(toSuperview: self)
    let window = window
    if let window { view.forEachInSubtree { $0.willMove(toWindow: window) } }
    let index = min(max(index, 0), subviews.count)
    subviews.insert(view, at: index)
    layer.subviewWasInserted(at: index)
    view.superviewReference = self
    if environment.appearances != nil { view.applyAppearance() }
    subviewWasInserted(view)
    didAddSubview(view)
    view.didMoveToSuperview()
    if window != nil { view.forEachInSubtree { $0.didMoveToWindow() } }
  }

  final func detachFromSuperview() {
    guard let superview = superviewReference else { return }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    superview.subviewWillBeRemoved(self)
    let hadWindow = window != nil
    if hadWindow { forEachInSubtree { $0.willMove(toWindow: nil) } }
    if let index = superview.subviews.firstIndex(where: { $0 === self }) {
      superview.subviews.remove(at: index)
      superview.layer.subviewWasRemoved(at: index)
    }
    superviewReference = nil
    superview.setNeedsLayout()
    didMoveToSuperview()
    if hadWindow { forEachInSubtree { $0.didMoveToWindow() } }
  }
}

extension UIView {
  /// Notifies the view, and its descendants without a tint of their own, of a new tint.
  final func inheritedTintDidChange() {
    tintColorDidChange()
    for subview in subviews where subview.explicitTintColor == nil {
      subview.inheritedTintDidChange()
    }
  }
}
