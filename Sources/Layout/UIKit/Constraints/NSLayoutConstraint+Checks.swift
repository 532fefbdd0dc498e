extension NSLayoutConstraint {
  /// A constraint, or why there cannot be such a one: the way for readers of files.
  public static func checked(
    item first: AnyObject?, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: AnyObject?, attribute secondAttribute: Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) throws(ConstraintProblem) -> NSLayoutConstraint {
    let problem = problem(
      first: first as? any LayoutItem, firstAttribute, second: second as? any LayoutItem,
      secondAttribute, hasSecond: second != nil, multiplier: multiplier, constant: constant)
    if let problem { throw problem }
    guard let first else { throw .notAnItem }
    guard priority.isValid else { throw .invalidPriority }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    return constraint
  }

  static func problem(
    first: (any LayoutItem)?, _ firstAttribute: Attribute, second: (any LayoutItem)?,
    _ secondAttribute: Attribute, hasSecond: Bool, multiplier: CGFloat, constant: CGFloat
  ) -> ConstraintProblem? {
    guard first != nil, !hasSecond || second != nil else { return .notAnItem }
    guard firstAttribute != .notAnAttribute else { return .missingFirstAttribute }
    guard multiplier.isFinite else { return .multiplierNotFinite }
    guard constant.isFinite else { return .constantNotFinite }
    if second == nil || secondAttribute == .notAnAttribute || multiplier == 0 {
      return firstAttribute.kind == .size ? nil : .locationWithoutPair
    }
    guard firstAttribute.kind == secondAttribute.kind else { return .invalidPairing }
    let mixed =
      firstAttribute.isDirectional && secondAttribute.isAbsoluteSide
      || firstAttribute.isAbsoluteSide && secondAttribute.isDirectional
    return mixed ? .mixedDirections : nil
  }

  /// Why the constraint could not be activated now, or nil.
  public final var activationProblem: ConstraintProblem? {
    guard let firstView = first?.ownerView else { return .itemGone }
    guard secondAttribute != .notAnAttribute, multiplier != 0 else { return nil }
    guard let second else { return .itemGone }
    guard let secondView = second.ownerView else { return .itemGone }
    guard firstView.nearestCommonAncestor(with: secondView) == nil else { return nil }
    return .noCommonAncestor(
      first: first?.itemDescription ?? "nil", second: second.itemDescription)
  }
}

extension UIView {
  /// The lowest view that contains both; nil in different hierarchies.
  /// - Complexity: O(depth), without allocation.
  final func nearestCommonAncestor(with other: UIView) -> UIView? {
    var mine: UIView? = self
    var theirs: UIView? = other
    var (myDepth, theirDepth) = (depth, other.depth)
    while let view = mine, myDepth > theirDepth {
      mine = view.superviewReference
      myDepth -= 1
    }
    while let view = theirs, theirDepth > myDepth {
      theirs = view.superviewReference
      theirDepth -= 1
    }
    while let a = mine, let b = theirs {
      if a === b { return a }
      mine = a.superviewReference
      theirs = b.superviewReference
    }
    return nil
  }

  private var depth: Int {
    var depth = 0
    var current = superviewReference
    while let view = current {
      depth += 1
      current = view.superviewReference
    }
    return depth
  }
}
