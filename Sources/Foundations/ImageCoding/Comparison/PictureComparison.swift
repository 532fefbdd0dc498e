/// The result of comparing two pictures.
public enum PictureComparison: Hashable, Sendable {
  /// Every visible pixel is the same.
  case identical
  /// The sizes differ; pixels are not compared.
  case sizesDiffer
  /// A number of pixels differ, all within the tolerance.
  case within(count: Int)
  /// Some pixels differ beyond the tolerance.
  case differs(PictureDifference)

  /// Whether the difference is within the tolerance.
  public var isAccepted: Bool {
    switch self {
    case .identical, .within: true
    case .sizesDiffer, .differs: false
    }
  }

  /// Compares two pictures.
  ///
  /// - Complexity: One pass; rows that are equal in memory cost a comparison of memory. In addition
  ///   to the pictures, memory for a few rows and for a grid of at most 65,536 tiles.
  public init(
    _ expected: PixelBuffer, _ actual: PixelBuffer, tolerance: PictureTolerance = .standard
  ) {
    guard expected.width == actual.width, expected.height == actual.height else {
      self = .sizesDiffer
      return
    }
    let lines = (0..<expected.height).map { LineAlignment.Line(old: $0, new: $0) }
    self.init(expected, actual, lines: lines, tolerance: tolerance)
  }

  /// Compares the lines that two pictures have in common, in the columns that both have.
  init(
    _ expected: PixelBuffer, _ actual: PixelBuffer, lines: [LineAlignment.Line],
    tolerance: PictureTolerance
  ) {
    self = PixelPair.with(expected, actual, lines) { pair in
      var search = DifferenceSearch(pair, tolerance: tolerance)
      search.run()
      return search.result
    }
  }

  /// The regions that differ beyond the tolerance.
  public var regions: [PictureRegion] {
    if case .differs(let difference) = self { difference.regions } else { [] }
  }
}

/// The position and the size of the differences between two pictures beyond a tolerance.
public struct PictureDifference: Hashable, Codable, Sendable {
  /// The number of pixels beyond the tolerance; others may differ within it.
  public let count: Int
  /// The largest difference among them, as `PerceivedColor` measures it: 1 is black beside white.
  public let largest: Double
  /// At most `regionLimit` rectangles that do not overlap, from top to bottom, left to right.
  public let regions: [PictureRegion]

  /// The maximum number of rectangles in a result; with more, close ones are joined.
  public static let regionLimit = 20

  /// Creates a difference from its parts.
  public init(count: Int, largest: Double, regions: [PictureRegion]) {
    self.count = count
    self.largest = largest
    self.regions = regions
  }
}

/// The differences that two pictures may have and still count as the same.
///
/// Differences of colour are those of `PerceivedColor`: 1 is black beside white. A pixel is
/// *beyond* if its difference is larger than `threshold` plus the part that smoothing of an edge
/// explains. Pictures differ if
///
/// - some `window` × `window` pixels contain more than `density` that are beyond, or
/// - one pixel is beyond by more than `lone`, or
/// - most of some 8 × 8 pixels differ by more than `tint` in the same direction.
///
/// No rule depends on a share of the picture, so a large picture hides nothing. The numbers of
/// `standard` are from the measurement in Documentation/Comparison.md.
public struct PictureTolerance: Hashable, Codable, Sendable {
  /// The allowed difference of a pixel in an even area.
  public var threshold: Double
  /// The allowance for smoothing: the share of the contrast around a pixel (to its eight
  /// neighbours, in either picture) that is added to the threshold. An edge that moves by a share
  /// of a pixel changes the pixels along it by that share of the contrast.
  public var edge: Double
  /// The side in pixels of the window in which pixels are counted; at least 1.
  public var window: Int
  /// The number of pixels in a window that may be beyond.
  public var density: Int
  /// The amount by which a single pixel may be beyond.
  public var lone: Double
  /// The allowed difference of an area as a whole.
  public var tint: Double

  /// Creates a tolerance from its parts.
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

  /// Ignores another library's smoothing of edges, but not content that moves or changes.
  public static let standard = PictureTolerance()

  /// Ignores only the rounding of another processor, two levels of a channel. For pictures by the
  /// same programs with the same fonts, which have no other reason to differ.
  public static let rounding = PictureTolerance(
    threshold: 0.012, edge: 0, window: 1, density: 0, lone: 0)

  /// Ignores no visible difference. Pixels that are invisible in both pictures have no colour.
  public static let exact = PictureTolerance(
    threshold: 0, edge: 0, window: 1, density: 0, lone: 0, tint: 0)
}

/// A rectangle of pixels, relative to the top left corner of the picture.
public struct PictureRegion: Hashable, Codable, Sendable {
  /// The first column.
  public let x: Int
  /// The first row.
  public let y: Int
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int

  /// Creates a rectangle of whole pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// One past the last column.
  public var right: Int { x + width }
  /// One past the last row.
  public var bottom: Int { y + height }

  /// The smallest rectangle around both.
  func union(_ other: PictureRegion) -> PictureRegion {
    let left = min(x, other.x), top = min(y, other.y)
    return PictureRegion(
      x: left, y: top, width: max(right, other.right) - left,
      height: max(bottom, other.bottom) - top)
  }

  /// The rectangle with its sides moved outwards by `margin` pixels; it may exceed the picture.
  func grown(by margin: Int) -> PictureRegion {
    PictureRegion(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Whether they share a pixel.
  func intersects(_ other: PictureRegion) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}

/// Combines pixels into a few rectangles.
///
/// The picture is divided into tiles of 8 × 8 pixels, or larger ones if there would be more than
/// `tileLimit`. A tile stores the bounding box of its pixels; tiles that touch, corners included,
/// form a region. If there are too many regions, four tiles become one and the regions are found
/// again.
///
/// - Complexity: linear in the pixels added and in the tiles.
struct RegionGrid {
  private static let tileLimit = 1 << 16

  /// The side of a tile in pixels.
  private let size: Int
  private let columns: Int
  private let count: Int
  /// The bounding box of the pixels in each tile; empty before the first pixel.
  private var boxes: [PictureRegion?] = []

  /// Creates a grid without pixels.
  init(width: Int, height: Int) {
    func tiles(_ length: Int, _ size: Int) -> Int { (length + size - 1) / size }
    var size = 8
    while tiles(width, size) * tiles(height, size) > Self.tileLimit { size *= 2 }
    self.size = size
    columns = tiles(width, size)
    count = columns * tiles(height, size)
  }

  private init(size: Int, columns: Int, rows: Int) {
    self.size = size
    self.columns = columns
    count = columns * rows
  }

  /// Adds a pixel, or a rectangle inside one tile.
  mutating func add(_ region: PictureRegion) {
    if boxes.isEmpty { boxes = Array(repeating: nil, count: count) }
    let index = region.y / size * columns + region.x / size
    boxes[index] = boxes[index]?.union(region) ?? region
  }

  /// At most `limit` rectangles that do not overlap, from top to bottom, then from left to right.
  func regions(limit: Int) -> [PictureRegion] {
    var grid = self
    var regions = grid.touching()
    while regions.count > limit {
      grid = grid.coarser()
      regions = grid.touching()
    }
    return Self.joined(regions).sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  private func coarser() -> RegionGrid {
    let rows = count / columns
    let across = (columns + 1) / 2, down = (rows + 1) / 2
    var merged = RegionGrid(size: size * 2, columns: across, rows: down)
    for case let box? in boxes { merged.add(box) }
    return merged
  }

  /// The joined boxes of touching tiles.
  private func touching() -> [PictureRegion] {
    var boxes = boxes
    var regions: [PictureRegion] = []
    for index in boxes.indices {
      guard let box = boxes[index] else { continue }
      var region = box
      var waiting = [index]
      boxes[index] = nil
      while let tile = waiting.popLast() {
        for neighbour in neighbours(of: tile) {
          guard let box = boxes[neighbour] else { continue }
          boxes[neighbour] = nil
          region = region.union(box)
          waiting.append(neighbour)
        }
      }
      regions.append(region)
    }
    return regions
  }

  private func neighbours(of index: Int) -> [Int] {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    var found: [Int] = []
    for y in max(0, row - 1)...min(count / columns - 1, row + 1) {
      for x in max(0, column - 1)...min(columns - 1, column + 1) { found.append(y * columns + x) }
    }
    return found
  }

  /// Joins overlapping rectangles until none overlap.
  private static func joined(_ regions: [PictureRegion]) -> [PictureRegion] {
    var apart: [PictureRegion] = []
    for var region in regions {
      while let index = apart.firstIndex(where: { region.intersects($0) }) {
        region = region.union(apart.remove(at: index))
      }
      apart.append(region)
    }
    return apart
  }
}
