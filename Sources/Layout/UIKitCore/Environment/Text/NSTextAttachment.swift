/// An image, or room for a view, in a text; the text keeps it as one character.
open class NSTextAttachment: NSObject {
  private let mark = FoundationMark()
  open var image: UIImage?
  /// The rectangle in points, its origin relative to the baseline; zero takes the image's size.
  open var bounds = CGRect.zero
  /// The bytes of a file that the text carries; not drawn, unlike `image`.
  open var contents: Data?
  open var fileType: String?

  /// The rectangle that the attachment takes, in points, its origin relative to the baseline: by
  /// itself `bounds`, else the image's size on the baseline, and a symbol as its text stands.
  ///
  /// The line is not laid out yet when this is asked for: its fragment has the height of the font's
  /// lines and no end.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    if bounds != .zero { return bounds }
    guard let image else { return .zero }
    let descent = image.baselineOffsetFromBottom ?? 0
    return CGRect(x: 0, y: -descent, width: image.size.width, height: image.size.height)
  }

  /// The image that is drawn in a rectangle.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  final func drawn(in font: UIFont, at index: Int) -> DrawnAttachment {
    let line = CGRect(x: 0, y: 0, width: 10_000_000, height: font.lineHeight)
    let present = image
    if let symbol = image?.symbol, symbol.configuration.isDefault {
      // A symbol without a size follows the font (assumed after Apple's page on symbols).
      image = image?.withConfiguration(UIImage.SymbolConfiguration(font: font))
    }
    defer { image = present }
    let bounds = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index)
    let shown = self.image(forBounds: bounds, textContainer: nil, characterIndex: index)
    return DrawnAttachment(image: shown, bounds: bounds)
  }

  /// Keeps the data as they are; nothing decodes them here.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }

  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Without data or a type; the image is drawn.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

/// The image of an attachment, and its rectangle relative to the baseline, in points, y up.
package struct DrawnAttachment: Hashable, Sendable {
  package let image: UIImage?
  package let bounds: CGRect

  /// Agrees with `==`.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(bounds.width)
    hasher.combine(bounds.height)
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSAttributedString.Key {
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A `URL`, or its text.
  public static let link = NSAttributedString.Key("NSLink")
  /// A line through the text: `NSUnderlineStyle.rawValue`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of that line; that of the text where there is none.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The width of an outline, in percent of the font's size; not drawn.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The colour of the outline; not drawn.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// An `NSShadow`; drawn without its blur.
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The slant; not drawn.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The stretching; not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The tracking in points.
  public static let tracking = NSAttributedString.Key("NSTracking")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// The shadow of a text. Unchecked: it is only read once its text is laid out.
open class NSShadow: NSObject, @unchecked Sendable {
  private let mark = FoundationMark()
  /// The offset in points.
  open var shadowOffset = CGSize.zero
  /// The blur in points; not drawn.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; a third of black by default.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)
}
