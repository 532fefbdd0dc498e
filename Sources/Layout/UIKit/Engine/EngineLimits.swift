/// What goes into and comes out of the solver, kept where its arithmetic is exact enough.
///
/// UIKit, too, puts a smaller number in the place of one that exceeds its internal limits;
/// `CGFloat.greatestFiniteMagnitude` is a common way to say "no limit".
enum EngineLimits {
  /// The longest length, in points: 2²⁶, about 67 million.
  static let length: CGFloat = 0x1p26
  /// The largest multiplier: 2²⁰, about a million.
  static let multiplier: CGFloat = 0x1p20

  /// Conflicts of one layout that are told apart. Each costs a search for its minimal set; who has
  /// made this many is told enough, and what else is required is then satisfied as far as possible.
  static let conflicts = 100

  /// Passes in which heights follow widths after the second; without an aspect ratio one is enough.
  static let heightPasses = 16
  /// Those of them in which a height may also become less.
  static let freeHeightPasses = 6

  /// Layouts as good as the present one that are looked for. Each costs a solution from scratch.
  static let alternatives = 16

  static func clamp(_ value: CGFloat, to limit: CGFloat) -> Double {
    value.isNaN ? 0 : Double(min(max(value, -limit), limit))
  }
}

extension NSLayoutConstraint {
  /// The constant as the solver takes it.
  final var solverConstant: Double { EngineLimits.clamp(constant, to: EngineLimits.length) }

  /// The multiplier as the solver takes it.
  final var solverMultiplier: Double { EngineLimits.clamp(multiplier, to: EngineLimits.multiplier) }
}
