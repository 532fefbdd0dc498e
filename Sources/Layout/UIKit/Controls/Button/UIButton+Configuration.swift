extension UIButton {
  /// How a button looks since iOS 15, as one value: its texts, its picture, its ground and the
  /// distances between them.
  ///
  /// Set on `configuration` it takes the place of what was set state by state. `attributedTitle`
  /// and `attributedSubtitle` are `NSAttributedString` here; text attribute transformers do not
  /// exist.
  public struct Configuration {
    /// What decides colours and ground.
    enum Style {
      case plain, gray, tinted, filled
    }

    let style: Style
    /// The title.
    public var title: String?
    /// The title with its attributes; it wins over the plain one.
    public var attributedTitle: NSAttributedString?
    /// A smaller text below the title.
    public var subtitle: String?
    /// The subtitle with its attributes; it wins over the plain one.
    public var attributedSubtitle: NSAttributedString?
    /// The font of the title; nil: by the size of the button. (On iOS a text attribute transformer
    /// sets it.)
    package var titleFont: UIFont?
    /// The font of the subtitle; nil: by the size of the button.
    package var subtitleFont: UIFont?
    /// Where title and subtitle stand beside each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// What becomes of a title that does not fit; nil: it wraps.
    package var titleLineBreakMode: NSLineBreakMode?

    /// The picture.
    public var image: UIImage?
    /// At what size a symbol is shown that does not say so itself; nil: that of the title's font.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge of the texts at which the picture stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between the picture and the texts.
    public var imagePadding: CGFloat = 0
    /// Whether a turning wheel takes the place of the picture.
    public var showsActivityIndicator = false

    /// How large the button is: its fonts and the distances at its edges.
    public var buttonSize = Size.medium {
      didSet { if contentInsets == oldValue.insets { contentInsets = buttonSize.insets } }
    }
    /// Distances of the content from the edges.
    public var contentInsets = Size.medium.insets
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The ground.
    public var background = UIBackgroundConfiguration()
    /// Colour of texts and picture; nil: by the style.
    public var baseForegroundColor: UIColor?
    /// Colour of the ground; nil: by the style.
    public var baseBackgroundColor: UIColor?

    private init(_ style: Style) {
      self.style = style
    }

    /// Only the content, in the tint.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// The content in the tint on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// The content in the tint on a faint tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White content on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As the system's buttons without ground: `plain()` here.
    public static func borderless() -> Configuration { plain() }
    /// As the system's buttons with a ground: `gray()` here.
    public static func bordered() -> Configuration { gray() }
    /// As the system's buttons with a tinted ground: `tinted()` here.
    public static func borderedTinted() -> Configuration { tinted() }
    /// As the system's most prominent buttons: `filled()` here.
    public static func borderedProminent() -> Configuration { filled() }

    /// Puts the insets of the button's size back.
    public mutating func setDefaultContentInsets() {
      contentInsets = buttonSize.insets
    }
  }
}

/// What lies behind a content: a colour, corners, a line around it.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour; nil takes the one that the style of what is in front asks for.
  public var backgroundColor: UIColor?
  /// Radius of the corners, where the corner style leaves it to the background.
  public var cornerRadius: CGFloat = 0
  /// Distances of the background from the edges of the view.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Colour of the line around it; nil takes the tint.
  public var strokeColor: UIColor?
  /// Width of the line around it; 0 draws none.
  public var strokeWidth: CGFloat = 0
  /// How far outside the background the line lies.
  public var strokeOutset: CGFloat = 0

  /// Nothing to be seen.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }
}

extension UIButton.Configuration {
  /// How large a button is.
  public enum Size: Sendable {
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

  /// How round the corners of the ground are.
  public enum CornerStyle: Sendable {
    /// As the ground says.
    case fixed
    /// As the ground says, following the text size.
    case dynamic
    /// A little.
    case small
    /// As usual.
    case medium
    /// More.
    case large
    /// Half circles.
    case capsule
  }

  /// Where title and subtitle stand beside each other.
  public enum TitleAlignment: Sendable {
    /// At the side where the picture is.
    case automatic
    /// Where reading begins.
    case leading
    /// In the middle.
    case center
    /// Where reading ends.
    case trailing
  }
}

extension UIButton.Configuration {
  /// The radius of the ground's corners in a button of that height. The radius of the ground itself
  /// is 5.95 unless it is set; since iOS 26 a button is a capsule.
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

  /// Colour of texts and picture.
  func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled ? .white : tint
  }

  /// Colour of the ground; nil for none.
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
