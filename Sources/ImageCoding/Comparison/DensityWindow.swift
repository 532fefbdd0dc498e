/// Finds where pixels lie densely: slides a square window over the picture and counts.
///
/// Rows go in from top to bottom; a row comes out when no window can reach it any more.
///
/// - Complexity: linear in the columns between the outermost pixels of the last `size` rows.
struct DensityWindow {
  /// Columns and rows of the window.
  private let size: Int
  /// What a window may hold.
  private let density: Int
  /// The pixels of the last `size` rows, the list of row `y` at `y % size`.
  private var lists: [[DistinctPixel]]
  /// For each column the weights of the pixels in the lists.
  private var counts: [Int32]
  /// For each column the last row of a window that held too many.
  private var denseRow: [Int]
  /// All weights in the lists.
  private var population = 0
  /// From the leftmost pixel to the rightmost; wider after some have left.
  private var columns = 0...0

  /// Windows of `size` × `size` pixels in a picture of `width` columns.
  init(width: Int, size: Int, density: Int) {
    self.size = size
    self.density = density
    lists = Array(repeating: [], count: size)
    counts = Array(repeating: 0, count: width)
    denseRow = Array(repeating: -1, count: width)
  }

  /// Adds row `y`, the one below the last added, and gives those pixels of row `y - size` that lay
  /// in a window with too many.
  mutating func add(row y: Int, _ list: [DistinctPixel]) -> [DistinctPixel] {
    let leaving = take(row: y - size)
    guard population > 0 || !list.isEmpty else { return leaving }
    insert(list, slot: y % size)
    if population > density { mark(row: y) }
    return leaving
  }

  private mutating func insert(_ list: [DistinctPixel], slot: Int) {
    guard let low = list.first?.column, let high = list.last?.column else { return }
    columns =
      population == 0
      ? low...high : min(low, columns.lowerBound)...max(high, columns.upperBound)
    for pixel in list {
      counts[pixel.column] += Int32(pixel.weight)
      population += pixel.weight
    }
    lists[slot] = list
  }

  private mutating func take(row: Int) -> [DistinctPixel] {
    let slot = (row + size) % size
    let list = lists[slot]
    guard !list.isEmpty else { return [] }
    lists[slot] = []
    for pixel in list {
      counts[pixel.column] -= Int32(pixel.weight)
      population -= pixel.weight
    }
    return list.filter { denseRow[$0.column] >= row }
  }

  /// Notes the windows whose last row is `y` and that hold too many.
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
