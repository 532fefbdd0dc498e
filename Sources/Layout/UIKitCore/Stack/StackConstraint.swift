import UIKitIdentifiers

/// A constraint of a plan; a value, so that two plans can be compared.
struct StackConstraint {
  /// The purpose of the constraint.
  typealias Role = UIKitIdentifier.Stack

  /// One side of the relation: an attribute of a view or guide.
  struct End {
    let item: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  let role: Role
  let first: End
  var relation: NSLayoutConstraint.Relation = .equal
  var second: End?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: UILayoutPriority = .required

  /// All properties that cannot change while a constraint is active: all but the constant.
  struct Key: Hashable {
    let role: Role
    let first: ObjectIdentifier
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let secondAttribute: NSLayoutConstraint.Attribute?
    let multiplier: CGFloat
    let priority: UILayoutPriority
  }

  var key: Key {
    Key(
      role: role, first: ObjectIdentifier(first.item), firstAttribute: first.attribute,
      relation: relation, second: (second?.item).map(ObjectIdentifier.init),
      secondAttribute: second?.attribute, multiplier: multiplier, priority: priority)
  }

  /// Creates the constraint, not yet active.
  func made() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = role.rawValue
    constraint.origin = .stackView
    return constraint
  }
}

extension UILayoutPriority {
  /// Ties a view to the spanner's edge, just below required for the application's sake.
  static let stackBoundary = UILayoutPriority(999.5)
  /// Collapses a hidden view without fighting the constraints inside it: since iOS 11.
  static let stackHiding = UILayoutPriority(999.999)
  /// The highest of the proportions; each further view has one less.
  static let stackProportion = UILayoutPriority.yielding
  /// The second of the gaps between middles; each further gap has one less.
  static let stackCentering = UILayoutPriority(149)
  /// Keeps the spanner tight.
  static let stackSpanning = UILayoutPriority(51)
  /// Positions hidden views, which no other constraint does.
  static let stackHiddenPlace = UILayoutPriority(50)
  /// Keeps the stack tight.
  static let stackCanvas = UILayoutPriority(49)
  /// Decides the size of a view without an intrinsic one.
  static let stackAmbiguity = UILayoutPriority(25)

  /// The priority lowered by a number of steps, at least 1 for rows of any length.
  func lowered(by steps: Int) -> UILayoutPriority {
    UILayoutPriority(max(1, rawValue - Float(steps)))
  }
}

/// The active constraints of a stack view. A new plan replaces only the constraints that differ.
///
/// The others stay in the solver's basis: a new spacing only sets constants, a hidden view
/// exchanges the constraints beside it.
struct StackConstraintSet {
  /// In the order of the plan.
  private(set) var constraints: [NSLayoutConstraint] = []
  private var keys: [StackConstraint.Key] = []

  /// Activates the constraints of a plan, and deactivates those that are not in it.
  /// - Complexity: O(planned + active).
  mutating func replace(with plan: [StackConstraint]) {
    var present = Dictionary(zip(keys, constraints)) { first, _ in first }
    let planned = plan.map { ($0, present.removeValue(forKey: $0.key)) }
    for (key, constraint) in zip(keys, constraints) where present[key] != nil {
      constraint.isActive = false
    }
    keys = plan.map(\.key)
    constraints = planned.map { wanted, kept in
      guard let kept else { return wanted.made() }
      kept.constant = wanted.constant
      return kept
    }
    NSLayoutConstraint.activate(constraints)
  }

  mutating func removeAll(naming item: any LayoutItem) {
    let isStale = zip(keys, constraints).map { $0.0.names(item) }
    for (constraint, stale) in zip(constraints, isStale) where stale { constraint.isActive = false }
    keys = zip(keys, isStale).filter { !$0.1 }.map(\.0)
    constraints = zip(constraints, isStale).filter { !$0.1 }.map(\.0)
  }
}

extension StackConstraint.Key {
  fileprivate func names(_ item: any LayoutItem) -> Bool {
    first == ObjectIdentifier(item) || second == ObjectIdentifier(item)
  }
}
