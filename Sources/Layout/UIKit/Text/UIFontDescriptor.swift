import Typesetting

/// The properties of a font, apart from the font itself.
open class UIFontDescriptor: NSObject {
  final let descriptor: FontDescriptor
  final let style: Typesetting.TextStyle?

  init(_ descriptor: FontDescriptor, _ style: Typesetting.TextStyle? = nil) {
    self.descriptor = descriptor
    self.style = style
  }

  /// Creates the properties of a font by its name.
  public convenience init(name: String, size: CGFloat) {
    self.init(FontDescriptor(family: .named(name), pointSize: size))
  }

  /// The properties of a text style at the current text size.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The size in points.
  open var pointSize: CGFloat { descriptor.pointSize }

  /// Bold, italic and their like.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if descriptor.isItalic { traits.insert(.traitItalic) }
    if descriptor.weight.isBold { traits.insert(.traitBold) }
    return traits
  }

  /// The same with these traits and no others.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = descriptor
    changed.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != descriptor.weight.isBold { changed.weight = isBold ? .semibold : .regular }
    return UIFontDescriptor(changed)
  }

  /// The same at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var changed = descriptor
    changed.pointSize = newPointSize
    return UIFontDescriptor(changed)
  }

  /// The same in another design; there is only one here.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

  /// Bold, italic and their like. Raw values as on iOS.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public var rawValue: UInt32
    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Characters of one width; not available here.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// The designs of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public var rawValue: String
    /// A design by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// San Francisco.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// New York.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Characters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

extension FontWeight {
  /// Whether the weight counts as bold.
  fileprivate var isBold: Bool { [.semibold, .bold, .heavy, .black].contains(self) }
}

extension UIFont {
  /// The font's properties.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor, textStyle) }

  /// Creates a font of these properties; a size of 0 keeps theirs.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var own = descriptor.descriptor
    if pointSize > 0 { own.pointSize = pointSize }
    self.init(descriptor: own)
  }

  /// The system font; there is none with characters of one width here, so digits have one.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    monospacedDigitSystemFont(ofSize: size, weight: weight)
  }
}
