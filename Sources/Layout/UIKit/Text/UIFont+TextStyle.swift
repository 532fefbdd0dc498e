import Typesetting

extension UIFont {
  /// A role of text; its size follows the content size category. Raw values as on iOS.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's string.
    public var rawValue: String

    /// A style by UIKit's string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    private init(_ style: Typesetting.TextStyle) {
      rawValue = style.rawValue
    }

    /// Bold 36, from iOS 17.
    public static let extraLargeTitle = TextStyle(.extraLargeTitle)
    /// Bold 28, from iOS 17.
    public static let extraLargeTitle2 = TextStyle(.extraLargeTitle2)
    /// 34 at the default size.
    public static let largeTitle = TextStyle(.largeTitle)
    /// 28 at the default size.
    public static let title1 = TextStyle(.title1)
    /// 22 at the default size.
    public static let title2 = TextStyle(.title2)
    /// 20 at the default size.
    public static let title3 = TextStyle(.title3)
    /// Semibold 17 at the default size.
    public static let headline = TextStyle(.headline)
    /// 17 at the default size.
    public static let body = TextStyle(.body)
    /// 16 at the default size.
    public static let callout = TextStyle(.callout)
    /// 15 at the default size.
    public static let subheadline = TextStyle(.subheadline)
    /// 13 at the default size.
    public static let footnote = TextStyle(.footnote)
    /// 12 at the default size.
    public static let caption1 = TextStyle(.caption1)
    /// 11 at the default size.
    public static let caption2 = TextStyle(.caption2)

    /// The style whose sizes are used; body for a string that is no style's.
    package var typesetting: Typesetting.TextStyle {
      Typesetting.TextStyle(rawValue: rawValue) ?? .body
    }
  }

  /// The font of a text style at the content size category of the current environment.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(
      forTextStyle: style, contentSizeCategory: LayoutEnvironment.current.contentSizeCategory)
  }

  /// The font of a text style at the content size category of `traitCollection`.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let traitCollection else { return preferredFont(forTextStyle: style) }
    return preferredFont(
      forTextStyle: style, contentSizeCategory: traitCollection.preferredContentSizeCategory)
  }

  package static func preferredFont(
    forTextStyle style: TextStyle, contentSizeCategory: UIContentSizeCategory
  ) -> UIFont {
    UIFont(
      descriptor: style.typesetting.font(
        for: contentSizeCategory.typesetting,
        LayoutEnvironment.current.profile.text.styleEdition),
      textStyle: style.typesetting)
  }
}

extension UIContentSizeCategory {
  /// The typesetter's name of the category; large for a string that is none's.
  package var typesetting: ContentSizeCategory {
    ContentSizeCategory(rawValue: rawValue) ?? .large
  }
}
