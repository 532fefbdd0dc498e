extension UIView {
  /// Distances of the margins from the edges; the default unless set.
  public final var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { directionalLayoutMargins = newValue.directional(in: effectiveUserInterfaceLayoutDirection) }
  }

  /// The margins by leading and trailing.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(in: effectiveUserInterfaceLayoutDirection) }
    set {
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

  final var effectiveMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    return explicitMargins.margins?.resolved(in: direction) ?? defaultLayoutMargins
  }
}
