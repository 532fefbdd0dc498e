/// One constraint in flat storage: `Σ terms + constant  relation  0`.
struct Row {
  var constant: Double
  /// `-1 / coefficient` of `target`: `target = (constant + Σ other terms) · scale`.
  var scale: Double = 0
  var priority: Float
  /// The row's terms: `nonzeros[first ..< first + count]`.
  var first: NonzeroIndex
  var count: Int32
  /// The component that the row belongs to, or a mark: `pending`, `singleton`, `constant`.
  var component = ComponentIndex.pending
  /// The next row of the same component; in the free list, the next free row.
  var next = RowIndex.none
  /// The variable this row defines, where presolve chose one.
  var target = VariableIndex.none
  /// The activity of its component's core that this row bends.
  var activity: ActivityIndex = .none
  var generation: Int32
  var relation: Relation

  @inline(__always) var isRequired: Bool { priority >= Priority.requiredValue }
  @inline(__always) var isEquation: Bool { relation == .equal && isRequired }

  /// The term indices of the row.
  @inline(__always) var terms: IndexRange<Nonzero> { first..<first + count }

  /// How far the constraint is from holding if its left-hand side is `value`.
  @inline(__always) func violation(at value: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: max(0, value)
    case .equal: abs(value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}

/// The values of a row's `component` where it belongs to none.
extension ComponentIndex {
  /// Queued: the next `solve()` assigns it to a component.
  @inline(__always) static var pending: ComponentIndex { .none }
  /// A required equality on one variable: it fixes the variable, which cuts components apart.
  @inline(__always) static var singleton: ComponentIndex { .init(-2) }
  /// Every variable in it is fixed: nothing to solve, only to check.
  @inline(__always) static var constant: ComponentIndex { .init(-3) }
  /// The row is in the free list.
  @inline(__always) fileprivate static var free: ComponentIndex { .init(-4) }
}

/// One term of one row, linked into the list of all terms with its variable.
struct Nonzero {
  var coefficient: Double
  var variable: VariableIndex
  var row: RowIndex
  var previous: NonzeroIndex
  var next: NonzeroIndex
}

/// A variable in flat storage; its value is kept apart, in `Solver.values`.
struct Unknown {
  /// Head of the list of nonzero entries.
  var firstNonzero = NonzeroIndex.none
  /// The component that solves for it; none for a variable that is fixed or in no row.
  var component: ComponentIndex = .none
  /// The required equality that fixes it.
  var fixedBy = RowIndex.none
  /// The next variable of the same component; in the free list, the next free variable.
  var next = VariableIndex.none
  /// The row of a suggestion for it.
  var suggestion = RowIndex.none
  var isAlive = true

  // Scratch of the stages that compile its component; later stages read some of it.

  /// Its union-find parent while partitioning, then its rank.
  private var mark: Int32 = 0
  /// The number of remaining equations with this variable; in `Expansion`, whether it is in the
  /// sum.
  var count: Int32 = 0
  /// Exclusive or of the indices of those equations; then its definition, or its column.
  private var equations: Int32 = 0
  /// The priority of the strongest constraint on it alone.
  var strength: Float = 0
  /// Its activity in the core, and the first row activity whose latest variable it is.
  var activity = ActivityIndex.none
  var chain = ActivityIndex.none

  @inline(__always) var isFixed: Bool { fixedBy.exists }

  /// While partitioning: the variable that it is joined to, itself for a root.
  @inline(__always) var parent: VariableIndex {
    get { VariableIndex(mark) }
    set { mark = newValue.raw }
  }

  /// Its position in presolve's order of elimination, `Int32.max` if it was not eliminated.
  @inline(__always) var rank: Int32 {
    get { mark }
    set { mark = newValue }
  }

  @inline(__always) var isEliminated: Bool { mark < .max }

  /// Counts an equation with this variable, or a second time discounts it.
  @inline(__always) mutating func toggle(_ equation: RowIndex) { equations ^= equation.raw }

  /// The row that defines it, once it is eliminated; before, the only equation left with it.
  @inline(__always) var definition: RowIndex {
    get { RowIndex(equations) }
    set { equations = newValue.raw }
  }

  /// Its column in the core, if it was not eliminated.
  @inline(__always) var column: ColumnIndex {
    get { ColumnIndex(equations) }
    set { equations = newValue.raw }
  }

  /// Makes it ready for the stages that compile its component.
  mutating func beginCompiling() {
    (count, equations, rank, strength) = (0, 0, .max, 0)
    (activity, chain) = (.none, .none)
  }
}

/// A connected part of the system: variables joined by constraints, not counting fixed variables.
///
/// Components are solved one by one and do not interact. Each costs a few words here, a run of row
/// indices in `Solver.plans`, and a `Core` only if inequalities and priorities decide something.
struct Component {
  var firstRow = RowIndex.none
  var firstVariable = VariableIndex.none
  /// `plans[plan ..< plan + stepCount]`: the rows that define variables, in order of evaluation.
  var plan = Index<PlanEntry>(0)
  var stepCount: Int32 = 0
  /// Followed by `checkCount` required rows whose values are then decided, and only need checking.
  var checkCount: Int32 = 0
  var core = CoreIndex.none
  /// Numbers changed since it was solved.
  var isStale = true
  /// Its required constraints conflict.
  var isFailed = false
  var isAlive = true

  /// The entries of the plan that define variables, and those that only check.
  @inline(__always) var steps: IndexRange<PlanEntry> { plan..<plan + stepCount }
  @inline(__always) var checks: IndexRange<PlanEntry> {
    plan + stepCount..<plan + stepCount + checkCount
  }
}

/// What the rows in `Solver.plans` are counted by.
enum PlanEntry {}

// MARK: - Storing and releasing rows

extension Solver {
  /// Stores a constraint and returns its index. Adds up terms on one variable and drops zeros.
  ///
  /// - Complexity: O(terms²) for the few terms a layout constraint has.
  func store(
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
  func release(_ row: RowIndex) {
    for index in rows[row].terms { unlink(index) }
    giveBack(rows[row].first, rows[row].count)
    rows[row].component = .free
    rows[row].generation &+= 1
    rows[row].next = free.row
    free.row = row
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

  private func takeRow() -> RowIndex {
    if free.row.exists {
      let row = free.row
      free.row = rows[row].next
      return row
    }
    rows.append(
      Row(constant: 0, priority: 0, first: .none, count: 0, generation: 0, relation: .equal))
    return rows.end - 1
  }

  /// Returns a run of `count` term cells: a freed one of that length, or new ones at the end.
  private func takeTerms(_ count: Int) -> NonzeroIndex {
    if count < free.terms.count, free.terms[count].exists {
      let first = free.terms[count]
      free.terms[count] = nonzeros[first].next
      return first
    }
    let first = nonzeros.end
    nonzeros.appendUninitialized(count)
    return first
  }

  /// Keeps `count` cells from `first` on for a later row of that length.
  private func giveBack(_ first: NonzeroIndex, _ count: Int32) {
    guard count > 0 else { return }
    while free.terms.count <= count { free.terms.append(.none) }
    nonzeros[first].next = free.terms[Int(count)]
    free.terms[Int(count)] = first
  }

  /// Removes terms that added up to zero, and frees the cells they leave.
  private func dropZeros(
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
