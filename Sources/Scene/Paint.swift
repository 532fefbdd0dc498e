extension Scene {
  /// A colour in sRGB, eight bits a channel, not premultiplied: what a PNG stores, so that the
  /// same scene cannot be quantised differently by two renderers.
  public struct Color: Hashable, Sendable {
    /// Red, 0...255.
    public var red: UInt8
    /// Green, 0...255.
    public var green: UInt8
    /// Blue, 0...255.
    public var blue: UInt8
    /// Opacity, 255 opaque.
    public var alpha: UInt8

    /// The colour with the given channels.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Opaque black.
    public static let black = Color(0, 0, 0)
    /// Opaque white.
    public static let white = Color(255, 255, 255)
  }

  /// How a path is drawn along its line.
  public struct StrokeStyle: Hashable, Sendable {
    /// How a line ends.
    public enum Cap: Hashable, Sendable { case butt, round, square }
    /// How two lines meet.
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    /// Thickness in points; half of it on each side of the path.
    public var width: Double
    /// Lengths drawn and left out in turn; empty for a solid line.
    public var dash: [Double]
    /// The ends of lines and dashes.
    public var cap: Cap
    /// The corners.
    public var join: Join

    /// A solid line unless `dash` is given.
    public init(width: Double, dash: [Double] = [], cap: Cap = .butt, join: Join = .miter) {
      self.width = width
      self.dash = dash
      self.cap = cap
      self.join = join
    }
  }
}
