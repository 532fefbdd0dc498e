/// How near two numbers of a layout must be to count as one, a constant for each reason why they
/// may differ.
///
/// The solver has its own, finer ones (`Cassowary/Precision.swift`): they decide what an answer is,
/// these what is said of it.
package enum Tolerance {
  /// In points or pixels: far more than the solver and sums of its answers leave by rounding (1e-8
  /// and a few times that), far less than any pixel.
  package static let rounding = 1e-6

  /// A factor without a unit: a multiplier, or a share in a sum.
  package static let factor = 1e-9

  /// In points: how far the lengths of a piece of a sweep may be from its line: more than the
  /// solver's rounding (1e-8), and less than what would be seen.
  package static let straightness = 4e-7

  /// A sum this small relative to what was added up is nothing but rounding.
  package static let cancellation = 1e-12

  /// In points: half of the last decimal that `readable` prints. Positions on a grid of thirds
  /// differ by less according to how they were computed.
  package static let printed = 0.0005

  /// In points: twice the last of the four decimals that references of sweeps keep.
  package static let recorded = 0.0002

  /// In points: how far constraints that UIKit printed, in six digits, may be from holding.
  package static let logged = 0.002

  /// In points: what a line may be longer than its room, by rounding of solved widths.
  package static let fit = 0.001

  /// A ratio that is this near to one of whole numbers, relative to itself, is called by those.
  package static let ratio = 0.0005

  /// A share of a length: half of the last percent that is printed.
  package static let share = 0.005

  /// In points: a difference that nobody sees, and that logs with six digits do not keep.
  package static let visible = 0.01

  /// In points: most of a pixel at every scale, for a rounded frame against an exact length.
  package static let pixel = 0.25

  /// In points: frames that differ by more look different. Half a point is a pixel of most screens,
  /// and what rounding to pixels may do on a screen of another scale.
  package static let move = 0.5

  /// In points: a range this narrow is not worth calling open.
  package static let freedom = move

  /// In points: how far a frame that Interface Builder stored may be from the one that constraints
  /// give. Frames are rounded to pixels, and older versions rounded sums of rounded numbers.
  package static let stored = 1.0

  /// In points: how far drawings may reach beyond an edge, by rounding and hairlines.
  package static let edge = 1.0

  /// In points: how much smaller than its content a view may be, by rounding and fonts.
  package static let squeeze = 1.0

  /// In pixels: the error of a solved length that rounding to pixels ignores.
  package static let pixelEdge = 1e-4

  /// In points: edges this near to each other were meant to be at one position; designs are drawn in
  /// whole points, and widths of texts differ from Apple's by less.
  package static let alignment = 1.0

  /// In points: what rounding to a pixel and the separator add to the height of a row.
  package static let rowHeight = 1.0

  /// In points: how much letters reach beyond labels, and lines between pixels beyond views.
  package static let overhang = 2.0

  /// In points: lines of the same text in two fonts of one size differ by less in height.
  package static let lineHeight = 0.4

  /// A share of a text's width: what Plumb's fonts and Apple's differ by in stored frames.
  package static let textWidth = 0.02

  /// A share of a text's width that other letters do not explain.
  package static let otherLetters = 0.04

  /// A share of a text's width: a stored width that is this far from it has insets as well.
  package static let otherFont = 0.06

  /// A share of a line: by how much a height may miss a whole number of lines. Room for rounding to
  /// pixels, and far less than a line of another size.
  package static let wholeLines = 0.08

  /// In pixels: how far a flattened curve may be from the true one, for a few of 255 steps.
  package static let flattening = 0.05

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

  /// Whether two edges were meant to be at one position, in points.
  package static func aligns(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= alignment
  }

  /// Whether nobody sees the difference of two lengths or positions, in points.
  package static func looksSame(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) < visible
  }
}

/// How many decimals of points are kept.
package enum Decimals {
  /// In trees: far finer than a pixel, and without the solver's rounding errors.
  package static let stored = 6
  /// In sentences and pictures: finer than a pixel at three pixels per point.
  package static let read = 2
  /// In constants of constraints and in drawings. `Tolerance.printed` is half of the last.
  package static let printed = 3
}

/// The quarter of a circle as a cubic curve, as both paths of views and those of scenes draw it.
package enum QuarterCircle {
  /// The distance of the control points from the ends of the curve, for a radius of 1: 4/3 · (√2 -
  /// 1). The middle of the curve is then on the circle, the rest within 0.03 %.
  package static let handle = 0.552_284_749_830_793_4
}

extension Double {
  /// Of a length in pixels: the least whole number of them that contains it. A whole number with a
  /// rounding error does not become the next one.
  package var wholePixels: Double { (self - Tolerance.pixelEdge).rounded(.up) }

  /// Of a length in points: the least whole number of them that contains it, exactly. For what is
  /// said in whole points, and for pages whose parts begin on them.
  package var wholePoints: Double { rounded(.up) }

  /// The nearest number with so many decimals, halves away from zero: to compare and to store as
  /// they are printed. Points are rounded to pixels by `PixelGrid` and never by this.
  package func rounded(decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    return (self * scale).rounded() / scale
  }
}
