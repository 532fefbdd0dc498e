import UIKit

public enum ConstraintConfig {
  public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection = .leftToRight
}

// MARK: Attributes

typealias LayoutAttribute = NSLayoutConstraint.Attribute

/// A side or size of a view, or several: of `edges` a maker makes four constraints.
public final class ConstraintItem {
  weak var target: AnyObject?
  let attributes: [LayoutAttribute]

  init(_ target: AnyObject?, _ attributes: [LayoutAttribute]) {
    (self.target, self.attributes) = (target, attributes)
  }
}

enum Several {
  static let edges: [LayoutAttribute] = [.left, .top, .right, .bottom]
  static let directionalEdges: [LayoutAttribute] = [.leading, .top, .trailing, .bottom]
  static let margins: [LayoutAttribute] = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
  static let directionalMargins: [LayoutAttribute] = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]
  static let size: [LayoutAttribute] = [.width, .height]
  static let center: [LayoutAttribute] = [.centerX, .centerY]
  static let centerWithinMargins: [LayoutAttribute] = [
    .centerXWithinMargins, .centerYWithinMargins,
  ]
}

/// What has attributes: the `snp` of a view or guide, and a maker, in which they add up.
public protocol ConstraintAttributed {
  associatedtype Item
  func item(_ attributes: [NSLayoutConstraint.Attribute]) -> Item
}

extension ConstraintAttributed {
  public var left: Item { item([.left]) }
  public var top: Item { item([.top]) }
  public var right: Item { item([.right]) }
  public var bottom: Item { item([.bottom]) }
  public var leading: Item { item([.leading]) }
  public var trailing: Item { item([.trailing]) }
  public var width: Item { item([.width]) }
  public var height: Item { item([.height]) }
  public var centerX: Item { item([.centerX]) }
  public var centerY: Item { item([.centerY]) }
  public var baseline: Item { item([.lastBaseline]) }
  public var lastBaseline: Item { item([.lastBaseline]) }
  public var firstBaseline: Item { item([.firstBaseline]) }
  public var leftMargin: Item { item([.leftMargin]) }
  public var topMargin: Item { item([.topMargin]) }
  public var rightMargin: Item { item([.rightMargin]) }
  public var bottomMargin: Item { item([.bottomMargin]) }
  public var leadingMargin: Item { item([.leadingMargin]) }
  public var trailingMargin: Item { item([.trailingMargin]) }
  public var centerXWithinMargins: Item { item([.centerXWithinMargins]) }
  public var centerYWithinMargins: Item { item([.centerYWithinMargins]) }
  public var edges: Item { item(Several.edges) }
  public var directionalEdges: Item { item(Several.directionalEdges) }
  public var horizontalEdges: Item { item([.left, .right]) }
  public var verticalEdges: Item { item([.top, .bottom]) }
  public var directionalHorizontalEdges: Item { item([.leading, .trailing]) }
  public var directionalVerticalEdges: Item { item([.top, .bottom]) }
  public var size: Item { item(Several.size) }
  public var center: Item { item(Several.center) }
  public var margins: Item { item(Several.margins) }
  public var directionalMargins: Item { item(Several.directionalMargins) }
  public var centerWithinMargins: Item { item(Several.centerWithinMargins) }
}

// MARK: Values

public protocol ConstraintRelatableTarget {}
public protocol ConstraintOffsetTarget {}
public protocol ConstraintInsetTarget {}
public protocol ConstraintDirectionalInsetTarget {}
public protocol ConstraintMultiplierTarget { var constraintMultiplierTargetValue: CGFloat { get } }
public protocol ConstraintPriorityTarget { var constraintPriorityTargetValue: Float { get } }

public protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget,
  ConstraintInsetTarget, ConstraintMultiplierTarget
{
  var points: CGFloat { get }
}

extension ConstraintNumber {
  public var constraintMultiplierTargetValue: CGFloat { points }
}

extension Int: ConstraintNumber, ConstraintPriorityTarget {
  public var points: CGFloat { CGFloat(self) }
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension UInt: ConstraintNumber, ConstraintPriorityTarget {
  public var points: CGFloat { CGFloat(self) }
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension Float: ConstraintNumber, ConstraintPriorityTarget {
  public var points: CGFloat { CGFloat(self) }
  public var constraintPriorityTargetValue: Float { self }
}
extension Double: ConstraintNumber, ConstraintPriorityTarget {
  public var points: CGFloat { CGFloat(self) }
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension CGFloat: ConstraintNumber, ConstraintPriorityTarget {
  public var points: CGFloat { self }
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension UILayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}
extension CGSize: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension CGPoint: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget,
  ConstraintDirectionalInsetTarget
{}
extension ConstraintItem: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable,
  ConstraintPriorityTarget
{
  public let value: Float

  public init(_ value: Float) { self.value = value }
  public init(floatLiteral value: Float) { self.value = value }

  public static var required: Self { Self(1000) }
  public static var high: Self { Self(750) }
  public static var medium: Self { Self(501) }
  public static var low: Self { Self(250) }
  public var constraintPriorityTargetValue: Float { value }

  public func advanced(by amount: Float) -> Self { Self(value + amount) }
  public func distance(to other: Self) -> Float { other.value - value }
}

/// What a value is for one attribute: of insets the right and the bottom point inwards.
func constant(_ value: Any?, for attribute: LayoutAttribute) -> CGFloat {
  let isLeftToRight = ConstraintConfig.interfaceLayoutDirection == .leftToRight
  switch value {
  case let number as any ConstraintNumber: return number.points
  case let size as CGSize:
    return attribute == .width ? size.width : attribute == .height ? size.height : 0
  case let point as CGPoint:
    switch attribute {
    case .width, .height, .notAnAttribute: return 0
    default: return attribute.isVertical ? point.y : point.x
    }
  case let insets as UIEdgeInsets:
    let (leading, trailing) =
      isLeftToRight ? (insets.left, insets.right) : (insets.right, insets.left)
    return inset(
      insets.top, insets.left, insets.bottom, insets.right, leading, trailing, for: attribute)
  case let insets as NSDirectionalEdgeInsets:
    let (left, right) =
      isLeftToRight ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
    return inset(
      insets.top, left, insets.bottom, right, insets.leading, insets.trailing, for: attribute)
  default: return 0
  }
}

private func inset(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat, _ leading: CGFloat,
  _ trailing: CGFloat, for attribute: LayoutAttribute
) -> CGFloat {
  switch attribute {
  case .left, .leftMargin: left
  case .right, .rightMargin: -right
  case .leading, .leadingMargin: leading
  case .trailing, .trailingMargin: -trailing
  case .top, .topMargin, .firstBaseline: top
  case .bottom, .bottomMargin, .lastBaseline: -bottom
  case .centerX, .centerXWithinMargins: (left - right) / 2
  case .centerY, .centerYWithinMargins: (top - bottom) / 2
  case .width: -(left + right)
  case .height: -(top + bottom)
  default: 0
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isVertical: Bool {
    switch self {
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}

// MARK: Constraints

public class LayoutConstraint: NSLayoutConstraint {
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// Whether an update of the other one is one of this.
  func isLike(_ other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && priority == other.priority && multiplier == other.multiplier
  }
}

/// The constraints of one line of a maker.
public final class Constraint {
  let description: ConstraintDescription
  public private(set) var layoutConstraints: [LayoutConstraint] = []
  private let target: [LayoutAttribute]

  init?(_ description: ConstraintDescription) {
    guard let relation = description.relation else { return nil }
    self.description = description
    let (from, to) = (description.attributes, description.target)
    let item = description.item
    var targets: [LayoutAttribute] = []
    for (index, attribute) in from.enumerated() {
      let other = Self.counterpart(of: attribute, index, from, to)
      targets.append(other)
      var second = to.target
      if second == nil, other != .width, other != .height { second = superview(of: item) }
      let constraint = LayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: second,
        attribute: second == nil ? .notAnAttribute : other, multiplier: description.multiplier,
        constant: constant(description.constant, for: other))
      constraint.priority = UILayoutPriority(description.priority)
      constraint.label = description.label
      layoutConstraints.append(constraint)
    }
    target = targets
  }

  private static func counterpart(
    of attribute: LayoutAttribute, _ index: Int, _ from: [LayoutAttribute], _ to: ConstraintItem
  ) -> LayoutAttribute {
    guard !to.attributes.isEmpty else {
      if to.target != nil { return attribute }
      return attribute == .centerX ? .left : attribute == .centerY ? .top : attribute
    }
    let pairs = [
      (Several.edges, Several.margins), (Several.directionalEdges, Several.directionalMargins),
    ]
    let isPair = pairs.contains {
      from == $0.0 && to.attributes == $0.1 || from == $0.1 && to.attributes == $0.0
    }
    if isPair { return to.attributes[index] }
    return Set(from) == Set(to.attributes) ? attribute : to.attributes[0]
  }

  public func activate() { NSLayoutConstraint.activate(layoutConstraints) }
  public func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }
  public func install() { activate() }
  public func uninstall() { deactivate() }

  public var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set { if newValue { activate() } else { deactivate() } }
  }

  private func setConstant(_ value: Any) -> Constraint {
    for (constraint, attribute) in zip(layoutConstraints, target) {
      constraint.constant = constant(value, for: attribute)
    }
    return self
  }

  @discardableResult public func update(offset: ConstraintOffsetTarget) -> Constraint {
    setConstant(offset)
  }
  @discardableResult public func update(inset: ConstraintInsetTarget) -> Constraint {
    setConstant(insets(inset))
  }
  @discardableResult public func update(inset: ConstraintDirectionalInsetTarget) -> Constraint {
    setConstant(inset)
  }
  @discardableResult public func update(priority: ConstraintPriorityTarget) -> Constraint {
    for constraint in layoutConstraints {
      constraint.priority = UILayoutPriority(priority.constraintPriorityTargetValue)
    }
    return self
  }
  @discardableResult public func update(priority: ConstraintPriority) -> Constraint {
    update(priority: priority.value)
  }
  public func updateOffset(amount: ConstraintOffsetTarget) { update(offset: amount) }
  public func updateInsets(amount: ConstraintInsetTarget) { update(inset: amount) }
  public func updatePriority(amount: ConstraintPriorityTarget) { update(priority: amount) }
}

func insets(_ value: ConstraintInsetTarget) -> Any {
  guard let number = value as? any ConstraintNumber else { return value }
  let points = number.points
  return UIEdgeInsets(top: points, left: points, bottom: points, right: points)
}

func superview(of item: AnyObject) -> UIView? {
  (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
}
