// One level at a time: price the columns, follow the best direction, freeze what must stay.

extension Core {
  /// Brings one goal to its minimum over the directions that are still free.
  func minimize(_ goal: Goal) {
    stalled = 0
    endPerturbation()
    for _ in 0..<stepLimit {
      price(goal)
      guard let (column, direction, rate) = bestDirection() else { return }
      advance(column, direction, rate, goal)
    }
  }

  /// More steps than any goal takes: `Core+Perturbation` proves that steps end, but in exact arithmetic.
  private var stepLimit: Int { 1000 + 50 * (forms.count + breakpoints.count) }

  /// The rate at which a form's own cost changes within a segment.
  @inline(__always) func slope(_ form: Int32, _ segment: Int32, _ goal: Goal) -> Double {
    let first = forms[form].first
    if goal.breakpoint >= 0 {
      let offset = goal.breakpoint - first
      guard offset >= 0 && offset < forms[form].count else { return 0 }
      return segment > offset
        ? breakpoints[goal.breakpoint].right : breakpoints[goal.breakpoint].left
    }
    guard forms[form].levels & Breakpoint.bit(goal.level) != 0 else { return 0 }
    var sum = 0.0
    for offset in 0..<forms[form].count {
      let breakpoint = first + offset
      if breakpoints[breakpoint].level == goal.level {
        sum += segment > offset ? breakpoints[breakpoint].right : breakpoints[breakpoint].left
      }
    }
    return sum
  }

  /// Lets every column move both ways, before the first level.
  func activate() {
    active.removeAll()
    for column in 0..<Int32(columns.count) {
      columns[column].canRise = true
      columns[column].canFall = true
      active.append(column)
    }
  }

  /// Computes the rates of change of a goal along all columns that are still free.
  ///
  /// `gradient(j) = Σ slope(basic i) · entry(i, j)` is what moving column j does to the basic forms.
  func price(_ goal: Goal) {
    for index in 0..<active.count {
      columns[active[index]].gradient = 0
      columns[active[index]].magnitude = 0
    }
    for row in 0..<basics.count {
      let form = basics[row]
      let rate = slope(form, forms[form].low, goal)
      if rate == 0 { continue }
      var index = tableau.rowHeads[row]
      while index >= 0 {
        let entry = tableau.entries[index]
        columns[entry.column].gradient += rate * entry.value
        columns[entry.column].magnitude += abs(rate * entry.value)
        index = entry.rowNext
      }
    }
    for index in 0..<active.count { addOwnSlope(active[index], goal) }
  }

  /// Adds what the column's own form contributes, and calls what is rounding zero.
  @inline(__always) private func addOwnSlope(_ column: Int32, _ goal: Goal) {
    let form = columns[column].form
    let right = slope(form, forms[form].high, goal)
    let left = slope(form, forms[form].low, goal)
    let magnitude = max(columns[column].magnitude, max(abs(left), abs(right)))
    let allowance = Tolerance.slope * magnitude
    let rise = columns[column].gradient + right
    let fall = -(columns[column].gradient + left)
    columns[column].rise = abs(rise) <= allowance ? 0 : rise
    columns[column].fall = abs(fall) <= allowance ? 0 : fall
  }

  /// The free direction along which the goal falls fastest; the first of equals.
  private func bestDirection() -> (column: Int32, direction: Double, rate: Double)? {
    var best: (Int32, Double, Double)?
    var steepest = 0.0
    for index in 0..<active.count {
      let column = active[index]
      if columns[column].canRise, columns[column].rise < steepest {
        steepest = columns[column].rise
        best = (column, 1, steepest)
      }
      if columns[column].canFall, columns[column].fall < steepest {
        steepest = columns[column].fall
        best = (column, -1, steepest)
      }
    }
    return best
  }

  /// Forbids the directions that would make the goal just priced worse. False when none is left.
  ///
  /// The goal's optima are exactly the points reached by the others: its gradient bounds it from below,
  /// so any move along a forbidden direction costs.
  func freeze() -> Bool {
    var kept = 0
    for index in 0..<active.count {
      let column = active[index]
      if columns[column].rise > 0 { columns[column].canRise = false }
      if columns[column].fall > 0 { columns[column].canFall = false }
      guard columns[column].isFree else { continue }
      active[kept] = column
      kept += 1
    }
    active.truncate(to: kept)
    return kept > 0
  }

  /// No required constraint is violated by more than rounding.
  var isFeasible: Bool {
    for form in 0..<forms.count where forms[form].levels & 1 != 0 {
      for index in forms[form].first..<forms[form].first + forms[form].count
      where breakpoints[index].level == 0 {
        let beyond = forms[form].value - breakpoints[index].position
        let allowance = Tolerance.feasibility * max(1, abs(breakpoints[index].position))
        if breakpoints[index].right > 0 && beyond > allowance { return false }
        if breakpoints[index].left < 0 && beyond < -allowance { return false }
      }
    }
    return true
  }
}
