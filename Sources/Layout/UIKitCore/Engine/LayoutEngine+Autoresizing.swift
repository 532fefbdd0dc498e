import Cassowary

/// How a frame and an autoresizing mask follow the superview's size along one axis, in points.
///
/// The flexible parts (near margin, size, far margin) share what the superview gains in proportion
/// to their lengths, or equally if all of them are 0. Without a flexible part the far margin takes
/// all. So with the superview at `s`: `position = position₀ + nearShare × (s - s₀)` and `size =
/// size₀ + sizeShare × (s - s₀)`.
struct AutoresizingRule: Equatable {
  var position: CGFloat
  var size: CGFloat
  var superviewSize: CGFloat
  fileprivate var nearShare: CGFloat = 0
  fileprivate var sizeShare: CGFloat = 0

  init(
    _ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis, frame: CGRect,
    superviewSize: CGSize
  ) {
    let isHorizontal = axis == .horizontal
    position = isHorizontal ? frame.minX : frame.minY
    size = isHorizontal ? frame.width : frame.height
    self.superviewSize = isHorizontal ? superviewSize.width : superviewSize.height
    let near = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
    let middle = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
    let far = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
    share(near: near, middle: middle, far: far)
  }

  private mutating func share(near: Bool, middle: Bool, far: Bool) {
    let flexible = (near ? 1 : 0) + (middle ? 1 : 0) + (far ? 1 : 0)
    guard flexible > 0, near || middle else { return }
    let total =
      (near ? position : 0) + (middle ? size : 0) + (far ? superviewSize - position - size : 0)
    let part = { (isFlexible: Bool, length: CGFloat) -> CGFloat in
      guard isFlexible else { return 0 }
      return flexible == 1 ? 1 : total > 0 ? length / total : 1 / CGFloat(flexible)
    }
    nearShare = part(near, position)
    sizeShare = part(middle, size)
  }

  /// Position and size, in points, in a superview of the given size.
  func resolved(in size: CGFloat) -> (position: CGFloat, size: CGFloat) {
    let gain = size - superviewSize
    return (position + nearShare * gain, self.size + sizeShare * gain)
  }
}

extension UIView {
  /// The frame and the superview's size for which it was set; autoresizing is computed from these,
  /// not from the last layout, so that rounding does not accumulate.
  struct AutoresizingReference {
    var frame: CGRect
    var superviewSize: CGSize
  }

  final func autoresizingRule(_ axis: NSLayoutConstraint.Axis) -> AutoresizingRule {
    AutoresizingRule(
      autoresizingMask, axis, frame: autoresizingReference.frame,
      superviewSize: autoresizingReference.superviewSize)
  }

  /// Autoresizes the subviews that no constraint decides, after a change of this view's size.
  final func autoresizeSubviews() {
    for view in subviews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty
      && !view.own.isUsed
    {
      let horizontal = view.autoresizingRule(.horizontal).resolved(in: storedFrame.width)
      let vertical = view.autoresizingRule(.vertical).resolved(in: storedFrame.height)
      view.placeSolved(
        CGRect(
          x: horizontal.position, y: vertical.position, width: horizontal.size,
          height: vertical.size))
    }
  }
}

extension LayoutEngine {
  /// Adds four required equalities that express frame and mask in terms of the superview's size.
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

  /// Called when a frame was set by hand: states the equalities again. If the mask is rigid, only
  /// their constants change, which keeps the solver's basis.
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

extension LayoutEngine {
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
