import Typesetting

/// A font at a size.
public final class UIFont: NSObject, Sendable {
  private let mark = FoundationMark()
  public let descriptor: FontDescriptor
  /// The text style that the font was created for; it grows with the category.
  package let textStyle: Typesetting.TextStyle?
  package var metrics: FontMetrics { LayoutEnvironment.current.text.metrics(of: descriptor) }

  /// Whether it is here, or the widths of its letters are known: else they are the system font's.
  package var hasKnownWidths: Bool {
    guard case .named(let family) = descriptor.family else { return true }
    return Typesetter.knowsMetrics(ofFamily: family)
      || LayoutEnvironment.current.text.hasOwnFont(named: family)
  }

  public init(descriptor: FontDescriptor) {
    self.descriptor = descriptor
    textStyle = nil
  }

  init(descriptor: FontDescriptor, textStyle: Typesetting.TextStyle) {
    self.descriptor = descriptor
    self.textStyle = textStyle
  }

  /// Creates a font by name (`Helvetica-Bold`), or its substitute.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(descriptor: FontDescriptor(family: .named(name), pointSize: size))
  }

  /// Size in points.
  public var pointSize: CGFloat { descriptor.pointSize }
  /// The family's name; empty for the system font's own.
  public var familyName: String {
    switch descriptor.family {
    case .system: ".AppleSystemUIFont"
    case .named(let name), .file(_, let name): name
    }
  }
  /// The font's name; here the same as its family's.
  public var fontName: String { familyName }
  /// The distance from the baseline up to the top of a line, in points.
  public var ascender: CGFloat { metrics.ascender }
  /// The distance from the baseline down to the bottom of a line, in points; negative.
  public var descender: CGFloat { metrics.descender }
  /// The space between two lines, in points.
  public var leading: CGFloat { metrics.leading }
  /// The height of a line in points, without the leading; 1.19336 × size for the system font.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// The height of capitals in points.
  public var capHeight: CGFloat { metrics.capHeight }
  /// The height of a lower-case x in points.
  public var xHeight: CGFloat { metrics.xHeight }

  /// A copy at another size in points, with the family, weight and slant of this one.
  public func withSize(_ size: CGFloat) -> UIFont {
    var descriptor = descriptor
    descriptor.pointSize = size
    return UIFont(descriptor: descriptor)
  }

  /// Whether both describe the same font at the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || descriptor == other.descriptor && textStyle == other.textStyle
  }

  public override var hash: Int { descriptor.hashValue }
}

extension UIFont {
  /// Sizes, in points, for files and symbols: visible, and no letter fills a screen.
  package static let sizes: ClosedRange<CGFloat> = 1...1000

  /// The weight of a font, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// 100 in CSS.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// 200 in CSS.
    public static let thin = Weight(rawValue: -0.6)
    /// 300 in CSS.
    public static let light = Weight(rawValue: -0.4)
    /// 400 in CSS.
    public static let regular = Weight(rawValue: 0)
    /// 500 in CSS.
    public static let medium = Weight(rawValue: 0.23)
    /// 600 in CSS.
    public static let semibold = Weight(rawValue: 0.3)
    /// 700 in CSS.
    public static let bold = Weight(rawValue: 0.4)
    /// 800 in CSS.
    public static let heavy = Weight(rawValue: 0.56)
    /// 900 in CSS.
    public static let black = Weight(rawValue: 0.62)

    /// A weight under the SDK's name, with what fonts have for it.
    package struct Named: Sendable {
      package let name: String
      package let weight: Weight
      package let axis: FontWeight
    }

    /// The nine weights, lightest first.
    package static let named = [
      Named(name: "ultraLight", weight: .ultraLight, axis: .ultraLight),
      Named(name: "thin", weight: .thin, axis: .thin),
      Named(name: "light", weight: .light, axis: .light),
      Named(name: "regular", weight: .regular, axis: .regular),
      Named(name: "medium", weight: .medium, axis: .medium),
      Named(name: "semibold", weight: .semibold, axis: .semibold),
      Named(name: "bold", weight: .bold, axis: .bold),
      Named(name: "heavy", weight: .heavy, axis: .heavy),
      Named(name: "black", weight: .black, axis: .black),
    ]

    /// The nearest of the nine named weights.
    var typesetting: FontWeight {
      let distance = { (entry: Named) in abs(entry.weight.rawValue - rawValue) }
      return Self.named.min { distance($0) < distance($1) }?.axis ?? .regular
    }
  }

  /// San Francisco at a fixed size, which does not follow the content size category.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(descriptor: FontDescriptor(pointSize: size, weight: weight.typesetting))
  }

  /// The system font in semibold, which iOS calls bold; Interface Builder's is Bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }

  /// The system font in italics, at a size in points that does not follow the text size.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(descriptor: FontDescriptor(pointSize: size, isItalic: true))
  }

  /// The system font with digits of equal width, so that numbers line up.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: FontDescriptor(
        pointSize: size, weight: weight.typesetting, hasMonospacedDigits: true))
  }

  /// The default font size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The font size of button titles in older versions, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The font size of small system text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The font size of system text, in points.
  public static let systemFontSize: CGFloat = 14
}

extension UIFont {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    private init(_ style: Typesetting.TextStyle) {
      rawValue = style.rawValue
    }

    /// Bold 36, from iOS 17.
    public static let extraLargeTitle = TextStyle(.extraLargeTitle)
    /// Bold 28, from iOS 17.
    public static let extraLargeTitle2 = TextStyle(.extraLargeTitle2)
    /// 34 at the default size.
    public static let largeTitle = TextStyle(.largeTitle)
    /// 28 at the default size.
    public static let title1 = TextStyle(.title1)
    /// 22 at the default size.
    public static let title2 = TextStyle(.title2)
    /// 20 at the default size.
    public static let title3 = TextStyle(.title3)
    /// Semibold 17 at the default size.
    public static let headline = TextStyle(.headline)
    /// 17 at the default size.
    public static let body = TextStyle(.body)
    /// 16 at the default size.
    public static let callout = TextStyle(.callout)
    /// 15 at the default size.
    public static let subheadline = TextStyle(.subheadline)
    /// 13 at the default size.
    public static let footnote = TextStyle(.footnote)
    /// 12 at the default size.
    public static let caption1 = TextStyle(.caption1)
    /// 11 at the default size.
    public static let caption2 = TextStyle(.caption2)

    /// The typesetter's text style; body for an unknown string.
    var typesetting: Typesetting.TextStyle {
      Typesetting.TextStyle(rawValue: rawValue) ?? .body
    }
  }

  /// The font of a text style at the content size category of the current environment.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(
      forTextStyle: style, contentSizeCategory: LayoutEnvironment.current.contentSizeCategory)
  }

  /// The font of a text style at the content size category of `traitCollection`.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let traitCollection else { return preferredFont(forTextStyle: style) }
    return preferredFont(
      forTextStyle: style, contentSizeCategory: traitCollection.preferredContentSizeCategory)
  }

  package static func preferredFont(
    forTextStyle style: TextStyle, contentSizeCategory: UIContentSizeCategory
  ) -> UIFont {
    UIFont(
      descriptor: style.typesetting.font(
        for: contentSizeCategory.typesetting,
        LayoutEnvironment.current.profile.text.styleEdition),
      textStyle: style.typesetting)
  }
}

extension UIContentSizeCategory {
  /// The typesetter's category; large for an unknown string.
  var typesetting: ContentSizeCategory {
    ContentSizeCategory(rawValue: rawValue) ?? .large
  }
}

extension PixelGrid {
  /// The distance, in points, from the top of a line of text down to its baseline as labels and
  /// controls have it: the font's ascender on a pixel edge.
  func baseline(of font: UIFont) -> CGFloat { rounded(font.ascender) }
}
