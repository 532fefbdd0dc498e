import UIKitCore

/// The constraints that somebody wrote in a row, by the views that they tie.
final class WrittenTies {
  private let byView: [ObjectIdentifier: [NSLayoutConstraint]]

  /// The constraints that `root` and everything below it hold.
  init(_ root: UIView) {
    var byView: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    for constraint in Self.constraints(of: root) where constraint.isWritten && !constraint.isBroken
    {
      let owners = [constraint.firstItem.owner, constraint.secondItem.owner].compactMap(\.self)
      for owner in owners.enumerated().filter({ $0.offset == 0 || $0.element !== owners[0] }) {
        byView[ObjectIdentifier(owner.element), default: []].append(constraint)
      }
    }
    self.byView = byView
  }

  private static func constraints(of view: UIView) -> [NSLayoutConstraint] {
    view.constraints + view.subviews.flatMap(constraints)
  }

  func constraints(of view: UIView) -> [NSLayoutConstraint] {
    byView[ObjectIdentifier(view)] ?? []
  }

  /// Those between two views, with the attribute of each.
  func ties(_ first: UIView, _ second: UIView) -> [Tie] {
    constraints(of: first).compactMap { Tie($0, first, second) }
  }

  /// Whether a constraint gives the view the size that it has: a number, or another size.
  func states(_ axis: NSLayoutConstraint.Axis, of view: UIView) -> Bool {
    constraints(of: view).contains { constraint in
      constraint.relation != .greaterThanOrEqual
        && abs(constraint.violation) <= Tolerance.visible
        && [
          (constraint.firstItem, constraint.firstAttribute),
          (constraint.secondItem, constraint.secondAttribute),
        ].contains { item, attribute in
          item === view && attribute == (axis == .horizontal ? .width : .height)
        }
    }
  }
}

/// A constraint between two views, as the first of them sees it.
struct Tie {
  let constraint: NSLayoutConstraint
  /// The attribute of the first view.
  let own: NSLayoutConstraint.Attribute
  let other: NSLayoutConstraint.Attribute

  /// Nil for a constraint between other views.
  init?(_ constraint: NSLayoutConstraint, _ first: UIView, _ second: UIView) {
    let owners = (constraint.firstItem.owner, constraint.secondItem.owner)
    self.constraint = constraint
    if owners.0 === first, owners.1 === second {
      (own, other) = (constraint.firstAttribute, constraint.secondAttribute)
    } else if owners.0 === second, owners.1 === first {
      (own, other) = (constraint.secondAttribute, constraint.firstAttribute)
    } else {
      return nil
    }
  }

  var isSize: Bool { own == .width || own == .height }

  func concerns(_ axis: NSLayoutConstraint.Axis) -> Bool { own.concerns(axis) }

  /// Whether it puts one view beside or below the other, end to beginning.
  var separates: Bool { own.edge != nil && other.edge != nil && own.edge != other.edge }
}

extension NSLayoutConstraint.Attribute {
  /// An end of an axis; leading counts as left, since only whether two are the same matters.
  enum Edge { case near, far }

  /// Which end it is; nil for centres, baselines and sizes.
  var edge: Edge? {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin, .top, .topMargin: .near
    case .right, .trailing, .rightMargin, .trailingMargin, .bottom, .bottomMargin: .far
    default: nil
    }
  }
}
