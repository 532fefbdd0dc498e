/// San Francisco's spacing, which Inter's glyphs are given.
enum SystemFont {
  /// The version of advances, kerning and tracking, on which widths and line breaks depend.
  static let metricsVersion = "1.0"

  /// Inter's optical size (14 to 32) for a point size: the one whose letters are nearest to San
  /// Francisco's in width, with tracking. 17 at 12 points, 26 at 17, 32 from 21.
  static func opticalSize(pointSize: Double) -> Double { min(max(1.8 * pointSize - 5, 14), 32) }

  /// A fixed-width digit in units of the proportional 0: 2 % narrower in bold (iOS 26 simulator).
  static func tabularDigit(weight: Double) -> Double {
    1 - 0.02 * min(max((weight - 400) / 300, 0), 1)
  }

  /// The average advance of English text in Inter at the optical size and weight of a point size,
  /// in units of the point size and without tracking: linear between Inter's at the ends of both
  /// axes (letter frequencies with 18 % spaces, which give 0.4405 for Arial; Capsize has 0.4414).
  static func averageAdvance(pointSize: Double, weight: FontWeight) -> Double {
    let size = (opticalSize(pointSize: pointSize) - 14) / 18
    let heaviness = (Double(min(max(weight.rawValue, 300), 800)) - 300) / 500
    let light = 0.4646 + size * (0.4191 - 0.4646)
    let heavy = 0.4915 + size * (0.4682 - 0.4915)
    return light + heaviness * (heavy - light)
  }

  /// Points after each cluster: recorded from 8 to 40 points, else Apple's published tracking.
  static func tracking(pointSize: Double, edition: SystemFontEdition = .ios14) -> Double {
    var units = trackingUnits.value(at: pointSize)
    if edition == .ios13 { units += wideningUntil13.value(at: pointSize) }
    return units / 2048 * pointSize
  }

  /// The advance of an emoji in points: Apple Color Emoji's is wider than the em at small sizes.
  /// From three stored labels (11, 18 and 34 points), using the middle of the pixel to which each
  /// was rounded up.
  static func emojiAdvance(pointSize: Double) -> Double {
    guard let smallest = emoji.knots.first, let largest = emoji.knots.last else { return pointSize }
    if pointSize < smallest.x { return smallest.y / smallest.x * pointSize }
    if pointSize > largest.x { return largest.y / largest.x * pointSize }
    return emoji.value(at: pointSize)
  }

  /// The advance of a Hangul syllable in ems, of Apple SD Gothic Neo: from stored labels of 2 and 6
  /// syllables at 28 and 15 points, which leave 0.8660 to 0.8667, if light is as wide as regular.
  static let hangulAdvance = 0.8665

  /// In 1/2048 em.
  private static let trackingUnits = PiecewiseLinear(knots: [
    (6, 83), (7, 69), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22),
    (15, -32), (16, -40), (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24),
    (23, -9), (24, 6), (25, 11), (26, 17), (27, 22), (28, 28), (29, 27), (30, 27), (31, 26),
    (32, 26), (33, 24), (34, 23), (35, 22), (36, 21), (37, 20), (38, 20), (39, 19), (40, 19),
    (48, 14), (56, 12), (64, 8), (72, 4), (80, 0),
  ])

  /// What Interface Builder's frames have more up to Xcode 11, in 1/2048 em: at 17 points more than
  /// 4.7 and less than 5.2, at 18 points 0.2 to 3.5, at 13 to 16 and 24 points nothing.
  private static let wideningUntil13 = PiecewiseLinear(knots: [
    (16, 0), (17, 4.75), (18, 3), (22, 3.5), (24, 0),
  ])

  private static let emoji = PiecewiseLinear(knots: [(11, 15.75), (18, 23.75), (34, 37.75)])
}
