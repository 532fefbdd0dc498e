/// The variables and constraints as they were added, in flat storage, and the values found for them.
///
/// Elements are written through their indices by every stage; rows and variables come and go here
/// only, and what they leave is used again, so that a system that changes does not grow.
struct LinearSystem {
  private(set) var rows = Pool<Row>()
  private(set) var nonzeros = Pool<Nonzero>()
  private(set) var unknowns = Pool<Unknown>()
  /// Values of the variables, before rounding to the grid.
  private(set) var values = Flat<Unknown, Double>()
  /// The first free row and variable, each the head of a list through `next`.
  private var freeRow = RowIndex.none
  private var freeVariable = VariableIndex.none
  /// The first free run of nonzeros by its length.
  private var freeRuns = List<NonzeroIndex>()

  func deallocate() {
    rows.deallocate()
    nonzeros.deallocate()
    unknowns.deallocate()
    values.deallocate()
    freeRuns.deallocate()
  }

  // MARK: Variables

  /// A variable in no row, with the value 0: a removed one's position, or a new last one.
  mutating func takeVariable(isLength: Bool) -> VariableIndex {
    if freeVariable.exists {
      let index = freeVariable
      freeVariable = unknowns[index].next
      unknowns[index] = Unknown(isLength: isLength)
      values[index] = 0
      return index
    }
    unknowns.append(Unknown(isLength: isLength))
    values.append(0)
    return unknowns.end - 1
  }

  /// Adds a variable that is in no row to the free list.
  mutating func release(_ variable: VariableIndex) {
    unknowns[variable].isAlive = false
    unknowns[variable].next = freeVariable
    freeVariable = variable
  }

  // MARK: Constraints

  /// Stores a constraint and returns its index. Adds up terms on one variable and drops zeros.
  /// Complexity: O(terms²) for the few terms a layout constraint has.
  mutating func store(
    _ source: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    _ priority: Priority
  ) -> RowIndex {
    precondition(constant.isFinite, "a constraint's constant is finite")
    let row = takeRow()
    let first = takeTerms(source.count)
    var used = first
    for term in source where term.coefficient != 0 {
      precondition(term.coefficient.isFinite, "a constraint's coefficients are finite")
      used = write(term, of: row, from: first, at: used)
    }
    if Int(used - first) != source.count { used = dropZeros(first, used, reserved: source.count) }
    rows[row] = Row(
      constant: constant, priority: priority.value, first: first, count: used - first,
      generation: rows[row].generation, relation: relation)
    for index in first..<used { link(index) }
    return row
  }

  /// Appends a term to those already written, or adds it to the one on the same variable.
  @inline(__always)
  private func write(
    _ term: Term, of row: RowIndex, from first: NonzeroIndex, at used: NonzeroIndex
  ) -> NonzeroIndex {
    let variable = term.variable.index
    var known = first
    while known < used, nonzeros[known].variable != variable { known += 1 }
    if known < used {
      nonzeros[known].coefficient += term.coefficient
      return used
    }
    nonzeros[used] = Nonzero(
      coefficient: term.coefficient, variable: variable, row: row, previous: .none, next: .none)
    return used + 1
  }

  /// Unlinks a row from its variables and adds it to the free list.
  mutating func release(_ row: RowIndex) {
    for index in rows[row].terms { unlink(index) }
    giveBack(rows[row].first, rows[row].count)
    rows[row].component = .free
    rows[row].generation &+= 1
    rows[row].next = freeRow
    freeRow = row
  }

  /// `constant + Σ terms` at the present values.
  @inline(__always) func evaluate(_ row: RowIndex) -> Double {
    let tenant = rows[row]
    var sum = tenant.constant
    for index in tenant.terms {
      sum += nonzeros[index].coefficient * values[nonzeros[index].variable]
    }
    return sum
  }

  /// Swaps a term of a row with the row's first one.
  func moveToFront(_ term: NonzeroIndex, of row: RowIndex) {
    let front = rows[row].first
    if term == front { return }
    unlink(front)
    unlink(term)
    let moved = nonzeros[front]
    nonzeros[front] = nonzeros[term]
    nonzeros[term] = moved
    link(front)
    link(term)
  }

  /// The row index of a constraint, which must still be in the solver.
  @inline(__always) func row(of id: ConstraintID) -> RowIndex {
    precondition(
      id.row < rows.end && rows[id.row].generation == id.generation
        && rows[id.row].component != .free, "the constraint has been removed")
    return id.row
  }

  @inline(__always) func name(of row: RowIndex) -> ConstraintID {
    ConstraintID(row: row, generation: rows[row].generation)
  }

  /// Whether a row holds a constraint.
  func isInUse(_ row: RowIndex) -> Bool { rows[row].component != .free }

  // MARK: Rows and terms

  private mutating func takeRow() -> RowIndex {
    if freeRow.exists {
      let row = freeRow
      freeRow = rows[row].next
      return row
    }
    rows.append(
      Row(constant: 0, priority: 0, first: .none, count: 0, generation: 0, relation: .equal))
    return rows.end - 1
  }

  /// Returns a run of `count` term cells: a freed one of that length, or new ones at the end.
  private mutating func takeTerms(_ count: Int) -> NonzeroIndex {
    if count < freeRuns.count, freeRuns[count].exists {
      let first = freeRuns[count]
      freeRuns[count] = nonzeros[first].next
      return first
    }
    let first = nonzeros.end
    nonzeros.appendUninitialized(count)
    return first
  }

  /// Keeps `count` cells from `first` on for a later row of that length.
  private mutating func giveBack(_ first: NonzeroIndex, _ count: Int32) {
    guard count > 0 else { return }
    while freeRuns.count <= count { freeRuns.append(.none) }
    nonzeros[first].next = freeRuns[Int(count)]
    freeRuns[Int(count)] = first
  }

  /// Removes terms that added up to zero, and frees the cells they leave.
  private mutating func dropZeros(
    _ first: NonzeroIndex, _ end: NonzeroIndex, reserved: Int
  ) -> NonzeroIndex {
    var kept = first
    for index in first..<end where nonzeros[index].coefficient != 0 {
      if kept != index { nonzeros[kept] = nonzeros[index] }
      kept += 1
    }
    giveBack(kept, Int32(reserved) - (kept - first))
    return kept
  }

  // MARK: Nonzero entries

  private func link(_ index: NonzeroIndex) {
    let variable = nonzeros[index].variable
    precondition(unknowns[variable].isAlive, "the variable has been removed")
    let head = unknowns[variable].firstNonzero
    nonzeros[index].next = head
    nonzeros[index].previous = .none
    if head.exists { nonzeros[head].previous = index }
    unknowns[variable].firstNonzero = index
  }

  private func unlink(_ index: NonzeroIndex) {
    let cell = nonzeros[index]
    if cell.previous.exists {
      nonzeros[cell.previous].next = cell.next
    } else {
      unknowns[cell.variable].firstNonzero = cell.next
    }
    if cell.next.exists { nonzeros[cell.next].previous = cell.previous }
  }
}

/// The stores under the names that the stages use, for reading and for writing elements.
extension Solver {
  @inline(__always) var rows: Pool<Row> { system.rows }
  @inline(__always) var nonzeros: Pool<Nonzero> { system.nonzeros }
  @inline(__always) var unknowns: Pool<Unknown> { system.unknowns }
  @inline(__always) var values: Flat<Unknown, Double> { system.values }
  @inline(__always) var components: Pool<Component> { compiled.components }
  @inline(__always) var plans: Flat<PlanEntry, RowIndex> { compiled.plans }

  @inline(__always) func core(_ index: CoreIndex) -> Core { compiled.core(index) }

  /// `constant + Σ terms` at the present values.
  @inline(__always) func evaluate(_ row: RowIndex) -> Double { system.evaluate(row) }

  @inline(__always) func row(of id: ConstraintID) -> RowIndex { system.row(of: id) }

  @inline(__always) func name(of row: RowIndex) -> ConstraintID { system.name(of: row) }
}
