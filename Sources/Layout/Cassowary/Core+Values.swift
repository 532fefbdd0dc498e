// Computes values from the constraints, never by pivoting, so that pivots accumulate no error.

extension Core {
  /// Moves changed breakpoints to the positions that constants and fixed variables now give them,
  /// and the nonbasic activities with them. True if on every activity the breakpoints kept their
  /// order, and none met or left another.
  func refreshChanged(in solver: Solver) -> Bool {
    var isUnmoved = true
    for index in 0..<changed.count where !refresh(changed[index], in: solver) { isUnmoved = false }
    changed.removeAll()
    return isUnmoved
  }

  private func refresh(_ activity: ActivityIndex, in solver: Solver) -> Bool {
    let first = activities[activity].first
    activities[activity].isChanged = false
    for index in first..<first + activities[activity].count where breakpoints[index].row.exists {
      breakpoints[index].position = position(of: breakpoints[index], in: solver)
    }
    if activities[activity].isBasic {
      let isUnmoved = isSorted(activity)
      if !isUnmoved { sortBreakpoints(activity) }
      noteBounds(of: activity)
      return isUnmoved
    }
    if isSorted(activity), isRestingPlaceUnchanged(activity) {
      activities[activity].value = breakpoints[first + activities[activity].low].position
      return true
    }
    regroup(activity)
    return false
  }

  @inline(__always)
  func position(of breakpoint: Breakpoint, in solver: Solver) -> Double {
    var sum = solver.rows[breakpoint.row].constant
    for index in solver.rows[breakpoint.row].terms {
      let variable = solver.nonzeros[index].variable
      if solver.unknowns[variable].isFixed {
        sum += solver.nonzeros[index].coefficient * solver.values[variable]
      }
    }
    return sum * breakpoint.factor
  }

  @inline(__always) private func isSorted(_ activity: ActivityIndex) -> Bool {
    let first = activities[activity].first
    for index in first + 1..<activities[activity].breakpoints.end
    where breakpoints[index - 1].position > breakpoints[index].position {
      return false
    }
    return true
  }

  /// Whether an activity's breakpoints are still together, apart from their neighbours.
  @inline(__always) private func isRestingPlaceUnchanged(_ activity: ActivityIndex) -> Bool {
    let first = activities[activity].first
    let (low, high) = (first + activities[activity].low, first + activities[activity].high)
    guard low < high else { return true }
    let position = breakpoints[low].position
    let allowance = Precision.near(position)
    if breakpoints[high - 1].position - position > allowance { return false }
    if low > first, position - breakpoints[low - 1].position <= allowance { return false }
    return high == first + activities[activity].count
      || breakpoints[high].position - position > allowance
  }

  /// Sorts a nonbasic activity's breakpoints and keeps it on the breakpoint it rested on.
  private func regroup(_ activity: ActivityIndex) {
    let first = activities[activity].first
    guard activities[activity].low < activities[activity].high else {
      return sortBreakpoints(activity)
    }
    let anchor = breakpoints[first + activities[activity].low]
    sortBreakpoints(activity)
    if let index = breakpointIndex(of: anchor, activity) { rest(activity, on: index) }
  }

  /// The index of a breakpoint after its activity's breakpoints were sorted.
  func breakpointIndex(of anchor: Breakpoint, _ activity: ActivityIndex) -> BreakpointIndex? {
    activities[activity].breakpoints.first {
      breakpoints[$0].row == anchor.row && breakpoints[$0].level == anchor.level
    }
  }

  /// Insertion sort by position, then level, then row: an activity has a handful of breakpoints.
  func sortBreakpoints(_ activity: ActivityIndex) {
    let first = activities[activity].first
    for end in first + 1..<activities[activity].breakpoints.end {
      let moving = breakpoints[end]
      var hole = end
      while hole > first, isOrdered(moving, breakpoints[hole - 1]) {
        breakpoints[hole] = breakpoints[hole - 1]
        hole -= 1
      }
      breakpoints[hole] = moving
    }
  }

  private func isOrdered(_ left: Breakpoint, _ right: Breakpoint) -> Bool {
    if left.position != right.position { return left.position < right.position }
    return left.level != right.level ? left.level < right.level : left.row < right.row
  }

  /// Computes the values of all variables from the nonbasic activities.
  ///
  /// Nonbasic base variables take the position they rest at. The others start at 0; the tableau
  /// gives the correction from the activities that are then away from their resting position. The
  /// correction is repeated until those activities are at rest, which also repairs rounding in the
  /// tableau.
  func computeValues(in solver: Solver, _ component: Component) {
    let values = solver.values.base
    for activity in baseActivities {
      values[Int(activities[activity].variable)] =
        activities[activity].isBasic ? 0 : activities[activity].value
    }
    solver.runSteps(component)
    guard indirectCount > 0 else { return }
    for _ in 0..<Core.maximumCorrections where correct(in: solver) { solver.runSteps(component) }
  }

  /// Computes the values of the basic activities from the variables.
  func measureBasics(in solver: Solver) {
    for row in basics.indices {
      activities[basics[row]].value = measure(basics[row], in: solver)
    }
  }

  private static let maximumCorrections = 4

  /// Moves basic base variables until nonbasic activities rest; false if they already do.
  private func correct(in solver: Solver) -> Bool {
    // Measure all activities before moving any variable: defined variables do not follow until the
    // steps run again, so an activity with both kinds of variables would mix old and new values.
    for column in columns.indices {
      let activity = columns[column].activity
      columns[column].gradient =
        activities[activity].isBase ? 0 : activities[activity].value - measure(activity, in: solver)
    }
    var (isMoved, areAsideMoved) = (false, false)
    for column in columns.indices {
      let missing = columns[column].gradient
      let value = activities[columns[column].activity].value
      if abs(missing) <= Precision.rounding * max(1, abs(value)) {
        columns[column].gradient = 0
        continue
      }
      isMoved = true
      if tableau.isAside(column) {
        areAsideMoved = true
        continue
      }
      tableau.forEachEntry(ofColumn: column) { row, rate in
        let moved = basics[row]
        if activities[moved].isBase {
          solver.values[activities[moved].variable] += rate * missing
        }
      }
    }
    if areAsideMoved { correctAside(in: solver) }
    return isMoved
  }

  private func correctAside(in solver: Solver) {
    let moves = tableau.sums { columns[$0].gradient }
    for row in basics.indices where moves[Int(row)] != 0 && activities[basics[row]].isBase {
      solver.values[activities[basics[row]].variable] += moves[Int(row)]
    }
  }

  /// An activity's value, from the variables' values.
  @inline(__always) func measure(_ activity: ActivityIndex, in solver: Solver) -> Double {
    if activities[activity].variable.exists { return solver.values[activities[activity].variable] }
    var sum = 0.0
    for index in activities[activity].terms {
      sum += terms[index].coefficient * solver.values[terms[index].variable]
    }
    return sum
  }

  /// Whether every basic activity is within the bounds of the last proof, and constraints hold.
  @inline(__always) func isWithinBounds(in solver: Solver) -> Bool {
    for row in basics.indices {
      let activity = basics[row]
      let value = measure(activity, in: solver)
      if value < activities[activity].lower || value > activities[activity].upper { return false }
    }
    return true
  }

  /// Records how far each basic activity may move before optimality must be proved again.
  func noteBounds() {
    for row in basics.indices { noteBounds(of: basics[row]) }
  }

  /// A basic activity may move within its segment, as long as no required constraint is violated.
  ///
  /// If the activity is on the edge of a required constraint, its segment may lie beyond that edge;
  /// then there is no room.
  private func noteBounds(of activity: ActivityIndex) {
    let (first, count, segment) = (
      activities[activity].first, activities[activity].count, activities[activity].low
    )
    var (lower, upper) = (-Double.infinity, Double.infinity)
    for offset in 0..<count {
      let breakpoint = breakpoints[first + offset]
      let allowance = Precision.near(breakpoint.position)
      if offset < segment || (breakpoint.level == .required && breakpoint.left < 0) {
        lower = max(lower, breakpoint.position - allowance)
      }
      if offset >= segment || (breakpoint.level == .required && breakpoint.right > 0) {
        upper = min(upper, breakpoint.position + allowance)
      }
    }
    activities[activity].lower = lower
    activities[activity].upper = upper
  }

  /// Whether every basic activity is in the segment whose slopes the optimality proof used.
  func isInSegments() -> Bool {
    for row in basics.indices where !isInSegment(basics[row]) { return false }
    return true
  }

  @inline(__always) private func isInSegment(_ activity: ActivityIndex) -> Bool {
    let first = activities[activity].first
    let segment = activities[activity].low
    let value = activities[activity].value
    if segment > 0 {
      let position = breakpoints[first + segment - 1].position
      if value < position - Precision.near(position) { return false }
    }
    if segment < activities[activity].count {
      let position = breakpoints[first + segment].position
      if value > position + Precision.near(position) { return false }
    }
    return true
  }

  /// Assigns basic activities that have left their segment to the one they are in now.
  func assignSegments() {
    for row in basics.indices {
      let activity = basics[row]
      if isInSegment(activity) { continue }
      var segment: Int32 = 0
      while segment < activities[activity].count,
        activities[activity].value > breakpoints[activities[activity].first + segment].position
      {
        segment += 1
      }
      activities[activity].low = segment
      activities[activity].high = segment
    }
  }
}
