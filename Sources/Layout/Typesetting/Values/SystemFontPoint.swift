/// The iOS version of the system font's spacing, where versions differ.
public enum SystemFontEdition: Hashable, Sendable {
  /// Up to iOS 13: 17 to 22 points are set a little wider.
  case ios13
  /// From iOS 14.
  case ios14
  /// From iOS 26: digits are closer to a colon.
  case ios26
}

/// A place in San Francisco's design space.
///
/// Source: recordings of iOS 26.1, reproduced to 0.005/2048 em at 13 sizes and nine weights
/// (`Documentation/Evidence.md`).
struct SystemFontPoint: Hashable {
  /// The share of the display cut: 0 up to 17 points, 1 from 28.
  let display: Double
  /// The shares of the ultralight and black masters; the rest is regular.
  let light: Double
  let heavy: Double
  let isItalic: Bool

  init(pointSize: Double, weight: FontWeight, isItalic: Bool) {
    display = Self.displayShare.value(at: pointSize)
    light = Self.lightShare.value(at: Double(weight.rawValue))
    heavy = Self.heavyShare.value(at: Double(weight.rawValue))
    self.isItalic = isItalic
  }

  private static let displayShare = PiecewiseLinear(knots: [
    (17, 0), (19, 2.0 / 22), (24, 18.0 / 22), (28, 1),
  ])
  private static let lightShare = PiecewiseLinear(knots: [
    (100, 1), (200, 0.7838), (300, 0.34055), (400, 0),
  ])
  private static let heavyShare = PiecewiseLinear(knots: [
    (400, 0), (500, 0.18335), (600, 0.31665), (700, 0.5), (800, 0.76666), (900, 1),
  ])

  /// The value between those of eight masters, in the order of `SystemFontTable`.
  func value(_ master: (Int) -> Double) -> Double {
    let text = cut(0, master)
    return display == 0 ? text : text + display * (cut(4, master) - text)
  }

  private func cut(_ first: Int, _ master: (Int) -> Double) -> Double {
    let regular = master(first + 1)
    var value = regular
    if light > 0 { value += light * (master(first) - regular) }
    if heavy > 0 { value += heavy * (master(first + 2) - regular) }
    if isItalic { value += master(first + 3) - regular }
    return value
  }

  /// The shares that the kerning of both cuts has in that of a point.
  struct Strengths {
    let text: Double
    let display: Double
  }

  func strengths(_ master: (Int) -> Double) -> Strengths {
    Strengths(text: (1 - display) * cut(0, master), display: display * cut(4, master))
  }
}

/// A piecewise linear function, constant outside its knots.
struct PiecewiseLinear: Sendable {
  let knots: [(x: Double, y: Double)]

  func value(at x: Double) -> Double {
    guard let first = knots.first, x > first.x else { return knots.first?.y ?? 0 }
    for (low, high) in zip(knots, knots.dropFirst()) where x <= high.x {
      return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
    }
    return knots.last?.y ?? 0
  }
}
