extension UIView {
  /// Distances of the margins from the edges: what was set, or the default, with the safe area and
  /// the superview's margins worked in where they count.
  public final var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      directionalLayoutMargins = newValue.directional(in: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The margins by leading and trailing; what is not finite is not taken.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(in: effectiveUserInterfaceLayoutDirection) }
    set {
      guard newValue.resolved(in: .leftToRight).isFinite else { return }
      explicitMargins.margins = newValue
      marginsDidChange()
    }
  }

  /// Whether margins are at least as far in as the superview's.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { explicitMargins.preservesSuperview }
    set {
      explicitMargins.preservesSuperview = newValue
      marginsDidChange()
    }
  }

  /// Whether the safe area is added to the margins.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { explicitMargins.insetsFromSafeArea }
    set {
      explicitMargins.insetsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  private var effectiveMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var margins = explicitMargins.margins?.resolved(in: direction) ?? defaultLayoutMargins
    if explicitMargins.insetsFromSafeArea { margins = margins + safeAreaInsets }
    guard explicitMargins.preservesSuperview, let superview else { return margins }
    return margins.maximum(remainder(of: superview.layoutMargins, in: superview))
  }

  /// What insets of the superview leave to cover of this view.
  private func remainder(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
    let outer = superview.storedFrame.size
    return UIEdgeInsets(
      top: insets.top - storedFrame.minY, left: insets.left - storedFrame.minX,
      bottom: insets.bottom - (outer.height - storedFrame.maxY),
      right: insets.right - (outer.width - storedFrame.maxX))
  }

  /// Tells the view and those below that depend on it that margins may have changed.
  final func marginsDidChange() {
    layoutMarginsDidChange()
    setNeedsLayout()
    engine?.dependentsDidChange()
    if isEngineHost { hostedEngine?.dependentsDidChange() }
    for subview in subviews { subview.inheritedMarginsDidChange() }
  }

  /// The superview's margins, its size or the place in it have changed.
  final func inheritedMarginsDidChange() {
    if explicitMargins.preservesSuperview { marginsDidChange() }
  }
}

// MARK: Safe area

extension UIView {
  /// Sets the safe area of a root (a phone's bars and corners).
  package final func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    explicitMargins.safeArea = insets
    safeAreaDidChange()
  }

  final var inheritedSafeArea: UIEdgeInsets {
    if let own = explicitMargins.safeArea { return own }
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return .zero }
    return remainder(of: outer, in: superview).maximum(.zero)
  }

  private func safeAreaDidChange() {
    safeAreaInsetsDidChange()
    marginsDidChange()
    for subview in subviews { subview.safeAreaDidChange() }
  }
}

/// What the application has said about a view's margins; nil: the default.
struct ExplicitMargins {
  var margins: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  /// The safe area of a root, or of a view that the application gave one.
  var safeArea: UIEdgeInsets?
}

extension UIView {
  /// The direction in which the view lays out its subviews, once its attribute and the traits are
  /// taken together.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(inherited: environment.layoutDirection)
  }

  /// The direction of a view with that attribute in the current environment.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(inherited: LayoutEnvironment.current.layoutDirection)
  }
}
