// The documented choice among several optima.

extension Core {
  /// Minimizes the tie-break's goals in turn until no direction is free.
  ///
  /// Runs only if the priorities leave some direction open. The goals come in the order that
  /// `Solver` tells. A finished goal freezes directions like a finished level.
  func breakTies(in solver: Solver, _ component: Component) {
    for goal in optionalGoals(in: solver) {
      minimize(goal)
      guard freeze(goal) else { return }
    }
    findMotions(in: solver, component)
    let variables = solver.variables(of: component)
    let lengths = variables.filter { solver.unknowns[$0].isLength }
    guard breakTies(of: lengths, in: solver, component) else { return }
    for goal in edgeGoals(in: solver) where goal.activity.map(isMovable) ?? false {
      minimize(goal)
      guard freeze(goal) else { return }
    }
    let others = variables.filter { !solver.unknowns[$0].isLength }
    _ = breakTies(of: others, in: solver, component)
  }

  /// Brings each variable as near 0 as possible. False once no direction is free.
  ///
  /// Motions are found again when as much work was spent on variables still called open.
  private func breakTies(
    of variables: [VariableIndex], in solver: Solver, _ component: Component
  ) -> Bool {
    solver.scratch.expansion.work = 0
    for variable in variables where !solver.isStill(variable) {
      let row = dictionaryRow(of: variable, in: solver)
      guard row.contains(where: { columns[$0.column].isFree }) else {
        if solver.scratch.expansion.work > columns.count + Int(component.stepCount) {
          findMotions(in: solver, component)
          solver.scratch.expansion.work = 0
        }
        continue
      }
      let level = tieLevel + 1 + variable.raw
      let goal = Goal.levelOfActivity(level, addHome(variable, level: level, in: solver))
      minimize(goal)
      guard freeze(goal) else { return false }
    }
    return true
  }

  /// The goals of optional constraints in the canonical order of those, without the ones that no
  /// free direction changes: steps along free directions do not change that.
  private func optionalGoals(in solver: Solver) -> [Goal] {
    goals(in: solver) { index, activity in
      breakpoints[index].level > .required ? .breakpoint(index, of: activity, tieLevel) : nil
    }
  }

  /// For each inequality, in canonical order, that it holds with nothing to spare.
  private func edgeGoals(in solver: Solver) -> [Goal] {
    goals(in: solver) { index, activity in
      solver.rows[breakpoints[index].row].relation == .equal
        ? nil : .edge(index, of: activity, tieLevel)
    }
  }

  /// What is made of the constraints that a free direction changes, in their canonical order.
  private func goals(
    in solver: Solver, _ goal: (BreakpointIndex, ActivityIndex) -> Goal?
  ) -> [Goal] {
    var goals: [(goal: Goal, key: Solver.CanonicalKey)] = []
    for activity in activities.indices where isMovable(activity) {
      for index in activities[activity].breakpoints where breakpoints[index].row.exists {
        guard let goal = goal(index, activity) else { continue }
        goals.append((goal, solver.canonicalKey(of: breakpoints[index].row)))
      }
    }
    return goals.sorted { $0.key.isBefore($1.key) }.map(\.goal)
  }

  /// Some free direction changes the activity.
  private func isMovable(_ activity: ActivityIndex) -> Bool {
    let location = activities[activity].location
    if location.isColumn { return columns[location.column].isFree }
    var isFound = false
    tableau.forEachEntry(ofRow: location.row) { column, _ in
      isFound = isFound || columns[column].isFree
    }
    return isFound
  }

  /// Writes a variable as a sum of the present nonbasic activities, by column.
  /// - Complexity: O(terms of the definitions used + entries of the rows added up).
  func dictionaryRow(
    of variable: VariableIndex, in solver: Solver
  ) -> [(column: ColumnIndex, value: Double)] {
    prepareSums()
    var summed: [ColumnIndex] = []
    solver.beginExpansion()
    solver.expand(variable, times: 1)
    solver.finishExpansion()
    var largest = 0.0
    for index in 0..<solver.scratch.expansion.base.count {
      let base = solver.scratch.expansion.base[index]
      let factor = solver.scratch.expansion.sums[base]
      let location = activities[solver.unknowns[base].activity].location
      largest = max(largest, abs(factor))
      if location.isColumn {
        add(factor, toColumn: location.column, &summed)
      } else {
        tableau.addUp(factor, row: location.row) { column, part, size in
          add(part, toColumn: column, &summed)
          largest = max(largest, size)
        }
      }
    }
    tableau.finishSums { column, part, size in
      add(part, toColumn: column, &summed)
      largest = max(largest, size)
    }
    solver.endExpansion()
    summed.sort()
    return summed.compactMap { column in
      let sum = columnSums[column]
      (columnSums[column], isSummed[column]) = (0, false)
      return abs(sum) > Precision.cancellation * largest ? (column, sum) : nil
    }
  }

  private func prepareSums() {
    guard columnSums.count < columns.count else { return }
    columnSums.append(repeating: 0, count: columns.count - columnSums.count)
    isSummed.append(repeating: false, count: columns.count - isSummed.count)
  }

  @inline(__always)
  private func add(_ value: Double, toColumn column: ColumnIndex, _ summed: inout [ColumnIndex]) {
    if !isSummed[column] {
      isSummed[column] = true
      summed.append(column)
    }
    columnSums[column] += value
  }

  /// Gives a variable a breakpoint at 0 on a level of its own; returns its activity.
  private func addHome(_ variable: VariableIndex, level: Level, in solver: Solver) -> ActivityIndex
  {
    let activity = tieActivity(of: variable, in: solver)
    let (first, count) = (activities[activity].first, activities[activity].count)
    if (first..<first + count).contains(where: { breakpoints[$0].level == level }) {
      return activity
    }
    let anchor =
      activities[activity].low < activities[activity].high
      ? breakpoints[first + activities[activity].low] : nil
    let home = Breakpoint(position: 0, left: -1, right: 1, factor: 0, row: .none, level: level)
    activities[activity].first = breakpoints.end
    activities[activity].count = count + 1
    activities[activity].levels |= Breakpoint.bit(level)
    for index in first..<first + count { breakpoints.append(breakpoints[index]) }
    breakpoints.append(home)
    sortBreakpoints(activity)
    if activities[activity].isBasic {
      shiftSegment(of: activity, pastHomeAtLevel: level)
    } else if let index = breakpointIndex(of: anchor ?? home, activity) {
      rest(activity, on: index)
    }
    return activity
  }

  /// Renumbers the segment of a basic activity after the insertion of a breakpoint at 0.
  private func shiftSegment(of activity: ActivityIndex, pastHomeAtLevel level: Level) {
    let segment = activities[activity].low
    let home = (0..<activities[activity].count).first {
      breakpoints[activities[activity].first + $0].level == level
    }
    guard let home, home < segment || (home == segment && activities[activity].value > 0) else {
      return
    }
    activities[activity].low = segment + 1
    activities[activity].high = segment + 1
  }

  /// The activity of a variable; created as a basic one if there is none yet.
  func tieActivity(of variable: VariableIndex, in solver: Solver) -> ActivityIndex {
    if solver.unknowns[variable].activity.exists { return solver.unknowns[variable].activity }
    let activity = addBasic(
      dictionaryRow(of: variable, in: solver), value: presentValue(of: variable, in: solver))
    activities[activity].variable = variable
    solver.unknowns[variable].activity = activity
    if tableau.shelf.isInUse {
      tableau.noteRow(activities[activity].location.row, baseSum(of: variable, in: solver))
    }
    return activity
  }

  /// A variable as a sum of base variables, each by its row or column.
  private func baseSum(of variable: VariableIndex, in solver: Solver) -> [Shelf.Part] {
    solver.beginExpansion()
    solver.expand(variable, times: 1)
    solver.finishExpansion()
    defer { solver.endExpansion() }
    return solver.scratch.expansion.base.array.map { base in
      let location = activities[solver.unknowns[base].activity].location
      return Shelf.Part(
        owner: location.isColumn ? .column(location.column) : .row(location.row),
        value: solver.scratch.expansion.sums[base])
    }
  }

  /// The value of a variable after steps, which move only activities.
  func presentValue(of variable: VariableIndex, in solver: Solver) -> Double {
    var value = solver.values[variable]
    solver.beginExpansion()
    solver.expand(variable, times: 1)
    solver.finishExpansion()
    for index in 0..<solver.scratch.expansion.base.count {
      let base = solver.scratch.expansion.base[index]
      let moved = activities[solver.unknowns[base].activity].value - solver.values[base]
      value += solver.scratch.expansion.sums[base] * moved
    }
    solver.endExpansion()
    return value
  }
}

// MARK: - Canonical order: by content, never by the time of adding

extension Solver {
  /// Higher priority first; then by terms, lowest variables first, compared one by one (variable,
  /// then coefficient; a shorter list before its extensions); then `<=`, `==`, `>=`; then by
  /// constant.
  func isCanonicallyBefore(_ left: RowIndex, _ right: RowIndex) -> Bool {
    let (first, second) = (rows[left].priority, rows[right].priority)
    return first != second
      ? first > second : canonicalKey(of: left).isBefore(canonicalKey(of: right))
  }

  /// Rows in canonical order.
  func inCanonicalOrder(_ rows: [RowIndex]) -> [CanonicalKey] {
    rows.map(canonicalKey).sorted { $0.isBefore($1) }
  }

  /// What a row is ordered by, taken once for a sort.
  struct CanonicalKey {
    fileprivate let priority: Float
    let statement: KnownConflicts.Statement
    let row: RowIndex

    func isBefore(_ other: CanonicalKey) -> Bool {
      if priority != other.priority { return priority > other.priority }
      let (mine, its) = (statement, other.statement)
      for (term, its) in zip(mine.terms, its.terms) where term != its {
        return term.variable != its.variable
          ? term.variable.index < its.variable.index : term.coefficient < its.coefficient
      }
      if mine.terms.count != its.terms.count { return mine.terms.count < its.terms.count }
      if mine.relation != its.relation { return mine.relation.rawValue < its.relation.rawValue }
      return mine.constant != its.constant ? mine.constant < its.constant : row < other.row
    }
  }

  func canonicalKey(of row: RowIndex) -> CanonicalKey {
    CanonicalKey(
      priority: rows[row].priority,
      statement: .init(
        terms: sortedTerms(of: row), relation: rows[row].relation, constant: rows[row].constant),
      row: row)
  }

  /// A row's terms by variable.
  func sortedTerms(of row: RowIndex) -> [Term] {
    var terms = rows[row].terms.map {
      Term(Variable(nonzeros[$0].variable), nonzeros[$0].coefficient)
    }
    if terms.count > 1 { terms.sort { $0.variable.index < $1.variable.index } }
    return terms
  }

  /// A component's variables in the order of creation.
  func variables(of component: Component) -> [VariableIndex] {
    var found: [VariableIndex] = []
    var variable = component.firstVariable
    while variable.exists {
      found.append(variable)
      variable = unknowns[variable].next
    }
    return found.sorted()
  }

  /// A component's rows, in no particular order.
  func rowList(of component: Component) -> [RowIndex] {
    var found: [RowIndex] = []
    var row = component.firstRow
    while row.exists {
      found.append(row)
      row = rows[row].next
    }
    return found
  }
}
