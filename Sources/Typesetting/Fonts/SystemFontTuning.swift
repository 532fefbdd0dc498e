/// How Inter is set so that it runs as wide as San Francisco.
///
/// Fitted by `Benchmarks/fit-system-font.py` on natural label widths that Interface Builder stored in
/// public files (260 labels, sizes 9 to 27, most of them 17 points regular), starting from Apple's
/// published tracking. Median and 90th percentile of the relative error: 0.64 and 2.38 % on the 179 labels
/// fitted on, 0.69 and 1.74 % on the 81 held back. Half of that is the files': the same label is
/// stored as 41.5 and as 42 points wide.
enum SystemFontTuning {
  /// Inter's optical size (14 to 32) for a point size: 4 above it, which matched widths best.
  static func opticalSize(pointSize: Double) -> Double { min(max(pointSize + 4, 14), 32) }

  /// The average advance of English text in Inter at the optical size and weight that a point size has, in units
  /// of the point size and without tracking: straight between Inter's at the ends of both axes (letter frequencies
  /// with 18 % spaces, which give 0.4405 for Arial, of which Capsize says 0.4414).
  static func averageAdvance(pointSize: Double, weight: FontWeight) -> Double {
    let size = (opticalSize(pointSize: pointSize) - 14) / 18
    let heaviness = (Double(min(max(weight.rawValue, 300), 800)) - 300) / 500
    let light = 0.4646 + size * (0.4191 - 0.4646)
    let heavy = 0.4915 + size * (0.4682 - 0.4915)
    return light + heaviness * (heavy - light)
  }

  /// Points added after each cluster.
  static func tracking(pointSize: Double, weight: FontWeight) -> Double {
    let regular = sizes.value(at: pointSize)
    let share = weights.value(at: Double(weight.rawValue))
    guard let smallest = sizes.knots.first, pointSize < smallest.x else {
      return regular + share * pointSize
    }
    return (smallest.y / smallest.x + share) * pointSize
  }

  /// Advance of an emoji in points: Apple Color Emoji's is wider than the em at small sizes. Read off
  /// three stored labels (11, 18 and 34 points), the middle of the pixel each was rounded up from.
  static func emojiAdvance(pointSize: Double) -> Double {
    guard let smallest = emoji.knots.first, let largest = emoji.knots.last else { return pointSize }
    if pointSize < smallest.x { return smallest.y / smallest.x * pointSize }
    if pointSize > largest.x { return largest.y / largest.x * pointSize }
    return emoji.value(at: pointSize)
  }

  /// Tracking of the regular weight in points by point size. Sizes with labels are fitted (10 to 17, 20);
  /// the rest is Apple's value, turned to Inter's width at the optical size used here.
  private static let sizes = PiecewiseLinear(knots: [
    (6, 0.25), (7, 0.24), (8, 0.21), (9, 0.17), (10, 0.055), (11, 0.054), (12, 0.087), (13, -0.02),
    (14, -0.034), (15, -0.081), (16, -0.101), (17, -0.191), (18, -0.191), (20, -0.302),
    (22, -0.078), (24, 0.205), (28, 0.38), (34, 0.4), (80, 0),
  ])

  /// Tracking that a weight adds, as a share of the point size.
  private static let weights = PiecewiseLinear(knots: [
    (300, -0.0015), (400, 0), (500, 0.0115), (600, 0.0085), (800, 0.021),
  ])

  private static let emoji = PiecewiseLinear(knots: [(11, 15.75), (18, 23.75), (34, 37.75)])
}

/// A function given at some points, straight between them and level outside.
private struct PiecewiseLinear: Sendable {
  /// Ascending in x.
  let knots: [(x: Double, y: Double)]

  func value(at x: Double) -> Double {
    guard let first = knots.first, x > first.x else { return knots.first?.y ?? 0 }
    for (low, high) in zip(knots, knots.dropFirst()) where x <= high.x {
      return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
    }
    return knots.last?.y ?? 0
  }
}
