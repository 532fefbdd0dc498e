import Cassowary

extension LayoutEngine {
  /// Four required equalities that say what frame and mask say, in terms of the superview's size.
  func addAutoresizing(_ view: UIView) {
    guard let superview = view.superviewReference, slot(of: superview) != nil else { return }
    if suspendsSize(of: view) == false {
      addAutoresizingSize(view, .horizontal, superview)
      addAutoresizingSize(view, .vertical, superview)
    }
    addAutoresizingPosition(view, .horizontal, superview)
    addAutoresizingPosition(view, .vertical, superview)
    if !view.autoresizingMask.isEmpty { use(superview) }
  }

  func removeAutoresizing(_ view: UIView) {
    var own = own(view)
    remove(&own.horizontal.position)
    remove(&own.vertical.position)
    remove(&own.horizontal.size)
    remove(&own.vertical.size)
    setOwn(view, own)
  }

  /// A frame was set by hand: the equalities are stated anew; where the mask is rigid only their
  /// constants change.
  func frameWasAssigned(_ view: UIView, from old: CGRect) {
    guard view.own.isUsed, view.engine === self else { return }
    let keepsPosition = view.autoresizingMask.isEmpty && old.origin == view.storedFrame.origin
    if keepsPosition, suspendsSize(of: view) { return setNeedsFrames() }
    systemDidChange()
    guard view.autoresizingMask.isEmpty else {
      removeAutoresizing(view)
      addAutoresizing(view)
      return setNeedsSolve()
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let rule = view.autoresizingRule(axis)
      let insets = view.alignmentRectInsets
      if let id = view.own[axis].position {
        solver.setConstant(id, bounded(-(rule.position + insets.near(axis))))
      }
      if let id = view.own[axis].size {
        solver.setConstant(id, bounded(insets.near(axis) + insets.far(axis) - rule.size))
      }
    }
    setNeedsSolve()
  }

  /// `position - nearShare × superview.size - (position₀ - nearShare × size₀) == 0`, in alignment
  /// rectangles.
  private func addAutoresizingPosition(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ superview: UIView
  ) {
    guard let outer = slot(of: superview), let slot = slot(of: view) else { return }
    let rule = view.autoresizingRule(axis)
    let outerInsets = superview.alignmentRectInsets
    let growth = outerInsets.near(axis) + outerInsets.far(axis) - rule.superviewSize
    let constant =
      -(rule.position + rule.nearShare * growth + view.alignmentRectInsets.near(axis))
    var own = own(view)
    own[axis].position = add(
      [Term(slot.position(axis), 1), Term(outer.size(axis), -Double(rule.nearShare))], .equal,
      bounded(constant), .required)
    setOwn(view, own)
  }

  /// `size - sizeShare × superview.size - (size₀ - sizeShare × superview.size₀) == 0`, in alignment
  /// rectangles.
  func addAutoresizingSize(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ superview: UIView
  ) {
    guard let outer = slot(of: superview), let slot = slot(of: view) else { return }
    let rule = view.autoresizingRule(axis)
    let insets = view.alignmentRectInsets
    let outerInsets = superview.alignmentRectInsets
    let growth = outerInsets.near(axis) + outerInsets.far(axis) - rule.superviewSize
    let constant =
      -(rule.size + rule.sizeShare * growth - insets.near(axis) - insets.far(axis))
    var own = own(view)
    own[axis].size = add(
      [Term(slot.size(axis), 1), Term(outer.size(axis), -Double(rule.sizeShare))], .equal,
      bounded(constant), .required)
    setOwn(view, own)
  }

  private func bounded(_ constant: CGFloat) -> Double {
    EngineLimits.clamp(constant, to: EngineLimits.length)
  }
}
