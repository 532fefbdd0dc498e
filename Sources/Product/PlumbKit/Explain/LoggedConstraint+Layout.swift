import ConstraintLog
import LayoutTree
import UIKitCore
import UIKitIdentifiers

extension LoggedConstraint {
  /// A constraint of a laid-out row, as UIKit would print it; `value` has its names, `root` is the
  /// view at the top of the row.
  init(_ constraint: NSLayoutConstraint, _ value: LayoutTree.Constraint, root: UIView?) {
    self.init(
      className: constraint.origin.className, address: "",
      identifier: constraint.identifier ?? constraint.origin.identifier,
      equation: LoggedEquation(
        LoggedAnchor(value.first, constraint.firstItem, root), value.relation,
        multiplier: value.multiplier,
        value.second.map { LoggedAnchor($0, constraint.secondItem, root) },
        constant: value.constant, priority: value.priority))
  }
}

extension LoggedAnchor {
  /// A side of a laid-out constraint as a log names it; `item` is the view or guide.
  fileprivate init(_ anchor: LayoutTree.Anchor, _ item: AnyObject?, _ root: UIView?) {
    let isRoot = item != nil && item === root
    self.init(
      LoggedItem(className: isRoot ? root?.systemClassName : nil, name: anchor.item),
      LoggedAttribute(rawValue: anchor.attributeName) ?? .width)
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
