// Where everything is: numbers are always computed afresh from the constraints, never by pivoting.

extension Core {
  /// Moves the breakpoints to where constants and fixed variables now put them, and the nonbasic forms
  /// along. True if no breakpoint changed sides with another on a form, nor met or left one.
  func refreshBreakpoints(in solver: Solver) -> Bool {
    var isUnmoved = true
    for form in 0..<Int32(forms.count) where forms[form].count > 0 {
      let first = forms[form].first
      let anchor = first + forms[form].low
      for index in first..<first + forms[form].count where breakpoints[index].row >= 0 {
        breakpoints[index].position = position(of: breakpoints[index], in: solver)
      }
      if forms[form].isBasic {
        if !isSorted(form) {
          sortBreakpoints(form)
          isUnmoved = false
        }
      } else if isSorted(form), isRestingPlaceUnchanged(form) {
        forms[form].value = breakpoints[anchor].position
      } else {
        isUnmoved = false
        regroup(form)
      }
    }
    return isUnmoved
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

  /// Computes the values of all variables and forms from the nonbasic forms.
  ///
  /// Base variables that are nonbasic are where they rest. The others start at 0; the tableau says how
  /// they follow from the forms that should rest elsewhere than they then do. Rounding in the tableau
  /// is repaired by doing so until those forms are where they belong.
  func evaluate(in solver: Solver, _ component: Component) {
    for form in 0..<forms.count where forms[form].isBase {
      solver.values[forms[form].variable] = forms[form].isBasic ? 0 : forms[form].value
    }
    solver.runSteps(component)
    for _ in 0..<Core.maximumCorrections where correct(in: solver) { solver.runSteps(component) }
    for row in 0..<basics.count {
      forms[basics[row]].value = measure(basics[row], in: solver)
    }
  }

  private static let maximumCorrections = 4

  /// Moves basic base variables so that nonbasic forms come to rest. False if they already do.
  private func correct(in solver: Solver) -> Bool {
    var isMoved = false
    for column in 0..<columns.count {
      let form = columns[column].form
      if forms[form].isBase { continue }
      let missing = forms[form].value - measure(form, in: solver)
      if abs(missing) <= Tolerance.rounding * max(1, abs(forms[form].value)) { continue }
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
    for index in solver.rows[forms[form].row].terms {
      let variable = solver.mentions[index].variable
      if solver.unknowns[variable].fixedBy < 0 {
        sum += solver.mentions[index].coefficient * solver.values[variable]
      }
    }
    return sum * forms[form].scale
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
