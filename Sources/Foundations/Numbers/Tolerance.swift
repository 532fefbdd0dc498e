/// How near two numbers of a layout must be to count as one, a constant for each reason why they
/// may differ.
///
/// The solver has its own, finer ones (`Cassowary/Precision.swift`), and so has the pixel grid
/// (`UIKit/Values/PixelGrid.swift`): they decide what an answer is, these what is said of it.
package enum Tolerance {
  /// In points or pixels: far more than the solver and sums of its answers leave by rounding (1e-8
  /// and a few times that), far less than any pixel.
  package static let rounding = 1e-6

  /// A factor without a unit: a multiplier, or a share in a sum.
  package static let factor = 1e-9

  /// In points: half of the last decimal that `readable` prints. Positions on a grid of thirds
  /// differ by less according to how they were computed.
  package static let printed = 0.0005

  /// In points: a difference that nobody sees, and that logs with six digits do not keep.
  package static let visible = 0.01

  /// In points: most of a pixel at every scale, where a rounded frame is held against an exact
  /// length.
  package static let pixel = 0.25

  /// In points: a range this narrow is not worth calling open.
  package static let freedom = 0.5

  /// A multiplier as UIKit prints it, with six digits.
  package static let loggedFactor = 1e-4

  /// Whether two lengths or positions, in points, are the same but for rounding.
  package static func sameLength(_ one: Double, _ other: Double) -> Bool { isZero(one - other) }

  /// Whether a length is nothing but rounding.
  package static func isZero(_ length: Double) -> Bool { abs(length) < rounding }

  /// Whether two factors are the same but for rounding.
  package static func sameFactor(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= factor
  }

  /// Whether nobody sees the difference of two lengths or positions, in points.
  package static func looksSame(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) < visible
  }
}

extension Double {
  /// The nearest number with so many decimals, halves away from zero: to compare and to store as
  /// they are printed. Points are rounded to pixels by `PixelGrid` and never by this.
  package func rounded(decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    return (self * scale).rounded() / scale
  }
}
