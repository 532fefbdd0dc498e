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

  package let light: Components
  package let dark: Components
  /// What the system's colour of that name looks like since iOS 26, if it changed then.
  private let successor: UIColor?

  package init(light: Components, dark: Components, since26 successor: UIColor? = nil) {
    self.light = light
    self.dark = dark
    self.successor = successor
  }

  /// A colour that is the same in light and dark; components are clamped to 0...1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let unit: (CGFloat) -> CGFloat = { min(max($0, 0), 1) }
    let components = Components(
      red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha))
    self.init(light: components, dark: components)
  }

  /// A shade of grey, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let channel: (CGFloat) -> CGFloat = { offset in
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The same colour, with another alpha.
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

  /// The colour fixed to one appearance.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let components = resolved(for: traitCollection.userInterfaceStyle)
    return UIColor(light: components, dark: components)
  }

  /// Two colours are equal when they look the same in both appearances and on every version of iOS.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark && successor == other.successor
  }

  /// Agrees with `isEqual(_:)`.
  public override var hash: Int { light.hashValue ^ dark.hashValue &* 31 }
}
