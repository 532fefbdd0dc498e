import LayoutTree
import UIKit

/// The ids of a row's constraints: an identifier, or the equation where there is none. The same
/// id twice gets a number.
struct ConstraintNames {
  private let views: ViewNames
  private let guides: GuideNames
  private var ids: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []
  /// The number that the next constraint of a name gets.
  private var numbers: [String: Int] = [:]

  init(_ views: ViewNames, _ guides: GuideNames) {
    self.views = views
    self.guides = guides
  }

  /// The id of `constraint`, the same at each call.
  mutating func id(of constraint: NSLayoutConstraint) -> String {
    if let id = ids[ObjectIdentifier(constraint)] { return id }
    let wish = constraint.identifier ?? described(constraint, id: "").equation
    var id = wish
    var number = numbers[wish] ?? 2
    while !taken.insert(id).inserted {
      id = "\(wish) #\(number)"
      number += 1
    }
    numbers[wish] = number
    ids[ObjectIdentifier(constraint)] = id
    return id
  }

  /// The constraint as a value.
  mutating func value(of constraint: NSLayoutConstraint) -> LayoutTree.Constraint {
    var value = described(constraint, id: id(of: constraint))
    value.violation = Self.visible(constraint.violation)
    value.isBroken = constraint.isBroken
    return value
  }

  /// What the solver leaves by rounding, far below any pixel, is no violation.
  private static func visible(_ violation: Double) -> Double { violation < 1e-6 ? 0 : violation }

  private func described(_ constraint: NSLayoutConstraint, id: String) -> LayoutTree.Constraint {
    LayoutTree.Constraint(
      id: id, first: anchor(constraint.firstItem, constraint.firstAttribute),
      relation: .init(constraint.relation),
      second: constraint.secondItem.map { anchor($0, constraint.secondAttribute) },
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: Double(constraint.priority.rawValue))
  }

  private func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    "\(name(of: item)).\(attribute.name)"
  }

  /// What a view or guide is called.
  func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView: views.id(of: view) ?? view.displayName
    case let guide as UILayoutGuide:
      guides.id(of: guide, owner: name(of: guide.owningView))
    default: "?"
    }
  }
}

extension LayoutTree.Relation {
  /// The same relation in a tree's own type.
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute as code spells it: `centerX`.
  var name: String { self == .notAnAttribute ? "none" : spelling }
}
