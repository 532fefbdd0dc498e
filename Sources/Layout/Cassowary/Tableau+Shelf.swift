// Columns that no step moves along any more, kept out of the tableau.

/// Columns that were set aside, with all that has happened to the tableau since the first of them.
///
/// A column that no direction is free of keeps its activity for good, but each pivot goes on adding
/// to it: where a thousand gaps are made equal one after the other, each length ends as a sum of all
/// gaps before it, a million entries. Set aside, such a column costs what it had then; what it would
/// have now follows from the pivots since, in one pass for any sum of columns (`sums(ofAside:)`) or
/// of rows (`pullAside`).
///
/// Entries are those that rows have of their own and those of borders; see `Border`.
struct Shelf {
  /// Something that happened, with its numbers in `parts`.
  struct Event {
    enum Kind {
      /// A column was set aside: its entries.
      case column(ColumnIndex)
      /// A row was added as a sum of others and of columns.
      case row(BasisIndex)
      /// The basic activity of a row was exchanged for another.
      case exchange(Exchange)
    }

    let kind: Kind
    let first: Int
  }

  /// A pivot. Its numbers are the borders that the row follows, those that follow the column, and
  /// the other entries of the column that the row is put into.
  struct Exchange {
    let row: BasisIndex
    /// The border that the row is; -1 for none.
    var border = -1
    /// The entry of the row in the column, with what borders bring.
    var pivot: Double
    /// Where the row is put into a column, its own entry there; else 0.
    var ownPivot = 0.0
    /// The row that gets the entries of `row`, where that becomes a border in place of it.
    var heir = BasisIndex.none
    /// The border that the entering activity becomes; -1 for none.
    var taker = -1
    /// Where the second and the third kind of numbers begin.
    var pulled = 0
    var column = 0
  }

  /// A number for a row, a column or a border.
  struct Part {
    enum Owner {
      case row(BasisIndex)
      case column(ColumnIndex)
      case border(Int32)
    }

    let owner: Owner
    let value: Double
  }

  /// Numbers for each row's own entry and for each border.
  struct Sums {
    var rows: [Double]
    var borders = [Double](repeating: 0, count: Tableau.mostBorders)

    init(rows count: Int) { rows = Array(repeating: 0, count: count) }

    subscript(_ owner: Part.Owner) -> Double {
      @inline(__always) get {
        switch owner {
        case .row(let row): rows[Int(row)]
        case .border(let border): borders[Int(border)]
        case .column: 0
        }
      }
    }

    @inline(__always) mutating func add(_ change: Double, to owner: Part.Owner) {
      switch owner {
      case .row(let row): Tableau.add(change, to: &rows[Int(row)])
      case .border(let border): Tableau.add(change, to: &borders[Int(border)])
      case .column: break
      }
    }
  }

  fileprivate var events = List<Event>()
  fileprivate var parts = List<Part>()
  /// By column: the event that set it aside; -1 for those in the tableau.
  fileprivate var homes = Flat<Core.Column, Int32>()
  fileprivate(set) var count = 0

  var isInUse: Bool { !homes.isEmpty }

  func deallocate() {
    events.deallocate()
    parts.deallocate()
    homes.deallocate()
  }

  mutating func removeAll() {
    events.removeAll()
    parts.removeAll()
    homes.removeAll()
    count = 0
  }

  mutating func append(contentsOf other: Shelf) {
    events.append(contentsOf: other.events)
    parts.append(contentsOf: other.parts)
    homes.append(contentsOf: other.homes)
    count += other.count
  }

  @inline(__always) func home(of column: ColumnIndex) -> Int { Int(homes[column]) }

  fileprivate mutating func note(_ kind: Event.Kind, from first: Int) {
    events.append(Event(kind: kind, first: first))
  }

  @inline(__always) fileprivate func parts(of index: Int) -> Range<Int> {
    events[index].first..<(index + 1 < events.count ? events[index + 1].first : parts.count)
  }
}

// MARK: - What is noted

extension Tableau {
  var hasAside: Bool { shelf.count > 0 }

  func isAside(_ column: ColumnIndex) -> Bool { hasAside && shelf.home(of: column) >= 0 }

  /// Whether rows are so long that frozen columns are better set aside.
  var isCrowded: Bool {
    columnHeads.count >= Self.manyColumns
      && (!borders.isEmpty
        || entries.count > Self.mostEntries * (rowHeads.count + columnHeads.count))
  }

  /// From how many columns on a tableau may be crowded.
  static let manyColumns = 128
  private static let mostEntries = 6

  /// Takes a column out of the tableau. No pivot may be made in it until it is taken back.
  /// - Complexity: O(entries of the column + borders).
  mutating func setAside(_ column: ColumnIndex) {
    if !shelf.isInUse { shelf.homes.append(repeating: -1, count: width) }
    shelf.homes[column] = Int32(shelf.events.count)
    shelf.count += 1
    shelf.note(.column(column), from: shelf.parts.count)
    while columnHeads[column].exists {
      let entry = entries[columnHeads[column]]
      shelf.parts.append(.init(owner: .row(entry.row), value: entry.value))
      remove(columnHeads[column])
    }
    notePulled(column)
    for border in 0..<borders.count { borderValues[border * width + Int(column)] = 0 }
  }

  /// Notes the entries of borders in a column.
  private mutating func notePulled(_ column: ColumnIndex) {
    for border in 0..<borders.count where borderValue(border, column) != 0 {
      shelf.parts.append(
        .init(owner: .border(Int32(border)), value: borderValue(border, column)))
    }
  }

  /// Notes a pivot that is about to be made, for the columns that it does not reach.
  ///
  /// - Parameter target: the column, or that of a border, that the row is put into; nil where the
  ///   entering activity becomes a border.
  mutating func noteExchange(
    _ row: BasisIndex, _ column: ColumnIndex, into target: ColumnIndex?, pivot: Double
  ) {
    var exchange = Shelf.Exchange(row: row, pivot: pivot)
    let first = shelf.parts.count
    if let border = border(ofRow: row) {
      (exchange.border, exchange.taker) = (border, border)
    } else {
      forEachOwnEntry(ofRow: row) { _, border, value in
        guard let border else { return }
        shelf.parts.append(.init(owner: .border(Int32(border)), value: value))
      }
      if target == nil { exchange.taker = borders.count }
    }
    exchange.pulled = shelf.parts.count
    notePulled(column)
    exchange.column = shelf.parts.count
    if let target, exchange.border < 0 {
      if target != column {
        exchange.taker = Int(target) - width
        exchange.heir = borders[exchange.taker].row
      }
      exchange.ownPivot = noteColumn(target, except: row)
    }
    shelf.note(.exchange(exchange), from: first)
  }

  /// Notes the own entries of a column but that of one row, which it returns.
  private mutating func noteColumn(_ column: ColumnIndex, except row: BasisIndex) -> Double {
    var own = 0.0
    var index = columnHeads[column]
    while index.exists {
      let entry = entries[index]
      index = entry.columnNext
      if entry.row == row {
        own = entry.value
      } else {
        shelf.parts.append(.init(owner: .row(entry.row), value: entry.value))
      }
    }
    return own
  }

  /// Notes that a row was added which is a sum of rows and columns.
  mutating func noteRow(_ row: BasisIndex, _ sum: [Shelf.Part]) {
    guard shelf.isInUse else { return }
    let first = shelf.parts.count
    for part in sum {
      guard case .row(let other) = part.owner else {
        shelf.parts.append(part)
        continue
      }
      if border(ofRow: other) == nil { shelf.parts.append(part) }
      forEachOwnEntry(ofRow: other) { _, border, value in
        guard let border else { return }
        shelf.parts.append(.init(owner: .border(Int32(border)), value: part.value * value))
      }
    }
    shelf.note(.row(row), from: first)
  }
}

// MARK: - What is asked

extension Tableau {
  /// The entries by row that columns set aside would have now, each column times its weight.
  /// - Complexity: O(rows + what was noted).
  func sums(ofAside weight: (ColumnIndex) -> Double) -> [Double] {
    var sums = ownSums(ofAside: weight)
    for border in 0..<borders.count {
      let value = sums.borders[border]
      sums.rows[Int(borders[border].row)] = value
      if value == 0 { continue }
      var index = columnHeads[borders[border].column]
      while index.exists {
        Self.add(value * entries[index].value, to: &sums.rows[Int(entries[index].row)])
        index = entries[index].columnNext
      }
    }
    return sums.rows
  }

  private func ownSums(ofAside weight: (ColumnIndex) -> Double) -> Shelf.Sums {
    var sums = Shelf.Sums(rows: rowHeads.count)
    for index in 0..<shelf.events.count {
      switch shelf.events[index].kind {
      case .column(let column):
        guard shelf.home(of: column) == index else { continue }
        let weight = weight(column)
        if weight == 0 { continue }
        for position in shelf.parts(of: index) {
          sums.add(weight * shelf.parts[position].value, to: shelf.parts[position].owner)
        }
      case .row(let added):
        for position in shelf.parts(of: index) {
          let part = shelf.parts[position]
          var value = sums[part.owner]
          if case .column(let column) = part.owner, isAside(column, before: index) {
            value = weight(column)
          }
          if value != 0 { sums.add(part.value * value, to: .row(added)) }
        }
      case .exchange(let exchange):
        apply(exchange, shelf.parts(of: index), to: &sums)
      }
    }
    return sums
  }

  private func isAside(_ column: ColumnIndex, before index: Int) -> Bool {
    isAside(column) && shelf.home(of: column) < index
  }

  private func apply(_ exchange: Shelf.Exchange, _ range: Range<Int>, to sums: inout Shelf.Sums) {
    let row = Int(exchange.row)
    let own = sums.rows[row]
    var whole = exchange.border < 0 ? own : sums.borders[exchange.border]
    for position in range.lowerBound..<exchange.pulled {
      let part = shelf.parts[position]
      Self.add(part.value * sums[part.owner], to: &whole)
    }
    let entry = -whole / exchange.pivot
    if entry != 0 {
      for position in exchange.pulled..<exchange.column {
        sums.add(shelf.parts[position].value * entry, to: shelf.parts[position].owner)
      }
    }
    sums.rows[row] = 0
    if exchange.ownPivot != 0, own != 0 {
      let change = -own / exchange.ownPivot
      for position in exchange.column..<range.upperBound {
        sums.add(shelf.parts[position].value * change, to: shelf.parts[position].owner)
      }
      sums.rows[exchange.heir.exists ? Int(exchange.heir) : row] = change
    }
    if exchange.taker >= 0 { sums.borders[exchange.taker] = entry }
  }

  /// What a sum of rows, each times its factor, comes to in the columns set aside: a number for each
  /// and the size of its summands.
  /// - Complexity: O(rows + what was noted).
  func pullAside(
    _ factors: [(row: BasisIndex, factor: Double)],
    _ body: (ColumnIndex, _ value: Double, _ size: Double) -> Void
  ) {
    var pulls = Shelf.Sums(rows: rowHeads.count)
    for (row, factor) in factors {
      if border(ofRow: row) == nil { pulls.add(factor, to: .row(row)) }
      forEachOwnEntry(ofRow: row) { _, border, value in
        if let border { pulls.add(factor * value, to: .border(Int32(border))) }
      }
    }
    var own: [ColumnIndex: Double] = [:]
    for index in (0..<shelf.events.count).reversed() {
      let range = shelf.parts(of: index)
      switch shelf.events[index].kind {
      case .column(let column):
        guard shelf.home(of: column) == index else { continue }
        var sum = own[column] ?? 0
        var size = abs(sum)
        for position in range {
          let change = pulls[shelf.parts[position].owner] * shelf.parts[position].value
          if change == 0 { continue }
          Self.add(change, to: &sum)
          size += abs(change)
        }
        if sum != 0 { body(column, sum, size) }
      case .row(let added):
        let factor = pulls.rows[Int(added)]
        pulls.rows[Int(added)] = 0
        if factor == 0 { continue }
        for position in range {
          let part = shelf.parts[position]
          pulls.add(factor * part.value, to: part.owner)
          if case .column(let column) = part.owner, isAside(column, before: index) {
            own[column, default: 0] += factor * part.value
          }
        }
      case .exchange(let exchange): takeBack(exchange, range, from: &pulls)
      }
    }
  }

  /// The transposed of `apply`.
  private func takeBack(
    _ exchange: Shelf.Exchange, _ range: Range<Int>, from pulls: inout Shelf.Sums
  ) {
    var entry = 0.0
    if exchange.taker >= 0 { swap(&entry, &pulls.borders[exchange.taker]) }
    for position in exchange.pulled..<exchange.column {
      let part = shelf.parts[position]
      Self.add(part.value * pulls[part.owner], to: &entry)
    }
    let row = Int(exchange.row)
    var change = 0.0
    swap(&change, &pulls.rows[exchange.heir.exists ? Int(exchange.heir) : row])
    pulls.rows[row] = 0
    if exchange.ownPivot != 0 {
      for position in exchange.column..<range.upperBound {
        let part = shelf.parts[position]
        Self.add(part.value * pulls[part.owner], to: &change)
      }
      pulls.rows[row] = -change / exchange.ownPivot
    }
    if entry == 0 { return }
    let whole = -entry / exchange.pivot
    if exchange.border >= 0 { return pulls.add(whole, to: .border(Int32(exchange.border))) }
    pulls.add(whole, to: .row(exchange.row))
    for position in range.lowerBound..<exchange.pulled {
      pulls.add(whole * shelf.parts[position].value, to: shelf.parts[position].owner)
    }
  }

  // MARK: Taking back

  /// Puts a column back into the tableau.
  /// - Complexity: that of `sums(ofAside:)`.
  mutating func takeBack(_ column: ColumnIndex) {
    guard isAside(column) else { return }
    let sums = ownSums { $0 == column ? 1 : 0 }
    shelf.homes[column] = -1
    shelf.count -= 1
    for border in 0..<borders.count {
      borderValues[border * width + Int(column)] = sums.borders[border]
    }
    for row in rowHeads.indices where sums.rows[Int(row)] != 0 {
      insert(row: row, column: column, value: sums.rows[Int(row)])
    }
  }

  /// Puts all columns back.
  mutating func takeAllBack() {
    guard shelf.isInUse else { return }
    for column in shelf.homes.indices { takeBack(column) }
    shelf.removeAll()
  }
}
