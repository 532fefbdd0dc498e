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
