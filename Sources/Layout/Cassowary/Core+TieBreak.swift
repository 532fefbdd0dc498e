// The documented choice among several optima.

extension Core {
  /// Minimizes the tie-break's goals in turn until no direction is free.
  ///
  /// Runs only if the priorities leave some direction open. The first goals are the violations of
  /// the optional constraints, one by one in canonical order; then the distance of each variable
  /// from 0, in order of creation. A finished goal freezes directions like a finished level.
  func breakTies(in solver: Solver, _ component: Component) {
    for breakpoint in optionalBreakpoints(in: solver) {
      let goal = Goal(level: tieLevel, breakpoint: breakpoint)
      minimize(goal)
      guard freeze() else { return }
    }
    for variable in solver.variables(of: component) where isOpen(variable, in: solver) {
      let goal = Goal(level: tieLevel + 1 + variable)
      addHome(variable, level: goal.level, in: solver)
      minimize(goal)
      guard freeze() else { return }
    }
  }

  /// Breakpoints of optional constraints in the canonical order of their constraints.
  private func optionalBreakpoints(in solver: Solver) -> [Int32] {
    breakpoints.array.indices.map(Int32.init)
      .filter { breakpoints[$0].level > 0 && breakpoints[$0].row >= 0 }
      .sorted { solver.isCanonicallyBefore(breakpoints[$0].row, breakpoints[$1].row) }
  }

  /// Whether some free direction moves the variable.
  func isOpen(_ variable: Int32, in solver: Solver) -> Bool {
    let row = dictionaryRow(of: variable, in: solver)
    return row.contains { columns[$0.column].isFree }
  }

  /// Writes a variable as a sum of the present nonbasic activities.
  func dictionaryRow(
    of variable: Int32, in solver: Solver
  ) -> [(column: Int32, value: Double)] {
    var sums = [Double](repeating: 0, count: columns.count)
    solver.beginExpansion()
    solver.expand(variable, times: 1)
    solver.finishExpansion()
    var largest = 0.0
    for index in 0..<solver.expansion.base.count {
      let base = solver.expansion.base[index]
      let factor = solver.expansion.sums[base]
      let location = activities[solver.unknowns[base].activity].location
      largest = max(largest, abs(factor))
      if location >= 0 {
        sums[Int(location)] += factor
      } else {
        addRow(~location, times: factor, to: &sums, &largest)
      }
    }
    solver.endExpansion()
    return sums.indices
      .filter { abs(sums[$0]) > Tolerance.cancellation * largest }
      .map { (Int32($0), sums[$0]) }
  }

  private func addRow(
    _ row: Int32, times factor: Double, to sums: inout [Double], _ largest: inout Double
  ) {
    var index = tableau.rowHeads[row]
    while index >= 0 {
      let entry = tableau.entries[index]
      sums[Int(entry.column)] += factor * entry.value
      largest = max(largest, abs(factor * entry.value))
      index = entry.rowNext
    }
  }

  /// Gives a variable a breakpoint at 0 on a level of its own, creating its activity if needed.
  private func addHome(_ variable: Int32, level: Int32, in solver: Solver) {
    let activity = tieActivity(of: variable, in: solver)
    let (first, count) = (activities[activity].first, activities[activity].count)
    if (first..<first + count).contains(where: { breakpoints[$0].level == level }) { return }
    let anchor =
      activities[activity].low < activities[activity].high
      ? breakpoints[first + activities[activity].low] : nil
    let home = Breakpoint(position: 0, left: -1, right: 1, factor: 0, row: -1, level: level)
    activities[activity].first = Int32(breakpoints.count)
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
  }

  /// Renumbers the segment of a basic activity after the insertion of a breakpoint at 0.
  private func shiftSegment(of activity: Int32, pastHomeAtLevel level: Int32) {
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
  func tieActivity(of variable: Int32, in solver: Solver) -> Int32 {
    if solver.unknowns[variable].activity >= 0 { return solver.unknowns[variable].activity }
    let sums = dictionaryRow(of: variable, in: solver)
    let row = tableau.addRow()
    let activity = Int32(activities.count)
    basics.append(activity)
    activities.append(Activity(location: ~row, variable: variable))
    for (column, value) in sums { tableau.insert(row: row, column: column, value: value) }
    solver.unknowns[variable].activity = activity
    activities[activity].value = presentValue(of: variable, in: solver)
    return activity
  }

  /// The value of a variable after the steps since the last evaluation. Steps move only activities,
  /// so the stored value is out of date.
  private func presentValue(of variable: Int32, in solver: Solver) -> Double {
    var value = solver.values[variable]
    solver.beginExpansion()
    solver.expand(variable, times: 1)
    solver.finishExpansion()
    for index in 0..<solver.expansion.base.count {
      let base = solver.expansion.base[index]
      let moved = activities[solver.unknowns[base].activity].value - solver.values[base]
      value += solver.expansion.sums[base] * moved
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
  func isCanonicallyBefore(_ left: Int32, _ right: Int32) -> Bool {
    let (first, second) = (rows[left], rows[right])
    if first.priority != second.priority { return first.priority > second.priority }
    let (mine, others) = (sortedTerms(of: left), sortedTerms(of: right))
    for (term, other) in zip(mine, others) where term != other {
      return term.variable != other.variable
        ? term.variable.index < other.variable.index : term.coefficient < other.coefficient
    }
    if mine.count != others.count { return mine.count < others.count }
    if first.relation != second.relation {
      return first.relation.rawValue < second.relation.rawValue
    }
    return first.constant != second.constant ? first.constant < second.constant : left < right
  }

  /// A row's terms by variable.
  func sortedTerms(of row: Int32) -> [Term] {
    rows[row].terms
      .map { Term(Variable(index: nonzeros[$0].variable), nonzeros[$0].coefficient) }
      .sorted { $0.variable.index < $1.variable.index }
  }

  /// A component's variables in the order of creation.
  func variables(of component: Component) -> [Int32] {
    var found: [Int32] = []
    var variable = component.firstVariable
    while variable >= 0 {
      found.append(variable)
      variable = unknowns[variable].next
    }
    return found.sorted()
  }

  /// A component's rows, in no particular order.
  func rowList(of component: Component) -> [Int32] {
    var found: [Int32] = []
    var row = component.firstRow
    while row >= 0 {
      found.append(row)
      row = rows[row].next
    }
    return found
  }
}
