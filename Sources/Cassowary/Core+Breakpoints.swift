// The levels, and where each constraint bends its form.

extension Core {
  /// Collects the priorities present, highest first, after level 0 for required.
  func findPriorities(in solver: Solver, component: Component) {
    priorities.append(1000)
    var row = component.firstRow
    while row >= 0 {
      if solver.rows[row].form >= 0 { addPriority(solver.rows[row].priority) }
      row = solver.rows[row].next
    }
  }

  private func addPriority(_ priority: Float) {
    var hole = priorities.count
    while hole > 0, priorities[hole - 1] < priority { hole -= 1 }
    if hole > 0, priorities[hole - 1] == priority { return }
    priorities.append(priority)
    for index in stride(from: priorities.count - 1, to: hole, by: -1) {
      priorities[index] = priorities[index - 1]
    }
    priorities[hole] = priority
  }

  func level(of priority: Float) -> Int32 {
    var level: Int32 = 0
    while priorities[level] > priority { level += 1 }
    return level
  }

  /// Lays out the breakpoints form by form, from the counts taken by `addForms`.
  func placeBreakpoints(in solver: Solver, component: Component) {
    var next: Int32 = 0
    for form in 0..<forms.count {
      forms[form].first = next
      next += forms[form].count
      forms[form].count = 0
    }
    breakpoints.append(
      repeating: Breakpoint(position: 0, left: 0, right: 0, factor: 0, row: -1, level: 0),
      count: Int(next))
    var row = component.firstRow
    while row >= 0 {
      let form = solver.rows[row].form
      if form >= 0 {
        let made = breakpoint(row, form, in: solver)
        breakpoints[forms[form].first + forms[form].count] = made
        forms[form].count += 1
        forms[form].levels |= Breakpoint.bit(made.level)
      }
      row = solver.rows[row].next
    }
  }

  /// Where and how a row bends its form: the row reads `slope · form + rest  relation  0`.
  private func breakpoint(_ row: Int32, _ form: Int32, in solver: Solver) -> Breakpoint {
    let slope = solver.slope(of: row, forms[form])
    let relation = solver.rows[row].relation
    let rises = slope > 0 ? relation != .greaterThanOrEqual : relation != .lessThanOrEqual
    let falls = slope > 0 ? relation != .lessThanOrEqual : relation != .greaterThanOrEqual
    return Breakpoint(
      position: 0, left: falls ? -abs(slope) : 0, right: rises ? abs(slope) : 0,
      factor: -1 / slope, row: row, level: level(of: solver.rows[row].priority))
  }
}
