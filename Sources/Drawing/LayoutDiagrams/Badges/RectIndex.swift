import Scene

/// Rectangles sorted into the cells of a grid, so that finding those near a place does not look at
/// all of them. Each has a key, which need not be unique.
///
/// - Complexity: a change or a question costs the cells it touches, 4,096 at most (four times as
///   many in a long picture), and the rectangles in them. Along a long axis short rectangles have
///   a grid of their own whose cells do not grow with the picture, so a question about a small
///   place costs what is there.
struct RectIndex {
  private var grid: RectGrid
  /// Of a picture with a long axis: what is short along it.
  private var fine: RectGrid?
  private let budget: PlacementBudget

  /// An index of `rects`, keyed by their place in the array. `bounds` is where most of them are;
  /// what lies outside is kept in the outermost cells.
  init(_ rects: [Scene.Rect] = [], over bounds: Scene.Rect, _ budget: PlacementBudget) {
    grid = RectGrid(over: bounds)
    if max(bounds.width, bounds.height) > RectGrid.longAxis { fine = RectGrid(finelyOver: bounds) }
    self.budget = budget
    for (key, rect) in rects.enumerated() { insert(rect, key) }
  }

  mutating func insert(_ rect: Scene.Rect, _ key: Int) {
    if fine?.keepsShort(rect) == true {
      fine?.insert(rect, key)
    } else {
      grid.insert(rect, key)
    }
  }

  /// Takes out what was inserted with the same rectangle and key.
  mutating func remove(_ rect: Scene.Rect, _ key: Int) {
    if fine?.keepsShort(rect) == true {
      fine?.remove(rect, key)
    } else {
      grid.remove(rect, key)
    }
  }

  /// Calls `body` once with each rectangle that overlaps `rect`, in no order that means anything
  /// but always the same.
  func forEach(overlapping rect: Scene.Rect, _ body: (Scene.Rect, Int) -> Void) {
    budget.spend(grid.forEach(overlapping: rect, body))
    if let fine { budget.spend(fine.forEach(overlapping: rect, body)) }
  }

  /// Whether any rectangle overlaps `rect`.
  func hasOverlap(_ rect: Scene.Rect) -> Bool {
    grid.hasOverlap(rect, budget) || fine?.hasOverlap(rect, budget) == true
  }

  /// How many rectangles overlap `rect`.
  func count(overlapping rect: Scene.Rect) -> Int {
    var count = 0
    forEach(overlapping: rect) { _, _ in count += 1 }
    return count
  }

  /// All rectangles that overlap `rect`.
  func rects(overlapping rect: Scene.Rect) -> [Scene.Rect] {
    var found: [Scene.Rect] = []
    forEach(overlapping: rect) { other, _ in found.append(other) }
    return found
  }
}

/// The cells of an index, and the rectangles that touch each.
private struct RectGrid {
  private struct Item {
    let rect: Scene.Rect
    let key: Int
  }

  /// An axis that is longer, in points, has more cells.
  static let longAxis = 4096.0
  /// Cells along each axis, at most, and along one on which that would make them large.
  private static let (cellsPerAxis, cellsPerLongAxis) = (64, 256)
  /// Cells along a long axis of a fine grid, at most.
  private static let fineCells = 1 << 14
  /// A rectangle is short where it touches no more cells than this along the long axis.
  private static let shortCells = 8.0
  /// Sides of a cell in points, at least.
  private static let smallestCell = 16.0

  private let origin: Scene.Point
  private let cell: Scene.Size
  private let columns: Int
  private let rows: Int
  private var cells: [[Item]]

  init(over bounds: Scene.Rect) {
    self.init(
      bounds,
      most: [bounds.width, bounds.height].map {
        $0 > Self.longAxis ? Self.cellsPerLongAxis : Self.cellsPerAxis
      })
  }

  /// A grid whose cells are small along the longer axis.
  init(finelyOver bounds: Scene.Rect) {
    let isWide = bounds.width > bounds.height
    self.init(
      bounds,
      most: isWide ? [Self.fineCells, Self.cellsPerAxis] : [Self.cellsPerAxis, Self.fineCells])
  }

  private init(_ bounds: Scene.Rect, most: [Int]) {
    origin = Scene.Point(bounds.x, bounds.y)
    let counts = zip([bounds.width, bounds.height], most).map { extent, most in
      min(max(Int(min(extent / Self.smallestCell, 1e6)), 1), most)
    }
    (columns, rows) = (counts[0], counts[1])
    cell = Scene.Size(
      max(bounds.width / Double(columns), 1), max(bounds.height / Double(rows), 1))
    cells = Array(repeating: [], count: columns * rows)
  }

  /// Whether a fine grid keeps `rect`.
  func keepsShort(_ rect: Scene.Rect) -> Bool {
    columns > rows
      ? rect.width <= Self.shortCells * cell.width : rect.height <= Self.shortCells * cell.height
  }

  mutating func insert(_ rect: Scene.Rect, _ key: Int) {
    let columns = columnRange(rect)
    for row in rowRange(rect) {
      for column in columns {
        cells[row * self.columns + column].append(Item(rect: rect, key: key))
      }
    }
  }

  mutating func remove(_ rect: Scene.Rect, _ key: Int) {
    let columns = columnRange(rect)
    for row in rowRange(rect) {
      for column in columns {
        cells[row * self.columns + column].removeAll { $0.key == key && $0.rect == rect }
      }
    }
  }

  /// Calls `body` once with each rectangle that overlaps `rect`; returns what that cost.
  func forEach(overlapping rect: Scene.Rect, _ body: (Scene.Rect, Int) -> Void) -> Int {
    var cost = 0
    for row in rowRange(rect) {
      for column in columnRange(rect) {
        let cell = cells[row * columns + column]
        cost += cell.count + 1
        for item in cell where item.rect.overlaps(rect) {
          // A pair that shares several cells is reported in the first one of them.
          let (x, y) = (max(item.rect.x, rect.x), max(item.rect.y, rect.y))
          if self.column(x) == column, self.row(y) == row { body(item.rect, item.key) }
        }
      }
    }
    return cost
  }

  func hasOverlap(_ rect: Scene.Rect, _ budget: PlacementBudget) -> Bool {
    for row in rowRange(rect) {
      for column in columnRange(rect) {
        let cell = cells[row * columns + column]
        budget.spend(cell.count + 1)
        for item in cell where item.rect.overlaps(rect) { return true }
      }
    }
    return false
  }

  private func columnRange(_ rect: Scene.Rect) -> ClosedRange<Int> {
    let first = column(rect.x)
    return first...max(first, column(rect.maxX))
  }

  private func rowRange(_ rect: Scene.Rect) -> ClosedRange<Int> {
    let first = row(rect.y)
    return first...max(first, row(rect.maxY))
  }

  private func column(_ x: Double) -> Int { Self.clamp((x - origin.x) / cell.width, columns) }

  private func row(_ y: Double) -> Int { Self.clamp((y - origin.y) / cell.height, rows) }

  private static func clamp(_ value: Double, _ count: Int) -> Int {
    Int(min(max(value, 0), Double(count - 1)))
  }
}
