/// Clamps what enters and leaves the solver to a range in which its arithmetic is exact enough.
///
/// UIKit, too, replaces a number that exceeds its internal limits by a smaller one;
/// `CGFloat.greatestFiniteMagnitude` is a common way to say "no limit".
enum EngineLimits {
  /// The longest length, in points: 2²⁶, about 67 million.
  static let length: CGFloat = 0x1p26
  /// The largest multiplier: 2²⁰, about a million.
  static let multiplier: CGFloat = 0x1p20

  /// The number of conflicts that one layout reports. Each costs a search for its minimal set, and
  /// a layout with this many is diagnosed well enough; the remaining required constraints are then
  /// satisfied as far as possible.
  static let conflicts = 40

  /// The limit of further passes in which heights follow widths, for aspect ratios.
  static let heightPasses = 16
  /// The number of those passes in which a height may also shrink.
  static let freeHeightPasses = 6

  /// Layouts as good as the present one that are looked for. Each costs a solution from scratch.
  static let alternatives = 16

  static func clamp(_ value: CGFloat, to limit: CGFloat) -> Double {
    value.isNaN ? 0 : Double(min(max(value, -limit), limit))
  }
}

extension NSLayoutConstraint {
  /// The constant in points, clamped for the solver.
  final var solverConstant: Double { EngineLimits.clamp(constant, to: EngineLimits.length) }
  final var solverMultiplier: Double { EngineLimits.clamp(multiplier, to: EngineLimits.multiplier) }
}
