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
