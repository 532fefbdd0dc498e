import UIKitIdentifiers

/// A rectangle that takes part in layout without being drawn.
open class UILayoutGuide: NSObject {
  /// Decides the rectangle of a guide.
  enum Kind: Hashable {
    /// The application's own guide; constraints decide its rectangle.
    case custom
    case layoutMargins
    /// The owner's bounds less its safe area.
    case safeArea
    /// A scroll view's whole content; its origin is that of the content.
    case content
    /// A scroll view's frame, in the coordinates of its content.
    case frame
  }

  final let kind: Kind
  public final var identifier = ""
  /// Cleared by the view in its `deinit`.
  final unowned(unsafe) var owner: UIView?
  /// Cleared by the engine when the guide leaves it and when the engine is dissolved.
  final unowned(unsafe) var engine: LayoutEngine?
  final var slot: EngineSlot?
  final var own = OwnConstraints()
  /// The reference to this guide in constraints; nil while there has been none.
  final var constraintReference: LayoutItemReference?

  deinit { constraintReference?.clear() }

  public override init() {
    kind = .custom
  }

  init(kind: Kind, owner: UIView) {
    self.kind = kind
    self.owner = owner
  }

  public final var owningView: UIView? { owner }

  /// The rectangle in the owner's coordinates, in points, after the last solve.
  public final var layoutFrame: CGRect { solvedFrame }

  public final var hasAmbiguousLayout: Bool {
    guard let engine, let slot, own.isUsed else { return false }
    engine.answerOptima()
    return engine.isAmbiguous(slot)
  }
}

extension UIView {
  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owner?.removeLayoutGuide(guide)
    guide.owner = self
    layoutGuides.append(guide)
    guideWasAdded(guide)
  }

  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owner === self else { return }
    guideWillBeRemoved(guide)
    layoutGuides.removeAll { $0 === guide }
    guide.owner = nil
  }

  public final var layoutMarginsGuide: UILayoutGuide {
    if let marginsGuide { return marginsGuide }
    let guide = UILayoutGuide(kind: .layoutMargins, owner: self)
    guide.identifier = UIKitIdentifier.ViewGuide.layoutMargins
    marginsGuide = guide
    return guide
  }

  public final var safeAreaLayoutGuide: UILayoutGuide {
    if let safeAreaGuide { return safeAreaGuide }
    let guide = UILayoutGuide(kind: .safeArea, owner: self)
    guide.identifier = UIKitIdentifier.ViewGuide.safeArea
    safeAreaGuide = guide
    return guide
  }
}

extension UIView {
  /// The margins, limited to a width that is comfortable for reading (672 points) and centred in
  /// them.
  ///
  /// Implemented by constraints, which are created on first use and kept.
  public final var readableContentGuide: UILayoutGuide {
    let name = UIKitIdentifier.ViewGuide.readableContent
    if let known = layoutGuides.first(where: { $0.identifier == name }) { return known }
    let guide = UILayoutGuide()
    guide.identifier = name
    addLayoutGuide(guide)
    let margins = layoutMarginsGuide
    let fill = guide.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
    fill.priority = .yielding
    let constraints = [
      guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      guide.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      guide.widthAnchor.constraint(
        lessThanOrEqualToConstant: environment.profile.margins.readableWidth),
      guide.topAnchor.constraint(equalTo: margins.topAnchor),
      guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor), fill,
    ]
    for constraint in constraints { constraint.origin = .guide }
    NSLayoutConstraint.activate(constraints)
    return guide
  }
}
