// Where everything is: numbers are always computed afresh from the constraints, never by pivoting.

extension Core {
  /// Moves changed breakpoints to where constants and fixed variables now put them, and nonbasic forms
  /// along. True if no breakpoint changed sides with another on a form, nor met or left one.
  func refreshChanged(in solver: Solver) -> Bool {
    var isUnmoved = true
    for index in 0..<changed.count where !refresh(changed[index], in: solver) { isUnmoved = false }
    changed.removeAll()
    return isUnmoved
  }

  private func refresh(_ form: Int32, in solver: Solver) -> Bool {
    let first = forms[form].first
    forms[form].isChanged = false
    for index in first..<first + forms[form].count where breakpoints[index].row >= 0 {
      breakpoints[index].position = position(of: breakpoints[index], in: solver)
    }
    if forms[form].isBasic {
      let isUnmoved = isSorted(form)
      if !isUnmoved { sortBreakpoints(form) }
      noteBounds(of: form)
      return isUnmoved
    }
    if isSorted(form), isRestingPlaceUnchanged(form) {
      forms[form].value = breakpoints[first + forms[form].low].position
      return true
    }
    regroup(form)
    return false
  }

  @inline(__always)
  func position(of breakpoint: Breakpoint, in solver: Solver) -> Double {
    var sum = solver.rows[breakpoint.row].constant
    for index in solver.rows[breakpoint.row].terms {
      let variable = solver.mentions[index].variable
      if solver.unknowns[variable].fixedBy >= 0 {
        sum += solver.mentions[index].coefficient * solver.values[variable]
      }
    }
    return sum * breakpoint.factor
  }

  @inline(__always) private func isSorted(_ form: Int32) -> Bool {
    let first = forms[form].first
    for index in first + 1..<max(first + 1, first + forms[form].count)
    where breakpoints[index - 1].position > breakpoints[index].position {
      return false
    }
    return true
  }

  /// The breakpoints a form rests on are still together, and its neighbours still apart.
  @inline(__always) private func isRestingPlaceUnchanged(_ form: Int32) -> Bool {
    let first = forms[form].first
    let (low, high) = (first + forms[form].low, first + forms[form].high)
    guard low < high else { return true }
    let position = breakpoints[low].position
    let allowance = Tolerance.near(position)
    if breakpoints[high - 1].position - position > allowance { return false }
    if low > first, position - breakpoints[low - 1].position <= allowance { return false }
    return high == first + forms[form].count
      || breakpoints[high].position - position > allowance
  }

  /// Sorts a nonbasic form's breakpoints and keeps it on the one it was on.
  private func regroup(_ form: Int32) {
    let first = forms[form].first
    guard forms[form].low < forms[form].high else { return sortBreakpoints(form) }
    let anchor = breakpoints[first + forms[form].low]
    sortBreakpoints(form)
    if let index = breakpointIndex(of: anchor, form) { rest(form, on: index) }
  }

  /// Where a breakpoint is after its form's breakpoints were sorted.
  func breakpointIndex(of anchor: Breakpoint, _ form: Int32) -> Int32? {
    (forms[form].first..<forms[form].first + forms[form].count).first {
      breakpoints[$0].row == anchor.row && breakpoints[$0].level == anchor.level
    }
  }

  /// Insertion sort by position, then level, then row: a form has a handful of breakpoints.
  func sortBreakpoints(_ form: Int32) {
    let first = Int(forms[form].first)
    for end in first + 1..<max(first + 1, first + Int(forms[form].count)) {
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

  /// Computes the values of all variables from the nonbasic forms.
  ///
  /// Base variables that are nonbasic are where they rest. The others start at 0; the tableau says how
  /// they follow from the forms that should rest elsewhere than they then do. Rounding in the tableau
  /// is repaired by doing so until those forms are where they belong.
  func place(in solver: Solver, _ component: Component) {
    let values = solver.values.base
    for form in 0..<columns.count {
      values[Int(forms[form].variable)] = forms[form].isBasic ? 0 : forms[form].value
    }
    solver.runSteps(component)
    guard indirectCount > 0 else { return }
    for _ in 0..<Core.maximumCorrections where correct(in: solver) { solver.runSteps(component) }
  }

  /// Takes the values of the basic forms from the variables.
  func measureBasics(in solver: Solver) {
    for row in 0..<basics.count {
      forms[basics[row]].value = measure(basics[row], in: solver)
    }
  }

  private static let maximumCorrections = 4

  /// Moves basic base variables so that nonbasic forms come to rest. False if they already do.
  private func correct(in solver: Solver) -> Bool {
    // All forms are measured before any variable moves: until the steps run again, the defined
    // variables do not follow, and a form that mentions both kinds would read a mixture.
    for column in 0..<columns.count {
      let form = columns[column].form
      columns[column].gradient =
        forms[form].isBase ? 0 : forms[form].value - measure(form, in: solver)
    }
    var isMoved = false
    for column in 0..<columns.count {
      let missing = columns[column].gradient
      let value = forms[columns[column].form].value
      if abs(missing) <= Tolerance.rounding * max(1, abs(value)) { continue }
      isMoved = true
      var index = tableau.columnHeads[column]
      while index >= 0 {
        let entry = tableau.entries[index]
        let moved = basics[entry.row]
        if forms[moved].isBase { solver.values[forms[moved].variable] += entry.value * missing }
        index = entry.columnNext
      }
    }
    return isMoved
  }

  /// A form's value, from the variables' values.
  @inline(__always) func measure(_ form: Int32, in solver: Solver) -> Double {
    if forms[form].variable >= 0 { return solver.values[forms[form].variable] }
    var sum = 0.0
    for index in forms[form].firstTerm..<forms[form].firstTerm + forms[form].termCount {
      sum += terms[index].coefficient * solver.values[terms[index].variable]
    }
    return sum
  }

  /// Every basic form is where the last optimum's proof still holds, and required constraints too.
  @inline(__always) func isWithinBounds(in solver: Solver) -> Bool {
    for row in 0..<basics.count {
      let form = basics[row]
      let value = measure(form, in: solver)
      if value < forms[form].lower || value > forms[form].upper { return false }
    }
    return true
  }

  /// Notes, after an optimum was found, how far each basic form may go until its proof must be redone.
  func noteBounds() {
    for row in 0..<basics.count { noteBounds(of: basics[row]) }
  }

  /// A basic form may move within its segment, as far as no required constraint is violated.
  ///
  /// On the edge of a required constraint the segment may lie beyond it; then there is no room.
  private func noteBounds(of form: Int32) {
    let (first, count, segment) = (forms[form].first, forms[form].count, forms[form].low)
    var (lower, upper) = (-Double.infinity, Double.infinity)
    for offset in 0..<count {
      let breakpoint = breakpoints[first + offset]
      let allowance = Tolerance.near(breakpoint.position)
      if offset < segment || (breakpoint.level == 0 && breakpoint.left < 0) {
        lower = max(lower, breakpoint.position - allowance)
      }
      if offset >= segment || (breakpoint.level == 0 && breakpoint.right > 0) {
        upper = min(upper, breakpoint.position + allowance)
      }
    }
    forms[form].lower = lower
    forms[form].upper = upper
  }

  /// Every basic form is in the segment whose slopes the optimality proof used.
  func isInSegments() -> Bool {
    for row in 0..<basics.count where !isInSegment(basics[row]) { return false }
    return true
  }

  @inline(__always) private func isInSegment(_ form: Int32) -> Bool {
    let first = forms[form].first
    let segment = forms[form].low
    let value = forms[form].value
    if segment > 0 {
      let position = breakpoints[first + segment - 1].position
      if value < position - Tolerance.near(position) { return false }
    }
    if segment < forms[form].count {
      let position = breakpoints[first + segment].position
      if value > position + Tolerance.near(position) { return false }
    }
    return true
  }

  /// Puts basic forms that have left their segment into the one they are in.
  func assignSegments() {
    for row in 0..<basics.count {
      let form = basics[row]
      if isInSegment(form) { continue }
      var segment: Int32 = 0
      while segment < forms[form].count,
        forms[form].value > breakpoints[forms[form].first + segment].position
      {
        segment += 1
      }
      forms[form].low = segment
      forms[form].high = segment
    }
  }
}
