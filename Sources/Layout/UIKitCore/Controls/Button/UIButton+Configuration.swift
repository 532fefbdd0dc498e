extension UIButton {
  /// The appearance of a button since iOS 15 as one value: its texts, image, background and the
  /// distances between them.
  ///
  /// Setting `configuration` replaces the content set per state.
  public struct Configuration {
    /// Decides the colours and the background.
    enum Style {
      case plain, gray, tinted, filled
    }

    let style: Style
    public var title: String?
    /// The title with attributes; takes precedence over `title`.
    public var attributedTitle: AttributedString? {
      get { richTitle.map { AttributedString($0) } }
      set { richTitle = newValue.map { NSAttributedString($0) } }
    }
    package var richTitle: NSAttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitle: String?
    /// The subtitle with attributes; takes precedence over `subtitle`.
    public var attributedSubtitle: AttributedString? {
      get { richSubtitle.map { AttributedString($0) } }
      set { richSubtitle = newValue.map { NSAttributedString($0) } }
    }
    package var richSubtitle: NSAttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The font of the title; nil follows the button's size. iOS sets it by a transformer.
    package var titleFont: UIFont?
    /// The font of the subtitle; nil follows the button's size.
    package var subtitleFont: UIFont?
    public var titleAlignment = TitleAlignment.automatic
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How a title that does not fit is wrapped or truncated.
    public var titleLineBreakMode: NSLineBreakMode {
      get { titleBreak ?? .byWordWrapping }
      set { titleBreak = newValue }
    }
    /// How a title that does not fit is truncated; nil wraps it.
    package var titleBreak: NSLineBreakMode?
    /// How a subtitle that does not fit is wrapped or truncated; no effect.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the spinner; no effect.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The sign for a menu; no effect.
    public var indicator = Indicator.automatic
    /// Changes the colour of that sign; no effect.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether the button looks selected by itself; no effect.
    public var automaticallyUpdateForSelection = true
    /// The style on a Mac; no effect.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The width in points that is kept free for an image; no effect.
    public var imageReservation: CGFloat = 0
    public var image: UIImage?
    /// The size of a symbol without a configuration of its own; nil uses that of the title's font.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and texts, in points.
    public var imagePadding: CGFloat = 0
    public var showsActivityIndicator = false

    /// The size class of the button: its fonts and the distances at its edges.
    public var buttonSize = Size.medium {
      didSet { if contentInsets == oldValue.insets { contentInsets = buttonSize.insets } }
    }
    /// The distances of the content from the edges, in points.
    public var contentInsets = Size.medium.insets
    public var cornerStyle = CornerStyle.dynamic
    public var background = UIBackgroundConfiguration()
    /// The colour of texts and image; nil follows the style.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil follows the style.
    public var baseBackgroundColor: UIColor?

    private init(_ style: Style) {
      self.style = style
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Glass of iOS 26: grey in a capsule here.
    public static func glass() -> Configuration {
      var configuration = gray()
      configuration.cornerStyle = .capsule
      return configuration
    }
    /// Clear glass of iOS 26: as `glass()` here.
    public static func clearGlass() -> Configuration { glass() }
    /// Tinted glass of iOS 26: filled in a capsule here.
    public static func prominentGlass() -> Configuration {
      var configuration = filled()
      configuration.cornerStyle = .capsule
      return configuration
    }
    /// The system's style without background: `plain()` here.
    public static func borderless() -> Configuration { plain() }
    /// The system's style with a background: `gray()` here.
    public static func bordered() -> Configuration { gray() }
    /// The system's style with a tinted background: `tinted()` here.
    public static func borderedTinted() -> Configuration { tinted() }
    /// The system's most prominent style: `filled()` here.
    public static func borderedProminent() -> Configuration { filled() }

    public mutating func setDefaultContentInsets() {
      contentInsets = buttonSize.insets
    }
  }
}

extension UIButton.Configuration {
  public enum Indicator: Sendable { case automatic, none, popup }
  /// How the button looks on a Mac; no effect.
  public enum MacIdiomStyle: Sendable { case automatic, bordered, borderless, borderlessTinted }

  /// Itself: the button's state is applied when it is drawn.
  public func updated(for button: UIButton) -> Self { self }

  public enum Size: Int, Sendable {
    /// 34 points high with one line of text.
    case medium
    /// 28 points high.
    case small
    /// 28 points high.
    case mini
    /// 50 points high.
    case large

    /// Heights of one line: 34.33 (public logs and frames; "Call" is 52.5 wide), 28, 50.33.
    var insets: NSDirectionalEdgeInsets {
      switch self {
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    var titleStyle: UIFont.TextStyle {
      switch self {
      case .medium, .large: .body
      case .small, .mini: .subheadline
      }
    }

    var subtitleStyle: UIFont.TextStyle {
      switch self {
      case .medium, .large: .footnote
      case .small, .mini: .caption1
      }
    }
  }

  public enum CornerStyle: Int, Sendable {
    /// The radius of `background`.
    case fixed = -1
    /// The radius of `background`, scaled with the text size.
    case dynamic
    case small
    case medium
    case large
    case capsule
  }

  public enum TitleAlignment: Int, Sendable {
    case automatic
    case leading
    case center
    case trailing
  }
}

extension UIButton.Configuration {
  /// The corner radius, in points, of the background in a button of a height in points. The
  /// background's own radius is 5.95 unless it is set; since iOS 26 a button is a capsule.
  func cornerRadius(height: CGFloat, version: Int) -> CGFloat {
    let usual: CGFloat = 5.95
    return switch cornerStyle {
    case .capsule: height / 2
    case .small: 4
    case .medium: usual
    case .large: 8.5
    case .fixed, .dynamic:
      if background.cornerRadius > 0 {
        background.cornerRadius
      } else {
        version >= 26 ? height / 2 : usual
      }
    }
  }

  func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled ? .white : tint
  }

  /// The colour of the background; nil for none.
  func ground(tint: UIColor, isEnabled: Bool) -> UIColor? {
    if let color = background.backgroundColor { return color }
    switch style {
    case .plain: return nil
    case .gray: return baseBackgroundColor ?? .secondarySystemFill
    case .tinted:
      guard isEnabled else { return .tertiarySystemFill }
      return (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled: return isEnabled ? baseBackgroundColor ?? tint : .tertiarySystemFill
    }
  }
}
