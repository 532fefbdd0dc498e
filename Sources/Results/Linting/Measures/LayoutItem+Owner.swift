import UIKit

extension AnyObject? {
  /// The view that an item of a constraint is, or that the guide it is belongs to.
  var owner: UIView? { self as? UIView ?? (self as? UILayoutGuide)?.owningView }
}
