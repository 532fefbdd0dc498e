/// The dictionary of the simplex method, sparse: each basic activity as a sum of nonbasic ones.
///
/// Row `i` reads `basic(i) = Σ entry(i, j) · nonbasic(j)`. There are no constants: where the
/// activities *are* is kept apart (`Core+Values`), so pivoting never accumulates error in the
/// answers. Entries are threaded on their row and on their column, so a pivot costs what it
/// touches: O(entries of the pivot row × entries of the pivot column), and allocates nothing once
/// warm.
struct Tableau {
  struct Entry {
    var value: Double
    var row: Int32
    var column: Int32
    var rowNext: Int32
    var rowPrevious: Int32
    var columnNext: Int32
    var columnPrevious: Int32
  }

  var entries = Flat<Entry>()
  var rowHeads = Flat<Int32>()
  var columnHeads = Flat<Int32>()
  private var freeEntry: Int32 = -1
  /// Scratch: the entry of one row in each column, -1 between uses.
  private var position = Flat<Int32>()

  func deallocate() {
    entries.deallocate()
    rowHeads.deallocate()
    columnHeads.deallocate()
    position.deallocate()
  }

  mutating func removeAll() {
    entries.removeAll()
    rowHeads.removeAll()
    columnHeads.removeAll()
    position.removeAll()
    freeEntry = -1
  }

  /// Copies another tableau, reusing the memory of this one.
  mutating func copy(_ other: Tableau) {
    for index in 0..<other.entries.count { entries.append(other.entries[index]) }
    for index in 0..<other.rowHeads.count { rowHeads.append(other.rowHeads[index]) }
    for index in 0..<other.columnHeads.count { columnHeads.append(other.columnHeads[index]) }
    position.append(repeating: -1, count: other.columnHeads.count)
    freeEntry = other.freeEntry
  }

  mutating func addColumn() {
    columnHeads.append(-1)
    position.append(-1)
  }

  /// Appends an empty row and returns its index.
  mutating func addRow() -> Int32 {
    rowHeads.append(-1)
    return Int32(rowHeads.count - 1)
  }

  mutating func insert(row: Int32, column: Int32, value: Double) {
    let rowNext = rowHeads[row]
    let columnNext = columnHeads[column]
    let entry = Entry(
      value: value, row: row, column: column, rowNext: rowNext, rowPrevious: -1,
      columnNext: columnNext, columnPrevious: -1)
    let index: Int32
    if freeEntry >= 0 {
      index = freeEntry
      freeEntry = entries[index].rowNext
      entries[index] = entry
    } else {
      index = Int32(entries.count)
      entries.append(entry)
    }
    if rowNext >= 0 { entries[rowNext].rowPrevious = index }
    if columnNext >= 0 { entries[columnNext].columnPrevious = index }
    rowHeads[row] = index
    columnHeads[column] = index
  }

  private mutating func remove(_ index: Int32) {
    let entry = entries[index]
    if entry.rowPrevious >= 0 {
      entries[entry.rowPrevious].rowNext = entry.rowNext
    } else {
      rowHeads[entry.row] = entry.rowNext
    }
    if entry.rowNext >= 0 { entries[entry.rowNext].rowPrevious = entry.rowPrevious }
    if entry.columnPrevious >= 0 {
      entries[entry.columnPrevious].columnNext = entry.columnNext
    } else {
      columnHeads[entry.column] = entry.columnNext
    }
    if entry.columnNext >= 0 { entries[entry.columnNext].columnPrevious = entry.columnPrevious }
    entries[index].rowNext = freeEntry
    freeEntry = index
  }

  /// The entry at a row and column; -1 if it is zero.
  func find(row: Int32, column: Int32) -> Int32 {
    var index = columnHeads[column]
    while index >= 0, entries[index].row != row { index = entries[index].columnNext }
    return index
  }

  /// Exchanges the basic activity of `row` with the nonbasic activity of `column`.
  ///
  /// Before, `b = p·n + Σ tⱼ·nⱼ`; after, `n = (1/p)·b − Σ (tⱼ/p)·nⱼ`, put into every other row
  /// that has `n`. The entry `p` must not be zero.
  mutating func pivot(row: Int32, column: Int32) {
    let pivot = find(row: row, column: column)
    let inverse = 1 / entries[pivot].value
    entries[pivot].value = -1
    var index = rowHeads[row]
    while index >= 0 {
      entries[index].value *= -inverse
      index = entries[index].rowNext
    }
    index = columnHeads[column]
    while index >= 0 {
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
  private mutating func add(
    _ source: Int32, times factor: Double, to target: Int32, except column: Int32
  ) {
    var index = rowHeads[target]
    while index >= 0 {
      position[entries[index].column] = index
      index = entries[index].rowNext
    }
    index = rowHeads[source]
    while index >= 0 {
      let entry = entries[index]
      if entry.column != column { accumulate(factor * entry.value, row: target, entry.column) }
      index = entry.rowNext
    }
    index = rowHeads[target]
    while index >= 0 {
      position[entries[index].column] = -1
      index = entries[index].rowNext
    }
  }

  @inline(__always)
  private mutating func accumulate(_ change: Double, row: Int32, _ column: Int32) {
    let known = position[column]
    guard known >= 0 else { return insert(row: row, column: column, value: change) }
    let before = entries[known].value
    let after = before + change
    if abs(after) <= Precision.cancellation * max(abs(before), abs(change)) {
      position[column] = -1
      remove(known)
    } else {
      entries[known].value = after
    }
  }
}
