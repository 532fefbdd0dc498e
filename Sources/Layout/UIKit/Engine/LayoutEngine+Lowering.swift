import Cassowary

extension LayoutEngine {
  /// A constraint as the solver takes it: `Σ terms + base - constant  relation  0`, the terms left
  /// in `self.terms`.
  struct Lowered {
    /// What geometry contributes to the constant.
    var base: Double
    /// Whether `base` may change while the constraint does not.
    var dependsOnContent: Bool
  }

  /// Writes `first - multiplier × second` in the coordinates of the nearest common ancestor, whose
  /// direction decides what leading and trailing are. Nil when an item is not of this engine.
  func lower(_ constraint: NSLayoutConstraint) -> Lowered? {
    terms.removeAll(keepingCapacity: true)
    touched.removeAll(keepingCapacity: true)
    guard let first = constraint.first, let firstView = first.ownerView else { return nil }
    let hasSecond = constraint.secondAttribute != .notAnAttribute && constraint.multiplier != 0
    let secondView = hasSecond ? constraint.second?.ownerView : firstView
    guard let secondView, let space = firstView.nearestCommonAncestor(with: secondView) else {
      return nil
    }
    var lowered = Lowered(base: 0, dependsOnContent: false)
    let sign: Double = isMirrored(constraint, space) ? -1 : 1
    var side = Side(space: space, other: secondView, factor: sign)
    guard append(first, constraint.firstAttribute, side, &lowered) else { return nil }
    guard hasSecond, let second = constraint.second else { return lowered }
    side.other = firstView
    side.factor = -sign * constraint.solverMultiplier
    guard append(second, constraint.secondAttribute, side, &lowered) else { return nil }
    if sign < 0, constraint.multiplier != 1 {
      appendMirror(of: space, 1 - constraint.solverMultiplier, &lowered)
    }
    return lowered
  }

  /// Where reading goes to the left, leading and trailing positions are measured from the right
  /// edge, so that a constant keeps its sense: `x' = width - x`. Both sides are negated, and the
  /// widths cancel unless there is a multiplier.
  private func isMirrored(_ constraint: NSLayoutConstraint, _ space: UIView) -> Bool {
    guard constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional else {
      return false
    }
    return space.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func appendMirror(of space: UIView, _ factor: Double, _ lowered: inout Lowered) {
    guard let slot = slot(of: space) else { return }
    touched.append(Unowned(view: space))
    term(slot.width, factor)
    let insets = space.alignmentRectInsets
    lowered.base += factor * Double(insets.left + insets.right)
  }

  /// One side of a constraint being written.
  struct Side {
    /// The view in whose coordinates positions are.
    unowned(unsafe) var space: UIView
    /// The view of the other side.
    unowned(unsafe) var other: UIView
    var factor: Double
  }

  private func append(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ side: Side,
    _ lowered: inout Lowered
  ) -> Bool {
    let direction = side.space.effectiveUserInterfaceLayoutDirection
    guard let part = AttributePart(attribute, in: direction) else { return false }
    if let view = item as? UIView { return append(view, part, side, &lowered) }
    guard let guide = item as? UILayoutGuide else { return false }
    return append(guide, part, side, &lowered)
  }

  private func append(
    _ view: UIView, _ part: AttributePart, _ side: Side, _ lowered: inout Lowered
  ) -> Bool {
    switch part.part {
    case .firstBaseline, .lastBaseline:
      return appendBaseline(view, part, side, &lowered)
    case .nearMargin, .farMargin, .middleOfMargins:
      lowered.dependsOnContent = true
      return append(view, part, insets: view.layoutMargins, side, &lowered)
    case .near, .far, .middle, .size:
      if side.space === view, let content = view.contentGuide(seenFrom: side.other, part) {
        return append(content, part, side, &lowered)
      }
      return append(view, part, insets: .zero, side, &lowered)
    }
  }

  /// Near, far, middle or size of a view; for the margin parts those of the bounds less `insets`.
  func append(
    _ view: UIView, _ part: AttributePart, insets: UIEdgeInsets, _ side: Side,
    _ lowered: inout Lowered
  ) -> Bool {
    guard let slot = slot(of: view) else { return false }
    let axis = part.axis
    let alignment = view.alignmentRectInsets
    let nearGap = Double(insets.near(axis) - alignment.near(axis))
    let farGap = Double(insets.far(axis) - alignment.far(axis))
    touched.append(Unowned(view: view))
    if part.part != .size {
      if side.space === view {
        lowered.base += side.factor * alignment.near(axis)
      } else {
        term(slot.position(axis), side.factor)
        guard lift(view, axis, side, &lowered) else { return false }
      }
    }
    switch part.part {
    case .near, .firstBaseline: break
    case .far, .lastBaseline, .size: term(slot.size(axis), side.factor)
    case .middle: term(slot.size(axis), side.factor / 2)
    case .nearMargin: lowered.base += side.factor * nearGap
    case .farMargin:
      term(slot.size(axis), side.factor)
      lowered.base -= side.factor * farGap
    case .middleOfMargins:
      term(slot.size(axis), side.factor / 2)
      lowered.base += side.factor * (nearGap - farGap) / 2
    }
    return true
  }

  /// Goes from the coordinates of `view`'s superview up to those of the common ancestor.
  func lift(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ side: Side, _ lowered: inout Lowered
  ) -> Bool {
    var current = view.superviewReference
    while let parent = current, parent !== side.space {
      guard let slot = slot(of: parent), parent !== host else { return false }
      touched.append(Unowned(view: parent))
      term(slot.position(axis), side.factor)
      lowered.base -= side.factor * parent.alignmentRectInsets.near(axis)
      current = parent.superviewReference
    }
    return current != nil
  }

  func term(_ variable: Variable, _ coefficient: Double) {
    terms.append(Term(variable, coefficient))
  }
}
