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
