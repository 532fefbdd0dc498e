// The basis to start from: usually the optimal one already.

extension Core {
  /// Rests every base variable where its own constraints want it, and lets remaining equations replace
  /// the variables least wanted for themselves.
  func crash(in solver: Solver) {
    for form in 0..<Int32(forms.count) {
      for index in forms[form].first..<forms[form].first + forms[form].count {
        breakpoints[index].position = position(of: breakpoints[index], in: solver)
      }
      sortBreakpoints(form)
      if forms[form].count > 0 && !forms[form].isBasic { rest(form, on: ownOptimum(of: form)) }
    }
    for form in 0..<Int32(forms.count) where forms[form].row >= 0 && forms[form].isBasic {
      if isEquation(form, in: solver) { replaceWeakest(by: form, in: solver) }
    }
    noteBounds()
  }

  private func isEquation(_ form: Int32, in solver: Solver) -> Bool {
    for index in forms[form].first..<forms[form].first + forms[form].count
    where solver.rows[breakpoints[index].row].isEquation {
      return true
    }
    return false
  }

  /// The breakpoint at which the form's cost by itself is least, level by level.
  private func ownOptimum(of form: Int32) -> Int32 {
    var segment: Int32 = 0
    while segment < forms[form].count, isFalling(form, segment) { segment += 1 }
    return forms[form].first + max(0, segment - 1)
  }

  /// The highest level on which the cost changes in the segment sees it fall.
  private func isFalling(_ form: Int32, _ segment: Int32) -> Bool {
    var highest = Int32.max
    var isFalling = false
    for index in forms[form].first..<forms[form].first + forms[form].count
    where breakpoints[index].level < highest {
      let rate = slope(form, segment, Goal(level: breakpoints[index].level))
      if rate != 0 {
        highest = breakpoints[index].level
        isFalling = rate < 0
      }
    }
    return isFalling
  }

  /// Makes an equation's form nonbasic, in place of the weakest base variable with a fair coefficient.
  private func replaceWeakest(by form: Int32, in solver: Solver) {
    let row = ~forms[form].place
    var largest = 0.0
    var index = tableau.rowHeads[row]
    while index >= 0 {
      largest = max(largest, abs(tableau.entries[index].value))
      index = tableau.entries[index].rowNext
    }
    var best: (column: Int32, strength: Float)?
    index = tableau.rowHeads[row]
    while index >= 0 {
      let entry = tableau.entries[index]
      let candidate = columns[entry.column].form
      if forms[candidate].isBase, abs(entry.value) >= 0.1 * largest {
        let strength = solver.unknowns[forms[candidate].variable].strength
        if best == nil || strength < best?.strength ?? 0 { best = (entry.column, strength) }
      }
      index = entry.rowNext
    }
    guard let best, let only = equationBreakpoint(of: form, in: solver) else { return }
    let entering = columns[best.column].form
    exchange(form, best.column)
    forms[entering].high = forms[entering].low
    rest(form, on: only)
  }

  private func equationBreakpoint(of form: Int32, in solver: Solver) -> Int32? {
    (forms[form].first..<forms[form].first + forms[form].count).first {
      solver.rows[breakpoints[$0].row].isEquation
    }
  }
}
