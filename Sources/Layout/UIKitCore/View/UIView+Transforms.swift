extension UIView {
  /// The map about the anchor point in space, of which the part in the plane is drawn.
  public final var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point about which the view turns, as a share of the bounds; no effect.
  public final var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The area free of a keyboard: none is shown, so it ends at the safe area.
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

  /// Whether the large content is scaled to its place; no effect.
  public final var scalesLargeContentImage: Bool {
    get { member(or: false) }
    set { setMember(newValue) }
  }

  /// The insets of the large image in points; no effect.
  public final var largeContentImageInsets: UIEdgeInsets {
    get { member(or: .zero) }
    set { setMember(newValue) }
  }

  /// Brings overridden traits into effect; they are already.
  public final func updateTraitsIfNeeded() {}
}

/// A guide that follows the keyboard; see `UIView.keyboardLayoutGuide`.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether it follows a keyboard that floats; no effect.
  open var followsUndockedKeyboard = false
  /// Whether it ends at the safe area without a keyboard; it always does.
  open var usesBottomSafeArea = true
  /// The least distance at which it is followed; no effect.
  open var keyboardDismissPadding: CGFloat = 0
}
