/// The grid that answers are rounded to, so that they do not depend on the path to them.
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
