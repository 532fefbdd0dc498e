extension NSLayoutConstraint {
  /// Creates a constraint, or throws why it is invalid, for readers of files.
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

  /// The reason why the constraint cannot be activated now; nil if it can.
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
  /// The lowest view that contains both; nil if they are in different hierarchies.
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

/// Why a constraint is invalid, in UIKit's words where it has them.
///
/// In code that sets up views it ends the program with these words, also in a release build (a
/// failed precondition says nothing there), as on iOS an exception does; readers of files
/// check first (`NSLayoutConstraint.checked`, `activationProblem`) and report it with the position
/// in the file.
public enum ConstraintProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// An item is neither a view nor a guide.
  case notAnItem
  /// The first side has no item or no attribute.
  case missingFirstAttribute
  /// A position is compared with a constant.
  case locationWithoutPair
  /// Attributes that cannot be compared: a size with a position, a horizontal with a vertical one.
  case invalidPairing
  /// Leading or trailing is related to left or right.
  case mixedDirections
  case multiplierNotFinite
  case constantNotFinite
  /// The priority is not between 0 and 1000.
  case invalidPriority
  /// An item was released, or a guide has no owner.
  case itemGone
  /// The items are in different hierarchies.
  case noCommonAncestor(first: String, second: String)
  /// The items lie outside the view that should hold the constraint.
  case hierarchyNotPrepared(holder: String)

  /// A sentence without a final newline.
  public var description: String {
    switch self {
    case .notAnItem: "Constraint items must each be a view or layout guide."
    case .missingFirstAttribute: "A constraint needs an item and an attribute on its first side."
    case .locationWithoutPair:
      "A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. "
        + "Location attributes must be specified in pairs."
    case .invalidPairing: "Invalid pairing of layout attributes."
    case .mixedDirections:
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither."
    case .multiplierNotFinite: "Multiplier is not finite! That's illegal."
    case .constantNotFinite: "Constant is not finite! That's illegal."
    case .invalidPriority: "It's illegal to set priority to a value outside 0 to 1000."
    case .itemGone: "An item of the constraint no longer exists, or its guide is in no view."
    case .noCommonAncestor(let first, let second):
      "Unable to activate constraint between \(first) and \(second) because they have no common "
        + "ancestor. Does the constraint or its anchors reference items in different view "
        + "hierarchies? That's illegal."
    case .hierarchyNotPrepared(let holder):
      "The view hierarchy is not prepared for the constraint: when added to \(holder), the items of "
        + "the constraint must be descendants of that view (or the view itself)."
    }
  }
}
