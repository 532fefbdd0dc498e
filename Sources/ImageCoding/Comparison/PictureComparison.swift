/// What two pictures have in common.
public enum PictureComparison: Hashable, Sendable {
  /// Every visible pixel is the same.
  case identical
  /// The sizes differ; pixels are not looked at.
  case sizesDiffer
  /// So many pixels differ, all within the tolerance.
  case within(count: Int)
  /// Some pixels differ beyond the tolerance.
  case differs(PictureDifference)

  /// Whether a tolerant eye takes one for the other.
  public var isAccepted: Bool {
    switch self {
    case .identical, .within: true
    case .sizesDiffer, .differs: false
    }
  }

  /// Compares two pictures.
  ///
  /// - Complexity: One pass; rows that are equal in memory cost a comparison of memory. Besides the
  ///   pictures, memory for a few rows and for a grid of at most 65,536 tiles.
  public init(
    _ expected: PixelBuffer, _ actual: PixelBuffer, tolerance: PictureTolerance = .standard
  ) {
    guard expected.width == actual.width, expected.height == actual.height else {
      self = .sizesDiffer
      return
    }
    self.init(commonPartOf: expected, actual, tolerance: tolerance)
  }

  /// Compares what two pictures have in common, counted from the top left corner.
  init(commonPartOf expected: PixelBuffer, _ actual: PixelBuffer, tolerance: PictureTolerance) {
    self = PixelPair.with(expected, actual) { pair in
      var search = DifferenceSearch(pair, tolerance: tolerance)
      search.run()
      return search.result
    }
  }

  /// Where the pictures differ beyond the tolerance.
  public var regions: [PictureRegion] {
    if case .differs(let difference) = self { difference.regions } else { [] }
  }
}

/// Where two pictures differ beyond a tolerance, and how much.
public struct PictureDifference: Hashable, Codable, Sendable {
  /// Pixels that make the pictures differ; others may differ within the tolerance.
  public let count: Int
  /// The largest difference of one of them, as `PerceivedColor` tells it: 1 is black beside white.
  public let largest: Double
  /// Where they are: at most `regionLimit` rectangles that do not overlap, from top to bottom, then
  /// from left to right.
  public let regions: [PictureRegion]

  /// The most rectangles that are told; with more, near ones are taken together.
  public static let regionLimit = 20

  /// A difference of these parts.
  public init(count: Int, largest: Double, regions: [PictureRegion]) {
    self.count = count
    self.largest = largest
    self.regions = regions
  }
}
