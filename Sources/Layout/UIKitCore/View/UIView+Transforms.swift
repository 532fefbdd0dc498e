extension UIView {
  /// The map about the anchor point in space, of which the part in the plane is drawn.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point about which the view turns, as a share of the bounds; kept only.
  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The area that the keyboard leaves free ends at its top: as no keyboard is shown, at the end of
  /// the safe area.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = member(or: UIKeyboardLayoutGuide?.none) { return known }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    setMember(guide)
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    return guide
  }

  /// Whether the large content is scaled to its place; kept only.
  public final var scalesLargeContentImage: Bool {
    get { member(or: false) }
    set { setMember(newValue) }
  }

  /// The insets of the large image in points; kept only.
  public final var largeContentImageInsets: UIEdgeInsets {
    get { member(or: .zero) }
    set { setMember(newValue) }
  }

  /// How assistive technologies see the view's elements; kept only.
  public final var accessibilityContainerType: UIAccessibilityContainerType {
    get { member(or: .none) }
    set { setMember(newValue) }
  }

  /// How a control finds the view's elements; kept only.
  public final var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { member(or: .automatic) }
    set { setMember(newValue) }
  }

  /// Ways through the view's elements; kept only.
  public final var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { member(or: nil) }
    set { setMember(newValue) }
  }

  /// Brings overridden traits into effect; they are already.
  public final func updateTraitsIfNeeded() {}
}

/// A guide that follows the keyboard; see `UIView.keyboardLayoutGuide`.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether it follows a keyboard that floats; kept only.
  open var followsUndockedKeyboard = false
  /// Whether it ends at the safe area without a keyboard; it always does.
  open var usesBottomSafeArea = true
  /// The least distance at which it is followed; kept only.
  open var keyboardDismissPadding: CGFloat = 0
}

/// How assistive technologies see elements. Raw values as on iOS.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// How a control finds elements. Raw values as on iOS.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

/// A way through elements.
open class UIAccessibilityCustomRotor: NSObject {
  /// What the way is called when one chooses it; kept only.
  open var name: String
  /// Finds the next element.
  open var itemSearchBlock:
    (UIAccessibilityCustomRotorSearchPredicate) ->
      UIAccessibilityCustomRotorItemResult?

  /// Creates a way.
  public init(
    name: String,
    itemSearch:
      @escaping (UIAccessibilityCustomRotorSearchPredicate) ->
      UIAccessibilityCustomRotorItemResult?
  ) { (self.name, itemSearchBlock) = (name, itemSearch) }
}

/// Where a search for an element begins.
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {}

/// An element that was found.
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// Keeps nothing: nobody searches here.
  public init(targetElement: AnyObject, targetRange: UITextRange?) {}
}
