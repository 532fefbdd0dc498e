#if !canImport(CoreGraphics)
  /// A layer's colour. On Linux, without Core Graphics, it keeps the `UIColor` that it was made of,
  /// with both appearances: a picture resolves it where it is drawn.
  public final class CGColor: Hashable, Sendable {
    package let color: UIColor

    init(_ color: UIColor) { self.color = color }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(UIColor(white: gray, alpha: alpha))
    }

    /// Red, green, blue and alpha of the light appearance, from 0 to 1.
    public var components: [CGFloat]? {
      let light = color.light
      return [light.red, light.green, light.blue, light.alpha]
    }

    /// Always 4: red, green, blue and alpha.
    public var numberOfComponents: Int { 4 }
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { color.light.alpha }
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  extension CGColor: _ExpressibleByColorLiteral {
    public convenience init(
      _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
      self.init(UIColor(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha))
    }
  }

  extension UIColor {
    public var cgColor: CGColor { CGColor(self) }

    public convenience init(cgColor: CGColor) {
      self.init(light: cgColor.color.light, dark: cgColor.color.dark)
    }
  }
#else
  import CoreGraphics

  extension CGColor {
    /// The colour in UIKit's type.
    package var color: UIColor { UIColor(cgColor: self) }
  }

  extension UIColor {
    public var cgColor: CGColor {
      CGColor(srgbRed: light.red, green: light.green, blue: light.blue, alpha: light.alpha)
    }

    public convenience init(cgColor: CGColor) {
      let parts = cgColor.components ?? []
      switch parts.count {
      case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      case 2: self.init(white: parts[0], alpha: parts[1])
      default: self.init(white: 0, alpha: cgColor.alpha)
      }
    }
  }
#endif
