import Cassowary
import UIKitIdentifiers

/// Constraints that cannot hold together, and the one that was broken for the others.
///
/// The set is minimal: without any one member the others could hold. (A size that is not in the set
/// may turn out negative then; see `signs`.) Frames, tables and fitting
/// targets have no constraint of the application; they appear as constraints made for the report.
public struct LayoutConflict {
  /// The conflicting set in canonical order: by position in the hierarchy, then by attribute.
  public let constraints: [NSLayoutConstraint]
  /// The constraint that was broken: the last of the set that the application could change.
  public let broken: NSLayoutConstraint
  /// The set in the solver's terms: `constraints`, then sizes that cannot be negative.
  public var statements: [Statement] { written.all.members }
  /// Sizes in the set that cannot be negative, and are not among `statements`.
  package var signs: [Statement] { written.all.signs }
  private let written: Written

  /// Written when they are read: most of a crowded row's conflicts never are.
  private final class Written {
    private(set) lazy var all = write()
    private let write: () -> (members: [Statement], signs: [Statement])

    init(_ write: @escaping () -> (members: [Statement], signs: [Statement])) {
      self.write = write
    }
  }

  init(
    constraints: [NSLayoutConstraint], broken: NSLayoutConstraint,
    statements: @escaping () -> (members: [Statement], signs: [Statement])
  ) {
    (self.constraints, self.broken, written) = (constraints, broken, Written(statements))
  }

  /// A member as a linear statement: the sum of `terms`, the relation, and `length`.
  public struct Statement {
    /// Variables, numbered from 0 within this conflict, and their coefficients.
    public let terms: [(variable: Int, coefficient: Double)]
    /// The relation between the sum and `length`.
    public let relation: NSLayoutConstraint.Relation
    /// In points; includes the contribution of margins, baselines and alignment insets.
    public let length: Double
    /// The size that cannot be negative; nil for a constraint.
    public let nonNegativeSize: Size?
  }

  /// The conflict with a part of `statements` and `signs`, by their indices in both of them.
  package func keeping(_ members: [Int]) -> LayoutConflict {
    let all = statements + signs
    return LayoutConflict(
      constraints: members.filter { $0 < constraints.count }.map { constraints[$0] },
      broken: broken
    ) { (members.map { all[$0] }, []) }
  }

  /// The width or height of a view or layout guide.
  public struct Size {
    /// A `UIView` or a `UILayoutGuide`.
    public let item: AnyObject
    public let axis: NSLayoutConstraint.Axis
  }
}

extension NSLayoutConstraint.Relation {
  init(_ relation: Cassowary.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

/// The owner of a constraint in the solver.
enum ConstraintOwner {
  case constraint(NSLayoutConstraint)
  case nonNegative(LayoutEngine.Unowned, NSLayoutConstraint.Axis)
  case autoresizingPosition(LayoutEngine.Unowned, NSLayoutConstraint.Axis)
  case autoresizingSize(LayoutEngine.Unowned, NSLayoutConstraint.Axis)
  case hugging(LayoutEngine.Unowned, NSLayoutConstraint.Axis)
  case compression(LayoutEngine.Unowned, NSLayoutConstraint.Axis)
  case sizing(NSLayoutConstraint.Axis)
  case guideNonNegative(UILayoutGuide, NSLayoutConstraint.Axis)

  /// The size that cannot be negative, if this owner is nothing else; nil otherwise.
  var nonNegativeSize: LayoutConflict.Size? {
    switch self {
    case .nonNegative(let entry, let axis): .init(item: entry.view, axis: axis)
    case .guideNonNegative(let guide, let axis): .init(item: guide, axis: axis)
    default: nil
    }
  }

  func isConstraint(_ other: NSLayoutConstraint) -> Bool {
    if case .constraint(let own) = self { own === other } else { false }
  }

  /// Whether it is about widths and horizontal positions alone.
  var isAcross: Bool {
    switch self {
    case .constraint(let constraint): constraint.isAcross
    case .nonNegative(_, let axis), .autoresizingPosition(_, let axis),
      .autoresizingSize(_, let axis), .hugging(_, let axis), .compression(_, let axis),
      .sizing(let axis), .guideNonNegative(_, let axis):
      axis == .horizontal
    }
  }

  /// Of a conflicting set one of the most expendable is broken.
  var expendability: Expendability {
    switch self {
    case .constraint(let constraint): constraint.origin.expendability
    case .hugging, .compression: .content
    case .autoresizingPosition, .autoresizingSize: .frame
    case .sizing: .givenSize
    case .nonNegative, .guideNonNegative: .sign
    }
  }
}

/// How readily a constraint is broken in a conflict, the least readily first.
enum Expendability: Int, Comparable {
  /// A size cannot be negative.
  case sign
  /// Decided by a table or the host.
  case givenSize
  case frame
  /// In 3 of 3 logs with a recovery line the broken constraint is not a `UISV-` one.
  case stackView
  /// Open to changes by the application.
  case application
  /// Content sizes whose priorities were raised to required (stored frames: a label that hugs at
  /// 1000 beside a field of fixed width is stretched).
  case content

  static func < (one: Expendability, other: Expendability) -> Bool {
    one.rawValue < other.rawValue
  }
}

extension ConstraintOrigin {
  var expendability: Expendability {
    switch self {
    case .encapsulated: .givenSize
    case .stackView: .stackView
    default: .application
    }
  }
}

extension LayoutEngine {
  /// The owner of each constraint that the solver has, until one is added or removed.
  /// - Complexity: O(constraints); an answer with conflicts asks once, and explanations ask.
  var owners: [ConstraintID: ConstraintOwner] { owners(among: nil) }

  /// The owners of these constraints only, which takes less time; nil for those of all.
  func owners(among wanted: Set<ConstraintID>?) -> [ConstraintID: ConstraintOwner] {
    var owners: [ConstraintID: ConstraintOwner] = [:]
    forEachOwner { id, owner in
      guard wanted?.contains(id) ?? true, owners[id] == nil else { return }
      owners[id] = owner
    }
    return owners
  }

  /// The required constraints that are as expendable, in the order of their owners.
  func requirements(_ kind: Expendability) -> [ConstraintOwner] {
    var found: [ConstraintOwner] = []
    forEachOwner { id, owner in
      if owner.expendability == kind, solver.isRequired(id) { found.append(owner) }
    }
    return found
  }

  private func forEachOwner(_ body: (ConstraintID, ConstraintOwner) -> Void) {
    func visit(_ id: ConstraintID?, _ owner: ConstraintOwner) {
      if let id { body(id, owner) }
    }
    for constraint in constraints.members { visit(constraint.record.id, .constraint(constraint)) }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      visit(question.sizingID(axis), .sizing(axis))
    }
    for entry in [Unowned(view: host)] + items.views {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let own = own(entry.view)[axis]
        visit(own.nonNegative, .nonNegative(entry, axis))
        visit(own.position, .autoresizingPosition(entry, axis))
        visit(own.size, .autoresizingSize(entry, axis))
        visit(own.hugging, .hugging(entry, axis))
        visit(own.compression, .compression(entry, axis))
      }
    }
    for guide in items.guides {
      visit(guide.own.horizontal.nonNegative, .guideNonNegative(guide, .horizontal))
      visit(guide.own.vertical.nonNegative, .guideNonNegative(guide, .vertical))
    }
  }

  /// A constraint that represents an owner in reports; nil for non-negative sizes.
  func shown(_ owner: ConstraintOwner) -> NSLayoutConstraint? {
    switch owner {
    case .constraint(let constraint): return constraint
    case .nonNegative, .guideNonNegative: return nil
    case .autoresizingPosition(let entry, let axis): return shownPosition(entry.view, axis)
    case .autoresizingSize(let entry, let axis):
      let origin: ConstraintOrigin =
        entry.view.encapsulatesSize ? .encapsulated : .autoresizingMask
      return shownSize(entry.view, axis, .equal, origin)
    case .hugging(let entry, let axis):
      return shownSize(entry.view, axis, .lessThanOrEqual, .contentSize)
    case .compression(let entry, let axis):
      return shownSize(entry.view, axis, .greaterThanOrEqual, .contentSize)
    case .sizing(let axis):
      let target = question.target
      let isGiven = (axis == .horizontal ? target.horizontal : target.vertical) == .required
      return shownSize(fittedView ?? host, axis, .equal, isGiven ? .encapsulated : .fitting)
    }
  }

  private func shownSize(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ relation: NSLayoutConstraint.Relation,
    _ origin: ConstraintOrigin
  ) -> NSLayoutConstraint {
    let length: CGFloat =
      switch origin {
      case .contentSize: CGFloat(own(view)[axis].intrinsic ?? 0)
      case _ where view === fittedView && origin != .contentSize: question.target.length(axis)
      default: axis == .horizontal ? view.storedFrame.width : view.storedFrame.height
      }
    let constraint = NSLayoutConstraint(
      item: view, attribute: axis == .horizontal ? .width : .height, relatedBy: relation,
      toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: length)
    constraint.origin = origin
    if origin == .encapsulated {
      typealias Name = UIKitIdentifier.EncapsulatedSize
      constraint.identifier = axis == .horizontal ? Name.width : Name.height
    }
    return constraint
  }

  private func shownPosition(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .left : .top
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: view.superviewReference ?? view,
      attribute: attribute, multiplier: 1,
      constant: axis == .horizontal ? view.storedFrame.minX : view.storedFrame.minY)
    constraint.origin = .autoresizingMask
    return constraint
  }
}
