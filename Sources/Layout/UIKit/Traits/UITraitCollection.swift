/// What a view may know of the device and its settings.
public final class UITraitCollection: NSObject, Sendable {
  private let mark = FoundationMark()
  /// The text size a person has chosen.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// Pixels a point.
  public let displayScale: CGFloat
  /// The direction of the layout before any view's `semanticContentAttribute`.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Tight or roomy, across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Tight or roomy, down.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  package init(
    contentSizeCategory: UIContentSizeCategory, displayScale: CGFloat,
    layoutDirection: UIUserInterfaceLayoutDirection, userInterfaceStyle: UIUserInterfaceStyle
  ) {
    preferredContentSizeCategory = contentSizeCategory
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    self.userInterfaceStyle = userInterfaceStyle
    horizontalSizeClass = .compact
    verticalSizeClass = .regular
  }
}

/// The direction as a trait. Raw values as on iOS.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not decided.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}
