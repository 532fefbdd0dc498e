/// One of the two directions that frames change in, with its words.
enum StoryAxis {
  case vertical, horizontal

  /// Where a view begins.
  var origin: KeyPath<LayoutTree.Frame, Double> { self == .vertical ? \.y : \.x }
  /// How far it reaches.
  var extent: KeyPath<LayoutTree.Frame, Double> { self == .vertical ? \.height : \.width }

  /// `y`, `x`
  var originName: String { self == .vertical ? "y" : "x" }
  /// `height`, `width`
  var extentName: String { self == .vertical ? "height" : "width" }
  /// Where what follows lies.
  var behind: String { self == .vertical ? "below" : "beside" }

  /// `down by 20.5`
  func way(_ distance: Double) -> String {
    let word =
      switch self {
      case .vertical: distance > 0 ? "down" : "up"
      case .horizontal: distance > 0 ? "right" : "left"
      }
    return "\(word) by \(readable(abs(distance)))"
  }

  /// Attributes of constraints that decide along the axis.
  var attributes: Set<String> {
    switch self {
    case .vertical:
      [
        "top", "bottom", "height", "centerY", "firstBaseline", "lastBaseline", "topMargin",
        "bottomMargin", "centerYWithinMargins",
      ]
    case .horizontal:
      [
        "left", "right", "leading", "trailing", "width", "centerX", "leftMargin", "rightMargin",
        "leadingMargin", "trailingMargin", "centerXWithinMargins",
      ]
    }
  }
}

/// How a view has changed along an axis.
struct ViewStep {
  let old: LayoutTree.View
  let new: LayoutTree.View
  /// How far its beginning has moved, in points.
  let shift: Double
  /// By how much it has become larger.
  let growth: Double
  /// The same before rounding to pixels.
  let exactShift: Double
  /// The same before rounding to pixels.
  let exactGrowth: Double

  /// Nil for a view that has not changed along the axis.
  init?(_ old: LayoutTree.View, _ new: LayoutTree.View, _ axis: StoryAxis) {
    self.old = old
    self.new = new
    shift = Self.difference(old.frame[keyPath: axis.origin], new.frame[keyPath: axis.origin])
    growth = Self.difference(old.frame[keyPath: axis.extent], new.frame[keyPath: axis.extent])
    exactShift = new.unrounded[keyPath: axis.origin] - old.unrounded[keyPath: axis.origin]
    exactGrowth = new.unrounded[keyPath: axis.extent] - old.unrounded[keyPath: axis.extent]
    if shift == 0, growth == 0 { return nil }
  }

  /// To a thousandth of a point: places on a grid of thirds differ in their last digits.
  private static func difference(_ old: Double, _ new: Double) -> Double {
    ((new - old) * 1000).rounded() / 1000
  }
}
