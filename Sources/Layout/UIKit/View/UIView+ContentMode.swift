extension UIView {
  /// How content is placed and scaled in the bounds. Raw values as on iOS.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits, in proportion.
    case scaleAspectFit = 1
    /// As small as covers, in proportion.
    case scaleAspectFill = 2
    /// Drawn anew for the bounds.
    case redraw = 3
    /// Own size, centred.
    case center = 4
    /// Own size, at the top.
    case top = 5
    /// Own size, at the bottom.
    case bottom = 6
    /// Own size, at the left.
    case left = 7
    /// Own size, at the right.
    case right = 8
    /// Own size, top left.
    case topLeft = 9
    /// Own size, top right.
    case topRight = 10
    /// Own size, bottom left.
    case bottomLeft = 11
    /// Own size, bottom right.
    case bottomRight = 12
  }

  /// Which parts of the geometry stretch with the superview. Raw values as on iOS.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt

    /// A mask by its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin stretches.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width stretches.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin stretches.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin stretches.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height stretches.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin stretches.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
