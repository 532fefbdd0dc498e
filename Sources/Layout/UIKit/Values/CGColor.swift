#if !canImport(CoreGraphics)
  /// What a layer takes for a colour; on Linux, where Core Graphics is missing, it is a `UIColor`.
  public typealias CGColor = UIColor

  extension UIColor {
    /// The colour as a layer takes it.
    public var cgColor: CGColor { self }
  }

  extension UIColor {
    /// A colour out of a layer's.
    public convenience init(cgColor: CGColor) {
      self.init(light: cgColor.light, dark: cgColor.dark)
    }
  }
#else
  import CoreGraphics

  extension UIColor {
    /// The light appearance, as a layer takes it.
    public var cgColor: CGColor {
      CGColor(srgbRed: light.red, green: light.green, blue: light.blue, alpha: light.alpha)
    }

    /// A colour out of a layer's; what is not RGB or grey becomes black.
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
