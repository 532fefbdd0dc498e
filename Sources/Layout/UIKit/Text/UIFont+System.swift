import Typesetting

extension UIFont {
  /// How heavy a font is, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public var rawValue: CGFloat

    /// A weight by UIKit's number.
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

    private static let named: [(Weight, FontWeight)] = [
      (ultraLight, .ultraLight), (thin, .thin), (light, .light), (regular, .regular),
      (medium, .medium), (semibold, .semibold), (bold, .bold), (heavy, .heavy), (black, .black),
    ]

    /// The nearest of the nine named weights.
    package var typesetting: FontWeight {
      let distance = { (entry: (Weight, FontWeight)) in abs(entry.0.rawValue - rawValue) }
      return Self.named.min { distance($0) < distance($1) }?.1 ?? .regular
    }
  }

  /// The system font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(descriptor: FontDescriptor(pointSize: size, weight: weight.typesetting))
  }

  /// The system font in what iOS calls bold: semibold (`.SFUI-Semibold`, as a font prints itself).
  /// "System Bold" of Interface Builder is Bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .semibold)
  }

  /// The system font, slanted.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(descriptor: FontDescriptor(pointSize: size, isItalic: true))
  }

  /// The system font with digits of one width, so that numbers line up.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: FontDescriptor(
        pointSize: size, weight: weight.typesetting, hasMonospacedDigits: true))
  }

  /// Size of a label's text by default.
  public static let labelFontSize: CGFloat = 17
  /// Size of a button's title in older versions.
  public static let buttonFontSize: CGFloat = 18
  /// Size of text the system sets small.
  public static let smallSystemFontSize: CGFloat = 12
  /// Size of text the system sets.
  public static let systemFontSize: CGFloat = 14
}
