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
  /// The same with the views that are drawn where the pictures differ.
  func named(_ names: RegionNames) -> PictureFinding {
    guard case .differs(let count, let total, let regions) = self else { return self }
    return .differs(
      count: count, total: total,
      regions: regions.map { region in
        var named = region
        named.view = names.name(of: region)
        return named
      })
  }

  /// Compares two pictures.
  init(_ expected: PixelBuffer, _ actual: PixelBuffer, _ tolerance: PictureTolerance) {
    switch PictureComparison(expected, actual, tolerance: tolerance) {
    case .identical: self = .identical
    case .sizesDiffer:
      self = .sizes(
        from: PixelSize(width: expected.width, height: expected.height),
        to: PixelSize(width: actual.width, height: actual.height))
    case .within(let count): self = .within(count: count)
    case .differs(let difference):
      self = .differs(
        count: difference.count, total: expected.width * expected.height,
        regions: difference.regions.map {
          .init(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
        })
    }
  }
}
