/// The weight of a font on OpenType's `wght` scale, 1 to 1000, with UIKit's nine names.
public struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Int

  /// Clamps to 1...1000, the range of the OpenType axis.
  public init(rawValue: Int) { self.rawValue = min(max(rawValue, 1), 1000) }

  public static let ultraLight = FontWeight(rawValue: 100)
  public static let thin = FontWeight(rawValue: 200)
  public static let light = FontWeight(rawValue: 300)
  public static let regular = FontWeight(rawValue: 400)
  public static let medium = FontWeight(rawValue: 500)
  public static let semibold = FontWeight(rawValue: 600)
  public static let bold = FontWeight(rawValue: 700)
  public static let heavy = FontWeight(rawValue: 800)
  public static let black = FontWeight(rawValue: 900)

  /// The nine named weights, lightest first.
  public static let all: [FontWeight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.rawValue < b.rawValue }
}
