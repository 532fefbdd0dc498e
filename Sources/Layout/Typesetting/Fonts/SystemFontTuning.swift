/// Tunes Inter so that its text is as wide as San Francisco's.
///
/// The glyphs are Inter's; an advance is Inter's plus the values of the tables in
/// `SystemFontTuning+Table.swift`: by character, weight and size, and a tracking.
/// `Benchmarks/fit-system-font.py` fits the tables to widths that Interface Builder stored in
/// public files: 782 labels, built-in cells and button titles of 23 projects, 10 to 60 points, most
/// of them 17 points regular. `Documentation/Deviations.md` has the errors on projects that were
/// held back.
enum SystemFontTuning {
  /// Inter's optical size (14 to 32) for a point size: 4 above it, which matched the stored widths
  /// best.
  static func opticalSize(pointSize: Double) -> Double { min(max(pointSize + 4, 14), 32) }

  /// The additions to Inter's advances at a point of its axes, in units of the point size: by
  /// character, in the order of `characters`.
  ///
  /// The optical size represents the point size, which it determines between 10 and 28 points:
  /// letters are those of San Francisco's text cut up to 17 points and of its display cut from 25.
  static func advances(opticalSize: Double, weight: Double) -> [Double] {
    let heaviness = min(max((weight - 400) / 200, -0.5), 1.5)
    let largeness = self.largeness(opticalSize: opticalSize)
    return characters.indices.map {
      (Double(regular[$0]) + heaviness * Double(self.weight[$0]) + largeness * Double(display[$0]))
        / 10_000
    }
  }

  /// The width of a digit of fixed width in units of the proportional 0: equal, and 2 % narrower in
  /// bold (a simulator of iOS 26).
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

  /// The points added after each cluster.
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

  /// The advance of an emoji in points: Apple Color Emoji's is wider than the em at small sizes.
  /// From three stored labels (11, 18 and 34 points), using the middle of the pixel to which each
  /// was rounded up.
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

/// A piecewise linear function, constant outside its knots.
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
