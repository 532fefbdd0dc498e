// Is a value the only optimal one, or was it chosen by the tie-break?

extension Core {
  /// The values that all optima of the levels, the tie-break left aside, give a variable.
  ///
  /// Freezing every level at the optimum leaves the directions along which optima lie. A variable that
  /// none of them moves is determined. For others its least and greatest value are sought.
  func range(of variable: Int32, in solver: Solver) -> ClosedRange<Double> {
    let value = solver.values[variable]
    guard openDirections(), isOpen(variable, in: solver) else { return value...value }
    // An edit that keeps the basis does not touch the basic forms' values.
    measureBasics(in: solver)
    let least = extreme(of: variable, towards: -1, in: solver)
    let greatest = extreme(of: variable, towards: 1, in: solver)
    return min(least, value)...max(greatest, value)
  }

  /// Whether all optima of the levels, the tie-break left aside, give a variable the same value; one end that
  /// lies elsewhere is enough to know.
  func isDetermined(_ variable: Int32, in solver: Solver) -> Bool {
    guard openDirections(), isOpen(variable, in: solver) else { return true }
    measureBasics(in: solver)
    let value = solver.values[variable]
    return [1.0, -1].allSatisfy { sign in
      abs(extreme(of: variable, towards: sign, in: solver) - value) <= Self.allowance(at: value)
    }
  }

  /// By how much two values may differ that are meant to be one.
  private static func allowance(at value: Double) -> Double { 1e-6 * max(1, abs(value)) }

  /// Sets the columns' directions to those that no level forbids. False if there are none.
  private func openDirections() -> Bool {
    activate()
    for level in 0..<tieLevel {
      price(Goal(level: level))
      guard freeze() else { return false }
    }
    return true
  }

  /// The optimal value that lies furthest in one direction, tried on a copy of the core; infinite where
  /// nothing stops it.
  private func extreme(of variable: Int32, towards sign: Double, in solver: Solver) -> Double {
    let trial = copy()
    let known = solver.unknowns[variable].form
    defer { solver.unknowns[variable].form = known }
    let form = trial.tieForm(of: variable, in: solver)
    trial.minimize(trial.slopedGoal(form, sign))
    return trial.isUnbounded ? sign * .infinity : trial.forms[form].value
  }

  /// A goal that falls steadily as a form rises (sign 1) or falls (-1): a breakpoint without a bend.
  private func slopedGoal(_ form: Int32, _ sign: Double) -> Goal {
    let (first, count) = (forms[form].first, forms[form].count)
    let isOnIt = forms[form].low < forms[form].high
    let anchor = isOnIt ? breakpoints[first + forms[form].low] : nil
    forms[form].first = Int32(breakpoints.count)
    for index in first..<first + count { breakpoints.append(breakpoints[index]) }
    let last = count > 0 ? abs(breakpoints[first + count - 1].position) : 0
    let far = 2 * (abs(forms[form].value) + last) + 1e9
    breakpoints.append(
      Breakpoint(position: far, left: -sign, right: -sign, factor: 0, row: -1, level: Int32.max))
    forms[form].count = count + 1
    if let anchor, let index = breakpointIndex(of: anchor, form) { rest(form, on: index) }
    return Goal(level: tieLevel, breakpoint: forms[form].first + count)
  }

  /// A core with the same state, to try something out on.
  private func copy() -> Core {
    let copy = Core()
    for index in 0..<forms.count { copy.forms.append(forms[index]) }
    for index in 0..<breakpoints.count { copy.breakpoints.append(breakpoints[index]) }
    for index in 0..<terms.count { copy.terms.append(terms[index]) }
    for index in 0..<columns.count { copy.columns.append(columns[index]) }
    for index in 0..<active.count { copy.active.append(active[index]) }
    for index in 0..<basics.count { copy.basics.append(basics[index]) }
    for index in 0..<priorities.count { copy.priorities.append(priorities[index]) }
    copy.tableau.copy(tableau)
    copy.indirectCount = indirectCount
    return copy
  }
}
