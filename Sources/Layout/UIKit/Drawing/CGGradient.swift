/// Colours at locations from 0 to 1.
public final class CGGradient: Sendable {
  package let stops: [(location: CGFloat, color: UIColor)]

  /// Creates a gradient of `CGColor`s, evenly spaced without locations; nil without colours.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let known = (colors as [Any]).compactMap { $0 as? UIColor ?? Self.color($0) }
    guard !known.isEmpty else { return nil }
    stops = Self.stops(known, locations)
  }

  private static func color(_ value: Any) -> UIColor? {
    #if canImport(CoreGraphics)
      guard CFGetTypeID(value as CFTypeRef) == CGColor.typeID else { return nil }
      return UIColor(cgColor: unsafeDowncast(value as AnyObject, to: CGColor.self))
    #else
      return (value as? CGColor)?.color
    #endif
  }

  public init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?,
    count: Int
  ) {
    guard count > 0, components.count >= 4 * count else { return nil }
    let colors = (0..<count).map { index in
      let parts = components[(4 * index)..<(4 * index + 4)].map { $0 }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    stops = Self.stops(colors, locations)
  }

  private static func stops(
    _ colors: [UIColor], _ locations: [CGFloat]?
  ) -> [(location: CGFloat, color: UIColor)] {
    let last = CGFloat(max(1, colors.count - 1))
    return colors.enumerated().map { index, color in
      let even = CGFloat(index) / last
      guard let locations, index < locations.count else { return (even, color) }
      return (locations[index].isFinite ? min(max(locations[index], 0), 1) : even, color)
    }
  }
}

public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

#if !canImport(CoreGraphics)
  /// An array of Core Foundation, as the functions of Core Graphics take it.
  public typealias CFArray = [Any]

  /// A space of colours: sRGB, whatever its name.
  public final class CGColorSpace: Hashable, Sendable {
    /// Every name makes the one space that there is here.
    public init?(name: String) {}
    init() {}
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of Display P3.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// Always true: there is one space, sRGB.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { true }
    /// Feeds nothing.
    public func hash(into hasher: inout Hasher) {}
  }

  public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

  extension CGColor {
    /// Always sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  }
  public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

  public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
  }
#else
  import CoreGraphics
#endif
