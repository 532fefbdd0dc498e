/// How far from exact a number may be, for each question asked of it.
///
/// Lengths in layout run to about 1e5 points, and doubles carry 16 digits, so 1e-9 relative leaves
/// room for the rounding of long chains and is still far below a pixel.
enum Tolerance {
  /// Two positions this close (relative to their size, at least 1) are the same breakpoint.
  static let position = 1e-9
  /// A required constraint may be violated by so much (same scale) and still count as satisfied.
  static let feasibility = 1e-7
  /// A form this close (relative to its value, at least 1) to where it should rest is there.
  static let rounding = 1e-13
  /// A rate of change of a goal this small is no change.
  static let slope = 1e-9
  /// A sum this small beside its summands is a cancellation: zero.
  static let cancellation = 1e-12
  /// A coefficient this small beside its row's largest is not divided by while another will do.
  static let pivot = 0.01

  /// The allowance for positions near `value`.
  @inline(__always) static func near(_ value: Double) -> Double {
    position * max(1, abs(value))
  }
}
