import UIKit

// An override in an extension, in another file than the class, with helpers of this file only.
extension PinConstraint {
  public override var description: String {
    "<\(name(of: firstItem)).\(firstAttribute.rawValue) at \(place)>"
  }
}

private func name(of item: AnyObject?) -> String {
  guard let item else { return "nil" }
  return type(of: item).description()
}
