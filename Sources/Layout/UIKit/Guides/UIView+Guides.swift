extension UIView {
  /// Adds a guide of the application.
  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owner?.removeLayoutGuide(guide)
    guide.owner = self
    layoutGuides.append(guide)
    guideWasAdded(guide)
  }

  /// Removes a guide and the constraints that name it.
  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owner === self else { return }
    guideWillBeRemoved(guide)
    layoutGuides.removeAll { $0 === guide }
    guide.owner = nil
  }

  /// The bounds less the margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    if let marginsGuide { return marginsGuide }
    let guide = UILayoutGuide(kind: .layoutMargins, owner: self)
    guide.identifier = "UIViewLayoutMarginsGuide"
    marginsGuide = guide
    return guide
  }

  /// The bounds less what bars and rounded corners cover.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    if let safeAreaGuide { return safeAreaGuide }
    let guide = UILayoutGuide(kind: .safeArea, owner: self)
    guide.identifier = "UIViewSafeAreaLayoutGuide"
    safeAreaGuide = guide
    return guide
  }
}
