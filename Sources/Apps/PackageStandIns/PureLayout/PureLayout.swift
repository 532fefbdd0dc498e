// What cells call of PureLayout, which is written in Objective-C: under the names that Swift gives it, with the behaviour of
// version 3.
import UIKit

public typealias ALView = UIView
public typealias ALEdgeInsets = UIEdgeInsets
public typealias ALLayoutPriority = UILayoutPriority

// MARK: Attributes

/// A side, axis, size or margin, by the attribute of a constraint.
public protocol ALLayoutAttribute: RawRepresentable where RawValue == Int {}

extension ALLayoutAttribute {
  fileprivate var attribute: NSLayoutConstraint.Attribute {
    NSLayoutConstraint.Attribute(rawValue: rawValue) ?? .notAnAttribute
  }
}

public enum ALEdge: Int, ALLayoutAttribute {
  case left = 1
  case right
  case top
  case bottom
  case leading
  case trailing

  /// Whether an inset from it points against the axis.
  fileprivate var isFar: Bool { self == .right || self == .bottom || self == .trailing }
}

public enum ALDimension: Int, ALLayoutAttribute {
  case width = 7
  case height
}

public enum ALAxis: Int, ALLayoutAttribute {
  case vertical = 9
  case horizontal
  case lastBaseline
  case firstBaseline

  public static var baseline: Self { .lastBaseline }
  fileprivate var direction: NSLayoutConstraint.Axis { self == .vertical ? .vertical : .horizontal }
}

public enum ALMargin: Int, ALLayoutAttribute {
  case left = 13
  case right
  case top
  case bottom
  case leading
  case trailing
}

public enum ALMarginAxis: Int, ALLayoutAttribute {
  case vertical = 19
  case horizontal
}

public enum ALAttribute: Int, ALLayoutAttribute {
  case left = 1
  case right
  case top
  case bottom
  case leading
  case trailing
  case width
  case height
  case vertical
  case horizontal
  case lastBaseline
  case firstBaseline
  case marginLeft
  case marginRight
  case marginTop
  case marginBottom
  case marginLeading
  case marginTrailing
  case marginAxisVertical
  case marginAxisHorizontal

  public static var baseline: Self { .lastBaseline }
}

// MARK: Blocks

private enum Blocks {
  static var priorities: [UILayoutPriority] = []
  static var identifiers: [String] = []
  /// Constraints that are made and not installed, by block.
  static var open: [[NSLayoutConstraint]] = []

  static func install(_ constraint: NSLayoutConstraint) {
    if let priority = priorities.last { constraint.priority = priority }
    if let identifier = identifiers.last { constraint.identifier = identifier }
    if open.isEmpty { constraint.isActive = true } else { open[open.count - 1].append(constraint) }
  }
}

extension NSLayoutConstraint {
  public static func autoSetPriority(
    _ priority: UILayoutPriority, forConstraints block: () -> Void
  ) {
    Blocks.priorities.append(priority)
    block()
    Blocks.priorities.removeLast()
  }

  public static func autoSetIdentifier(_ identifier: String, forConstraints block: () -> Void) {
    Blocks.identifiers.append(identifier)
    block()
    Blocks.identifiers.removeLast()
  }

  @discardableResult public static func autoCreateConstraintsWithoutInstalling(
    _ block: () -> Void
  ) -> [NSLayoutConstraint] {
    Blocks.open.append([])
    block()
    return Blocks.open.removeLast()
  }

  @discardableResult public static func autoCreateAndInstallConstraints(
    _ block: () -> Void
  ) -> [NSLayoutConstraint] {
    let constraints = autoCreateConstraintsWithoutInstalling(block)
    for constraint in constraints { constraint.isActive = true }
    return constraints
  }

  public func autoInstall() { Blocks.install(self) }
  public func autoRemove() { isActive = false }

  @discardableResult public func autoIdentify(_ identifier: String) -> Self {
    self.identifier = identifier
    return self
  }
}

extension Collection where Element == NSLayoutConstraint {
  public func autoInstallConstraints() { forEach { $0.autoInstall() } }
  public func autoRemoveConstraints() { forEach { $0.autoRemove() } }
  @discardableResult public func autoIdentifyConstraints(_ identifier: String) -> Self {
    forEach { $0.autoIdentify(identifier) }
    return self
  }
}

// MARK: Views

extension UIView {
  public class func newAutoLayout() -> Self {
    let view = UIView.made(as: self)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  @discardableResult public func configureForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  private func constrain(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    to other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute,
    times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    Blocks.install(constraint)
    return constraint
  }

  private var parent: UIView {
    guard let superview else {
      preconditionFailure("a view is pinned to its superview before it has one")
    }
    return superview
  }

  /// Insets point inwards: from a far edge they are negative, and what is at least is at most.
  private func pin(
    _ edge: ALEdge, to other: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ inset: CGFloat,
    _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    let turned: NSLayoutConstraint.Relation =
      switch relation {
      case .lessThanOrEqual where edge.isFar: .greaterThanOrEqual
      case .greaterThanOrEqual where edge.isFar: .lessThanOrEqual
      default: relation
      }
    return constrain(
      edge.attribute, turned, to: other, attribute, plus: edge.isFar ? -inset : inset)
  }

  private func pinEdges(
    _ insets: UIEdgeInsets, without excluded: ALEdge?,
    _ pin: (ALEdge, CGFloat) -> NSLayoutConstraint
  ) -> [NSLayoutConstraint] {
    let edges: [(ALEdge, CGFloat, [ALEdge])] = [
      (.top, insets.top, [.top]), (.leading, insets.left, [.leading, .left]),
      (.bottom, insets.bottom, [.bottom]), (.trailing, insets.right, [.trailing, .right]),
    ]
    return edges.filter { edge in excluded.map { !edge.2.contains($0) } ?? true }
      .map { pin($0.0, $0.1) }
  }

  // MARK: Superview

  @discardableResult public func autoCenterInSuperview() -> [NSLayoutConstraint] {
    [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)]
  }
  @discardableResult public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
    constrain(axis.attribute, to: parent, axis.attribute)
  }
  @discardableResult public func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] {
    [
      autoAlignAxis(toSuperviewMarginAxis: .horizontal),
      autoAlignAxis(toSuperviewMarginAxis: .vertical),
    ]
  }
  @discardableResult public func autoAlignAxis(
    toSuperviewMarginAxis axis: ALAxis
  ) -> NSLayoutConstraint {
    let margin: ALMarginAxis = axis == .vertical ? .vertical : .horizontal
    return constrain(axis.attribute, to: parent, margin.attribute)
  }

  @discardableResult public func autoPinEdge(
    toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(edge, to: parent, edge.attribute, inset, relation)
  }
  @discardableResult public func autoPinEdge(
    toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(edge, to: parent.safeAreaLayoutGuide, edge.attribute, inset, relation)
  }
  @discardableResult public func autoPinEdge(
    toSuperviewMargin edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    let margin = NSLayoutConstraint.Attribute(rawValue: edge.rawValue + 12) ?? edge.attribute
    return pin(edge, to: parent, margin, inset, relation)
  }
  @discardableResult public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge? = nil
  ) -> [NSLayoutConstraint] {
    pinEdges(insets, without: edge) { autoPinEdge(toSuperviewEdge: $0, withInset: $1) }
  }
  @discardableResult public func autoPinEdgesToSuperviewMargins(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge? = nil
  ) -> [NSLayoutConstraint] {
    pinEdges(insets, without: edge) { autoPinEdge(toSuperviewMargin: $0, withInset: $1) }
  }
  @discardableResult public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero, excludingEdge edge: ALEdge? = nil
  ) -> [NSLayoutConstraint] {
    pinEdges(insets, without: edge) { autoPinEdge(toSuperviewSafeArea: $0, withInset: $1) }
  }

  // MARK: Other views

  @discardableResult public func autoPinEdge(
    _ edge: ALEdge, to other: ALEdge, of view: UIView, withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    constrain(edge.attribute, relation, to: view, other.attribute, plus: offset)
  }
  @discardableResult public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf view: UIView, withOffset offset: CGFloat = 0,
    withMultiplier multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    constrain(axis.attribute, to: view, axis.attribute, times: multiplier, plus: offset)
  }
  @discardableResult public func autoMatch(
    _ dimension: ALDimension, to other: ALDimension, of view: UIView,
    withOffset offset: CGFloat = 0, withMultiplier multiplier: CGFloat = 1,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    constrain(
      dimension.attribute, relation, to: view, other.attribute, times: multiplier, plus: offset)
  }
  @discardableResult public func autoConstrainAttribute(
    _ attribute: ALAttribute, to other: ALAttribute, of view: UIView,
    withOffset offset: CGFloat = 0, withMultiplier multiplier: CGFloat = 1,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    constrain(
      attribute.attribute, relation, to: view, other.attribute, times: multiplier, plus: offset)
  }
  @discardableResult public func autoPin(
    toTopLayoutGuideOf controller: UIViewController, withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(.top, to: controller.topLayoutGuide, .bottom, inset, relation)
  }
  @discardableResult public func autoPin(
    toBottomLayoutGuideOf controller: UIViewController, withInset inset: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(.bottom, to: controller.bottomLayoutGuide, .top, inset, relation)
  }

  // MARK: Sizes

  @discardableResult public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    [
      autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height),
    ]
  }
  @discardableResult public func autoSetDimension(
    _ dimension: ALDimension, toSize size: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    constrain(
      dimension.attribute, relation, to: nil, .notAnAttribute, times: 0, plus: size)
  }
  public func autoSetContentCompressionResistancePriority(for axis: ALAxis) {
    guard let priority = Blocks.priorities.last else { return }
    setContentCompressionResistancePriority(priority, for: axis.direction)
  }
  public func autoSetContentHuggingPriority(for axis: ALAxis) {
    guard let priority = Blocks.priorities.last else { return }
    setContentHuggingPriority(priority, for: axis.direction)
  }
}

// MARK: Several views

extension Sequence {
  private var views: [UIView] { compactMap { $0 as? UIView } }

  private func chain(
    _ constrain: (UIView, UIView) -> NSLayoutConstraint
  ) -> [NSLayoutConstraint] {
    zip(views.dropFirst(), views).map(constrain)
  }

  @discardableResult public func autoAlignViews(to edge: ALEdge) -> [NSLayoutConstraint] {
    chain { $0.autoPinEdge(edge, to: edge, of: $1) }
  }
  @discardableResult public func autoAlignViews(to axis: ALAxis) -> [NSLayoutConstraint] {
    chain { $0.autoAlignAxis(axis, toSameAxisOf: $1) }
  }
  @discardableResult public func autoMatchViewsDimension(
    _ dimension: ALDimension
  ) -> [NSLayoutConstraint] {
    chain { $0.autoMatch(dimension, to: dimension, of: $1) }
  }
  @discardableResult public func autoSetViewsDimension(
    _ dimension: ALDimension, toSize size: CGFloat
  ) -> [NSLayoutConstraint] {
    views.map { $0.autoSetDimension(dimension, toSize: size) }
  }
  @discardableResult public func autoSetViewsDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    views.flatMap { $0.autoSetDimensions(to: size) }
  }

  @discardableResult public func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSpacing spacing: CGFloat,
    insetSpacing: Bool = true, matchedSizes: Bool = true
  ) -> [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    let (near, far, dimension): (ALEdge, ALEdge, ALDimension) =
      axis == .vertical ? (.top, .bottom, .height) : (.leading, .trailing, .width)
    let inset = insetSpacing ? spacing : 0
    var constraints = [first.autoPinEdge(toSuperviewEdge: near, withInset: inset)]
    constraints += chain { $0.autoPinEdge(near, to: far, of: $1, withOffset: spacing) }
    if matchedSizes { constraints += autoMatchViewsDimension(dimension) }
    constraints += chain { $0.autoConstrainAttribute(alignment, to: alignment, of: $1) }
    return constraints + [last.autoPinEdge(toSuperviewEdge: far, withInset: inset)]
  }
}
