/// The grid that answers are rounded to, so that they do not depend on the path to them.
///
/// The optimum after the tie-break is unique, but the last bits of its computation depend on which
/// basis was visited. They are removed: answers are multiples of 2⁻²⁴ (6e-8), and where a
/// number is so large that 2⁻²⁴ is finer than 40 significant bits, multiples of a coarser power of two.
enum Grid {
  /// The nearest point of the grid; never -0.
  @inline(__always) static func clean(_ value: Double) -> Double {
    // Adding 1.5 · 2²⁸ leaves no bits below 2⁻²⁴: the processor rounds, to even on a tie.
    if abs(value) < 65536 { return (value + 0x1.8p28) - 0x1.8p28 }
    return cleanLarge(value)
  }

  /// Keeps 40 significant bits.
  @inline(never) private static func cleanLarge(_ value: Double) -> Double {
    guard value.exponent < 1000 else { return value }
    let rounder = Double(sign: .plus, exponent: value.exponent + 13, significand: 1.5)
    return (value + rounder) - rounder
  }
}
