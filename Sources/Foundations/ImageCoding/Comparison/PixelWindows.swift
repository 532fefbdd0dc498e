/// The perceived colours of three rows of two pictures, so that each is computed once.
struct ColorWindow {
  private let pair: PixelPair
  /// Six rows, three of either picture in rotation, padded with a copy of the outermost pixels.
  private var colors: [PerceivedColor]
  private let stride: Int
  private var loaded = [-1, -1, -1]

  /// Creates a window without rows.
  init(_ pair: PixelPair) {
    self.pair = pair
    stride = pair.width + 2
    colors = Array(repeating: PerceivedColor(components: .zero), count: 6 * stride)
  }

  /// Computes the colours of a row and of those above and below.
  mutating func load(around y: Int) {
    for row in max(0, y - 1)...min(pair.height - 1, y + 1) where loaded[row % 3] != row {
      let (first, second) = pair.row(row)
      convert(first, line: row % 3)
      convert(second, line: row % 3 + 3)
      loaded[row % 3] = row
    }
  }

  private mutating func convert(_ words: PixelPair.Row, line: Int) {
    let start = line * stride + 1, width = pair.width
    colors.withUnsafeMutableBufferPointer { colors in
      var last = words[0]
      var color = PerceivedColor(word: last)
      for x in 0..<width {
        // Most pixels have the colour of the one before.
        if words[x] != last {
          last = words[x]
          color = PerceivedColor(word: last)
        }
        colors[start + x] = color
      }
      colors[start - 1] = colors[start]
      colors[start + width] = color
    }
  }

  /// Calls `body` with the pixels of row `y`, which must be loaded.
  func withRow<R>(_ y: Int, _ body: (Neighbourhood) -> R) -> R {
    let rows = [max(0, y - 1), y, min(pair.height - 1, y + 1)].map { $0 % 3 * stride + 1 }
    return colors.withUnsafeBufferPointer { colors in
      body(
        Neighbourhood(
          colors: colors, above: rows[0], here: rows[1], below: rows[2], second: 3 * stride))
    }
  }

  /// A row of both pictures with the rows around it.
  struct Neighbourhood {
    fileprivate let colors: UnsafeBufferPointer<PerceivedColor>
    fileprivate let above: Int
    fileprivate let here: Int
    fileprivate let below: Int
    /// The offset from a row of the first picture to that of the second.
    fileprivate let second: Int

    /// The change from the first picture's colour in column `x` to the second's.
    func change(_ x: Int) -> SIMD4<Float> {
      colors[here + x + second].components - colors[here + x].components
    }

    /// The square of the contrast around column `x`: the largest distance to one of the eight
    /// neighbours in the same picture, in the picture with the larger one.
    func squaredContrast(_ x: Int) -> Float {
      max(squaredContrast(x, 0), squaredContrast(x, second))
    }

    private func squaredContrast(_ x: Int, _ picture: Int) -> Float {
      let center = colors[here + x + picture]
      func across(_ row: Int) -> Float {
        let at = row + x + picture
        return max(
          center.squaredDistance(to: colors[at - 1]), center.squaredDistance(to: colors[at]),
          center.squaredDistance(to: colors[at + 1]))
      }
      return max(across(above), across(here), across(below))
    }
  }
}

/// Finds areas with a high density of pixels: moves a square window over the picture and counts.
///
/// Rows are added from top to bottom, and removed when no later window can contain them.
///
/// - Complexity: linear in the columns between the outermost pixels of the last `size` rows.
struct DensityWindow {
  /// The side of the window in pixels.
  private let size: Int
  /// The number of pixels that a window may contain.
  private let density: Int
  /// The pixels of the last `size` rows, the list of row `y` at `y % size`.
  private var lists: [[DistinctPixel]]
  /// The sum of weights in the lists, for each column.
  private var counts: [Int32]
  /// The last row of a window with too many pixels, for each column.
  private var denseRow: [Int]
  /// The sum of all weights in the lists.
  private var population = 0
  /// The columns from the leftmost pixel to the rightmost; may be wider after rows were removed.
  private var columns = 0...0

  /// Creates windows of `size` × `size` pixels in a picture of `width` columns.
  init(width: Int, size: Int, density: Int) {
    self.size = size
    self.density = density
    lists = Array(repeating: [], count: size)
    counts = Array(repeating: 0, count: width)
    denseRow = Array(repeating: -1, count: width)
  }

  /// Adds row `y` below; returns the pixels of row `y - size` that were in a bad window.
  mutating func add(row y: Int, _ list: [DistinctPixel]) -> [DistinctPixel] {
    let leaving = take(row: y - size)
    guard population > 0 || !list.isEmpty else { return leaving }
    insert(list, line: y % size)
    if population > density { mark(row: y) }
    return leaving
  }

  private mutating func insert(_ list: [DistinctPixel], line: Int) {
    guard let low = list.first?.column, let high = list.last?.column else { return }
    columns =
      population == 0
      ? low...high : min(low, columns.lowerBound)...max(high, columns.upperBound)
    for pixel in list {
      counts[pixel.column] += Int32(pixel.weight)
      population += pixel.weight
    }
    lists[line] = list
  }

  private mutating func take(row: Int) -> [DistinctPixel] {
    let line = (row + size) % size
    let list = lists[line]
    guard !list.isEmpty else { return [] }
    lists[line] = []
    for pixel in list {
      counts[pixel.column] -= Int32(pixel.weight)
      population -= pixel.weight
    }
    return list.filter { denseRow[$0.column] >= row }
  }

  /// Records the windows whose last row is `y` and that contain too many pixels.
  private mutating func mark(row y: Int) {
    let end = min(counts.count - 1, columns.upperBound + size - 1)
    let (size, density, start) = (size, Int32(clamping: density), columns.lowerBound)
    counts.withUnsafeBufferPointer { counts in
      denseRow.withUnsafeMutableBufferPointer { denseRow in
        var sum: Int32 = 0
        var marked = 0
        for x in start...end {
          sum += counts[x]
          if x - size >= start { sum -= counts[x - size] }
          guard sum > density else { continue }
          for column in max(marked, x - size + 1, 0)...x { denseRow[column] = y }
          marked = x + 1
        }
      }
    }
  }
}

/// Finds areas in which all pixels differ a little in the same direction, by the mean change of
/// whole cells.
///
/// With different smoothing, changes up and down cancel out in a cell or are few.
struct TintCells {
  /// The side of a cell in pixels.
  static let size = 8
  /// The number of pixels of a cell that must differ.
  private static let majority = size * size / 2

  private let tint: Float
  private var cells: [Cell]
  private var isEmpty = true

  /// A cell in the present row of cells.
  private struct Cell {
    var sum = SIMD4<Float>.zero
    var count = 0
    /// Those of them within the threshold, which are counted nowhere else.
    var quiet = 0
    var largest: Float = 0
    var left = Int.max
    var right = -1
    var top = Int.max
    var bottom = -1
  }

  /// Creates cells without changes.
  init(width: Int, tint: Double) {
    self.tint = Float(tint)
    cells = Array(repeating: Cell(), count: (width + Self.size - 1) / Self.size)
  }

  mutating func add(
    _ x: Int, _ y: Int, _ change: SIMD4<Float>, _ verdict: PixelJudgement.Verdict
  ) {
    isEmpty = false
    let index = x / Self.size
    cells[index].sum += change
    cells[index].count += 1
    if verdict.excess == nil { cells[index].quiet += 1 }
    cells[index].largest = max(cells[index].largest, verdict.difference)
    cells[index].left = min(cells[index].left, x)
    cells[index].right = max(cells[index].right, x)
    cells[index].top = min(cells[index].top, y)
    cells[index].bottom = y
  }

  /// A cell that changed as a whole.
  struct Tinted {
    /// The bounding box of its pixels.
    let region: PictureRegion
    /// The number of pixels within the threshold.
    let count: Int
    /// The largest difference of a pixel.
    let largest: Float
  }

  /// Clears the present row of cells, and returns those that changed as a whole.
  mutating func takeRow() -> [Tinted] {
    guard !isEmpty else { return [] }
    isEmpty = true
    defer { for index in cells.indices { cells[index] = Cell() } }
    let area = Float(Self.size * Self.size)
    return cells.filter { cell in
      let mean = cell.sum / area
      return cell.count >= Self.majority && (mean * mean).sum() > tint * tint
    }.map { cell in
      let region = PictureRegion(
        x: cell.left, y: cell.top, width: cell.right - cell.left + 1,
        height: cell.bottom - cell.top + 1)
      return Tinted(region: region, count: cell.quiet, largest: cell.largest)
    }
  }
}
