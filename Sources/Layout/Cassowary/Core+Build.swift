// From the rows that presolve left to activities, breakpoints and a first basis.

extension Solver {
  /// Builds the core of a component, whose base variables are listed in `base`.
  func buildCore(_ component: ComponentIndex) {
    let index = compiled.takeCore()
    let core = self.core(index)
    components[component].core = index
    for index in 0..<scratch.base.count { core.addBase(scratch.base[index], in: self) }
    fill(core, components[component])
  }

  /// Gives a core with its base variables what the rows of its component say.
  fileprivate func fill(_ core: Core, _ component: Component) {
    addActivities(component, to: core)
    core.findPriorities(in: self, component: component)
    core.layOutBreakpoints(in: self, component: component)
    core.crash(in: self)
  }

  /// Assigns an activity to every row that is not a definition, creating activities as needed.
  private func addActivities(_ component: Component, to core: Core) {
    var row = component.firstRow
    while row.exists {
      if rows[row].target.isNone {
        let activity: ActivityIndex
        if let variable = soleFreeVariable(of: row) {
          activity = core.activity(ofVariable: variable, in: self)
        } else {
          activity = core.activity(ofRow: row, in: self)
        }
        rows[row].activity = activity
        if activity.exists { core.activities[activity].count += 1 }
      }
      row = rows[row].next
    }
  }
}

extension Core {
  /// Makes a core anew, as it was before its first solution.
  func rebuild(in solver: Solver, _ component: Component) {
    let base = baseActivities.map { activities[$0].variable }
    for variable in solver.variables(of: component) {
      (solver.unknowns[variable].activity, solver.unknowns[variable].chain) = (.none, .none)
    }
    for row in solver.rowList(of: component) { solver.rows[row].activity = .none }
    reset()
    for variable in base { addBase(variable, in: solver) }
    solver.fill(self, component)
  }

  fileprivate func addBase(_ variable: VariableIndex, in solver: Solver) {
    let column = columns.end
    solver.unknowns[variable].column = column
    solver.unknowns[variable].activity = activities.end
    columns.append(Column(activity: activities.end))
    tableau.addColumn()
    activities.append(Activity(location: .column(column), variable: variable, isBase: true))
  }

  /// The activity of one variable; none if definitions and fixed variables decide its value.
  func activity(ofVariable variable: VariableIndex, in solver: Solver) -> ActivityIndex {
    if solver.unknowns[variable].activity.exists { return solver.unknowns[variable].activity }
    solver.beginExpansion()
    solver.expand(variable, times: 1)
    solver.finishExpansion()
    let activity = addExpandedActivity(in: solver)
    if activity.exists {
      activities[activity].variable = variable
      solver.unknowns[variable].activity = activity
    }
    return activity
  }

  /// The activity of a row's free terms, shared with rows whose free terms are a multiple of them.
  func activity(ofRow row: RowIndex, in solver: Solver) -> ActivityIndex {
    let lead = solver.leadingTerm(of: row)
    let leader = solver.nonzeros[lead].variable
    var known = solver.unknowns[leader].chain
    var probes = 0
    while known.exists, probes < Core.maximumProbes {
      if solver.isParallel(row, activities[known].row, lead) { return known }
      known = activities[known].next
      probes += 1
    }
    let sign: Double = solver.nonzeros[lead].coefficient < 0 ? -1 : 1
    let scale = sign / solver.largestCoefficient(of: row)
    solver.beginExpansion()
    solver.expand(row: row, times: scale)
    solver.finishExpansion()
    let activity = addExpandedActivity(in: solver)
    guard activity.exists else { return .none }
    activities[activity].row = row
    activities[activity].scale = scale
    addTerms(to: activity, in: solver)
    activities[activity].next = solver.unknowns[leader].chain
    solver.unknowns[leader].chain = activity
    return activity
  }

  /// How many activities to compare before giving up the search for a parallel one. A redundant
  /// activity costs little; an unbounded search would be quadratic in the rows that share a leading
  /// variable.
  private static let maximumProbes = 8

  private func addTerms(to activity: ActivityIndex, in solver: Solver) {
    activities[activity].firstTerm = terms.end
    let row = activities[activity].row
    for index in solver.rows[row].terms {
      let variable = solver.nonzeros[index].variable
      if solver.unknowns[variable].isFixed { continue }
      let coefficient = solver.nonzeros[index].coefficient * activities[activity].scale
      terms.append(ActivityTerm(coefficient: coefficient, variable: variable))
    }
    activities[activity].termCount = terms.end - activities[activity].firstTerm
  }

  /// Creates a basic activity from the expansion; returns none if every term has cancelled.
  private func addExpandedActivity(in solver: Solver) -> ActivityIndex {
    defer { solver.endExpansion() }
    guard !solver.scratch.expansion.base.isEmpty else { return .none }
    let row = tableau.addRow()
    let activity = activities.end
    basics.append(activity)
    activities.append(Activity(location: .row(row)))
    for index in 0..<solver.scratch.expansion.base.count {
      let variable = solver.scratch.expansion.base[index]
      tableau.insert(
        row: row, column: solver.unknowns[variable].column,
        value: solver.scratch.expansion.sums[variable])
    }
    return activity
  }
}

// MARK: - Parallel rows: multiples of each other share an activity

extension Solver {
  /// The index of the row's free term with the latest variable. A view is created after the views
  /// it is pinned to, so few rows share their latest variable, which keeps the search for parallel
  /// rows short.
  func leadingTerm(of row: RowIndex) -> NonzeroIndex {
    var lead = NonzeroIndex.none
    for term in rows[row].terms where unknowns[nonzeros[term].variable].fixedBy.isNone {
      if lead.isNone || nonzeros[term].variable > nonzeros[lead].variable { lead = term }
    }
    return lead
  }

  /// The largest coefficient among a row's free terms.
  fileprivate func largestCoefficient(of row: RowIndex) -> Double {
    var largest = 0.0
    for term in rows[row].terms where unknowns[nonzeros[term].variable].fixedBy.isNone {
      largest = max(largest, abs(nonzeros[term].coefficient))
    }
    return largest
  }

  /// Whether the free terms of two rows with the same leading variable are multiples of each other.
  fileprivate func isParallel(_ left: RowIndex, _ right: RowIndex, _ lead: NonzeroIndex) -> Bool {
    guard let ratio = ratio(left, right, at: lead) else { return false }
    var common = 0
    for term in rows[left].terms where unknowns[nonzeros[term].variable].fixedBy.isNone {
      guard let other = self.term(of: right, nonzeros[term].variable) else { return false }
      let expected = ratio * nonzeros[other].coefficient
      let difference = abs(nonzeros[term].coefficient - expected)
      if difference > Precision.cancellation * abs(expected) { return false }
      common += 1
    }
    return common == rows[right].terms.count { unknowns[nonzeros[$0].variable].fixedBy.isNone }
  }

  private func ratio(_ left: RowIndex, _ right: RowIndex, at lead: NonzeroIndex) -> Double? {
    guard let other = term(of: right, nonzeros[lead].variable) else { return nil }
    return nonzeros[lead].coefficient / nonzeros[other].coefficient
  }

  private func term(of row: RowIndex, _ variable: VariableIndex) -> NonzeroIndex? {
    rows[row].terms.first { nonzeros[$0].variable == variable }
  }

  /// The factor between a row's free terms and its activity.
  func slope(of row: RowIndex, _ activity: Activity) -> Double {
    if activity.variable.exists {
      return term(of: row, activity.variable).map { nonzeros[$0].coefficient } ?? 0
    }
    return (ratio(row, activity.row, at: leadingTerm(of: row)) ?? 0) / activity.scale
  }
}

extension IndexRange {
  fileprivate func count(where isCounted: (Index<Space>) -> Bool) -> Int {
    var count = 0
    for value in self where isCounted(value) { count += 1 }
    return count
  }
}

// MARK: - Levels and breakpoints

extension Core {
  /// Collects the priorities present, highest first, after level 0 for required.
  fileprivate func findPriorities(in solver: Solver, component: Component) {
    priorities.append(Priority.requiredValue)
    var row = component.firstRow
    while row.exists {
      if solver.rows[row].activity.exists { addPriority(solver.rows[row].priority) }
      row = solver.rows[row].next
    }
  }

  private func addPriority(_ priority: Float) {
    var hole = priorities.end
    while hole > .required, priorities[hole - 1] < priority { hole -= 1 }
    if hole > .required, priorities[hole - 1] == priority { return }
    var index = priorities.end
    priorities.append(priority)
    while index > hole {
      priorities[index] = priorities[index - 1]
      index -= 1
    }
    priorities[hole] = priority
  }

  func level(of priority: Float) -> Level {
    var level = Level.required
    while priorities[level] > priority { level += 1 }
    return level
  }

  /// Lays out the breakpoints activity by activity, from the counts taken by `addActivities`.
  fileprivate func layOutBreakpoints(in solver: Solver, component: Component) {
    var next = BreakpointIndex(0)
    for activity in activities.indices {
      activities[activity].first = next
      next += activities[activity].count
      activities[activity].count = 0
    }
    breakpoints.append(
      repeating: Breakpoint(
        position: 0, left: 0, right: 0, factor: 0, row: .none, level: .required),
      count: Int(next))
    var row = component.firstRow
    while row.exists {
      let activity = solver.rows[row].activity
      if activity.exists {
        let made = breakpoint(row, activity, in: solver)
        breakpoints[activities[activity].first + activities[activity].count] = made
        activities[activity].count += 1
        activities[activity].levels |= Breakpoint.bit(made.level)
      }
      row = solver.rows[row].next
    }
    findSoleActivities()
  }

  private func findSoleActivities() {
    let several = activities.end
    soleActivities.append(repeating: .none, count: priorities.count)
    for activity in activities.indices {
      for index in activities[activity].breakpoints {
        let known = soleActivities[breakpoints[index].level]
        soleActivities[breakpoints[index].level] =
          known.isNone || known == activity ? activity : several
      }
    }
    for level in soleActivities.indices where soleActivities[level] == several {
      soleActivities[level] = .none
    }
  }

  func goal(of level: Level) -> Goal {
    guard level > .required, soleActivities[level].exists else { return .level(level) }
    return .levelOfActivity(level, soleActivities[level])
  }

  /// The breakpoint at which a row bends its activity: `slope · activity + rest relation  0`.
  private func breakpoint(_ row: RowIndex, _ activity: ActivityIndex, in solver: Solver)
    -> Breakpoint
  {
    let slope = solver.slope(of: row, activities[activity])
    let relation = solver.rows[row].relation
    let rises = slope > 0 ? relation != .greaterThanOrEqual : relation != .lessThanOrEqual
    let falls = slope > 0 ? relation != .lessThanOrEqual : relation != .greaterThanOrEqual
    return Breakpoint(
      position: 0, left: falls ? -abs(slope) : 0, right: rises ? abs(slope) : 0,
      factor: -1 / slope, row: row, level: level(of: solver.rows[row].priority))
  }
}

// MARK: - The first basis, which is usually optimal already

extension Core {
  /// Puts every base variable where its own constraints prefer it, and lets the remaining equations
  /// replace the variables with the weakest constraints of their own, required inequalities those
  /// with none.
  fileprivate func crash(in solver: Solver) {
    for activity in activities.indices {
      for index in activities[activity].breakpoints {
        breakpoints[index].position = position(of: breakpoints[index], in: solver)
      }
      sortBreakpoints(activity)
      if activities[activity].count > 0 && !activities[activity].isBasic {
        rest(activity, on: ownOptimum(of: activity))
      }
    }
    for activity in activities.indices
    where activities[activity].row.exists && activities[activity].isBasic {
      if isEquation(activity, in: solver) { replaceWeakest(by: activity, in: solver) }
    }
    for activity in activities.indices
    where activities[activity].row.exists && activities[activity].isBasic {
      replaceUnbent(by: activity)
    }
    noteBounds()
  }

  private func isEquation(_ activity: ActivityIndex, in solver: Solver) -> Bool {
    for index in activities[activity].breakpoints
    where solver.rows[breakpoints[index].row].isEquation {
      return true
    }
    return false
  }

  /// The breakpoint that minimizes the activity's own cost, level by level.
  private func ownOptimum(of activity: ActivityIndex) -> BreakpointIndex {
    var segment: Int32 = 0
    while segment < activities[activity].count, isFalling(activity, segment) { segment += 1 }
    return activities[activity].first + max(0, segment - 1)
  }

  /// Whether the cost falls in the segment, at the highest level on which it changes at all.
  private func isFalling(_ activity: ActivityIndex, _ segment: Int32) -> Bool {
    var highest = Level.last
    var isFalling = false
    for index in activities[activity].breakpoints
    where breakpoints[index].level < highest {
      let rate = slope(activity, segment, .level(breakpoints[index].level))
      if rate != 0 {
        highest = breakpoints[index].level
        isFalling = rate < 0
      }
    }
    return isFalling
  }

  /// Makes an equation's activity nonbasic, for the weakest base variable that can be divided by.
  private func replaceWeakest(by activity: ActivityIndex, in solver: Solver) {
    let row = activities[activity].location.row
    var largest = 0.0
    tableau.forEachEntry(ofRow: row) { largest = max(largest, abs($1)) }
    var best: (column: ColumnIndex, strength: Float)?
    tableau.forEachEntry(ofRow: row) { column, value in
      let candidate = columns[column].activity
      if activities[candidate].isBase, abs(value) >= Precision.exchange * largest {
        let strength = solver.unknowns[activities[candidate].variable].strength
        if best == nil || strength < best?.strength ?? 0 { best = (column, strength) }
      }
    }
    guard let best, let only = equationBreakpoint(of: activity, in: solver) else { return }
    exchange(activity, best.column, restingOn: only)
  }

  /// Makes a required inequality's activity nonbasic, for the latest base variable without
  /// constraints of its own: a position.
  ///
  /// Of views that keep below each other, lengths and distances are then the columns, and a position
  /// is a sum of them that no step meets. Were positions the columns, each pivot would put one such
  /// sum into all the others.
  private func replaceUnbent(by activity: ActivityIndex) {
    let only = activities[activity].breakpoints.first { breakpoints[$0].level == .required }
    guard let only else { return }
    let row = activities[activity].location.row
    var largest = 0.0
    tableau.forEachEntry(ofRow: row) { largest = max(largest, abs($1)) }
    var best = (column: ColumnIndex.none, activity: ActivityIndex.none)
    tableau.forEachEntry(ofRow: row) { column, value in
      let candidate = columns[column].activity
      guard activities[candidate].isBase, activities[candidate].count == 0,
        abs(value) >= Precision.exchange * largest, candidate > best.activity
      else { return }
      best = (column, candidate)
    }
    if best.column.exists { exchange(activity, best.column, restingOn: only) }
  }

  private func exchange(
    _ activity: ActivityIndex, _ column: ColumnIndex, restingOn breakpoint: BreakpointIndex
  ) {
    let entering = columns[column].activity
    exchange(activity, column)
    activities[entering].high = activities[entering].low
    rest(activity, on: breakpoint)
  }

  private func equationBreakpoint(of activity: ActivityIndex, in solver: Solver) -> BreakpointIndex?
  {
    activities[activity].breakpoints.first {
      solver.rows[breakpoints[$0].row].isEquation
    }
  }
}
