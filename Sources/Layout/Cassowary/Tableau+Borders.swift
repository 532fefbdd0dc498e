// Long rows that many others follow, kept apart so that they do not fill the tableau.

extension Tableau {
  /// A basic activity that other rows refer to as they do to nonbasic ones, by a column of its own:
  /// the border of a sparse matrix.
  ///
  /// The common gap of a stack of a thousand views rests on all their lengths, and all positions
  /// follow the gap. Written out that is a million entries; with the gap as a border it is three
  /// thousand. A border's own row mentions no border.
  struct Border {
    /// The row of the basic activity; its entries are in `borderValues`.
    var row: BasisIndex
    /// The column by which rows refer to it, behind those of the nonbasic activities.
    let column: ColumnIndex
  }

  /// How many entries a pivot may touch before a border is made of its row.
  private static let mostFill: Int32 = 4096
  static let mostBorders = 16

  @inline(__always) private func isBorder(_ column: ColumnIndex) -> Bool {
    Int(column) >= columnHeads.count - borders.count
  }

  @inline(__always) func border(ofRow row: BasisIndex) -> Int? {
    (0..<borders.count).first { borders[$0].row == row }
  }

  /// The number of nonbasic activities.
  @inline(__always) var width: Int { columnHeads.count - borders.count }

  @inline(__always) func borderValue(_ border: Int, _ column: ColumnIndex) -> Double {
    borderValues[border * width + Int(column)]
  }

  // MARK: Reading

  /// The entries of a basic activity's row, one for each nonbasic activity that it follows.
  /// - Complexity: O(entries of the row), or O(columns) where it follows a border.
  @inline(__always)
  func forEachEntry(ofRow row: BasisIndex, _ body: (ColumnIndex, Double) -> Void) {
    if !borders.isEmpty, followsBorder(row) {
      addUpRow(row)
      for column in 0..<width where sums[column] != 0 {
        body(ColumnIndex(Int32(column)), sums[column])
      }
      return
    }
    var index = rowHeads[row]
    while index.exists {
      let entry = entries[index]
      body(entry.column, entry.value)
      index = entry.rowNext
    }
  }

  /// The entries of a basic activity's row with borders as they are: their numbers in place of the
  /// entries that they bring. A border's row is the border itself.
  @inline(__always)
  func forEachOwnEntry(ofRow row: BasisIndex, _ body: (ColumnIndex, Int?, Double) -> Void) {
    if !borders.isEmpty, let border = border(ofRow: row) {
      return body(borders[border].column, border, 1)
    }
    var index = rowHeads[row]
    while index.exists {
      let entry = entries[index]
      body(entry.column, isBorder(entry.column) ? Int(entry.column) - width : nil, entry.value)
      index = entry.rowNext
    }
  }

  /// The entries of a nonbasic activity's column.
  /// - Complexity: O(entries of the column), and of those of the borders that follow it.
  @inline(__always)
  func forEachEntry(ofColumn column: ColumnIndex, _ body: (BasisIndex, Double) -> Void) {
    if !borders.isEmpty, (0..<borders.count).contains(where: { borderValue($0, column) != 0 }) {
      for entry in sums(ofColumn: column) { body(entry.row, entry.value) }
      return
    }
    var index = columnHeads[column]
    while index.exists {
      let entry = entries[index]
      body(entry.row, entry.value)
      index = entry.columnNext
    }
  }

  /// Adds `rate ·` a row to column sums; the share of borders waits for `finishSums`.
  @inline(__always)
  func addUp(_ rate: Double, row: BasisIndex, _ body: (ColumnIndex, Double, Double) -> Void) {
    forEachOwnEntry(ofRow: row) { column, border, value in
      let part = rate * value
      guard let border else { return body(column, part, abs(part)) }
      pulls[2 * border] += part
      pulls[2 * border + 1] += abs(part)
    }
  }

  /// Adds what the sums of `addUp` owe to borders.
  func finishSums(_ body: (ColumnIndex, Double, Double) -> Void) {
    for border in 0..<borders.count {
      let (pull, size) = (pulls[2 * border], pulls[2 * border + 1])
      (pulls[2 * border], pulls[2 * border + 1]) = (0, 0)
      if size == 0 { continue }
      for column in 0..<width {
        let value = borderValues[border * width + column]
        if value != 0 { body(ColumnIndex(Int32(column)), pull * value, size * abs(value)) }
      }
    }
  }

  private func followsBorder(_ row: BasisIndex) -> Bool {
    var index = rowHeads[row]
    while index.exists {
      if isBorder(entries[index].column) { return true }
      index = entries[index].rowNext
    }
    return border(ofRow: row) != nil
  }

  /// Puts the entries of a row, with those that it has through borders, into `sums`.
  private func addUpRow(_ row: BasisIndex) {
    for column in 0..<width { sums[column] = 0 }
    forEachOwnEntry(ofRow: row) { column, border, value in
      if let border {
        addToSums(border, times: value)
      } else {
        Self.add(value, to: &sums[Int(column)])
      }
    }
  }

  private func addToSums(_ border: Int, times factor: Double) {
    for column in 0..<width {
      let value = borderValues[border * width + column]
      if value != 0 { Self.add(factor * value, to: &sums[column]) }
    }
  }

  /// Adds a change to a number; what is left by cancellation is zero.
  @inline(__always) static func add(_ change: Double, to value: inout Double) {
    let after = value + change
    value = abs(after) <= Precision.cancellation * max(abs(value), abs(change)) ? 0 : after
  }

  /// The entries of a column with those that borders bring. What is left by cancellation is no
  /// entry: a pivot on it would be one on rounding.
  private func sums(ofColumn column: ColumnIndex) -> [(row: BasisIndex, value: Double)] {
    var found: [(row: BasisIndex, value: Double, size: Double)] = []
    func add(_ row: BasisIndex, _ value: Double) {
      if rowPositions[row] < 0 {
        rowPositions[row] = Int32(found.count)
        found.append((row, 0, 0))
      }
      let position = Int(rowPositions[row])
      found[position].value += value
      found[position].size += abs(value)
    }
    func addColumn(_ column: ColumnIndex, times factor: Double) {
      var index = columnHeads[column]
      while index.exists {
        add(entries[index].row, factor * entries[index].value)
        index = entries[index].columnNext
      }
    }
    addColumn(column, times: 1)
    for border in 0..<borders.count {
      let value = borderValue(border, column)
      if value == 0 { continue }
      add(borders[border].row, value)
      addColumn(borders[border].column, times: value)
    }
    for entry in found { rowPositions[entry.row] = -1 }
    return found.compactMap { row, value, size in
      abs(value) > Precision.motion * size ? (row, value) : nil
    }
  }

  // MARK: Pivots

  /// Whether a pivot must look at borders, or makes the first one.
  @inline(__always) func needsBorders(row: BasisIndex, column: ColumnIndex) -> Bool {
    !borders.isEmpty || fill(row, column) > Self.mostFill
  }

  private func fill(_ row: BasisIndex, _ column: ColumnIndex) -> Int32 {
    let (inRow, inColumn) = (rowCounts[row], columnCounts[column])
    return inRow > 0 && inColumn > Self.mostFill / inRow ? Self.mostFill + 1 : inRow * inColumn
  }

  /// Exchanges the basic activity of `row` with the nonbasic activity of `column` where there are
  /// borders.
  ///
  /// With `e` for the row of the entering activity over the nonbasic ones after the exchange, each
  /// border that followed it has `e` put in. Other rows keep their entries: a border that leaves,
  /// and the entering activity that becomes one, only exchange their columns. Where neither does,
  /// the row is put into a column that both fill least: the entering activity's, or that of a
  /// border which then is a border no more, in favour of the entering activity. Complexity:
  /// O(columns) for each border, besides the fill.
  mutating func pivotAtBorders(row: BasisIndex, column: ColumnIndex) {
    if borders.isEmpty { prepareBorders() }
    addUpRow(row)
    let target = border(ofRow: row) == nil ? target(row, column) : nil
    if shelf.isInUse { noteExchange(row, column, into: target, pivot: sums[Int(column)]) }
    let inverse = 1 / sums[Int(column)]
    filled.removeAll()
    for index in 0..<width where sums[index] != 0 {
      sums[index] *= -inverse
      filled.append(Int32(index))
    }
    sums[Int(column)] = inverse
    for border in 0..<borders.count { substituteSums(for: column, in: border) }
    if let border = border(ofRow: row) {
      exchange(column, borders[border].column)
      takeSums(border)
    } else if let target {
      pivotInPlace(row: row, column: target)
      if target != column { replaceBorder(Int(target) - width, row, column) }
    } else {
      addBorder(row, column)
    }
  }

  private mutating func prepareBorders() {
    rowPositions.append(repeating: -1, count: rowHeads.count)
    sums.append(repeating: 0, count: width)
  }

  private func substituteSums(for column: ColumnIndex, in border: Int) {
    let start = border * width
    let factor = borderValues[start + Int(column)]
    if factor == 0 { return }
    borderValues[start + Int(column)] = 0
    for position in 0..<filled.count {
      let index = Int(filled[position])
      Self.add(factor * sums[index], to: &borderValues[start + index])
    }
  }

  private func takeSums(_ border: Int) {
    for index in 0..<width { borderValues[border * width + index] = sums[index] }
  }

  /// The column that a row is put into with the least fill; nil where a new border is better.
  private func target(_ row: BasisIndex, _ column: ColumnIndex) -> ColumnIndex? {
    var largest = 0.0
    var index = rowHeads[row]
    while index.exists {
      largest = max(largest, abs(entries[index].value))
      index = entries[index].rowNext
    }
    let canGrow = borders.count < Self.mostBorders
    var best: (column: ColumnIndex, fill: Int32, value: Double)?
    index = rowHeads[row]
    while index.exists {
      let entry = entries[index]
      index = entry.rowNext
      guard entry.column == column || isBorder(entry.column) else { continue }
      let candidate = (
        column: entry.column, fill: columnCounts[entry.column], value: abs(entry.value)
      )
      let isSmall = candidate.value < Precision.exchange * largest
      if isSmall, canGrow || (best?.value ?? 0) >= candidate.value { continue }
      if let best, !isSmall, best.value >= Precision.exchange * largest,
        (best.fill, best.column) < (candidate.fill, candidate.column)
      {
        continue
      }
      best = candidate
    }
    guard let best else { return nil }
    return canGrow && fill(row, best.column) > Self.mostFill ? nil : best.column
  }

  /// Makes the entering activity the border in place of one that has just got a row without itself.
  private mutating func replaceBorder(_ border: Int, _ row: BasisIndex, _ column: ColumnIndex) {
    exchange(column, borders[border].column)
    let former = borders[border].row
    var index = rowHeads[row]
    while index.exists {
      entries[index].row = former
      index = entries[index].rowNext
    }
    (rowHeads[former], rowHeads[row]) = (rowHeads[row], .none)
    (rowCounts[former], rowCounts[row]) = (rowCounts[row], 0)
    borders[border].row = row
    takeSums(border)
  }

  private mutating func addBorder(_ row: BasisIndex, _ column: ColumnIndex) {
    while rowHeads[row].exists { remove(rowHeads[row]) }
    for index in 0..<width { borderValues.append(sums[index]) }
    borders.append(Border(row: row, column: columnHeads.end))
    addColumn()
    for _ in 0..<2 { pulls.append(0) }
    exchange(column, borders[borders.count - 1].column)
  }

  /// Lets two columns exchange their entries.
  private mutating func exchange(_ left: ColumnIndex, _ right: ColumnIndex) {
    for (column, other) in [(left, right), (right, left)] {
      var index = columnHeads[column]
      while index.exists {
        entries[index].column = other
        index = entries[index].columnNext
      }
    }
    (columnHeads[left], columnHeads[right]) = (columnHeads[right], columnHeads[left])
    (columnCounts[left], columnCounts[right]) = (columnCounts[right], columnCounts[left])
  }
}
