/// A colour in sRGB, or a pair of them for light and dark appearance.
public final class UIColor: NSObject, Sendable {
  private let mark = FoundationMark()

  /// Red, green, blue and alpha, each from 0 to 1.
  package struct Components: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat
  }

  package let light, dark: Components
  /// The value of the system's colour since iOS 26, if it changed then.
  private let successor: UIColor?

  package init(light: Components, dark: Components, since26 successor: UIColor? = nil) {
    self.light = light
    self.dark = dark
    self.successor = successor
  }

  /// Creates a colour that is the same in light and dark; components are clamped to 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let unit: (CGFloat) -> CGFloat = { min(max($0, 0), 1) }
    let components = Components(
      red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
    self.init(light: components, dark: components)
  }

  /// Creates a shade of grey, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let channel: (CGFloat) -> CGFloat = { offset in
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Creates a colour from `#RGB`, `#RRGGBB` or `#RRGGBBAA`, in either case; nil for any other text.
  package convenience init?(hexadecimal text: String) {
    guard text.first == "#" else { return nil }
    let written = text.dropFirst()
    let digits = written.count == 3 ? written.flatMap { [$0, $0] } : Array(written)
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(String(digits), radix: 16)
    else { return nil }
    let rgba = digits.count == 6 ? value << 8 | 0xFF : value
    self.init(rgba: rgba, dark: rgba)
  }

  /// A copy with `alpha`, 0...1, in place of its own, in both appearances.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let clamped = min(max(alpha, 0), 1)
    var light = light
    var dark = dark
    light.alpha = clamped
    dark.alpha = clamped
    return UIColor(
      light: light, dark: dark, since26: successor?.withAlphaComponent(alpha))
  }

  /// The colour's components in one appearance, on a version of iOS.
  package func resolved(
    for style: UIUserInterfaceStyle, version: Int = OSProfile.standard.version
  ) -> Components {
    if version >= 26, let successor { return successor.resolved(for: style) }
    return style == .dark ? dark : light
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let components = resolved(for: traitCollection.userInterfaceStyle)
    return UIColor(light: components, dark: components)
  }

  /// Whether both colours have the same values in both appearances and on every version of iOS.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark && successor == other.successor
  }

  public override var hash: Int { light.hashValue ^ dark.hashValue &* 31 }
}

/// The named colours that are the same in light and dark.
extension UIColor {
  /// The fixed colour `black`.
  public static let black = UIColor(white: 0, alpha: 1)
  /// The fixed colour `darkGray`.
  public static let darkGray = UIColor(white: 0.333333, alpha: 1)
  /// The fixed colour `lightGray`.
  public static let lightGray = UIColor(white: 0.666667, alpha: 1)
  /// The fixed colour `white`.
  public static let white = UIColor(white: 1, alpha: 1)
  /// The fixed colour `gray`.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// The fixed colour `red`.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The fixed colour `green`.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The fixed colour `blue`.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The fixed colour `cyan`.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The fixed colour `yellow`.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The fixed colour `magenta`.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The fixed colour `orange`.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The fixed colour `purple`.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The fixed colour `brown`.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)
}
