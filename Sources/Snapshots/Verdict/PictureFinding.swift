import ImageCoding

/// What the comparison of two pictures came to.
public enum PictureFinding: Equatable, Sendable {
  /// Nobody looked, because pictures do not count.
  case notCompared
  /// Every pixel is the same.
  case identical
  /// Some pixels differ, less than anybody sees.
  case within(count: Int)
  /// They have other sizes.
  case sizes(from: PixelSize, to: PixelSize)
  /// So many of all pixels differ, in these places.
  case differs(count: Int, total: Int, regions: [SnapshotResult.Region])

  /// Whether there are other pixels, seen or not.
  var hasOtherPixels: Bool {
    switch self {
    case .notCompared, .identical: false
    case .within, .sizes, .differs: true
    }
  }

  /// Whether somebody sees it.
  var isVisible: Bool {
    switch self {
    case .notCompared, .identical, .within: false
    case .sizes, .differs: true
    }
  }
}

extension PictureFinding {
  /// Compares two pictures.
  init(_ expected: PixelBuffer, _ actual: PixelBuffer, _ tolerance: SnapshotTolerance) {
    switch PixelComparison(expected, actual) {
    case .identical: self = .identical
    case .sizesDiffer:
      self = .sizes(
        from: PixelSize(width: expected.width, height: expected.height),
        to: PixelSize(width: actual.width, height: actual.height))
    case .pixelsDiffer(let difference):
      let region = SnapshotResult.Region(
        x: difference.columns.lowerBound, y: difference.rows.lowerBound,
        width: difference.columns.count, height: difference.rows.count)
      self = .differs(
        count: difference.count, total: expected.width * expected.height, regions: [region])
    }
  }
}
