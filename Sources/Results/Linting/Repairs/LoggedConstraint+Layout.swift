import ConstraintLog
import UIKitCore
import UIKitIdentifiers

extension LoggedConstraint {
  /// A constraint of a row as UIKit prints it; `root` is its topmost view.
  init(_ constraint: NSLayoutConstraint, root: UIView?, _ name: (AnyObject?) -> String) {
    func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> LoggedAnchor {
      LoggedAnchor(
        LoggedItem(
          className: item != nil && item === root ? root?.systemClassName : nil, name: name(item)),
        LoggedAttribute(rawValue: attribute.spelling) ?? .width)
    }
    self.init(
      className: constraint.origin.className, address: "",
      identifier: constraint.identifier ?? constraint.origin.identifier,
      equation: LoggedEquation(
        anchor(constraint.firstItem, constraint.firstAttribute), constraint.relation.written,
        multiplier: Double(constraint.multiplier),
        constraint.secondItem.map { anchor($0, constraint.secondAttribute) },
        constant: Double(constraint.constant), priority: Double(constraint.priority.rawValue)))
  }
}

extension UIView {
  /// UIKit's class for the row's topmost view, whose frame and mask are UIKit's.
  fileprivate var systemClassName: String {
    superview == nil ? "UIViewControllerWrapperView" : "UITableViewCellContentView"
  }
}

extension ConstraintOrigin {
  /// The class that UIKit uses for such constraints.
  fileprivate var className: String {
    switch self {
    case .autoresizingMask: "NSAutoresizingMaskLayoutConstraint"
    case .contentSize: "NSContentSizeLayoutConstraint"
    case .application, .visualFormat, .guide, .encapsulated, .fitting, .stackView, .hosting:
      "NSLayoutConstraint"
    }
  }

  fileprivate var identifier: String? {
    switch self {
    case .fitting: UIKitIdentifier.EncapsulatedSize.height
    case .guide: UIKitIdentifier.guide
    default: nil
    }
  }
}
