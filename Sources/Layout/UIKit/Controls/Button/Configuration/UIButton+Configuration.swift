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
