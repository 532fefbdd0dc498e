import Typesetting

open class UIFontDescriptor: NSObject {
  final let descriptor: FontDescriptor
  final let style: Typesetting.TextStyle?

  init(_ descriptor: FontDescriptor, _ style: Typesetting.TextStyle? = nil) {
    self.descriptor = descriptor
    self.style = style
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(FontDescriptor(family: .named(name), pointSize: size))
  }

  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The properties of a text style for traits, of which the text size counts.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontDescriptor(pointSize: 12).with(attributes))
  }

  /// A copy with these attributes over its own: name, family, size, the weight and the slant among the traits,
  /// and digits of one width among the features take effect.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(descriptor.with(attributes))
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The descriptor itself: faces are chosen by traits here.
  open func withFace(_ newFace: String) -> UIFontDescriptor { self }

  open var postscriptName: String { UIFont(descriptor: descriptor).fontName }
  /// The two that every descriptor answers here.
  open var fontAttributes: [AttributeName: Any] { [.name: postscriptName, .size: pointSize] }
  open func object(forKey anAttribute: AttributeName) -> Any? {
    guard anAttribute == .traits else { return fontAttributes[anAttribute] }
    return [TraitKey.symbolic: NSNumber(value: symbolicTraits.rawValue)]
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = FeatureKey.type
    public static let typeIdentifier = FeatureKey.selector
  }

  /// The size in points.
  open var pointSize: CGFloat { descriptor.pointSize }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if descriptor.isItalic { traits.insert(.traitItalic) }
    if descriptor.weight.isBold { traits.insert(.traitBold) }
    return traits
  }

  /// A copy with these traits and no others.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = descriptor
    changed.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != descriptor.weight.isBold { changed.weight = isBold ? .semibold : .regular }
    return UIFontDescriptor(changed)
  }

  /// A copy at another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var changed = descriptor
    changed.pointSize = newPointSize
    return UIFontDescriptor(changed)
  }

  /// A copy in a design of the system font, which changes nothing.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard design == .monospaced else { return self }
    var changed = descriptor
    changed.family = .monospacedSystem
    return UIFontDescriptor(changed)
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// Characters of one width; not available here.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

extension FontDescriptor {
  /// The font with UIKit's attributes.
  fileprivate func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescriptor {
    var font = self
    for key in [UIFontDescriptor.AttributeName.family, .name] {
      if let name = attributes[key] as? String, !name.isEmpty { font.family = .named(name) }
    }
    if let size = attributes[.size] as? CGFloat, size > 0 { font.pointSize = size }
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
    switch traits[.weight] {
    case let weight as UIFont.Weight: font.weight = weight.typesetting
    case let weight as CGFloat: font.weight = UIFont.Weight(rawValue: weight).typesetting
    default: break
    }
    if let slant = traits[.slant] as? CGFloat { font.isItalic = slant > 0 }
    // Feature 6 is the spacing of numbers, and 0 its value for digits of one width (Core Text).
    let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] ?? []
    if features.contains(where: { $0[.type] == 6 && $0[.selector] == 0 }) {
      font.hasMonospacedDigits = true
    }
    return font
  }
}

extension UIFont {
  /// The widths of the system font; there is one here.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(rawValue: -0.4)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The system font in a width; there is one here.
  public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The families that are installed; not asked for here.
  public static var familyNames: [String] { [] }
  /// The fonts of a family; not asked for here.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

extension FontWeight {
  fileprivate var isBold: Bool { [.semibold, .bold, .heavy, .black].contains(self) }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor, textStyle) }

  /// Creates a font of these properties; a size of 0 keeps theirs.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var own = descriptor.descriptor
    if pointSize > 0 { own.pointSize = pointSize }
    self.init(descriptor: own)
  }

  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: FontDescriptor(
        family: .monospacedSystem, pointSize: size, weight: weight.typesetting))
  }
}
