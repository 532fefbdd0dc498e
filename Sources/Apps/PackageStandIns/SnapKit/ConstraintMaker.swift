import UIKit

/// One line of a maker while it is written.
final class ConstraintDescription {
  let item: AnyObject
  var attributes: [LayoutAttribute]
  var relation: NSLayoutConstraint.Relation?
  var target = ConstraintItem(nil, [])
  var constant: Any?
  var multiplier: CGFloat = 1
  var priority = UILayoutPriority.required.rawValue
  var label: String?
  private(set) lazy var constraint: Constraint? = Constraint(self)

  init(_ item: AnyObject, _ attributes: [LayoutAttribute]) {
    (self.item, self.attributes) = (item, attributes)
  }
}

public class ConstraintMakerFinalizable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable {
    description.label = label
    return self
  }
  public var constraint: Constraint {
    guard let constraint = description.constraint else {
      preconditionFailure("a constraint has no relation")
    }
    return constraint
  }
}

public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
  @discardableResult public func priority(
    _ amount: ConstraintPriority
  ) -> ConstraintMakerFinalizable {
    priority(amount.value)
  }
  @discardableResult public func priority(
    _ amount: ConstraintPriorityTarget
  ) -> ConstraintMakerFinalizable {
    description.priority = amount.constraintPriorityTargetValue
    return self
  }
  @discardableResult public func priorityRequired() -> ConstraintMakerFinalizable {
    priority(.required)
  }
  @discardableResult public func priorityHigh() -> ConstraintMakerFinalizable { priority(750) }
  @discardableResult public func priorityMedium() -> ConstraintMakerFinalizable { priority(501) }
  @discardableResult public func priorityLow() -> ConstraintMakerFinalizable { priority(250) }
}
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
  @discardableResult public func multipliedBy(
    _ amount: ConstraintMultiplierTarget
  ) -> ConstraintMakerEditable {
    description.multiplier = amount.constraintMultiplierTargetValue
    return self
  }
  @discardableResult public func dividedBy(
    _ amount: ConstraintMultiplierTarget
  ) -> ConstraintMakerEditable {
    multipliedBy(1 / amount.constraintMultiplierTargetValue)
  }
  @discardableResult public func offset(_ amount: ConstraintOffsetTarget) -> ConstraintMakerEditable
  {
    description.constant = amount
    return self
  }
  @discardableResult public func inset(_ amount: ConstraintInsetTarget) -> ConstraintMakerEditable {
    description.constant = insets(amount)
    return self
  }
  @discardableResult public func inset(
    _ amount: ConstraintDirectionalInsetTarget
  ) -> ConstraintMakerEditable {
    description.constant = amount
    return self
  }
}

public class ConstraintMakerRelatable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) { self.description = description }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    description.relation = relation
    switch other {
    case let item as ConstraintItem: description.target = item
    case let view as UIView: description.target = ConstraintItem(view, [])
    case let guide as UILayoutGuide: description.target = ConstraintItem(guide, [])
    default: description.constant = other
    }
    return ConstraintMakerEditable(description)
  }

  private var parent: UIView {
    guard let view = superview(of: description.item) else {
      preconditionFailure("a constraint to the superview is made before the view has one")
    }
    return view
  }

  @discardableResult public func equalTo(
    _ other: ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    relate(.equal, other)
  }
  @discardableResult public func lessThanOrEqualTo(
    _ other: ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other)
  }
  @discardableResult public func greaterThanOrEqualTo(
    _ other: ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, other)
  }
  @discardableResult public func equalToSuperview() -> ConstraintMakerEditable {
    relate(.equal, parent)
  }
  @discardableResult public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, parent)
  }
  @discardableResult public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, parent)
  }
  @discardableResult public func equalToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (UIView) -> T
  ) -> ConstraintMakerEditable {
    relate(.equal, closure(parent))
  }
  @discardableResult public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (UIView) -> T
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, closure(parent))
  }
  @discardableResult public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (UIView) -> T
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, closure(parent))
  }
}

public class ConstraintMakerExtendable: ConstraintMakerRelatable, ConstraintAttributed {
  public func item(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    description.attributes += attributes.filter { !description.attributes.contains($0) }
    return self
  }
}

public class ConstraintMaker: ConstraintAttributed {
  private let target: AnyObject
  private var descriptions: [ConstraintDescription] = []

  init(_ target: AnyObject) {
    self.target = target
    (target as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  public func item(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    let description = ConstraintDescription(target, attributes)
    descriptions.append(description)
    return ConstraintMakerExtendable(description)
  }

  static func constraints(
    of target: AnyObject, _ closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = ConstraintMaker(target)
    closure(maker)
    return maker.descriptions.compactMap(\.constraint)
  }
}
