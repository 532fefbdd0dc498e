/// Lets fonts and lengths follow the text size as a text style does: in proportion to the style's
/// leading. Fonts come out in whole points, lengths on whole pixels (436 of 437 and 437 of 437
/// numbers that an iOS 26.1 simulator printed).
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle
  /// Follows the text style `body`.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Lengths will grow as the leading of the style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A font in the present text size, where it has its size at the default one.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// The scaled font, no larger than a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(
      for: font, maximumPointSize: .greatestFiniteMagnitude, compatibleWith: traitCollection)
  }

  /// The font scaled for the text size of given traits, no larger than a size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let factor = factor(traitCollection) else {
      return font.withSize(min(font.pointSize, maximumPointSize))
    }
    let size = (font.pointSize * factor).rounded(.toNearestOrAwayFromZero)
    return font.withSize(min(size, maximumPointSize))
  }

  /// A length in the present text size, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length in the text size of traits, in points.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    factor(traitCollection).map { LayoutEnvironment.current.pixelGrid.rounded(value * $0) } ?? value
  }

  /// The growth of the leading in a text size; nil at the default size.
  private func factor(_ traits: UITraitCollection?) -> CGFloat? {
    let environment = LayoutEnvironment.current
    let category = traits?.preferredContentSizeCategory ?? environment.contentSizeCategory
    guard category.typesetting != .large else { return nil }
    let edition = environment.profile.text.styleEdition
    return style.typesetting.leading(for: category.typesetting, edition)
      / style.typesetting.leading(for: .large, edition)
  }
}
