// One level at a time: price the columns, follow the best direction, freeze what must stay.

extension Core {
  /// Brings one goal to its minimum over the directions that are still free.
  func minimize(_ goal: Goal) {
    stalled = 0
    endPerturbation()
    for _ in 0..<stepLimit {
      price(goal)
      guard let (column, direction, rate) = bestDirection(goal) else { return }
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

  /// `gradient(j) = Σ slope(basic i) · entry(i, j)`: what moving column j does to the basic forms' cost.
  func price(_ goal: Goal) {
    for column in 0..<columns.count {
      columns[column].gradient = 0
      columns[column].magnitude = 0
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
  }

  /// The free direction along which the goal falls fastest; the first of equals.
  private func bestDirection(_ goal: Goal) -> (Int32, Double, Double)? {
    var best: (Int32, Double, Double)?
    var steepest = 0.0
    for column in 0..<Int32(columns.count) {
      let (rise, fall, allowance) = rates(column, goal)
      if columns[column].canRise, rise < -allowance, rise < steepest {
        steepest = rise
        best = (column, 1, rise)
      }
      if columns[column].canFall, fall < -allowance, fall < steepest {
        steepest = fall
        best = (column, -1, fall)
      }
    }
    return best
  }

  /// Rates of change of the goal as a column rises and as it falls, and how small is zero.
  @inline(__always)
  func rates(_ column: Int32, _ goal: Goal) -> (rise: Double, fall: Double, allowance: Double) {
    let form = columns[column].form
    let right = slope(form, forms[form].high, goal)
    let left = slope(form, forms[form].low, goal)
    let gradient = columns[column].gradient
    let magnitude = max(columns[column].magnitude, max(abs(left), abs(right)))
    return (gradient + right, -(gradient + left), Tolerance.slope * magnitude)
  }

  /// Forbids the directions that would make a finished goal worse. False when none is left.
  ///
  /// The goal's optima are exactly the points reached by the others: its gradient bounds it from below,
  /// so any move along a forbidden direction costs.
  func freeze(_ goal: Goal) -> Bool {
    var isAnyFree = false
    for column in 0..<Int32(columns.count) where columns[column].isFree {
      let (rise, fall, allowance) = rates(column, goal)
      if rise > allowance { columns[column].canRise = false }
      if fall > allowance { columns[column].canFall = false }
      if columns[column].isFree { isAnyFree = true }
    }
    return isAnyFree
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
