/// A linear relation between the geometry of two items: `first (<=|==|>=) multiplier × second +
/// constant`.
///
/// A constraint counts while it is active: held by the nearest common ancestor of its items.
open class NSLayoutConstraint: NSObject {
  final weak var first: (any LayoutItem)?
  final weak var second: (any LayoutItem)?
  /// The attribute on the left of the relation.
  public final let firstAttribute: Attribute
  /// The attribute on the right of the relation.
  public final let secondAttribute: Attribute
  /// How the sides compare.
  public final let relation: Relation
  /// The factor of the second attribute.
  public final let multiplier: CGFloat
  /// A name for messages.
  public final var identifier: String?
  /// Whether Interface Builder is to remove the constraint at run time; without effect.
  public final var shouldBeArchived = false
  /// What in the framework made the constraint.
  package final var origin: ConstraintOrigin = .application

  /// The view that holds the constraint while it is active; cleared by that view.
  final unowned(unsafe) var holder: UIView?
  /// Where the constraint stands in the engine of its hierarchy.
  final var record = ConstraintRecord()

  private final var storedConstant: CGFloat
  private final var storedPriority: UILayoutPriority = .required

  /// A constraint, not yet active; a programmer's error is fatal as on iOS. `checked` reports it
  /// instead.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = view1 as? any LayoutItem
    let second = view2.flatMap { $0 as? any LayoutItem }
    let problem = Self.problem(
      first: first, attr1, second: second, attr2, hasSecond: view2 != nil, multiplier: multiplier,
      constant: c)
    if let problem { preconditionFailure("NSLayoutConstraint: \(problem)") }
    self.first = first
    self.second = second
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = c
    super.init()
  }

  /// The item on the left: a `UIView` or `UILayoutGuide`.
  public final var firstItem: AnyObject? { first }
  /// The item on the right, if any.
  public final var secondItem: AnyObject? { second }

  /// What is added on the right, in points. The one part that may change while the constraint is
  /// active at no cost to speak of.
  public final var constant: CGFloat {
    get { storedConstant }
    set {
      precondition(newValue.isFinite, "NSLayoutConstraint: \(ConstraintProblem.constantNotFinite)")
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      constantDidChange()
    }
  }

  /// How much the constraint matters.
  public final var priority: UILayoutPriority {
    get { storedPriority }
    set {
      precondition(newValue.isValid, "NSLayoutConstraint: \(ConstraintProblem.invalidPriority)")
      guard newValue != storedPriority else { return }
      storedPriority = newValue
      priorityDidChange()
    }
  }

  /// Whether the constraint counts. Setting it adds it to, or takes it out of, the nearest common
  /// ancestor of its items.
  public final var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// The equation, behind the identifier.
  open override var description: String {
    identifier.map { "'\($0)' \(equation)" } ?? equation
  }

  /// Activates several at once.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several at once.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
