import Cassowary

extension LayoutEngine {
  func append(
    _ guide: UILayoutGuide, _ part: AttributePart, _ side: Side, _ lowered: inout Lowered
  ) -> Bool {
    guard let owner = guide.owner else { return false }
    switch guide.kind {
    case .custom, .content: return appendOwnGuide(guide, owner, part, side, &lowered)
    case .frame: return appendFrameGuide(owner, part, side, &lowered)
    case .layoutMargins:
      return appendInsetGuide(owner, owner.layoutMargins, part, side, &lowered)
    case .safeArea:
      return appendInsetGuide(owner, owner.safeAreaInsets, part, side, &lowered)
    }
  }

  /// A guide with variables of its own.
  private func appendOwnGuide(
    _ guide: UILayoutGuide, _ owner: UIView, _ part: AttributePart, _ side: Side,
    _ lowered: inout Lowered
  ) -> Bool {
    guard let slot = slot(of: guide) else { return false }
    use(guide)
    if part.part != .size, guide.kind != .content {
      term(slot.position(part.axis), side.factor)
    }
    if part.part != .size, !liftGuide(owner, part.axis, side, &lowered) { return false }
    switch part.part {
    case .near, .nearMargin, .firstBaseline: break
    case .far, .farMargin, .lastBaseline, .size: term(slot.size(part.axis), side.factor)
    case .middle, .middleOfMargins: term(slot.size(part.axis), side.factor / 2)
    }
    return true
  }

  /// The owner's bounds less some insets: no variables, only constants.
  private func appendInsetGuide(
    _ owner: UIView, _ insets: UIEdgeInsets, _ part: AttributePart, _ side: Side,
    _ lowered: inout Lowered
  ) -> Bool {
    lowered.dependsOnContent = true
    let margin: AttributePart.Part
    switch part.part {
    case .near, .nearMargin, .firstBaseline: margin = .nearMargin
    case .far, .farMargin, .lastBaseline: margin = .farMargin
    case .middle, .middleOfMargins: margin = .middleOfMargins
    case .size:
      let alignment = owner.alignmentRectInsets
      lowered.base +=
        side.factor
        * Double(
          alignment.near(part.axis) + alignment.far(part.axis) - insets.near(part.axis)
            - insets.far(part.axis))
      return append(owner, part, insets: .zero, side, &lowered)
    }
    return append(
      owner, AttributePart(axis: part.axis, part: margin), insets: insets, side, &lowered)
  }

  /// A scroll view's frame, seen from its content: it moves as the view scrolls.
  private func appendFrameGuide(
    _ owner: UIView, _ part: AttributePart, _ side: Side, _ lowered: inout Lowered
  ) -> Bool {
    if side.space === owner, part.part != .size {
      lowered.dependsOnContent = true
      let origin = owner.boundsOrigin
      lowered.base += side.factor * Double(part.axis == .horizontal ? origin.x : origin.y)
    }
    return append(owner, part, insets: .zero, side, &lowered)
  }

  /// Goes from the coordinates of a guide's owner up to those of the common ancestor.
  private func liftGuide(
    _ owner: UIView, _ axis: NSLayoutConstraint.Axis, _ side: Side, _ lowered: inout Lowered
  ) -> Bool {
    guard owner !== side.space else { return true }
    guard let slot = slot(of: owner) else { return false }
    touched.append(Unowned(view: owner))
    term(slot.position(axis), side.factor)
    lowered.base -= side.factor * owner.alignmentRectInsets.near(axis)
    return lift(owner, axis, side, &lowered)
  }
}
