/// Line layout of a paragraph; the part of TextKit's class that labels use.
///
/// Unchecked: its values are fixed once it is made; a mutable one stays with who made it until it
/// is copied into a text.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  private let mark = FoundationMark()
  var values = ParagraphStyleValues()

  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

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
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Where the first line of a paragraph begins, in points from the side where reading starts.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end; 0 and less is from the far side.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Points between a paragraph and the next one.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points before each paragraph but the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The direction of writing; that of the text here; no effect.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// How readily words are hyphenated; without effect here.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The places to which tab characters go; no effect: a tab is as wide as its glyph here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance of places after the last one, in points; no effect.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether words are hyphenated as the system does; without effect here.
  open var usesDefaultHyphenation: Bool { values.hyphenates }
  /// Whether words are closed up before text is truncated; without effect here.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }

  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

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

  open override func copy() -> Any { copied }

  /// A style of the same values that can be changed.
  open override func mutableCopy() -> Any {
    let style = NSMutableParagraphStyle()
    style.values = values
    return style
  }

  private var copied: NSParagraphStyle {
    guard self is NSMutableParagraphStyle else { return self }
    let style = NSParagraphStyle()
    style.values = values
    return style
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

/// A paragraph style whose properties can be set. Unchecked: as on iOS, by one thread at a time.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
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
  public override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// Where the first line of a paragraph begins, in points from the side where reading starts.
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end; 0 and less is from the far side.
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// Points between a paragraph and the next one.
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// Points before each paragraph but the first.
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The direction of writing; no effect.
  public override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// How readily words are hyphenated; without effect here.
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Whether words are closed up before text is truncated; without effect here.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightens }
    set { values.tightens = newValue }
  }

  /// The places to which tab characters go; no effect.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? NSTextTab.usual }
  }
  /// The distance of places after the last one, in points; no effect.
  public override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  /// Whether words are hyphenated as the system does; without effect here.
  public override var usesDefaultHyphenation: Bool {
    get { values.hyphenates }
    set { values.hyphenates = newValue }
  }
  public func addTabStop(_ anObject: NSTextTab) {
    values.tabStops = (values.tabStops + [anObject]).sorted { $0.location < $1.location }
  }
  public func removeTabStop(_ anObject: NSTextTab) {
    values.tabStops.removeAll { $0 == anObject }
  }

  public func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// The properties of a paragraph style, with TextKit's defaults.
struct ParagraphStyleValues: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  fileprivate var baseWritingDirection = NSWritingDirection.natural
  fileprivate var hyphenationFactor: Float = 0
  fileprivate var tightens = false
  fileprivate var tabStops = NSTextTab.usual
  fileprivate var defaultTabInterval: CGFloat = 0
  fileprivate var hyphenates = false
}

/// A position to which a tab character goes; no effect. Unchecked: it never changes.
open class NSTextTab: NSObject, @unchecked Sendable {
  public final let alignment: NSTextAlignment
  /// The distance from the side where reading starts, in points.
  public final let location: CGFloat
  public final let options: [OptionKey: Any]

  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters at which columns of numbers are aligned.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) { (self.alignment, location, self.options) = (alignment, loc, options) }

  /// Twelve places, 28 points apart, as TextKit has them.
  static let usual = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.location == location && other.alignment == alignment
  }

  open override var hash: Int { location.hashValue }
}

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor` for the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text, from the top of the line to its bottom.
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

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots; drawn as dashes.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
