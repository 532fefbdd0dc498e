open class CAGradientLayer: CALayer {
  /// The colours, `CGColor` each.
  open var colors: [Any]?
  /// The position of each colour from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]?
  /// The point of the first colour, as a share of the bounds.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The point of the last colour, as a share of the bounds.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type: CAGradientLayerType = .axial

  /// A colour and its position.
  package struct Stop {
    package let location: CGFloat
    package let color: UIColor
  }

  /// The colours with their positions, in ascending order.
  package final var stops: [Stop] {
    let known = (colors ?? []).compactMap(Self.color)
    let places = locations.map { $0.map { CGFloat($0.doubleValue) } } ?? []
    var last: CGFloat = 0
    return known.enumerated().map { index, color in
      let even = known.count > 1 ? CGFloat(index) / CGFloat(known.count - 1) : 0
      let place = places.indices.contains(index) ? places[index] : even
      last = max(last, place.isFinite ? min(max(place, 0), 1) : even)
      return Stop(location: last, color: color)
    }
  }

  private static func color(_ value: Any) -> UIColor? {
    #if canImport(CoreGraphics)
      let object = value as AnyObject
      guard CFGetTypeID(object) == CGColor.typeID else { return value as? UIColor }
      return UIColor(cgColor: unsafeDowncast(object, to: CGColor.self))
    #else
      return (value as? CGColor)?.color ?? value as? UIColor
    #endif
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills and strokes a path, given in its own coordinates.
open class CAShapeLayer: CALayer {
  /// The path; nil draws nothing.
  open var path: CGPath?
  /// The colour inside; opaque black at first.
  open var fillColor: CGColor? = UIColor.black.cgColor
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The colour of the line; nil draws none.
  open var strokeColor: CGColor?
  /// The part of the path at which the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The part of the path at which the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// The longest point of a mitred join, in line widths.
  open var miterLimit: CGFloat = 10
  open var lineCap: CAShapeLayerLineCap = .butt
  /// Pointed by default, as far as `miterLimit` lets it.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// The lengths of dashes and gaps in turn, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
}

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the direction of the lines around a point.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// By the number of lines around a point.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the point itself.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that keeps a text; not drawn.
open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`.
  open var string: Any?
  /// A font or its name; `fontSize` decides the size. No effect.
  open var font: AnyObject?
  /// The font's size in points.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// How text that does not fit is cut.
  open var truncationMode = CATextLayerTruncationMode.none
  open var isWrapped = false
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
