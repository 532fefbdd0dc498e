import ConstraintLog
import LayoutTree
import UIKit
import UIKitIdentifiers

extension LoggedConstraint {
  /// A constraint of a laid-out row, as UIKit would print it; `value` has its names.
  init(_ constraint: NSLayoutConstraint, _ value: LayoutTree.Constraint) {
    self.init(
      className: constraint.origin.className, address: "",
      identifier: constraint.identifier ?? constraint.origin.identifier,
      equation: LoggedEquation(
        LoggedAnchor(value.first), .init(value.relation), multiplier: value.multiplier,
        value.second.map { LoggedAnchor($0) }, constant: value.constant, priority: value.priority))
  }
}

extension LoggedAnchor {
  /// The same side in a log's own type.
  fileprivate init(_ anchor: LayoutTree.Anchor) {
    self.init(
      LoggedItem(name: anchor.item), LoggedAttribute(rawValue: anchor.attributeName) ?? .width)
  }
}

extension LoggedEquation.Relation {
  fileprivate init(_ relation: LayoutTree.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
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
