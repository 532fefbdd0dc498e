/// Line layout of a paragraph; the part of TextKit's class that labels use.
open class NSParagraphStyle: NSObject {
  private let mark = FoundationMark()
  var values = ParagraphStyleValues()

  /// The style of text without a paragraph style.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The horizontal alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// How text that does not fit is wrapped or truncated.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points added between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The factor applied to the height of lines; 0 means none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The minimum height of lines in points; 0 means none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of lines in points; 0 means none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Line breaking rules in addition to the mode.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// Rules for breaking lines. Raw values as on iOS.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The rules as UIKit's bits.
    public var rawValue: UInt

    /// Creates rules from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Avoids a single word on the last line by moving the word before it down as well.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Breaks Korean between words; without effect here, where this is always done.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The rules that the system applies in labels: all of these.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// Compares all properties.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// Agrees with `isEqual(_:)`.
  open override var hash: Int { values.hashValue }
}

/// A paragraph style whose properties can be set.
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// The horizontal alignment of lines.
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// How text that does not fit is wrapped or truncated.
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Points added between two lines.
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The factor applied to the height of lines; 0 means none.
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The minimum height of lines in points; 0 means none.
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of lines in points; 0 means none.
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// Line breaking rules in addition to the mode.
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
  /// An `NSParagraphStyle`; the whole label uses that of the first character.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A line below the text: `NSUnderlineStyle.rawValue`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
