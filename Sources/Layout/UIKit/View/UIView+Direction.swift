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
