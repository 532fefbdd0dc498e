/// An anchor of any axis.
protocol AnchorIdentity: AnyObject {
  var anchored: any LayoutItem { get }
  var attribute: NSLayoutConstraint.Attribute { get }
}

/// One attribute of a view or guide, from which constraints are made. Its type decides which
/// anchors it can be related to, so that a position cannot be constrained to a size.
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AnchorIdentity {
  final let anchored: any LayoutItem
  final let attribute: NSLayoutConstraint.Attribute

  init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    anchored = item
    self.attribute = attribute
  }

  /// An anchor of nothing that is laid out.
  public convenience override init() { self.init(UILayoutGuide(), .notAnAttribute) }

  /// Two anchors are equal if they are the same attribute of the same item.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnchorIdentity else { return false }
    return other.anchored === anchored && other.attribute == attribute
  }

  public override var hash: Int { ObjectIdentifier(anchored).hashValue ^ attribute.rawValue }
  public final var item: AnyObject { anchored }

  /// The anchor's name in logs: `UILabel:0x….leading`, here without the address.
  public final var name: String { "\(type(of: anchored)).\(attribute.name)" }

  /// `self == anchor + c`
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, constant: c)
  }

  /// `self >= anchor + c`
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, constant: c)
  }

  /// `self <= anchor + c`
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, constant: c)
  }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: anchored, attribute: attribute, relatedBy: relation, toItem: anchor.anchored,
      attribute: anchor.attribute, multiplier: multiplier, constant: constant)
  }

  fileprivate final func spacing(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(relation, anchor, constant: multiplier * SystemSpacing.betweenViews)
  }
}

extension NSLayoutAnchor {
  /// A guide in the nearest view that holds the items of two anchors, else in the first one's root.
  fileprivate final func spanningGuide(to other: NSLayoutAnchor<AnchorType>) -> UILayoutGuide {
    let guide = UILayoutGuide()
    let first = Self.view(of: anchored)
    let second = Self.view(of: other.anchored)
    var common = first
    while let view = common, second?.isDescendant(of: view) != true { common = view.superview }
    (common ?? first?.rootView)?.addLayoutGuide(guide)
    return guide
  }

  private static func view(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// `self == anchor + multiplier × 8`: the system's spacing between views.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.equal, anchor, multiplier)
  }

  /// `self >= anchor + multiplier × 8`
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.greaterThanOrEqual, anchor, multiplier)
  }

  /// `self <= anchor + multiplier × 8`
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.lessThanOrEqual, anchor, multiplier)
  }

  /// The distance from this position to another, as a size that can be constrained: to the right, or
  /// in the direction of reading where one of the two has a direction.
  ///
  /// A guide between the two stands for it, in the nearest view that holds both.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    let guide = spanningGuide(to: otherAnchor)
    let isDirectional = attribute.isDirectional || otherAnchor.attribute.isDirectional
    NSLayoutConstraint.activate([
      (isDirectional ? guide.leadingAnchor : guide.leftAnchor).constraint(equalTo: self),
      (isDirectional ? guide.trailingAnchor : guide.rightAnchor).constraint(equalTo: otherAnchor),
    ])
    return guide.widthAnchor
  }
}

public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// `self == anchor + multiplier × 8`: the system's spacing between views, in points.
  ///
  /// No public source documents iOS's spacing of baselines; it is 8 there too.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.equal, anchor, multiplier)
  }

  /// `self >= anchor + multiplier × 8`
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.greaterThanOrEqual, anchor, multiplier)
  }

  /// `self <= anchor + multiplier × 8`
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spacing(.lessThanOrEqual, anchor, multiplier)
  }

  /// The distance from this position to another, as a size that can be constrained.
  ///
  /// A guide between the two stands for it, in the nearest view that holds both.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    let guide = spanningGuide(to: otherAnchor)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: self),
      guide.bottomAnchor.constraint(equalTo: otherAnchor),
    ])
    return guide.heightAnchor
  }
}

public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// `self == c`
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, constant: c)
  }

  /// `self >= c`
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, constant: c)
  }

  /// `self <= c`
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, constant: c)
  }

  /// `self == m × anchor + c`
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, constant: c)
  }

  /// `self >= m × anchor + c`
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// `self <= m × anchor + c`
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }

  private func constraint(
    _ relation: NSLayoutConstraint.Relation, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: anchored, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: constant)
  }
}

/// The distances, in points, of "standard spacing".
package enum SystemSpacing {
  /// Between siblings: 8 points (logs print `NSLayoutAnchorConstraintSpace(8)`).
  package static let betweenViews: CGFloat = 8
}

extension LayoutItem {
  /// The anchor of an attribute: one object for as long as anybody has it, so that code can find a
  /// view's constraints by `===`, as it does on a phone.
  fileprivate func knownAnchor<Anchor: AnchorIdentity>(
    _ attribute: NSLayoutConstraint.Attribute,
    _ make: (any LayoutItem, NSLayoutConstraint.Attribute) -> Anchor
  ) -> Anchor {
    let reference = itemReference
    if let known = reference.anchor(attribute) as? Anchor { return known }
    let anchor = make(self, attribute)
    reference.note(anchor)
    return anchor
  }

  /// The anchor of any attribute: the object that `leadingAnchor` and the others give.
  func erasedAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
    let known: AnyObject =
      switch attribute.kind {
      case .horizontalPosition: knownAnchor(attribute, NSLayoutXAxisAnchor.init)
      case .verticalPosition: knownAnchor(attribute, NSLayoutYAxisAnchor.init)
      case .size: knownAnchor(attribute, NSLayoutDimension.init)
      case .none: knownAnchor(attribute, NSLayoutAnchor<AnyObject>.init)
      }
    return reinterpreted(known)
  }
}

private nonisolated func reinterpreted<Axis>(_ anchor: AnyObject) -> NSLayoutAnchor<Axis> {
  // Safe: the type parameter is in no property of an anchor, and all methods with it are final.
  withExtendedLifetime(anchor) {
    Unmanaged<NSLayoutAnchor<Axis>>.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque())
      .takeUnretainedValue()
  }
}

/// The precedence of casts; a second cast may follow.
precedencegroup AnchorCastPrecedence {
  associativity: left
  higherThan: CastingPrecedence
  lowerThan: RangeFormationPrecedence
}

infix operator ~>>! : AnchorCastPrecedence
infix operator ~>>? : AnchorCastPrecedence

/// `anchor as! NSLayoutAnchor<Axis>` as on a phone, where the axis is not known at run time: any
/// anchor is one. The source pass writes it. Ends the process for what is no anchor.
public nonisolated func ~>>! <Axis>(
  anchor: Any?, type: NSLayoutAnchor<Axis>.Type
) -> NSLayoutAnchor<Axis> {
  guard let anchor = anchor ~>>? type else { endProgram("What was cast to \(type) is no anchor.") }
  return anchor
}

/// `anchor as? NSLayoutAnchor<Axis>` as on a phone; nil for what is no anchor.
public nonisolated func ~>>? <Axis>(
  anchor: Any?, type: NSLayoutAnchor<Axis>.Type
) -> NSLayoutAnchor<Axis>? {
  (anchor as? any AnchorIdentity).map { reinterpreted($0) }
}

extension UIView {
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    knownAnchor(.leading, NSLayoutXAxisAnchor.init)
  }
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    knownAnchor(.trailing, NSLayoutXAxisAnchor.init)
  }
  public final var leftAnchor: NSLayoutXAxisAnchor { knownAnchor(.left, NSLayoutXAxisAnchor.init) }
  public final var rightAnchor: NSLayoutXAxisAnchor {
    knownAnchor(.right, NSLayoutXAxisAnchor.init)
  }
  public final var topAnchor: NSLayoutYAxisAnchor { knownAnchor(.top, NSLayoutYAxisAnchor.init) }
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    knownAnchor(.bottom, NSLayoutYAxisAnchor.init)
  }
  /// Of the alignment rectangle, in points.
  public final var widthAnchor: NSLayoutDimension { knownAnchor(.width, NSLayoutDimension.init) }
  /// Of the alignment rectangle, in points.
  public final var heightAnchor: NSLayoutDimension { knownAnchor(.height, NSLayoutDimension.init) }
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    knownAnchor(.centerX, NSLayoutXAxisAnchor.init)
  }
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    knownAnchor(.centerY, NSLayoutYAxisAnchor.init)
  }
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    knownAnchor(.firstBaseline, NSLayoutYAxisAnchor.init)
  }
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    knownAnchor(.lastBaseline, NSLayoutYAxisAnchor.init)
  }
}

extension UILayoutGuide {
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    knownAnchor(.leading, NSLayoutXAxisAnchor.init)
  }
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    knownAnchor(.trailing, NSLayoutXAxisAnchor.init)
  }
  public final var leftAnchor: NSLayoutXAxisAnchor { knownAnchor(.left, NSLayoutXAxisAnchor.init) }
  public final var rightAnchor: NSLayoutXAxisAnchor {
    knownAnchor(.right, NSLayoutXAxisAnchor.init)
  }
  public final var topAnchor: NSLayoutYAxisAnchor { knownAnchor(.top, NSLayoutYAxisAnchor.init) }
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    knownAnchor(.bottom, NSLayoutYAxisAnchor.init)
  }
  /// Of `layoutFrame`, in points.
  public final var widthAnchor: NSLayoutDimension { knownAnchor(.width, NSLayoutDimension.init) }
  /// Of `layoutFrame`, in points.
  public final var heightAnchor: NSLayoutDimension { knownAnchor(.height, NSLayoutDimension.init) }
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    knownAnchor(.centerX, NSLayoutXAxisAnchor.init)
  }
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    knownAnchor(.centerY, NSLayoutYAxisAnchor.init)
  }
}
