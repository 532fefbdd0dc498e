/// Lets fonts and lengths follow the text size as a text style does.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle
  /// Follows the text style `body`.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Lengths will grow as the line height of the style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A font in the present text size, where it has its size at the default one.
  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// The scaled font, no larger than a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  /// The font scaled for the text size of given traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// The font scaled for the text size of given traits, no larger than a size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(min(size, maximumPointSize))
  }

  /// A length in the present text size, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in the text size of traits, in points: in proportion to the line height of the style,
  /// on whole pixels.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let environment = LayoutEnvironment.current
    let category =
      traitCollection?.preferredContentSizeCategory ?? environment.contentSizeCategory
    guard category != .large else { return value }
    let now = UIFont.preferredFont(forTextStyle: style, contentSizeCategory: category)
    let standard = UIFont.preferredFont(forTextStyle: style, contentSizeCategory: .large)
    guard standard.lineHeight > 0 else { return value }
    return environment.pixelGrid.rounded(value * now.lineHeight / standard.lineHeight)
  }
}
