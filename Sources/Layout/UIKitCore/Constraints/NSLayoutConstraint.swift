import Numbers

/// A linear relation between the geometry of two items: `first (<=|==|>=) multiplier × second +
/// constant`.
///
/// A constraint has an effect only while it is active; the nearest common ancestor of its items
/// then holds it.
open class NSLayoutConstraint: NSObject {
  private final let firstReference: LayoutItemReference?
  private final let secondReference: LayoutItemReference?
  /// The item on the left, while it exists.
  final var first: (any LayoutItem)? { firstReference?.item }
  /// The item on the right, while it exists.
  final var second: (any LayoutItem)? { secondReference?.item }
  public final let firstAttribute: Attribute
  public final let secondAttribute: Attribute
  public final let relation: Relation
  public final let multiplier: CGFloat
  public final var identifier: String?
  /// Whether Interface Builder removes the constraint at run time; without effect here.
  public final var shouldBeArchived = false
  package final var origin: ConstraintOrigin = .application
  /// Where the file that the constraint was read from declares it; nil for one made by code.
  package final var declaredAt: DeclaredPosition?

  /// The view that holds the constraint while it is active; cleared by that view.
  final unowned(unsafe) var holder: UIView?
  /// The state of the constraint in the engine of its hierarchy.
  final var record = ConstraintRecord()
  private final var storedConstant: CGFloat
  private final var storedPriority: UILayoutPriority = .required

  /// Creates an inactive constraint. An invalid one ends the program, as on iOS; `checked` throws
  /// instead. Without a second item, its attribute has no meaning and is none, as on iOS.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = view1 as? any LayoutItem
    let second = view2.flatMap { $0 as? any LayoutItem }
    let problem = Self.problem(
      first: first, attr1, second: second, attr2, hasSecond: view2 != nil, multiplier: multiplier,
      constant: c)
    // A relation of two axes ends the program where it is laid out, not here.
    if let problem, problem != .invalidPairing || !attr1.isPosition || !attr2.isPosition {
      endProgram("NSLayoutConstraint: \(problem)")
    }
    firstReference = first?.itemReference
    secondReference = second?.itemReference
    firstAttribute = attr1
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = c
  }

  /// Creates a constraint without items, a stand-in that cannot be activated.
  public override init() {
    firstReference = nil
    secondReference = nil
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    storedConstant = 0
  }

  /// The item on the left: a `UIView` or `UILayoutGuide`.
  public final var firstItem: AnyObject? { first }
  public final var secondItem: AnyObject? { second }

  public final var firstAnchor: NSLayoutAnchor<AnyObject> {
    (first ?? UILayoutGuide()).erasedAnchor(firstAttribute)
  }
  public final var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second?.erasedAnchor(secondAttribute)
  }

  /// The summand on the right, in points. Unlike the other parts it can change while the constraint
  /// is active, and cheaply: the solver keeps its basis.
  public final var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite else {
        endProgram("NSLayoutConstraint: \(ConstraintProblem.constantNotFinite)")
      }
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      constantDidChange()
    }
  }

  /// The importance of the constraint: from 0 to 1000, where 1000 is required.
  public final var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue.isValid else {
        endProgram("NSLayoutConstraint: \(ConstraintProblem.invalidPriority)")
      }
      guard newValue != storedPriority else { return }
      storedPriority = newValue
      priorityDidChange()
    }
  }

  /// Whether the constraint has an effect. Setting it adds the constraint to the nearest common
  /// ancestor of its items, or removes it from there.
  public final var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  open override var description: String {
    identifier.map { "'\($0)' \(equation)" } ?? equation
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  final func activate() {
    guard holder == nil else { return }
    if let activationProblem { endProgram("\(activationProblem)") }
    guard let firstView = first?.ownerView else { return }
    let secondView = second?.ownerView ?? firstView
    firstView.nearestCommonAncestor(with: secondView)?.holdConstraint(self)
  }

  final func deactivate() {
    holder?.releaseConstraint(self)
  }
}

extension UIView {
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil else { return }
    if let problem = constraint.activationProblem ?? holdingProblem(constraint) {
      endProgram("\(problem)")
    }
    holdConstraint(constraint)
  }

  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds; has no effect on others.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { releaseConstraint(constraint) }
  }

  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  private func holdingProblem(_ constraint: NSLayoutConstraint) -> ConstraintProblem? {
    let views = [constraint.first?.ownerView, constraint.second?.ownerView]
    let isInside = views.allSatisfy { $0?.isDescendant(of: self) ?? true }
    return isInside ? nil : .hierarchyNotPrepared(holder: displayName)
  }

  final func holdConstraint(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    constraints.append(constraint)
    constraintWasAdded(constraint)
  }

  final func releaseConstraint(_ constraint: NSLayoutConstraint) {
    constraint.holder = nil
    constraints.removeAll { $0 === constraint }
    constraintWasRemoved(constraint)
  }
}

extension NSLayoutConstraint {
  /// The relation as an equation in the syntax of templates: `title.top == contentView.top + 20
  /// @750`, preceded by the identifier in quotes, if there is one.
  package final var equation: String {
    equation { ($0 as? any LayoutItem)?.itemDescription ?? "nil" }
  }

  /// The same equation with views and guides under other names.
  package final func equation(naming name: (AnyObject?) -> String) -> String {
    let hasSecond = secondItem != nil && secondAttribute != .notAnAttribute
    return EquationText(
      "\(name(firstItem)).\(firstAttribute.name)", relation.written,
      hasSecond ? "\(name(secondItem)).\(secondAttribute.name)" : nil,
      multiplier: Double(multiplier), constant: Double(constant),
      priority: Double(priority.rawValue)
    ).description
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation as equations spell it.
  package var written: ConstraintRelation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  /// The relation that an equation spells.
  package init(_ written: ConstraintRelation) {
    switch written {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute's name in equations.
  package var name: String {
    self == .notAnAttribute ? "constant" : spelling
  }
}

/// A position in the file that declares something; both count from 1.
package struct DeclaredPosition: Hashable, Sendable {
  package let line: Int32
  package let column: Int32

  package init(line: Int, column: Int) {
    self.line = Int32(clamping: line)
    self.column = Int32(clamping: column)
  }
}

/// Who made a constraint; it decides how messages name it, and whether it breaks first.
package enum ConstraintOrigin: Hashable, Sendable {
  /// The application, by code or from a file.
  case application
  case visualFormat
  case autoresizingMask
  case contentSize
  /// A table's decision on the size of a content view, or the size of the root.
  case encapsulated
  case stackView
  case guide
  /// A target of `systemLayoutSizeFitting`.
  case fitting
  /// What shows a view that is no row in a row.
  case hosting
}
