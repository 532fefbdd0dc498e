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
  /// The largest difference of one of them, as `PerceivedColor` measures it: 1 is black beside
  /// white.
  public let largest: Double
  /// Where they are: at most `regionLimit` rectangles that do not overlap, from top to bottom, then
  /// from left to right.
  public let regions: [PictureRegion]

  /// The most rectangles in a result; with more, near ones are joined.
  public static let regionLimit = 20

  /// A difference of these parts.
  public init(count: Int, largest: Double, regions: [PictureRegion]) {
    self.count = count
    self.largest = largest
    self.regions = regions
  }
}

/// How different two pictures may be and still count as the same.
///
/// Differences of colour are those of `PerceivedColor`: 1 is black beside white. A pixel is
/// *beyond* when its difference is larger than `threshold` plus what smoothing of an edge explains,
/// and the pictures differ when
///
/// - some `window` × `window` pixels hold more than `density` that are beyond, or
/// - one pixel is beyond by more than `lone`, or
/// - most of some 8 × 8 pixels differ by more than `tint` in the same direction.
///
/// No share of the picture comes in, so a picture being large hides nothing. The numbers of
/// `standard` are from the measurement in Documentation/Comparison.md.
public struct PictureTolerance: Hashable, Codable, Sendable {
  /// The difference that a pixel of an even area may have.
  public var threshold: Double
  /// What smoothing explains: the share of the contrast around a pixel (to its eight neighbours, in
  /// either picture) that its difference may have on top. An edge that moves by a share of a pixel
  /// changes the pixels along it by that share of the contrast.
  public var edge: Double
  /// Columns and rows of the window in which pixels are counted; at least 1.
  public var window: Int
  /// Pixels of a window that may be beyond.
  public var density: Int
  /// How far beyond a single pixel may be.
  public var lone: Double
  /// The even difference that an area may have as a whole.
  public var tint: Double

  /// A tolerance of these parts.
  public init(
    threshold: Double = 0.02, edge: Double = 0.55, window: Int = 5, density: Int = 2,
    lone: Double = 0.12, tint: Double = 0.006
  ) {
    self.threshold = threshold
    self.edge = edge
    self.window = max(1, window)
    self.density = density
    self.lone = lone
    self.tint = tint
  }

  /// The smoothing of edges by another version of a library is the same; what moves, appears,
  /// vanishes or changes its colour is not.
  public static let standard = PictureTolerance()

  /// What the rounding of another processor may do, two levels of a channel, and nothing else: for
  /// pictures by the same programs with the same fonts, which have no other reason to differ.
  public static let rounding = PictureTolerance(
    threshold: 0.012, edge: 0, window: 1, density: 0, lone: 0)

  /// Every visible difference counts. What is invisible in both pictures has no colour.
  public static let exact = PictureTolerance(
    threshold: 0, edge: 0, window: 1, density: 0, lone: 0, tint: 0)
}

/// A rectangle of pixels; its corner is counted from the top left of the picture.
public struct PictureRegion: Hashable, Codable, Sendable {
  /// The first column.
  public let x: Int
  /// The first row.
  public let y: Int
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int

  /// A rectangle of whole pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The column behind the last.
  public var right: Int { x + width }
  /// The row below the last.
  public var bottom: Int { y + height }

  /// The smallest rectangle around both.
  func union(_ other: PictureRegion) -> PictureRegion {
    let left = min(x, other.x), top = min(y, other.y)
    return PictureRegion(
      x: left, y: top, width: max(right, other.right) - left,
      height: max(bottom, other.bottom) - top)
  }

  /// The rectangle whose sides lie so many pixels farther out; it may reach beyond a picture.
  func grown(by margin: Int) -> PictureRegion {
    PictureRegion(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Whether they share a pixel.
  func intersects(_ other: PictureRegion) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
