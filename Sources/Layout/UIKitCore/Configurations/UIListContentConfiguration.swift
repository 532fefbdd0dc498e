/// A text, a second text and an image, as lists show them.
///
/// Unchecked: nobody changes an attributed string that a configuration has.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
  public var image: UIImage?
  public var text: String?
  /// The text with attributes, in place of `text`.
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var imageProperties = ImageProperties()
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var alpha: CGFloat = 1
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The margins in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance in points from the image to the text.
  public var imageToTextPadding: CGFloat
  /// The distance in points between texts beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance in points between texts below each other.
  public var textToSecondaryTextVerticalPadding: CGFloat

  public struct ImageProperties: Hashable, Sendable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint of template images; nil is that of the view.
    public var tintColor: UIColor?
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points; 0 is without limit.
    public var maximumSize = CGSize.zero
    /// The size in points that is kept free for the image; 0 is that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// Whether colours are inverted with the screen; no effect.
    public var accessibilityIgnoresInvertColors = false
    /// The width of a border in points; no effect.
    public var strokeWidth: CGFloat = 0
    /// The colour of that border; no effect.
    public var strokeColor: UIColor?
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let own = self.tintColor ?? tintColor
      return transformer.change.map { $0(own) } ?? own
    }
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude
    /// Changes the tint; left out of comparisons.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { transformer.change }
      set { transformer.change = newValue }
    }
    var transformer = ColorChange()
  }

  public struct TextProperties: Hashable, Sendable {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    /// How text that does not fit is wrapped or truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0 is without limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// Whether words are closed up before; no effect.
    public var allowsDefaultTighteningForTruncation = true
    public var adjustsFontForContentSizeCategory = true
    /// Whether a pointer shows the whole text; no effect.
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none
    /// Changes the colour; left out of comparisons.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { transformer.change }
      set { transformer.change = newValue }
    }
    var transformer = ColorChange()

    init(_ font: UIFont, _ color: UIColor = .label) {
      self.font = font
      self.color = color
    }

    public func resolvedColor() -> UIColor { transformer.change.map { $0(color) } ?? color }
  }

  /// A change of a colour, which counts as equal, because closures cannot be compared.
  struct ColorChange: Hashable, Sendable {
    var change: UIConfigurationColorTransformer?
    static func == (left: ColorChange, right: ColorChange) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  private init(
    _ text: UIFont.TextStyle, _ second: UIFont.TextStyle, _ secondColor: UIColor = .label
  ) {
    let profile = LayoutEnvironment.current.profile
    textProperties = TextProperties(.preferredFont(forTextStyle: text))
    secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: second), secondColor)
    imageToTextPadding = profile.table.styles.imageSpacing
    // Observed on Mac Catalyst, whose gaps are the phone's.
    textToSecondaryTextVerticalPadding = profile.table.styles.subtitleSpacing
    let vertical = profile.margins.cellVertical
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: 0, bottom: vertical, trailing: 0)
  }

  // MARK: Styles

  /// A cell: a text, and a second one below in the same colour.
  public static func cell() -> Self { Self(.body, subtitleStyle) }
  public static func subtitleCell() -> Self { Self(.body, subtitleStyle) }
  public static func valueCell() -> Self {
    var value = Self(.body, .body, .secondaryLabel)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }
  public static func plainHeader() -> Self { header(.headline) }
  public static func groupedHeader() -> Self { header(.footnote, .secondaryLabel) }
  public static func header() -> Self { header(.headline) }
  public static func prominentInsetGroupedHeader() -> Self { header(.title3) }
  public static func extraProminentInsetGroupedHeader() -> Self { header(.title2) }
  public static func plainFooter() -> Self { header(.subheadline, .secondaryLabel) }
  public static func groupedFooter() -> Self { header(.footnote, .secondaryLabel) }
  public static func footer() -> Self { header(.footnote, .secondaryLabel) }
  /// As `cell()`: sidebars are drawn like other lists.
  public static func sidebarCell() -> Self { cell() }
  public static func sidebarHeader() -> Self { header(.headline) }
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  public static func accompaniedSidebarCell() -> Self { cell() }

  /// The detail of a subtitle cell became larger with iOS 26.
  private static var subtitleStyle: UIFont.TextStyle {
    LayoutEnvironment.current.profile.version >= 26 ? .subheadline : .caption1
  }

  private static func header(_ style: UIFont.TextStyle, _ color: UIColor = .label) -> Self {
    var header = Self(style, .footnote, .secondaryLabel)
    header.textProperties.color = color
    return header
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The content in a state: grey where the cell is not enabled.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard state.isDisabledState else { return self }
    var updated = self
    updated.textProperties.color = .tertiaryLabel
    updated.secondaryTextProperties.color = .tertiaryLabel
    return updated
  }
}

public struct UIAxis: OptionSet, Hashable, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
