import Scene

/// Rectangles sorted into the cells of a grid, so that finding those near a place does not look at
/// all of them. Each has a key, which need not be unique.
///
/// - Complexity: a change or a question costs the cells it touches, 4,096 at most (four times as
///   many in a long picture), and the rectangles in them.
struct RectIndex {
  private struct Item {
    let rect: Scene.Rect
    let key: Int
  }

  /// Cells along each axis, at most, and along one on which that would make them large.
  private static let (cellsPerAxis, cellsPerLongAxis) = (64, 256)
  private static let longAxis = 4096.0
  /// Sides of a cell in points, at least.
  private static let smallestCell = 16.0

  private let origin: Scene.Point
  private let cell: Scene.Size
  private let columns: Int
  private let rows: Int
  private var cells: [[Item]]
  private let budget: PlacementBudget

  /// An index of `rects`, keyed by their place in the array. `bounds` is where most of them are;
  /// what lies outside is kept in the outermost cells.
  init(_ rects: [Scene.Rect] = [], over bounds: Scene.Rect, _ budget: PlacementBudget) {
    origin = Scene.Point(bounds.x, bounds.y)
    let counts = [bounds.width, bounds.height].map { extent in
      min(
        max(Int(min(extent / Self.smallestCell, 1e6)), 1),
        extent > Self.longAxis ? Self.cellsPerLongAxis : Self.cellsPerAxis)
    }
    (columns, rows) = (counts[0], counts[1])
    cell = Scene.Size(
      max(bounds.width / Double(columns), 1), max(bounds.height / Double(rows), 1))
    cells = Array(repeating: [], count: columns * rows)
    self.budget = budget
    for (key, rect) in rects.enumerated() { insert(rect, key) }
  }

  mutating func insert(_ rect: Scene.Rect, _ key: Int) {
    forEachCell(rect) { cells[$0].append(Item(rect: rect, key: key)) }
  }

  /// Takes out what was inserted with the same rectangle and key.
  mutating func remove(_ rect: Scene.Rect, _ key: Int) {
    forEachCell(rect) { cells[$0].removeAll { $0.key == key && $0.rect == rect } }
  }

  /// Calls `body` once with each rectangle that overlaps `rect`, in no order that means anything
  /// but always the same.
  func forEach(overlapping rect: Scene.Rect, _ body: (Scene.Rect, Int) -> Void) {
    for row in rowRange(rect) {
      for column in columnRange(rect) {
        let cell = cells[row * columns + column]
        budget.spend(cell.count + 1)
        for item in cell where item.rect.overlaps(rect) {
          // A pair that shares several cells is told in the first one of them.
          let (x, y) = (max(item.rect.x, rect.x), max(item.rect.y, rect.y))
          if self.column(x) == column, self.row(y) == row { body(item.rect, item.key) }
        }
      }
    }
  }

  /// Whether any rectangle overlaps `rect`.
  func hasOverlap(_ rect: Scene.Rect) -> Bool {
    for row in rowRange(rect) {
      for column in columnRange(rect) {
        let cell = cells[row * columns + column]
        budget.spend(cell.count + 1)
        for item in cell where item.rect.overlaps(rect) { return true }
      }
    }
    return false
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

  /// Calls `body` with the index of each cell that `rect` touches.
  private func forEachCell(_ rect: Scene.Rect, _ body: (Int) -> Void) {
    for row in rowRange(rect) {
      for column in columnRange(rect) { body(row * columns + column) }
    }
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
