import Typesetting

/// What views are laid out in: the version of iOS, the measurer of text, the screen and the
/// person's settings.
///
/// Every view captures the current one when it is made and keeps it. A table may be laid out on any
/// thread, by one thread at a time; that is also all that is asked of the text measurer.
public final class LayoutEnvironment: @unchecked Sendable {
  /// The version of iOS.
  public let profile: OSProfile
  /// Measures text.
  public let text: any TextMeasurer
  /// Pixels a point; frames end on pixels.
  public let displayScale: CGFloat
  /// The text size a person has chosen.
  public let contentSizeCategory: UIContentSizeCategory
  /// The direction in which views are laid out unless they say otherwise.
  public let layoutDirection: UIUserInterfaceLayoutDirection
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// BCP 47 tag of the language that texts are in; nil where nobody said it.
  public let language: String?
  /// Pictures by name, for `UIImage(named:)`.
  public let images: [String: UIImage]
  /// Reads the files that `UINib` names; nil where there are none.
  public let nibs: (any NibLoader)?
  /// The same as views see it.
  public let traitCollection: UITraitCollection

  /// An environment; what is not given is a phone's default.
  public init(
    profile: OSProfile = .standard, text: any TextMeasurer, displayScale: CGFloat = 2,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    userInterfaceStyle: UIUserInterfaceStyle = .light, language: String? = nil,
    images: [String: UIImage] = [:], nibs: (any NibLoader)? = nil
  ) {
    self.profile = profile
    self.text = text
    self.displayScale = displayScale
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    self.userInterfaceStyle = userInterfaceStyle
    self.language = language
    self.images = images
    self.nibs = nibs
    traitCollection = UITraitCollection(
      contentSizeCategory: contentSizeCategory, displayScale: displayScale,
      layoutDirection: layoutDirection, userInterfaceStyle: userInterfaceStyle)
  }

  /// The environment that views made in this scope capture:
  /// `LayoutEnvironment.$current.withValue(…) { … }`.
  @TaskLocal public static var current = LayoutEnvironment(text: SystemText())

  /// Runs `body` with this environment as the current one.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }
}
