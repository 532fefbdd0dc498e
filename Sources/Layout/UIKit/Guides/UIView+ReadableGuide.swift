extension UIView {
  /// The margins, at most as wide as a text is comfortable to read (672 points), centred in them.
  ///
  /// Made of constraints when it is first asked for, and kept.
  public final var readableContentGuide: UILayoutGuide {
    let name = "UIViewReadableContentGuide"
    if let known = layoutGuides.first(where: { $0.identifier == name }) { return known }
    let guide = UILayoutGuide()
    guide.identifier = name
    addLayoutGuide(guide)
    let margins = layoutMarginsGuide
    let fill = guide.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
    fill.priority = UILayoutPriority(999)
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
