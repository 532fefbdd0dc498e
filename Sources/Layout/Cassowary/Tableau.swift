/// The dictionary of the simplex method, sparse: each basic activity as a sum of nonbasic ones.
///
/// Row `i` reads `basic(i) = Σ entry(i, j) · nonbasic(j)`. There are no constants: where the
/// activities *are* is kept apart (`Core+Values`), so pivoting never accumulates error in the
/// answers. Entries are threaded on their row and on their column, so a pivot costs what it
/// touches: O(entries of the pivot row × entries of the pivot column), and allocates nothing once
/// warm. A sum of a thousand lengths costs no more than that either: its entries are not all looked
/// at where the columns of the pivot row are shorter.
struct Tableau {
  struct Entry {
    var value: Double
    var row: BasisIndex
    var column: ColumnIndex
    var rowNext: EntryIndex
    var rowPrevious: EntryIndex
    var columnNext: EntryIndex
    var columnPrevious: EntryIndex
  }

  /// The index space of rows; a row is only the entries that are linked to it.
  enum Row {}

  var entries = Pool<Entry>()
  var rowHeads = Flat<Row, EntryIndex>()
  var columnHeads = Flat<Core.Column, EntryIndex>()
  /// The number of entries of each row and column.
  var rowCounts = Flat<Row, Int32>()
  var columnCounts = Flat<Core.Column, Int32>()
  private var freeEntry = EntryIndex.none
  /// Scratch: the entry of one row in each column, none between uses.
  private var position = Flat<Core.Column, EntryIndex>()
  /// See `Border`: those there are, their entries one after the other, and scratch.
  var borders = List<Border>()
  var borderValues = List<Double>()
  var pulls = List<Double>()
  var sums = List<Double>()
  var filled = List<Int32>()
  var rowPositions = Flat<Row, Int32>()
  /// See `Shelf`: the columns that are kept elsewhere.
  var shelf = Shelf()

  func deallocate() {
    entries.deallocate()
    rowHeads.deallocate()
    columnHeads.deallocate()
    rowCounts.deallocate()
    columnCounts.deallocate()
    position.deallocate()
    borders.deallocate()
    borderValues.deallocate()
    pulls.deallocate()
    sums.deallocate()
    filled.deallocate()
    rowPositions.deallocate()
    shelf.deallocate()
  }

  mutating func removeAll() {
    entries.removeAll()
    rowHeads.removeAll()
    columnHeads.removeAll()
    rowCounts.removeAll()
    columnCounts.removeAll()
    position.removeAll()
    borders.removeAll()
    borderValues.removeAll()
    pulls.removeAll()
    sums.removeAll()
    filled.removeAll()
    rowPositions.removeAll()
    shelf.removeAll()
    freeEntry = .none
  }

  /// Copies another tableau, reusing the memory of this one.
  /// - Complexity: O(entries + rows + columns).
  mutating func copy(_ other: Tableau) {
    entries.append(contentsOf: other.entries)
    rowHeads.append(contentsOf: other.rowHeads)
    columnHeads.append(contentsOf: other.columnHeads)
    rowCounts.append(contentsOf: other.rowCounts)
    columnCounts.append(contentsOf: other.columnCounts)
    position.append(repeating: .none, count: other.columnHeads.count)
    borders.append(contentsOf: other.borders)
    borderValues.append(contentsOf: other.borderValues)
    pulls.append(contentsOf: other.pulls)
    sums.append(contentsOf: other.sums)
    rowPositions.append(contentsOf: other.rowPositions)
    shelf.append(contentsOf: other.shelf)
    freeEntry = other.freeEntry
  }

  mutating func addColumn() {
    columnHeads.append(.none)
    columnCounts.append(0)
    position.append(.none)
  }

  /// Appends an empty row and returns its index.
  /// - Complexity: O(1), amortized.
  mutating func addRow() -> BasisIndex {
    rowHeads.append(.none)
    rowCounts.append(0)
    if !borders.isEmpty { rowPositions.append(-1) }
    return rowHeads.end - 1
  }

  mutating func insert(row: BasisIndex, column: ColumnIndex, value: Double) {
    let rowNext = rowHeads[row]
    let columnNext = columnHeads[column]
    let entry = Entry(
      value: value, row: row, column: column, rowNext: rowNext, rowPrevious: .none,
      columnNext: columnNext, columnPrevious: .none)
    let index: EntryIndex
    if freeEntry.exists {
      index = freeEntry
      freeEntry = entries[index].rowNext
      entries[index] = entry
    } else {
      index = entries.end
      entries.append(entry)
    }
    if rowNext.exists { entries[rowNext].rowPrevious = index }
    if columnNext.exists { entries[columnNext].columnPrevious = index }
    rowHeads[row] = index
    columnHeads[column] = index
    rowCounts[row] += 1
    columnCounts[column] += 1
  }

  mutating func remove(_ index: EntryIndex) {
    let entry = entries[index]
    if entry.rowPrevious.exists {
      entries[entry.rowPrevious].rowNext = entry.rowNext
    } else {
      rowHeads[entry.row] = entry.rowNext
    }
    if entry.rowNext.exists { entries[entry.rowNext].rowPrevious = entry.rowPrevious }
    if entry.columnPrevious.exists {
      entries[entry.columnPrevious].columnNext = entry.columnNext
    } else {
      columnHeads[entry.column] = entry.columnNext
    }
    if entry.columnNext.exists { entries[entry.columnNext].columnPrevious = entry.columnPrevious }
    rowCounts[entry.row] -= 1
    columnCounts[entry.column] -= 1
    entries[index].rowNext = freeEntry
    freeEntry = index
  }

  /// The entry at a row and column; none if it is zero.
  /// - Complexity: O(entries of the column).
  func find(row: BasisIndex, column: ColumnIndex) -> EntryIndex {
    var index = columnHeads[column]
    while index.exists, entries[index].row != row { index = entries[index].columnNext }
    return index
  }

  /// Exchanges the basic activity of `row` with the nonbasic activity of `column`.
  ///
  /// Before, `b = p·n + Σ tⱼ·nⱼ`; after, `n = (1/p)·b − Σ (tⱼ/p)·nⱼ`, put into every other row
  /// that has `n`. The entry `p` must not be zero.
  /// - Complexity: for each other row with `n`, O(entries of both rows): the pivot's and its own.
  mutating func pivot(row: BasisIndex, column: ColumnIndex) {
    guard !needsBorders(row: row, column: column) else {
      return pivotAtBorders(row: row, column: column)
    }
    if shelf.isInUse {
      let pivot = entries[find(row: row, column: column)].value
      noteExchange(row, column, into: column, pivot: pivot)
    }
    pivotInPlace(row: row, column: column)
  }

  /// A pivot as it is without borders; with them, on the entries that rows have besides.
  mutating func pivotInPlace(row: BasisIndex, column: ColumnIndex) {
    let pivot = find(row: row, column: column)
    let inverse = 1 / entries[pivot].value
    entries[pivot].value = -1
    var index = rowHeads[row]
    while index.exists {
      entries[index].value *= -inverse
      index = entries[index].rowNext
    }
    index = columnHeads[column]
    while index.exists {
      let next = entries[index].columnNext
      if index != pivot {
        let factor = entries[index].value
        entries[index].value = factor * inverse
        add(row, times: factor, to: entries[index].row, except: column)
      }
      index = next
    }
  }

  /// `target += factor · source`, except for one column.
  /// - Complexity: O(entries of both rows), or of the columns of `source` where those are fewer.
  private mutating func add(
    _ source: BasisIndex, times factor: Double, to target: BasisIndex, except column: ColumnIndex
  ) {
    let seeks = isSeekingShorter(source, target)
    if !seeks { notePositions(ofRow: target) }
    var index = rowHeads[source]
    while index.exists {
      let entry = entries[index]
      if entry.column != column {
        let known =
          seeks ? find(row: target, column: entry.column) : position[entry.column]
        accumulate(factor * entry.value, row: target, entry.column, known)
      }
      index = entry.rowNext
    }
    if !seeks { forgetPositions(ofRow: target) }
  }

  /// Whether the columns of `source` have fewer entries than `target`, so that its entries in them
  /// are found sooner one by one.
  /// - Complexity: O(entries of `source`), and less where the budget ends before.
  private func isSeekingShorter(_ source: BasisIndex, _ target: BasisIndex) -> Bool {
    var budget = rowCounts[target] - rowCounts[source]
    var index = rowHeads[source]
    while index.exists, budget > 0 {
      budget -= columnCounts[entries[index].column]
      index = entries[index].rowNext
    }
    return budget > 0
  }

  private mutating func notePositions(ofRow row: BasisIndex) {
    var index = rowHeads[row]
    while index.exists {
      position[entries[index].column] = index
      index = entries[index].rowNext
    }
  }

  private mutating func forgetPositions(ofRow row: BasisIndex) {
    var index = rowHeads[row]
    while index.exists {
      position[entries[index].column] = .none
      index = entries[index].rowNext
    }
  }

  @inline(__always)
  private mutating func accumulate(
    _ change: Double, row: BasisIndex, _ column: ColumnIndex, _ known: EntryIndex
  ) {
    guard known.exists else { return insert(row: row, column: column, value: change) }
    let before = entries[known].value
    let after = before + change
    if abs(after) <= Precision.cancellation * max(abs(before), abs(change)) {
      position[column] = .none
      remove(known)
    } else {
      entries[known].value = after
    }
  }
}
