/// Finds areas that differ little but all in the same direction: the mean change of whole cells.
///
/// Where smoothing differs, changes up and down cancel out in a cell or are few.
struct TintCells {
  /// Columns and rows of a cell.
  static let size = 8
  /// Pixels of a cell that have to differ.
  private static let majority = size * size / 2

  private let tint: Float
  private var cells: [Cell]
  private var isEmpty = true

  /// One cell of the present row of cells.
  private struct Cell {
    var sum = SIMD4<Float>.zero
    var count = 0
    /// Of those, the ones that are not beyond the threshold and so are counted nowhere else.
    var quiet = 0
    var largest: Float = 0
    var left = Int.max
    var right = -1
    var top = Int.max
    var bottom = -1
  }

  /// No change yet.
  init(width: Int, tint: Double) {
    self.tint = Float(tint)
    cells = Array(repeating: Cell(), count: (width + Self.size - 1) / Self.size)
  }

  /// Adds a pixel's change.
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
    /// The box around its pixels.
    let region: PictureRegion
    /// Pixels that are not beyond the threshold.
    let count: Int
    /// The largest difference of a pixel.
    let largest: Float
  }

  /// Forgets the present row of cells and gives those that changed as a whole.
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
