/// Why a constraint cannot be, in UIKit's words where it has them.
///
/// Code that sets up views gets it as a failed precondition, as on iOS an exception; readers of
/// files ask first (`NSLayoutConstraint.checked`, `activationProblem`) and report it with the place
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
  /// Leading or trailing against left or right.
  case mixedDirections
  /// The multiplier is infinite or not a number.
  case multiplierNotFinite
  /// The constant is infinite or not a number.
  case constantNotFinite
  /// The priority is not between 0 and 1000.
  case invalidPriority
  /// An item has gone, or a guide has no owner.
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
