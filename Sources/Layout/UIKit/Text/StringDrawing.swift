import Typesetting

extension NSAttributedString {
  /// The rectangle of the text in a width, in points: that of a label with any number of lines
  /// where the options ask for lines, else of one line. Not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else { return .zero }
    let label = UILabel(frame: .zero)
    label.attributedText = self
    let hasLines = options.contains(.usesLineFragmentOrigin)
    label.numberOfLines = hasLines ? 0 : 1
    let width = hasLines && size.width > 0 ? size.width : UILabel.unboundedWidth
    let measure = label.measure(width: width, lines: label.numberOfLines)
    var fit = CGSize(width: measure.width, height: measure.height)
    if hasLines, size.height > 0 { fit.height = min(fit.height, size.height) }
    return CGRect(origin: .zero, size: fit)
  }

  /// The size of the text in one line, in points.
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      options: .usesLineFragmentOrigin, context: nil
    ).size
  }
}

extension String {
  /// The rectangle of the text in a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    Self.attributed(self, attributes).boundingRect(with: size, options: options, context: context)
  }

  /// The size of the text in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    Self.attributed(self, attrs).size()
  }

  /// A text without a font has Helvetica 12 on iOS; here the system font in that size.
  private static func attributed(
    _ text: String, _ attributes: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString {
    var attributes = attributes ?? [:]
    if attributes[.font] == nil { attributes[.font] = UIFont.systemFont(ofSize: 12) }
    return NSAttributedString(string: text, attributes: attributes)
  }
}

extension NSString {
  /// The rectangle of the text in a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  /// The size of the text in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }
}

/// Lets fonts and lengths follow the text size as a text style does.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle
  /// The metrics of body text.
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// A font in the present text size, where it has its size at the default one.
  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// The same, no larger than a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  /// The same for given traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// The same for given traits, no larger than a size in points.
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
