import Numbers
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
    DrawnText.attributed(self, attributes).boundingRect(
      with: size, options: options, context: context)
  }

  /// The size of the text in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    DrawnText.attributed(self, attrs).size()
  }
}

extension DrawnText {
  private init(
    _ label: UILabel, _ area: CGRect, maximumLines: Int, isLimited: Bool
  ) {
    self.init(
      paragraph: label.paragraph, inks: label.attributeInks, area: area,
      maximumLines: maximumLines, isLimited: isLimited)
  }

  /// A text in a rectangle. A style that truncates has one line, as on iOS.
  package init(_ string: NSAttributedString, in rect: CGRect) {
    let label = Self.label(string)
    let mode = label.lineBreakMode
    let truncates = mode != .byWordWrapping && mode != .byCharWrapping
    self.init(label, rect, maximumLines: truncates ? 1 : 0, isLimited: true)
  }

  /// A text whose top left corner is at a point, in lines that only its own breaks end.
  package init(_ string: NSAttributedString, at point: CGPoint) {
    let size = string.size()
    let area = CGRect(
      x: point.x, y: point.y, width: size.width + Tolerance.visible, height: size.height)
    self.init(Self.label(string), area, maximumLines: 0, isLimited: false)
  }

  /// One line whose baseline begins at a point.
  package init(_ string: NSAttributedString, baselineAt point: CGPoint) {
    let label = Self.label(string)
    let measure = label.measure(width: UILabel.unboundedWidth, lines: 1)
    let area = CGRect(
      x: point.x, y: point.y - measure.firstBaseline, width: measure.width + Tolerance.visible,
      height: measure.height)
    self.init(label, area, maximumLines: 1, isLimited: false)
  }

  private static func label(_ string: NSAttributedString) -> UILabel {
    let label = UILabel(frame: .zero)
    let style =
      string.length > 0
      ? string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    label.font = .unstyled
    label.numberOfLines = 0
    label.lineBreakStrategy = []
    label.lineBreakMode = style?.lineBreakMode ?? .byWordWrapping
    label.attributedText = string
    return label
  }

  package static func attributed(
    _ text: String, _ attributes: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString {
    var attributes = attributes ?? [:]
    if attributes[.font] == nil { attributes[.font] = UIFont.unstyled }
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

public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open var totalBounds: CGRect { .zero }
}

extension UIFont {
  /// The font of a text without one.
  static var unstyled: UIFont { UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }
}
