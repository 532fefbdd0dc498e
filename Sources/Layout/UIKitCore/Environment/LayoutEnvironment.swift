/// The environment of a layout: the version of iOS, the text measurer, the screen and the user's
/// settings.
///
/// Every view captures the current environment when it is created, and keeps it. A table may be
/// laid out on any thread, by one thread at a time; the text measurer need not support more either.
/// That is why this is unchecked.
public final class LayoutEnvironment: @unchecked Sendable {
  /// The version of iOS: margins, separators, sizes of controls and metrics of text differ.
  public let profile: OSProfile
  /// Where sizes of text come from: fonts, or fixed advances.
  public let text: any TextMeasurer
  /// Pixels per point; frames end on pixels.
  public let displayScale: CGFloat
  /// Scales fonts of text styles, as the user sets it for the whole phone.
  public let contentSizeCategory: UIContentSizeCategory
  /// The direction of views without a direction of their own.
  public let layoutDirection: UIUserInterfaceLayoutDirection
  /// Decides dynamic colours and images where no view overrides it.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The BCP 47 tag of the language of texts; nil if it was not specified.
  public let language: String?
  /// Images by name, for `UIImage(named:)`.
  public let images: [String: UIImage]
  /// Colours by name, for `UIColor(named:)`.
  public let colors: [String: UIColor]
  /// Reads the files of `UINib`; nil if there are none.
  public let nibs: (any NibLoader)?
  /// The files of an app's bundle, `AppResources`; nil if there is no app.
  package let anyResources: (any EnvironmentResources)?
  /// The environment's values as views read them: made once, since each view asks.
  public let traitCollection: UITraitCollection
  /// The values given to `UIView.appearance()`, an `AppearanceStore`, or nil.
  var anyAppearances: AnyObject?

  /// Creates an environment; the defaults are those of a phone.
  public init(
    profile: OSProfile = .standard, text: any TextMeasurer, displayScale: CGFloat = 2,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    userInterfaceStyle: UIUserInterfaceStyle = .light, language: String? = nil,
    images: [String: UIImage] = [:], nibs: (any NibLoader)? = nil,
    colors: [String: UIColor] = [:], resources: (any EnvironmentResources)? = nil
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
    self.colors = colors
    anyResources = resources
    traitCollection = UITraitCollection(
      contentSizeCategory: contentSizeCategory, displayScale: displayScale,
      layoutDirection: layoutDirection, userInterfaceStyle: userInterfaceStyle)
  }

  /// The environment that views created in this scope capture:
  /// `LayoutEnvironment.$current.withValue(…) { … }`.
  @TaskLocal public static var current = LayoutEnvironment(text: SystemText())

  /// A copy with other traits; profile, fonts, images, nibs, colours and files are those of this.
  func with(_ traits: UITraitCollection) -> LayoutEnvironment {
    LayoutEnvironment(
      profile: profile, text: text, displayScale: traits.displayScale,
      contentSizeCategory: traits.preferredContentSizeCategory,
      layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      userInterfaceStyle: traits.userInterfaceStyle, language: language, images: images,
      nibs: nibs, colors: colors, resources: anyResources)
  }

  /// Rounds frames to pixels of `displayScale`.
  package var pixelGrid: PixelGrid { PixelGrid(scale: displayScale) }

  /// Runs `body` with this environment as the current one.
  public func perform<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let result = Self.$current.withValue(self) { Result(catching: body) }
    return try result.get()
  }
}

/// The files of an app, of which views themselves read pictures only; see `AppResources`.
public protocol EnvironmentResources: AnyObject, Sendable {
  /// The picture of a file, which code names without scale; nil if there is none.
  func image(_ name: String) -> UIImage?
}
