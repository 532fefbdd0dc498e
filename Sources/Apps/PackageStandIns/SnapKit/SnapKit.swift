// What cells call of SnapKit, for apps whose package is not at hand. The behaviour is that of SnapKit 5.
import UIKit

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintLayoutSupport = UILayoutSupport
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection

private var constraintsKey: UInt8 = 0
private var labelKey: UInt8 = 0

/// The constraints that were made for a view or guide.
private func made(for target: AnyObject) -> [Constraint] {
  objc_getAssociatedObject(target, &constraintsKey) as? [Constraint] ?? []
}

private func keep(_ constraints: [Constraint], for target: AnyObject) {
  objc_setAssociatedObject(target, &constraintsKey, constraints, .OBJC_ASSOCIATION_RETAIN)
}

public protocol ConstraintDSL: ConstraintAttributed where Item == ConstraintItem {
  var target: AnyObject? { get }
}

extension ConstraintDSL {
  public func item(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
    ConstraintItem(target, attributes)
  }

  @discardableResult public func prepareConstraints(
    _ closure: (_ make: ConstraintMaker) -> Void
  ) -> [Constraint] {
    target.map { ConstraintMaker.constraints(of: $0, closure) } ?? []
  }

  public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    guard let target else { return }
    let constraints = prepareConstraints(closure)
    constraints.forEach { $0.activate() }
    keep(made(for: target) + constraints, for: target)
  }

  public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }

  public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    guard let target else { return }
    let present = made(for: target)
    guard !present.isEmpty else { return makeConstraints(closure) }
    let existing = present.flatMap(\.layoutConstraints)
    for constraint in prepareConstraints(closure).flatMap(\.layoutConstraints) {
      guard let same = existing.first(where: { $0.isLike(constraint) }) else {
        preconditionFailure("an updated constraint has no constraint like it: \(constraint)")
      }
      same.constant = constraint.constant
    }
  }

  public func removeConstraints() {
    guard let target else { return }
    made(for: target).forEach { $0.deactivate() }
    keep([], for: target)
  }
}

public struct ConstraintViewDSL: ConstraintDSL {
  let view: UIView
  public var target: AnyObject? { view }

  private func get(
    _ read: (UIView) -> (NSLayoutConstraint.Axis) -> UILayoutPriority,
    _ axis: NSLayoutConstraint.Axis
  ) -> Float {
    read(view)(axis).rawValue
  }

  public var contentHuggingHorizontalPriority: Float {
    get { get(UIView.contentHuggingPriority, .horizontal) }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
  }
  public var contentHuggingVerticalPriority: Float {
    get { get(UIView.contentHuggingPriority, .vertical) }
    nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { get(UIView.contentCompressionResistancePriority, .horizontal) }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }
  public var contentCompressionResistanceVerticalPriority: Float {
    get { get(UIView.contentCompressionResistancePriority, .vertical) }
    nonmutating set {
      view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }

  public func label() -> String? { objc_getAssociatedObject(view, &labelKey) as? String }
  public func setLabel(_ value: String?) {
    objc_setAssociatedObject(view, &labelKey, value, .OBJC_ASSOCIATION_COPY)
  }
}

public struct ConstraintLayoutGuideDSL: ConstraintDSL {
  let guide: UILayoutGuide
  public var target: AnyObject? { guide }
}

public struct ConstraintLayoutSupportDSL {
  let support: UILayoutSupport
  public var top: ConstraintItem { ConstraintItem(support as AnyObject, [.top]) }
  public var bottom: ConstraintItem { ConstraintItem(support as AnyObject, [.bottom]) }
  public var height: ConstraintItem { ConstraintItem(support as AnyObject, [.height]) }
}

extension UIView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }

  // Before version 3.
  public var snp_left: ConstraintItem { snp.left }
  public var snp_top: ConstraintItem { snp.top }
  public var snp_right: ConstraintItem { snp.right }
  public var snp_bottom: ConstraintItem { snp.bottom }
  public var snp_leading: ConstraintItem { snp.leading }
  public var snp_trailing: ConstraintItem { snp.trailing }
  public var snp_width: ConstraintItem { snp.width }
  public var snp_height: ConstraintItem { snp.height }
  public var snp_centerX: ConstraintItem { snp.centerX }
  public var snp_centerY: ConstraintItem { snp.centerY }
  public var snp_baseline: ConstraintItem { snp.baseline }
  public var snp_edges: ConstraintItem { snp.edges }
  public var snp_size: ConstraintItem { snp.size }
  public var snp_center: ConstraintItem { snp.center }
  public var snp_margins: ConstraintItem { snp.margins }
  public func snp_makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.makeConstraints(closure)
  }
  public func snp_remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.remakeConstraints(closure)
  }
  public func snp_updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.updateConstraints(closure)
  }
  public func snp_removeConstraints() { snp.removeConstraints() }
}

extension UILayoutGuide {
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

extension UILayoutSupport {
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
