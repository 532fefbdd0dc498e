/// How far from exact a number may be, for each kind of comparison.
///
/// Lengths in layout run to about 1e5 points, and doubles carry 16 digits, so 1e-9 relative leaves
/// room for the rounding of long chains and is still far below a pixel.
enum Precision {
  /// Two positions this close (relative to their size, at least 1) are the same breakpoint.
  static let position = 1e-9
  /// The largest violation of a required constraint (same scale) that still counts as satisfied.
  static let feasibility = 1e-7
  /// Within this distance, relative to its value (at least 1), an activity is at rest.
  static let rounding = 1e-13
  /// A rate of change of a goal up to this size counts as zero.
  static let slope = 1e-9
  /// A sum this small relative to its summands is a cancellation: zero.
  static let cancellation = 1e-12
  /// A coefficient below this share of its row's largest is a divisor only if alone.
  static let pivot = 0.01
  /// A coefficient below this share of its row's largest does not leave the basis for a constraint.
  static let exchange = 0.1

  /// A rate of motion this small relative to its summands is zero: more than the rounding of long
  /// chains, and far less than any coefficient of a layout.
  static let motion = 1e-10
  /// Two values of a variable this close (relative to their size, at least 1) are the same answer.
  static let sameValue = 1e-6

  /// A contradiction by more points than this is none of rounding.
  static let clearGap = 0.01

  /// The allowance for positions near `value`.
  @inline(__always) static func near(_ value: Double) -> Double {
    position * max(1, abs(value))
  }
}

/// The grid that answers are rounded to, so that they do not depend on the solver's path to them.
///
/// The optimum after the tie-break is unique, but the last bits of its computation depend on which
/// basis was visited. They are removed: answers are multiples of 1e-8 (decimal, so that 30.2 stays
/// 30.2), and from 65,536 on of a step that leaves about 13 digits.
@usableFromInline enum Grid {
  @inlinable static var step: Double { 1e8 }

  /// The nearest point of the grid; never -0.
  @inlinable @inline(__always) static func clean(_ value: Double) -> Double {
    if abs(value) < 65536 { return nearestInteger(value * step) / step }
    return cleanLarge(value)
  }

  @usableFromInline @inline(never) static func cleanLarge(_ value: Double) -> Double {
    guard abs(value) < 0x1p50 else { return value }
    var step = step
    while abs(value) * step >= 65536 * Self.step { step /= 10 }
    return nearestInteger(value * step) / step
  }

  /// Adding 1.5 · 2⁵² leaves no bits below 1: the processor rounds, to even on a tie.
  @inlinable @inline(__always) static func nearestInteger(_ value: Double) -> Double {
    (value + 0x1.8p52) - 0x1.8p52
  }
}
