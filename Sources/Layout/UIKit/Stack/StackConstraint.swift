/// A constraint that an arrangement asks for: a value, so that two plans can be compared.
struct StackConstraint {
  /// What it is for, by UIKit's identifiers (`Documentation/Evidence.md`, "Stack views").
  enum Role: String {
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case hiding = "UISV-hiding"
    case textWidth = "UISV-text-width-disambiguation"
  }

  /// One side: an attribute of a view or guide.
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

  /// Everything that cannot change while a constraint is active: all but the constant.
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

  /// The constraint itself, not yet active.
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
  /// Holds a view to the spanner's edge, a hair below what the application requires.
  static let stackBoundary = UILayoutPriority(999.5)
  /// Collapses a hidden view without fighting the constraints inside it: since iOS 11.
  static let stackHiding = UILayoutPriority(999.999)
  /// The highest of the proportions; each further view has one less.
  static let stackProportion = UILayoutPriority(999)
  /// The second of the gaps between middles; each further gap has one less.
  static let stackCentering = UILayoutPriority(149)
  /// Keeps the spanner tight.
  static let stackSpanning = UILayoutPriority(51)
  /// Places hidden views, which nothing else does.
  static let stackHiddenPlace = UILayoutPriority(50)
  /// Keeps the stack tight.
  static let stackCanvas = UILayoutPriority(49)
  /// Decides on the size of a view without intrinsic size.
  static let stackAmbiguity = UILayoutPriority(25)

  /// The priority that many steps lower, at least 1 however long the row is.
  func lowered(by steps: Int) -> UILayoutPriority {
    UILayoutPriority(max(1, rawValue - Float(steps)))
  }
}
