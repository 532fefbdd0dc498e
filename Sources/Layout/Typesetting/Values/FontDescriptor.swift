/// The family of a font.
public enum FontFamily: Hashable, Sendable {
  /// The iOS system font: San Francisco, else Inter's outlines with its metrics.
  case system
  /// A family in the catalog, then in fontconfig; the system font if it is unknown.
  case named(String)
  case file(path: String, name: String)

  /// The system font with characters of one width.
  public static let monospacedSystem = FontFamily.named(".AppleSystemUIFontMonospaced")
}

/// The requested properties of a font; the typesetter uses the closest face.
///
/// A value that is cheap to hash and compare: equal descriptors always measure alike.
public struct FontDescriptor: Hashable, Sendable {
  /// The system font by default.
  public var family: FontFamily
  /// The size in points, clamped on use to `pointSizeLimits`, as are sizes that are not finite.
  public var pointSize: Double
  /// The weight; exact for variable fonts.
  public var weight: FontWeight
  /// Whether to use the italic file; upright if that is missing.
  public var isItalic: Bool
  /// Whether digits have equal widths (OpenType `tnum`), as in `UIFont.monospacedDigitSystemFont`.
  public var hasMonospacedDigits: Bool
  /// The points between two lines, never above the first: the excess of a text style's leading over
  /// the line height. 0 for fonts created by size.
  public var lineGap: Double

  /// Creates a descriptor; by default of the system font in regular weight.
  public init(
    family: FontFamily = .system, pointSize: Double, weight: FontWeight = .regular,
    isItalic: Bool = false, hasMonospacedDigits: Bool = false, lineGap: Double = 0
  ) {
    self.family = family
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.lineGap = lineGap
  }

  /// The supported sizes in points; sizes outside are clamped (NaN to 0).
  public static let pointSizeLimits: ClosedRange<Double> = 0...10_000

  /// The point size clamped to `pointSizeLimits`.
  public var effectivePointSize: Double {
    guard !pointSize.isNaN else { return Self.pointSizeLimits.lowerBound }
    return min(max(pointSize, Self.pointSizeLimits.lowerBound), Self.pointSizeLimits.upperBound)
  }

  /// The descriptor with a clamped size and line gap, equal to itself even with NaN.
  var normalized: FontDescriptor {
    if Self.pointSizeLimits.contains(pointSize), lineGap.isFinite { return self }
    var font = self
    font.pointSize = effectivePointSize
    font.lineGap = lineGap.isFinite ? lineGap : 0
    return font
  }
}

/// The weight of a font on OpenType's `wght` scale, 1 to 1000, with UIKit's nine names.
public struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable {
  /// The value on OpenType's `wght` axis; 400 is regular.
  public var rawValue: Int

  /// Clamps to 1...1000, the range of the OpenType axis.
  public init(rawValue: Int) { self.rawValue = min(max(rawValue, 1), 1000) }

  /// -0.8 as a `UIFont.Weight`.
  public static let ultraLight = FontWeight(rawValue: 100)
  /// -0.6 as a `UIFont.Weight`.
  public static let thin = FontWeight(rawValue: 200)
  /// -0.4 as a `UIFont.Weight`.
  public static let light = FontWeight(rawValue: 300)
  /// 0 as a `UIFont.Weight`.
  public static let regular = FontWeight(rawValue: 400)
  /// 0.23 as a `UIFont.Weight`.
  public static let medium = FontWeight(rawValue: 500)
  /// 0.3 as a `UIFont.Weight`; the weight of `boldSystemFont` on iOS.
  public static let semibold = FontWeight(rawValue: 600)
  /// 0.4 as a `UIFont.Weight`.
  public static let bold = FontWeight(rawValue: 700)
  /// 0.56 as a `UIFont.Weight`.
  public static let heavy = FontWeight(rawValue: 800)
  /// 0.62 as a `UIFont.Weight`.
  public static let black = FontWeight(rawValue: 900)

  /// The nine named weights, lightest first.
  public static let all: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// Compares from light to heavy.
  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.rawValue < b.rawValue }
}

/// Vertical metrics of a font at its size, in points, unrounded.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top of the line, positive.
  public var ascender: Double
  /// The distance from the baseline to the bottom of the line, negative like `UIFont.descender`.
  public var descender: Double
  /// The space between two lines (`FontDescriptor.lineGap`); not part of `lineHeight`.
  public var leading: Double
  /// Height of a capital above the baseline.
  public var capHeight: Double
  /// Height of a lower-case x above the baseline.
  public var xHeight: Double

  /// Ascender minus descender: 20.287109375 for the system font at 17 points.
  public var lineHeight: Double { ascender - descender }

  /// Creates metrics, for measurers other than the typesetter.
  public init(
    ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}

/// San Francisco's vertical metrics in units of the point size. The system font uses them whatever
/// face is drawn in its place.
///
/// Source: `UIFont.ascender` and `descender` at all sizes are 1950/2048 and -494/2048 of the point
/// size (line height 1.19336, 20.287109375 at 17 points), leading 0. Cap and x-height are SF's
/// 1443/2048 and, in the regular text cut, 1078/2048.
package enum SystemFontMetrics {
  package static let ascender = 1950.0 / 2048
  package static let descender = -494.0 / 2048
  static let lineHeight = ascender - descender
  static let capHeight = 1443.0 / 2048
  static let xHeight = 1078.0 / 2048

  /// From 1078 and 1040 in regular to 1124 and 1104 in black, in the text and the display cut.
  private static func xHeight(of font: FontDescriptor) -> Double {
    let point = SystemFontPoint(
      pointSize: font.effectivePointSize, weight: font.weight, isItalic: false)
    let text = 1078 + 46 * point.heavy, display = 1040 + 64 * point.heavy
    return (text + point.display * (display - text)) / 2048
  }

  /// The metrics at a size in points, with the descriptor's line gap as leading.
  static func metrics(of font: FontDescriptor) -> FontMetrics {
    let size = font.effectivePointSize
    return FontMetrics(
      ascender: ascender * size, descender: descender * size, leading: font.lineGap,
      capHeight: capHeight * size, xHeight: xHeight(of: font) * size)
  }
}
