import UIKit

infix operator ~: AdditionPrecedence

/// `a.topAnchor == b.bottomAnchor + 8 ~ .defaultHigh`
public struct AnchorSum<Anchor: AnyObject> {
  let anchor: NSLayoutAnchor<Anchor>
  let constant: CGFloat
  var priority = UILayoutPriority.required
}

public func + <Anchor>(anchor: NSLayoutAnchor<Anchor>, constant: CGFloat) -> AnchorSum<Anchor> {
  AnchorSum(anchor: anchor, constant: constant)
}

public func - <Anchor>(anchor: NSLayoutAnchor<Anchor>, constant: CGFloat) -> AnchorSum<Anchor> {
  AnchorSum(anchor: anchor, constant: -constant)
}

public func ~ <Anchor>(sum: AnchorSum<Anchor>, priority: UILayoutPriority) -> AnchorSum<Anchor> {
  AnchorSum(anchor: sum.anchor, constant: sum.constant, priority: priority)
}

@MainActor @discardableResult
public func == <Anchor>(
  anchor: NSLayoutAnchor<Anchor>, sum: AnchorSum<Anchor>
) -> NSLayoutConstraint {
  activated(anchor.constraint(equalTo: sum.anchor, constant: sum.constant), sum.priority)
}

@MainActor @discardableResult
public func == (dimension: NSLayoutDimension, constant: CGFloat) -> NSLayoutConstraint {
  activated(dimension.constraint(equalToConstant: constant), .required)
}

@MainActor private func activated(
  _ constraint: NSLayoutConstraint, _ priority: UILayoutPriority
) -> NSLayoutConstraint {
  (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  constraint.priority = priority
  constraint.isActive = true
  return constraint
}
