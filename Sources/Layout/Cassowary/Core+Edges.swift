// Which of the free directions lead to other optima, as far as single activities show it.

extension Core {
  /// Sorts the free directions: it forbids those that lead nowhere, notes the columns that surely
  /// move in `directions.openColumns`, and returns whether it came to a verdict on all.
  ///
  /// Optima form a convex set in which no activity passes a breakpoint of a level. Where the present
  /// optimum has basic activities on such edges, a column is blocked by those that it pushes over
  /// them, unless other columns pull them back. Two rules need no optimization, and only signs:
  ///
  /// - *Open*: a direction that pushes nothing over an edge leads to other optima. Activities that
  ///   it pulls off their edges block no other direction any more: combined with enough of this one,
  ///   those stay on the right side.
  /// - *Closed*: where an activity is pushed over its edge and no other column can pull it back, the
  ///   direction leads nowhere. Then it pulls nothing back elsewhere.
  ///
  /// So a column with an open direction moves by itself, as far as the set of optima as a whole is
  /// concerned. Equal sizes that block each other in a ring remain for `probes`.
  /// - Complexity: O(entries of the tableau).
  func sortDirections() -> Bool {
    var edges = Edges(of: self)
    edges.open(in: self)
    edges.close(in: self)
    keepFreeActive()
    directions.openColumns = edges.opened
    return (0..<active.count).allSatisfy { directions.openColumns[Int(active[$0])] }
  }
}

/// The edges that basic activities lie on, by row of the tableau, and what they block.
private struct Edges {
  /// The two ways across an edge, or along a column.
  private struct Ways<Value> {
    var up: Value
    var down: Value

    subscript(_ isUp: Bool) -> Value {
      get { isUp ? up : down }
      set { if isUp { up = newValue } else { down = newValue } }
    }
  }

  /// By row: whether the activity may not go that way.
  private var isBlocked: [Ways<Bool>]
  /// By row: the number of columns that can still move the activity that way.
  private var movers: [Ways<Int32>]
  /// By column: the number of edges that it would cross that way.
  private var obstacles: [Ways<Int32>]
  /// By column: whether one of its directions is open.
  private(set) var opened: [Bool]

  init(of core: Core) {
    isBlocked = core.basics.indices.map { row in
      Ways(
        up: core.distance(core.basics[row], 1) == 0, down: core.distance(core.basics[row], -1) == 0)
    }
    movers = .init(repeating: Ways(up: 0, down: 0), count: core.basics.count)
    obstacles = .init(repeating: Ways(up: 0, down: 0), count: core.columns.count)
    opened = .init(repeating: false, count: core.columns.count)
    for index in 0..<core.active.count { survey(core.active[index], in: core) }
  }

  /// Counts what a column moves, and which edges it would cross.
  private mutating func survey(_ column: ColumnIndex, in core: Core) {
    for isUp in [true, false] where core.isFree(column, isUp) {
      if core.distance(core.columns[column].activity, isUp ? 1 : -1) == 0 {
        core.forbid(column, isUp)
        continue
      }
      core.forEachEntry(ofColumn: column) { row, isPositive in
        movers[row][isUp == isPositive] += 1
        if isBlocked[row][isUp == isPositive] { obstacles[Int(column)][isUp] += 1 }
      }
    }
  }

  /// Opens directions that cross no edge, takes the edges away that they leave, and so on.
  mutating func open(in core: Core) {
    var queue: [(column: ColumnIndex, isUp: Bool)] = []
    for index in 0..<core.active.count {
      let column = core.active[index]
      for isUp in [true, false] where core.isFree(column, isUp) {
        if obstacles[Int(column)][isUp] == 0 { queue.append((column, isUp)) }
      }
    }
    while let (column, isUp) = queue.popLast() {
      opened[Int(column)] = true
      core.forEachEntry(ofColumn: column) { row, isPositive in
        let isLeft = isUp != isPositive
        guard isBlocked[row][isLeft] else { return }
        isBlocked[row][isLeft] = false
        core.forEachFreeEntry(ofRow: BasisIndex(Int32(row))) { other, value in
          let crosses = isLeft == (value > 0)
          guard core.isFree(other, crosses) else { return }
          obstacles[Int(other)][crosses] -= 1
          if obstacles[Int(other)][crosses] == 0 { queue.append((other, crosses)) }
        }
      }
    }
  }

  /// Closes directions that cross an edge which no other column keeps, and so on.
  mutating func close(in core: Core) {
    var queue = isBlocked.indices.filter { isBlocked[$0].up || isBlocked[$0].down }
    while let row = queue.popLast() {
      for isUp in [true, false] where isBlocked[row][isUp] && movers[row][!isUp] <= 1 {
        let isKept = movers[row][!isUp] == 1
        core.forEachFreeEntry(ofRow: BasisIndex(Int32(row))) { column, value in
          let crosses = isUp == (value > 0)
          guard core.isFree(column, crosses) else { return }
          // The only column that keeps the edge does so for the others, not for itself.
          guard !isKept || core.isFree(column, !crosses) else { return }
          close(column, crosses, in: core, &queue)
        }
      }
    }
  }

  private mutating func close(
    _ column: ColumnIndex, _ isUp: Bool, in core: Core, _ queue: inout [Int]
  ) {
    core.forbid(column, isUp)
    core.forEachEntry(ofColumn: column) { row, isPositive in
      movers[row][isUp == isPositive] -= 1
      if isBlocked[row][isUp != isPositive], movers[row][isUp == isPositive] <= 1 {
        queue.append(row)
      }
    }
  }
}

extension Core {
  @inline(__always) fileprivate func isFree(_ column: ColumnIndex, _ isUp: Bool) -> Bool {
    isUp ? columns[column].canRise : columns[column].canFall
  }

  fileprivate func forbid(_ column: ColumnIndex, _ isUp: Bool) {
    if isUp { columns[column].canRise = false } else { columns[column].canFall = false }
  }

  @inline(__always)
  fileprivate func forEachEntry(
    ofColumn column: ColumnIndex, _ body: (_ row: Int, _ isPositive: Bool) -> Void
  ) {
    tableau.forEachEntry(ofColumn: column) { body(Int($0), $1 > 0) }
  }
}
