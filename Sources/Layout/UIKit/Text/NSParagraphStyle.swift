/// How the lines of a paragraph are set; the part of TextKit's class that labels heed.
open class NSParagraphStyle: NSObject {
  private let mark = FoundationMark()
  var values = ParagraphStyleValues()

  /// The style of text that has none.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand across.
  open var alignment: NSTextAlignment { values.alignment }
  /// What becomes of text that does not fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points added between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Multiplies the height of lines when above 0.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Lower limit of the height of lines when above 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// Upper limit of the height of lines when above 0.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// How lines are broken beside what the mode says.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// What is heeded when lines are broken. Raw values as on iOS.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public var rawValue: UInt

    /// Strategies by UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A word that would stand alone on the last line gets the word before it for company.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean is broken between words; without effect here, where it always is.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// What the system does in labels: all of these.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Equal when every property is.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Agrees with `isEqual(_:)`.
  open override var hash: Int { values.hashValue }
}

/// A paragraph style that is being put together.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines stand across.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What becomes of text that does not fit.
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Points added between two lines.
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// Multiplies the height of lines when above 0.
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// Lower limit of the height of lines when above 0.
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// Upper limit of the height of lines when above 0.
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// How lines are broken beside what the mode says.
  public override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
}

/// The properties of a paragraph style, with TextKit's defaults.
struct ParagraphStyleValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor` for the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text; not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points added after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An `NSParagraphStyle`; that of the first character counts for the whole label.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Whether the text is underlined; not drawn.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
