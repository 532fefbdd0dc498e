import Cassowary

/// An attribute with its direction resolved: an axis, and a part of the item along it.
struct AttributePart {
  let axis: NSLayoutConstraint.Axis
  let part: Part

  /// Near is left or top, far is right or bottom.
  enum Part {
    case near
    case far
    case middle
    case nearMargin
    case farMargin
    case middleOfMargins
    case size
    case firstBaseline
    case lastBaseline
  }
}

extension AttributePart {
  init?(_ attribute: NSLayoutConstraint.Attribute, in direction: UIUserInterfaceLayoutDirection) {
    let attribute = attribute.resolved(in: direction)
    axis =
      attribute.kind == .verticalPosition || attribute == .height ? .vertical : .horizontal
    switch attribute {
    case .left, .top: part = .near
    case .right, .bottom: part = .far
    case .centerX, .centerY: part = .middle
    case .width, .height: part = .size
    case .leftMargin, .topMargin: part = .nearMargin
    case .rightMargin, .bottomMargin: part = .farMargin
    case .centerXWithinMargins, .centerYWithinMargins: part = .middleOfMargins
    case .firstBaseline: part = .firstBaseline
    case .lastBaseline: part = .lastBaseline
    case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute: return nil
    }
  }
}

extension UIEdgeInsets {
  func near(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
  func far(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}

/// The sum that a constraint was lowered to, and its views, in storage that is reused.
struct LoweredTerms {
  fileprivate(set) var terms: [Term] = []
  fileprivate(set) var touched: [LayoutEngine.Unowned] = []

  init() {
    terms.reserveCapacity(16)
    touched.reserveCapacity(16)
  }

  fileprivate mutating func removeAll() {
    terms.removeAll(keepingCapacity: true)
    touched.removeAll(keepingCapacity: true)
  }
}

extension LayoutEngine {
  /// A constraint in the solver's form: `Σ terms + base - constant  relation  0`.
  struct Lowered {
    /// The part of the constant that comes from geometry, in points.
    var base: Double
    /// Whether `base` may change while the constraint does not.
    var dependsOnContent = false
    var dependsOnBaseline = false
  }

  /// Writes `first - multiplier × second` in the coordinates of the nearest common ancestor, whose
  /// direction decides the sides of leading and trailing. Nil if an item is not in this engine.
  func lower(_ constraint: NSLayoutConstraint) -> Lowered? {
    lowering.removeAll()
    guard let first = constraint.first, let firstView = first.ownerView else { return nil }
    let hasSecond = constraint.secondAttribute != .notAnAttribute && constraint.multiplier != 0
    guard !hasSecond || constraint.firstAttribute.kind == constraint.secondAttribute.kind else {
      endProgram(
        "Constraint improperly relates anchors of incompatible types: \(constraint.equation)")
    }
    let secondView = hasSecond ? constraint.second?.ownerView : firstView
    guard let secondView, let space = firstView.nearestCommonAncestor(with: secondView) else {
      return nil
    }
    var lowered = Lowered(base: 0)
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

  /// Whether leading and trailing positions are measured from the right edge (`x' = width - x`), as
  /// in a right-to-left layout, so that a constant keeps its sense. Both sides are negated, and the
  /// widths cancel unless there is a multiplier.
  private func isMirrored(_ constraint: NSLayoutConstraint, _ space: UIView) -> Bool {
    guard constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional else {
      return false
    }
    return space.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func appendMirror(of space: UIView, _ factor: Double, _ lowered: inout Lowered) {
    guard let slot = slot(of: space) else { return }
    lowering.touched.append(Unowned(view: space))
    term(slot.width, factor)
    let insets = space.alignmentRectInsets
    lowered.base += factor * Double(insets.left + insets.right)
  }

  /// One side of a constraint that is being written.
  struct Side {
    /// The view in whose coordinates positions are written. Safe: a side lives only while its
    /// constraint is written, and that keeps its views.
    unowned(unsafe) var space: UIView
    /// The view of the other side. Safe for the same time.
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
      if side.space === view, let content = view.contentGuide(seenFrom: side.other, part) {
        let isNear = part.part == .nearMargin
        let margin =
          isNear ? view.layoutMargins.near(part.axis) : -view.layoutMargins.far(part.axis)
        lowered.base += side.factor * margin
        return append(
          content, AttributePart(axis: part.axis, part: isNear ? .near : .far), side, &lowered)
      }
      return append(view, part, insets: view.layoutMargins, side, &lowered)
    case .near, .far, .middle, .size:
      if side.space === view, let content = view.contentGuide(seenFrom: side.other, part) {
        return append(content, part, side, &lowered)
      }
      return append(view, part, insets: .zero, side, &lowered)
    }
  }

  /// Appends near, far, middle or size of a view, or of its bounds less `insets`.
  func append(
    _ view: UIView, _ part: AttributePart, insets: UIEdgeInsets, _ side: Side,
    _ lowered: inout Lowered
  ) -> Bool {
    guard let slot = slot(of: view) else { return false }
    let axis = part.axis
    let alignment = view.alignmentRectInsets
    let nearGap = Double(insets.near(axis) - alignment.near(axis))
    let farGap = Double(insets.far(axis) - alignment.far(axis))
    lowering.touched.append(Unowned(view: view))
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

  /// Converts from the coordinates of `view`'s superview to those of the common ancestor.
  func lift(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ side: Side, _ lowered: inout Lowered
  ) -> Bool {
    var current = view.superviewReference
    while let parent = current, parent !== side.space {
      guard let slot = slot(of: parent), parent !== host else { return false }
      lowering.touched.append(Unowned(view: parent))
      term(slot.position(axis), side.factor)
      lowered.base -= side.factor * parent.alignmentRectInsets.near(axis)
      current = parent.superviewReference
    }
    return current != nil
  }

  func term(_ variable: Variable, _ coefficient: Double) {
    lowering.terms.append(Term(variable, coefficient))
  }
}

extension LayoutEngine {
  /// Appends a baseline: of the view itself, or of the descendant that provides it.
  func appendBaseline(
    _ view: UIView, _ part: AttributePart, _ side: Side, _ lowered: inout Lowered
  ) -> Bool {
    let end: BaselineEnd = part.part == .firstBaseline ? .first : .last
    let target = view.baselineTextView(end)
    guard let baselines = target.contentBaselines else {
      return append(target, part, insets: .zero, side, &lowered)
    }
    lowered.dependsOnContent = true
    lowered.dependsOnBaseline = true
    guard let slot = slot(of: target) else { return false }
    let top = AttributePart(axis: .vertical, part: .near)
    guard append(target, top, insets: .zero, side, &lowered) else { return false }
    let share = end == .first ? baselines.firstShare : baselines.lastShare
    term(slot.height, side.factor * share)
    lowered.base += side.factor * Double(end == .first ? baselines.first : baselines.last)
    return true
  }
}

/// One of the two baselines of a text.
enum BaselineEnd {
  case first
  case last
}

extension UIView {
  /// The view whose text decides a baseline, found by descending through containers.
  final func baselineTextView(_ end: BaselineEnd) -> UIView {
    var view = self
    while true {
      let next = end == .first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
  }
}

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

  /// Appends a guide with variables of its own.
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

  /// Appends the owner's bounds less some insets: no variables, only constants.
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

  /// Appends a scroll view's frame in the coordinates of its content.
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

  /// Converts from the coordinates of a guide's owner to those of the common ancestor.
  private func liftGuide(
    _ owner: UIView, _ axis: NSLayoutConstraint.Axis, _ side: Side, _ lowered: inout Lowered
  ) -> Bool {
    guard owner !== side.space else { return true }
    guard let slot = slot(of: owner) else { return false }
    lowering.touched.append(Unowned(view: owner))
    term(slot.position(axis), side.factor)
    lowered.base -= side.factor * owner.alignmentRectInsets.near(axis)
    return lift(owner, axis, side, &lowered)
  }
}
