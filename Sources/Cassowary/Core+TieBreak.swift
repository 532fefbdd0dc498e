// The documented choice among several optima.

extension Core {
  /// Goes through the tie-break's goals until no direction is free.
  ///
  /// Reached only if the priorities leave something open. First the violation of each optional
  /// constraint by itself, in canonical order; then the distance of each variable from 0, in the order
  /// of creation. A finished goal freezes directions like a finished level.
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

  /// Some free direction moves the variable.
  func isOpen(_ variable: Int32, in solver: Solver) -> Bool {
    let row = dictionaryRow(of: variable, in: solver)
    return row.contains { columns[$0.column].isFree }
  }

  /// A variable as a sum of the present nonbasic forms.
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
      let place = forms[solver.unknowns[base].form].place
      largest = max(largest, abs(factor))
      if place >= 0 {
        sums[Int(place)] += factor
      } else {
        addRow(~place, times: factor, to: &sums, &largest)
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

  /// Gives a variable a breakpoint at 0 on a level of its own, and a form if it has none.
  private func addHome(_ variable: Int32, level: Int32, in solver: Solver) {
    let form = tieForm(of: variable, in: solver)
    let (first, count) = (forms[form].first, forms[form].count)
    if (first..<first + count).contains(where: { breakpoints[$0].level == level }) { return }
    let anchor = forms[form].low < forms[form].high ? breakpoints[first + forms[form].low] : nil
    let home = Breakpoint(position: 0, left: -1, right: 1, factor: 0, row: -1, level: level)
    forms[form].first = Int32(breakpoints.count)
    forms[form].count = count + 1
    forms[form].levels |= Breakpoint.bit(level)
    for index in first..<first + count { breakpoints.append(breakpoints[index]) }
    breakpoints.append(home)
    sortBreakpoints(form)
    if forms[form].isBasic {
      shiftSegment(of: form, pastHomeAtLevel: level)
    } else if let index = breakpointIndex(of: anchor ?? home, form) {
      rest(form, on: index)
    }
  }

  /// Renumbers the segment of a basic form after the insertion of a breakpoint at 0.
  private func shiftSegment(of form: Int32, pastHomeAtLevel level: Int32) {
    let segment = forms[form].low
    let home = (0..<forms[form].count).first { breakpoints[forms[form].first + $0].level == level }
    guard let home, home < segment || (home == segment && forms[form].value > 0) else { return }
    forms[form].low = segment + 1
    forms[form].high = segment + 1
  }

  /// The form of a variable, made as a basic one if there is none yet.
  func tieForm(of variable: Int32, in solver: Solver) -> Int32 {
    if solver.unknowns[variable].form >= 0 { return solver.unknowns[variable].form }
    let sums = dictionaryRow(of: variable, in: solver)
    let row = tableau.addRow()
    let form = Int32(forms.count)
    basics.append(form)
    forms.append(Form(place: ~row, variable: variable))
    for (column, value) in sums { tableau.insert(row: row, column: column, value: value) }
    solver.unknowns[variable].form = form
    forms[form].value = presentValue(of: variable, in: solver)
    return form
  }

  /// The value of a variable after the steps since the last evaluation, which moved only forms.
  private func presentValue(of variable: Int32, in solver: Solver) -> Double {
    var value = solver.values[variable]
    solver.beginExpansion()
    solver.expand(variable, times: 1)
    solver.finishExpansion()
    for index in 0..<solver.expansion.base.count {
      let base = solver.expansion.base[index]
      let moved = forms[solver.unknowns[base].form].value - solver.values[base]
      value += solver.expansion.sums[base] * moved
    }
    solver.endExpansion()
    return value
  }
}
