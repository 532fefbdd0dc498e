/// One constraint in flat storage: `Σ terms + constant  relation  0`.
struct Row {
  var constant: Double
  /// `-1 / coefficient` of `target`: `target = (constant + Σ other terms) · scale`.
  var scale: Double = 0
  var priority: Float
  /// The row's terms: `nonzeros[first ..< first + count]`.
  var first: Int32
  var count: Int32
  /// The component that the row belongs to, or one of the `Home` marks.
  var component: Int32 = Home.pending
  /// The next row of the same component; in the free list, the next free row.
  var next: Int32 = -1
  /// The variable this row defines, where presolve chose one, else -1.
  var target: Int32 = -1
  /// The activity of its component's core that this row bends, else -1.
  var activity: Int32 = -1
  var generation: Int32
  var relation: Relation

  @inline(__always) var isRequired: Bool { priority >= 1000 }
  @inline(__always) var isEquation: Bool { relation == .equal && priority >= 1000 }

  /// The term indices of the row.
  @inline(__always) var terms: Range<Int> { Int(first)..<Int(first + count) }

  /// How far the constraint is from holding if its left-hand side is `value`.
  @inline(__always) func violation(at value: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: max(0, value)
    case .equal: abs(value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}

/// The values of a row's `component` that are not an index.
enum Home {
  /// Queued: the next `solve()` assigns it to a component.
  static let pending: Int32 = -1
  /// A required equality on one variable: it fixes the variable, which cuts components apart.
  static let singleton: Int32 = -2
  /// Every variable in it is fixed: nothing to solve, only to check.
  static let constant: Int32 = -3
  /// The row is in the free list.
  fileprivate static let free: Int32 = -4
}

/// One term of one row, linked into the list of all terms with its variable.
struct Nonzero {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  var previous: Int32
  var next: Int32
}

/// A variable in flat storage; its value is kept apart, in `Solver.values`.
struct Unknown {
  /// Head of the list of nonzero entries.
  var firstNonzero: Int32 = -1
  /// The component that solves for it; -1 for a variable that is fixed or in no row.
  var component: Int32 = -1
  /// The required equality that fixes it, else -1.
  var fixedBy: Int32 = -1
  /// The next variable of the same component; in the free list, the next free variable.
  var next: Int32 = -1
  /// The row of a suggestion for it, else -1.
  var suggestion: Int32 = -1
  var isAlive = true

  // Scratch of the stages that compile its component; later stages read some of it.

  /// Union-find parent while partitioning; then its rank in presolve's order of elimination,
  /// `Int32.max` if it was not eliminated.
  var mark: Int32 = 0
  /// The number of remaining equations with this variable; in `Expansion`, whether it is in the
  /// sum.
  var count: Int32 = 0
  /// Exclusive or of the indices of those equations; then the row that defines it, or its column in
  /// the core.
  var rows: Int32 = 0
  /// The priority of the strongest constraint on it alone.
  var strength: Float = 0
  /// Its activity in the core, and the first row activity whose latest variable it is; else -1.
  var activity: Int32 = -1
  var chain: Int32 = -1
}

/// A connected part of the system: variables joined by constraints, not counting fixed variables.
///
/// Components are solved one by one and do not interact. Each costs a few words here, a run of row
/// indices in `Solver.plans`, and a `Core` only if inequalities and priorities decide something.
struct Component {
  var firstRow: Int32 = -1
  var firstVariable: Int32 = -1
  /// `plans[plan ..< plan + stepCount]`: the rows that define variables, in order of evaluation.
  var plan: Int32 = 0
  var stepCount: Int32 = 0
  /// Followed by `checkCount` required rows whose values are then decided, and only need checking.
  var checkCount: Int32 = 0
  /// Index into `Solver.cores`, or -1.
  var core: Int32 = -1
  /// Numbers changed since it was solved.
  var isStale = true
  /// Its required constraints conflict.
  var isFailed = false
  var isAlive = true
}

// MARK: - Storing and releasing rows

extension Solver {
  /// Stores a constraint and returns its index. Adds up terms on one variable and drops zeros.
  ///
  /// - Complexity: O(terms²) for the few terms a layout constraint has.
  func store(
    _ source: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    _ priority: Priority
  ) -> Int32 {
    precondition(constant.isFinite, "a constraint's constant is finite")
    let slot = takeSlot()
    let first = takeTerms(source.count)
    var used = first
    for term in source where term.coefficient != 0 {
      precondition(term.coefficient.isFinite, "a constraint's coefficients are finite")
      used = write(term, of: slot, from: first, at: used)
    }
    if Int(used - first) != source.count { used = dropZeros(first, used, reserved: source.count) }
    rows[slot] = Row(
      constant: constant, priority: priority.value, first: first, count: used - first,
      generation: rows[slot].generation, relation: relation)
    for index in first..<used { link(index) }
    return slot
  }

  /// Appends a term to those already written, or adds it to the one on the same variable.
  @inline(__always)
  private func write(_ term: Term, of row: Int32, from first: Int32, at used: Int32) -> Int32 {
    let variable = term.variable.index
    var known = first
    while known < used, nonzeros[known].variable != variable { known += 1 }
    if known < used {
      nonzeros[known].coefficient += term.coefficient
      return used
    }
    nonzeros[used] = Nonzero(
      coefficient: term.coefficient, variable: variable, row: row, previous: -1, next: -1)
    return used + 1
  }

  /// Unlinks a row from its variables and adds it to the free list.
  func release(_ slot: Int32) {
    for index in rows[slot].terms { unlink(Int32(index)) }
    giveBack(rows[slot].first, rows[slot].count)
    rows[slot].component = Home.free
    rows[slot].generation &+= 1
    rows[slot].next = free.row
    free.row = slot
  }

  /// `constant + Σ terms` at the present values.
  @inline(__always) func evaluate(_ row: Int32) -> Double {
    let tenant = rows[row]
    var sum = tenant.constant
    for index in tenant.terms {
      sum += nonzeros[index].coefficient * values[nonzeros[index].variable]
    }
    return sum
  }

  /// Swaps a term of a row with the row's first one.
  func moveToFront(_ term: Int32, of row: Int32) {
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
  @inline(__always) func slot(of id: ConstraintID) -> Int32 {
    precondition(
      Int(id.slot) < rows.count && rows[id.slot].generation == id.generation
        && rows[id.slot].component != Home.free, "the constraint has been removed")
    return id.slot
  }

  @inline(__always) func name(of slot: Int32) -> ConstraintID {
    ConstraintID(slot: slot, generation: rows[slot].generation)
  }

  /// Whether a slot holds a constraint.
  func isInUse(_ slot: Int32) -> Bool { rows[slot].component != Home.free }

  // MARK: Slots

  private func takeSlot() -> Int32 {
    if free.row >= 0 {
      let slot = free.row
      free.row = rows[slot].next
      return slot
    }
    rows.append(
      Row(constant: 0, priority: 0, first: 0, count: 0, generation: 0, relation: .equal))
    return Int32(rows.count - 1)
  }

  /// Returns a run of `count` term cells: a freed one of that length, or new ones at the end.
  private func takeTerms(_ count: Int) -> Int32 {
    if count < free.terms.count, free.terms[count] >= 0 {
      let first = free.terms[count]
      free.terms[count] = nonzeros[first].next
      return first
    }
    let first = Int32(nonzeros.count)
    nonzeros.appendUninitialized(count)
    return first
  }

  /// Keeps `count` cells from `first` on for a later row of that length.
  private func giveBack(_ first: Int32, _ count: Int32) {
    guard count > 0 else { return }
    while free.terms.count <= Int(count) { free.terms.append(-1) }
    nonzeros[first].next = free.terms[count]
    free.terms[count] = first
  }

  /// Removes terms that added up to zero, and frees the cells they leave.
  private func dropZeros(_ first: Int32, _ end: Int32, reserved: Int) -> Int32 {
    var kept = first
    for index in first..<end where nonzeros[index].coefficient != 0 {
      if kept != index { nonzeros[kept] = nonzeros[index] }
      kept += 1
    }
    giveBack(kept, Int32(reserved) - (kept - first))
    return kept
  }

  // MARK: Nonzero entries

  private func link(_ index: Int32) {
    let variable = nonzeros[index].variable
    precondition(unknowns[variable].isAlive, "the variable has been removed")
    let head = unknowns[variable].firstNonzero
    nonzeros[index].next = head
    nonzeros[index].previous = -1
    if head >= 0 { nonzeros[head].previous = index }
    unknowns[variable].firstNonzero = index
  }

  private func unlink(_ index: Int32) {
    let cell = nonzeros[index]
    if cell.previous >= 0 {
      nonzeros[cell.previous].next = cell.next
    } else {
      unknowns[cell.variable].firstNonzero = cell.next
    }
    if cell.next >= 0 { nonzeros[cell.next].previous = cell.previous }
  }
}
