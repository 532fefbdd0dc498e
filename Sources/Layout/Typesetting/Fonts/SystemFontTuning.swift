/// How Inter is set so that it runs as wide as San Francisco.
///
/// The glyphs are Inter's; an advance is Inter's and what the tables of
/// `SystemFontTuning+Table.swift` add to it: by character, weight and size, and a tracking.
/// `Benchmarks/fit-system-font.py` fits the tables to widths that Interface Builder stored in
/// public files: 782 labels, built-in cells and button titles of 23 projects, 10 to 60 points, most
/// of them 17 points regular. `Documentation/Deviations.md` has the errors on projects that were
/// held back.
enum SystemFontTuning {
  /// Inter's optical size (14 to 32) for a point size: 4 above it, which matched widths best.
  static func opticalSize(pointSize: Double) -> Double { min(max(pointSize + 4, 14), 32) }

  /// What is added to Inter's advances at a point of its axes, in units of the point size: by
  /// character, in the order of `characters`.
  ///
  /// The optical size stands for the point size, which it determines between 10 and 28 points:
  /// letters are those of San Francisco's text cut up to 17 points and of its display cut from 25.
  static func advances(opticalSize: Double, weight: Double) -> [Double] {
    let heaviness = min(max((weight - 400) / 200, -0.5), 1.5)
    let largeness = self.largeness(opticalSize: opticalSize)
    return characters.indices.map {
      (Double(regular[$0]) + heaviness * Double(self.weight[$0]) + largeness * Double(display[$0]))
        / 10_000
    }
  }

  /// A digit of fixed width in units of the proportional 0: as wide, and 2 % narrower in bold (a
  /// simulator of iOS 26).
  static func tabularDigit(weight: Double) -> Double {
    1 - 0.02 * min(max((weight - 400) / 300, 0), 1)
  }

  /// The average advance of English text in Inter at the optical size and weight that a point size
  /// has, in units of the point size and without tracking: straight between Inter's at the ends of
  /// both axes (letter frequencies with 18 % spaces, which give 0.4405 for Arial, of which Capsize
  /// says 0.4414).
  static func averageAdvance(pointSize: Double, weight: FontWeight) -> Double {
    let size = (opticalSize(pointSize: pointSize) - 14) / 18
    let heaviness = (Double(min(max(weight.rawValue, 300), 800)) - 300) / 500
    let light = 0.4646 + size * (0.4191 - 0.4646)
    let heavy = 0.4915 + size * (0.4682 - 0.4915)
    return light + heaviness * (heavy - light)
  }

  /// Points added after each cluster.
  static func tracking(pointSize: Double, weight: FontWeight) -> Double {
    let weight = Double(weight.rawValue)
    let large = largeness(opticalSize: opticalSize(pointSize: pointSize))
    let share =
      sizeTracking.value(at: pointSize) + heavyTracking.value(at: weight)
      + large * largeTracking.value(at: weight)
    return share / 10_000 * pointSize
  }

  /// 0 up to 17 points, 1 from 25.
  private static func largeness(opticalSize: Double) -> Double {
    min(max((opticalSize - 21) / 8, 0), 1)
  }

  /// Advance of an emoji in points: Apple Color Emoji's is wider than the em at small sizes. Read
  /// off three stored labels (11, 18 and 34 points), the middle of the pixel each was rounded up
  /// from.
  static func emojiAdvance(pointSize: Double) -> Double {
    guard let smallest = emoji.knots.first, let largest = emoji.knots.last else { return pointSize }
    if pointSize < smallest.x { return smallest.y / smallest.x * pointSize }
    if pointSize > largest.x { return largest.y / largest.x * pointSize }
    return emoji.value(at: pointSize)
  }

  private static let sizeTracking = PiecewiseLinear(trackingSizes, tracking)
  private static let heavyTracking = PiecewiseLinear(trackingWeights, weightTracking)
  private static let largeTracking = PiecewiseLinear(trackingWeights, displayTracking)
  private static let emoji = PiecewiseLinear(knots: [(11, 15.75), (18, 23.75), (34, 37.75)])
}

/// A function given at some points, straight between them and level outside.
struct PiecewiseLinear: Sendable {
  /// Ascending in x.
  let knots: [(x: Double, y: Double)]

  init(knots: [(x: Double, y: Double)]) { self.knots = knots }

  init(_ x: [Double], _ y: [Int]) { knots = zip(x, y).map { ($0, Double($1)) } }

  func value(at x: Double) -> Double {
    guard let first = knots.first, x > first.x else { return knots.first?.y ?? 0 }
    for (low, high) in zip(knots, knots.dropFirst()) where x <= high.x {
      return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
    }
    return knots.last?.y ?? 0
  }
}

// Made by Benchmarks/fit-system-font.py. Do not edit: fit again.

extension SystemFontTuning {
  /// The characters that have advances of their own, in the order of the tables.
  static let characters = Array(
    (" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_"
      + "`abcdefghijklmnopqrstuvwxyz{|}~©·•–—…€°").unicodeScalars)

  /// What a character's advance has more than Inter's, in 1/10000 of the point size.
  static let regular: [Int] = [
    -5, 314, -63, 29, 68, -237, 23, -329, 121, 121, -316, -189, 46, 61, 140, -196, -65, 592, -58,
    18, 124, 204, 162, 45, 214, 170, 266, -84, -84, -58, -238, -76, -173, -287, 1, -206, 56, -97,
    -54, 6, -44, 112, -226, -54, -84, -274, -85, 23, -48, -1, 85, -80, -166, -48, -104, -18, 46,
    -285, -78, -84, -84, -84, -84, -72, -84, -68, 107, -69, 78, -88, 134, 35, 65, 31, 80, -54, 84,
    -44, -4, -60, 86, -85, 103, -32, 301, -24, -37, -388, -282, -242, 42, -410, -84, -410, -84,
    -75, -84, -529, -84, -84, -84, -84, -84,
  ]

  /// The same, times how much heavier than regular the font is.
  static let weight: [Int] = [
    37, -33, -34, -34, -34, -35, -33, -34, -33, -33, -34, -34, -34, -34, -37, -34, 47, 59, 57, 56,
    53, 54, 55, 53, 54, 53, -34, -34, -34, -34, -34, -34, -34, 120, 125, 120, 127, 125, 118, 129,
    127, 130, 124, 124, 141, 123, 124, 123, 124, 125, 121, 128, 124, 128, 124, 121, 125, 124, 125,
    -34, -34, -34, -34, -34, -34, 40, 51, 30, 27, 43, 33, 34, 30, 24, 33, 33, 45, 33, 32, 32, 30,
    33, 33, 30, 25, 23, 32, 32, 32, 38, 33, -34, -34, -34, -34, -34, -34, -32, -34, -34, -34, -34,
    -34,
  ]

  /// The same, times how far the font is from text to display.
  static let display: [Int] = [
    49, 68, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 66, 64, -39, -39, -39, -39, -40, -40,
    -39, -39, -39, -40, 62, 64, 64, 64, 64, 64, 64, -62, -65, -65, -66, -71, -80, -66, -65, -65,
    -65, -65, -17, -70, -75, -65, -76, -65, -63, -59, -92, -58, -64, -65, -65, -69, -65, 64, 64,
    64, 64, 64, 64, -171, -139, -194, -236, -200, -195, -197, -209, -233, -199, -198, -150, -212,
    -197, -178, -200, -199, -208, -218, -259, -215, -199, -198, -203, -181, -199, 64, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 64, 64,
  ]

  /// Of every character, by point size (`trackingSizes`).
  static let tracking: [Int] = [
    285, 78, 46, 27, -10, -38, -60, -82, -113, -86, -91, -92, -96, -66, 56, 116, 104, 68, 10,
  ]

  /// Of every character, by weight (`trackingWeights`).
  static let weightTracking: [Int] = [
    2, 0, 33, 33, 45, 31,
  ]

  /// The same, times how far the font is from text to display.
  static let displayTracking: [Int] = [
    -16, 0, -33, -41, 11, 8,
  ]

  static let trackingSizes: [Double] = [
    8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24, 28, 34, 44, 60,
  ]

  static let trackingWeights: [Double] = [
    300, 400, 500, 600, 700, 800,
  ]
}

/// San Francisco's vertical metrics in units of the point size, which the system font takes over
/// whatever the face drawn in its place says.
///
/// Source: `UIFont.ascender` and `descender` at all sizes are 1950/2048 and -494/2048 of the point
/// size (line height 1.19336, 20.287109375 at 17 points), leading 0. Cap and x-height are SF's
/// 1443/2048 and 1078/2048.
enum SystemFontMetrics {
  static let ascender = 1950.0 / 2048
  static let descender = -494.0 / 2048
  static let lineHeight = ascender - descender
  static let capHeight = 1443.0 / 2048
  static let xHeight = 1078.0 / 2048

  /// The metrics at a size, with the descriptor's line gap as leading.
  static func metrics(of font: FontDescriptor) -> FontMetrics {
    let size = font.effectivePointSize
    return FontMetrics(
      ascender: ascender * size, descender: descender * size, leading: font.lineGap,
      capHeight: capHeight * size, xHeight: xHeight * size)
  }
}
