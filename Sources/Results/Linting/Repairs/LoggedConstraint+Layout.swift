import ConstraintLog
import UIKitCore
import UIKitIdentifiers

extension LoggedConstraint {
  /// A constraint of a laid-out row, as UIKit would print it; `root` is the view at the top of the
  /// row.
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
  /// UIKit's class for this view at the top of a row. UIKit gives it its frame: its mask is not the
  /// app's to change, and its width is final.
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
    case .application, .visualFormat, .guide, .encapsulated, .fitting, .stackView:
      "NSLayoutConstraint"
    }
  }

  /// The identifier of those that have one always.
  fileprivate var identifier: String? {
    switch self {
    case .fitting: UIKitIdentifier.EncapsulatedSize.height
    case .guide: UIKitIdentifier.guide
    default: nil
    }
  }
}
