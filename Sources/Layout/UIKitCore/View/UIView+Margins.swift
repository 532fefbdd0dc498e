extension UIView {
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { explicitMargins.insetsFromSafeArea }
    set {
      explicitMargins.insetsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  final var effectiveMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var margins = explicitMargins.margins?.resolved(in: direction) ?? defaultLayoutMargins
    if explicitMargins.insetsFromSafeArea { margins = margins + safeAreaInsets }
    guard explicitMargins.preservesSuperview, let superview else { return margins }
    return margins.maximum(remainder(of: superview.layoutMargins, in: superview))
  }

  /// The part of the superview's insets that reaches into this view.
  private func remainder(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
    let outer = superview.storedFrame.size
    return UIEdgeInsets(
      top: insets.top - storedFrame.minY, left: insets.left - storedFrame.minX,
      bottom: insets.bottom - (outer.height - storedFrame.maxY),
      right: insets.right - (outer.width - storedFrame.maxX))
  }

  /// Notifies the view and the descendants that depend on it of a possible change of margins.
  final func marginsDidChange() {
    // Outlets that an override uses are not connected yet.
    if !NibDecoding.isActive { layoutMarginsDidChange() }
    setNeedsLayout()
    engine?.dependentsDidChange()
    if isEngineHost { hostedEngine?.dependentsDidChange() }
    for subview in subviews { subview.inheritedMarginsDidChange() }
  }

  /// Called when the superview's margins or size, or the view's position in it, have changed.
  final func inheritedMarginsDidChange() {
    if explicitMargins.preservesSuperview { marginsDidChange() }
  }
}

// MARK: Safe area

extension UIView {
  /// Sets the safe area of a root in points (a phone's bars and corners).
  package final func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    explicitMargins.safeArea = insets
    safeAreaDidChange()
  }

  /// Sets the safe area where it is another: setting it asks for another layout.
  package final func keepClear(of insets: UIEdgeInsets) {
    if explicitMargins.safeArea != insets { setSafeAreaInsets(insets) }
  }

  final var inheritedSafeArea: UIEdgeInsets {
    guard let more = rare?.controller?.additionalSafeAreaInsets else { return givenSafeArea }
    return givenSafeArea + more
  }

  private var givenSafeArea: UIEdgeInsets {
    if let own = explicitMargins.safeArea { return own }
    guard let superview else { return .zero }
    let outer = superview.safeAreaOfSubviews
    guard outer != .zero else { return .zero }
    let rest = remainder(of: outer, in: superview).maximum(.zero)
    // What lies outside of the superview is not covered by a bar.
    return UIEdgeInsets(
      top: outer.top > 0 ? rest.top : 0, left: outer.left > 0 ? rest.left : 0,
      bottom: outer.bottom > 0 ? rest.bottom : 0, right: outer.right > 0 ? rest.right : 0)
  }

  package final func safeAreaDidChange() {
    safeAreaInsetsDidChange()
    rare?.controller?.viewSafeAreaInsetsDidChange()
    marginsDidChange()
    for subview in subviews { subview.safeAreaDidChange() }
  }
}

/// The margins that the application has set; nil means the default.
struct ExplicitMargins {
  var margins: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  fileprivate var insetsFromSafeArea = true
  /// The safe area of a root, or one that the application has set.
  var safeArea: UIEdgeInsets?
}

extension UIView {
  /// The direction of the view's layout, from its attribute and the traits.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(inherited: environment.layoutDirection)
  }

  /// The direction of a view with this attribute in the current environment.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(inherited: LayoutEnvironment.current.layoutDirection)
  }
}

/// Whether the objects of a nib are made and not connected yet.
package enum NibDecoding {
  @TaskLocal package static var isActive = false
}
