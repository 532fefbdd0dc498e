import LayoutDiagnosis
import UIKitCore

extension NSLayoutConstraint {
  func concerns(_ axis: NSLayoutConstraint.Axis) -> Bool {
    firstAttribute.concerns(axis)
      || (secondAttribute != .notAnAttribute && secondAttribute.concerns(axis))
  }
}

extension NSLayoutConstraint.Attribute {
  func concerns(_ axis: NSLayoutConstraint.Axis) -> Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      axis == .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      axis == .vertical
    case .notAnAttribute: false
    }
  }

  /// Whether it counts from the margins of its item.
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Whether it is the lower edge of its item, or of what its margins leave.
  var isLowerEdge: Bool { self == .bottom || self == .bottomMargin }

  /// Whether it is the upper edge of its item, or of what its margins leave.
  var isUpperEdge: Bool { self == .top || self == .topMargin }
}

extension AnyObject? {
  /// The view that an item of a constraint is, or that the guide it is belongs to.
  var owner: UIView? { self as? UIView ?? (self as? UILayoutGuide)?.owningView }
}

extension Statement {
  /// A member of a conflict, as arithmetic has it: everything on the left.
  package init(_ member: LayoutConflict.Statement) {
    self.init(
      member.terms.map { Term($0.variable, $0.coefficient) }, member.relation.solverRelation,
      constant: -member.length)
  }
}
