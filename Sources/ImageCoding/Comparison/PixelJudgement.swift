/// Decides about one pixel that is not the same in two pictures.
struct PixelJudgement {
  private let threshold: Float
  private let edge: Float
  /// How far beyond a single pixel may be.
  let lone: Float
  /// A difference that no rule minds.
  private let negligible: Float

  /// Judges by a tolerance.
  init(_ tolerance: PictureTolerance) {
    threshold = Float(tolerance.threshold)
    edge = Float(tolerance.edge)
    lone = Float(tolerance.lone)
    negligible = min(threshold, Float(tolerance.tint)) / 2
  }

  /// What is to be said about a pixel.
  struct Verdict {
    /// The distance between its two colours.
    let difference: Float
    /// What is left of that without the contrast around it that smoothing may move; not above 0
    /// where smoothing explains all.
    let unexplained: Float
    /// How far beyond the threshold that is; nil where it is not beyond.
    let excess: Float?

    /// Whether it is more than smoothing.
    var isUnexplained: Bool { unexplained > 0 }
  }

  /// Judges a change of colour; the contrast around it is asked for only when it matters.
  func verdict(on change: SIMD4<Float>, squaredContrast: () -> Float) -> Verdict {
    let difference = (change * change).sum().squareRoot()
    guard difference >= negligible else {
      return Verdict(difference: difference, unexplained: 0, excess: nil)
    }
    let unexplained =
      edge > 0 ? difference - edge * squaredContrast().squareRoot() : difference
    // Without any tolerance what differs is beyond, even where the colours are as good as equal.
    let isBeyond = unexplained > threshold || (threshold <= 0 && edge <= 0)
    return Verdict(
      difference: difference, unexplained: unexplained,
      excess: isBeyond ? unexplained - threshold : nil)
  }
}

/// A pixel that is beyond the threshold.
struct DistinctPixel {
  /// Its column.
  let column: Int
  /// The distance between its two colours.
  let difference: Float
  /// As how many pixels it counts in a window.
  let weight: Int
}
