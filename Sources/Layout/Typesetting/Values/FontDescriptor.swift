/// Which family a font is taken from.
public enum FontFamily: Hashable, Sendable {
  /// The iOS system font: San Francisco where the user has its files, else Inter's outlines with
  /// San Francisco's vertical metrics and advances.
  case system
  /// A family by name, looked up in the catalog and then in fontconfig; the system font when
  /// unknown.
  case named(String)
}

/// What a font should be; the typesetter finds the face that comes nearest.
///
/// A value, cheap to hash and compare: two equal descriptors always measure alike.
public struct FontDescriptor: Hashable, Sendable {
  /// The system font unless named.
  public var family: FontFamily
  /// Size in points. Sizes that are not finite, or outside `pointSizeLimits`, are clamped when
  /// used.
  public var pointSize: Double
  /// Taken from the variable font, to the unit.
  public var weight: FontWeight
  /// Takes the italic file; upright where that is missing.
  public var isItalic: Bool
  /// Digits of one width (OpenType `tnum`), as `UIFont.monospacedDigitSystemFont` has them.
  public var hasMonospacedDigits: Bool
  /// Points added between two lines, never above the first: what a text style's leading exceeds the
  /// line height by. 0 for fonts made by size.
  public var lineGap: Double

  /// A font by size; the system font in regular weight unless said.
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

  /// Sizes a font is really set at; a descriptor outside is treated as the nearer end (NaN as 0).
  public static let pointSizeLimits: ClosedRange<Double> = 0...10_000

  /// The point size clamped to `pointSizeLimits`.
  public var effectivePointSize: Double {
    guard !pointSize.isNaN else { return Self.pointSizeLimits.lowerBound }
    return min(max(pointSize, Self.pointSizeLimits.lowerBound), Self.pointSizeLimits.upperBound)
  }

  /// The descriptor as it is set: the size clamped, a line gap that is no number dropped. Equal to
  /// itself even where NaN went in.
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
  /// OpenType's `wght`; 400 is regular.
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
  /// 0.3 as a `UIFont.Weight`; what `boldSystemFont` gives on iOS.
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

  /// Orders from light to heavy.
  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.rawValue < b.rawValue }
}

/// Vertical metrics of a font at its size, in points, unrounded.
public struct FontMetrics: Hashable, Sendable {
  /// Baseline to the top of the line, positive.
  public var ascender: Double
  /// Baseline to the bottom of the line, negative as `UIFont.descender` is.
  public var descender: Double
  /// Space between two lines (`FontDescriptor.lineGap`); not part of `lineHeight`.
  public var leading: Double
  /// Height of a capital above the baseline.
  public var capHeight: Double
  /// Height of a small x above the baseline.
  public var xHeight: Double

  /// Ascender less descender: 20.287109375 for the system font at 17 points.
  public var lineHeight: Double { ascender - descender }

  /// Metrics as a measurer of its own gives them.
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
