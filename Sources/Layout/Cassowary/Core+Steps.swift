// One level at a time: price the columns, follow the best direction, freeze what must stay.

extension Core {
  /// Minimizes one goal over the directions that are still free.
  ///
  /// The first step after all columns were priced is the steepest. The others along which a level
  /// fell then follow in order of the columns, each priced anew, since the steps before may have
  /// changed its rate. So all columns are priced once for many steps: most steps of a layout of
  /// thousands of views have nothing to do with each other. Only columns that were all just priced
  /// prove that nothing improves. Complexity: that of `price(_:)` for each round, besides its
  /// steps; `stepLimit` bounds those.
  func minimize(_ goal: Goal) {
    endPerturbation()
    keepHeld(goal)
    var steps = 0
    while steps < stepLimit {
      price(goal)
      guard let (column, direction, rate) = bestDirection(for: goal) else { return }
      if goal.activity != nil, touched.count >= Self.manyTouched {
        steps += advanceInOrder(goal)
        continue
      }
      advance(column, direction, rate, goal)
      steps += 1
      if goal.activity == nil { steps += advanceOthers(than: column, goal) }
    }
  }

  /// Steps along the columns of `touched` but one, where that still improves a level. Returns their
  /// number.
  private func advanceOthers(than known: ColumnIndex, _ goal: Goal) -> Int {
    var steps = 0
    for index in 0..<touched.count where touched[index] != known {
      price(touched[index], goal)
      guard let (direction, rate) = direction(of: touched[index]) else { continue }
      advance(touched[index], direction, rate, goal)
      steps += 1
    }
    return steps
  }

  /// From how many columns on that move the activity of a goal they are sorted.
  private static let manyTouched = 32

  /// Steps along the columns of `touched` that improve the goal of one activity, in the order in
  /// which `bestTouchedDirection` would name them one by one, until a pivot changes their rates.
  /// Returns their number.
  ///
  /// The height of a thousand lengths that all give way then costs a step for each, without a look
  /// at all others. Complexity: O(n log n) for n columns, besides the steps.
  private func advanceInOrder(_ goal: Goal) -> Int {
    var ahead: [(column: ColumnIndex, direction: Double, rate: Double)] = []
    for index in 0..<touched.count {
      guard let (direction, rate) = direction(of: touched[index]) else { continue }
      ahead.append((touched[index], direction, rate))
    }
    ahead.sort { $0.rate != $1.rate ? $0.rate < $1.rate : isLater($0.column, $1.column) }
    for (index, step) in ahead.enumerated() {
      let activity = columns[step.column].activity
      advance(step.column, step.direction, step.rate, goal)
      guard columns[step.column].activity == activity else { return index + 1 }
      addOwnSlope(step.column, goal)
      guard direction(of: step.column) == nil else { return index + 1 }
    }
    return ahead.count
  }

  /// An upper bound that no goal should reach. `Core+RatioTies` proves that the steps end, but
  /// only in exact arithmetic; this bound guards against rounding.
  private var stepLimit: Int { 1000 + 50 * (activities.count + breakpoints.count) }

  /// The rate at which an activity's own cost changes within a segment.
  /// - Complexity: O(breakpoints of the activity), or O(1) where none is of the goal's level.
  @inline(__always) func slope(_ activity: ActivityIndex, _ segment: Int32, _ goal: Goal) -> Double
  {
    let first = activities[activity].first
    switch goal {
    case .breakpoint(let breakpoint, _, _):
      let offset = breakpoint - first
      guard offset >= 0 && offset < activities[activity].count else { return 0 }
      return segment > offset ? breakpoints[breakpoint].right : breakpoints[breakpoint].left
    case .edge(let breakpoint, _, _):
      let offset = breakpoint - first
      guard offset >= 0 && offset < activities[activity].count else { return 0 }
      return segment > offset ? 1 : -1
    case .level, .levelOfActivity: break
    }
    guard activities[activity].levels & Breakpoint.bit(goal.level) != 0 else { return 0 }
    var sum = 0.0
    for offset in 0..<activities[activity].count {
      let breakpoint = first + offset
      if breakpoints[breakpoint].level == goal.level {
        sum += segment > offset ? breakpoints[breakpoint].right : breakpoints[breakpoint].left
      }
    }
    return sum
  }

  /// Lets every column move both ways, before the first level.
  /// - Complexity: O(columns).
  func activate() {
    active.removeAll()
    for column in columns.indices {
      columns[column].canRise = true
      columns[column].canFall = true
      active.append(column)
    }
    firstFree = 0
    pricesAside = tableau.hasAside
  }

  /// Computes the rates of change of a goal along all columns that are still free.
  ///
  /// `gradient(j) = Σ slope(basic i) · entry(i, j)` is what moving column j does to the basic
  /// activities.
  /// - Complexity: O(breakpoints of the goal's activities + their rows' entries + rows + columns).
  func price(_ goal: Goal) {
    if let activity = goal.activity { return price(activity, of: goal) }
    for index in 0..<active.count {
      columns[active[index]].gradient = 0
      columns[active[index]].magnitude = 0
    }
    for row in basics.indices {
      let activity = basics[row]
      let rate = slope(activity, activities[activity].low, goal)
      if rate == 0 { continue }
      tableau.addUp(rate, row: row, addSlope)
    }
    tableau.finishSums(addSlope)
    if pricesAside { priceAside(goal) }
    for index in 0..<active.count { addOwnSlope(active[index], goal) }
  }

  private func priceAside(_ goal: Goal) {
    var rates: [(row: BasisIndex, factor: Double)] = []
    for row in basics.indices {
      let rate = slope(basics[row], activities[basics[row]].low, goal)
      if rate != 0 { rates.append((row, rate)) }
    }
    tableau.pullAside(rates, addSlope)
  }

  @inline(__always)
  private func addSlope(_ column: ColumnIndex, _ rate: Double, _ magnitude: Double) {
    columns[column].gradient += rate
    columns[column].magnitude += magnitude
  }

  /// Computes the rate of change of a goal along one column.
  /// - Complexity: O(entries of the column), times the breakpoints of their activities.
  private func price(_ column: ColumnIndex, _ goal: Goal) {
    var (gradient, magnitude) = (0.0, 0.0)
    tableau.forEachEntry(ofColumn: column) { row, value in
      let activity = basics[row]
      let change = slope(activity, activities[activity].low, goal) * value
      gradient += change
      magnitude += abs(change)
    }
    columns[column].gradient = gradient
    columns[column].magnitude = magnitude
    addOwnSlope(column, goal)
  }

  /// Prices a goal that bends one activity: only the columns that move it have a rate.
  /// - Complexity: O(entries of the activity's row).
  private func price(_ activity: ActivityIndex, of goal: Goal) {
    touched.removeAll()
    let location = activities[activity].location
    if location.isColumn {
      touch(location.column, gradient: 0)
    } else {
      let rate = slope(activity, activities[activity].low, goal)
      if rate == 0 { return }
      tableau.forEachEntry(ofRow: location.row) { touch($0, gradient: rate * $1) }
      if pricesAside {
        tableau.pullAside([(location.row, rate)]) { column, gradient, _ in
          touch(column, gradient: gradient)
        }
      }
    }
    for index in 0..<touched.count { addOwnSlope(touched[index], goal) }
  }

  @inline(__always) private func touch(_ column: ColumnIndex, gradient: Double) {
    guard columns[column].isFree else { return }
    columns[column].gradient = gradient
    columns[column].magnitude = abs(gradient)
    touched.append(column)
  }

  /// Adds the slope of the column's own activity, and sets results within rounding to zero.
  @inline(__always) private func addOwnSlope(_ column: ColumnIndex, _ goal: Goal) {
    let activity = columns[column].activity
    let right = slope(activity, activities[activity].high, goal)
    let left = slope(activity, activities[activity].low, goal)
    let magnitude = max(columns[column].magnitude, max(abs(left), abs(right)))
    let allowance = Precision.slope * magnitude
    let rise = columns[column].gradient + right
    let fall = -(columns[column].gradient + left)
    columns[column].rise = abs(rise) <= allowance ? 0 : rise
    columns[column].fall = abs(fall) <= allowance ? 0 : fall
  }

  /// The free direction along which the goal falls fastest; of equals that of the first column.
  /// Where the goal is a level, `touched` has the columns along which it falls afterwards.
  private func bestDirection(
    for goal: Goal
  ) -> (column: ColumnIndex, direction: Double, rate: Double)? {
    if goal.activity != nil { return bestTouchedDirection }
    touched.removeAll()
    var best: (column: ColumnIndex, direction: Double, rate: Double)?
    for index in 0..<active.count {
      guard let (direction, rate) = direction(of: active[index]) else { continue }
      touched.append(active[index])
      if best.map({ rate < $0.rate }) ?? true { best = (active[index], direction, rate) }
    }
    return best
  }

  /// Of equals that of the variable which was created last: the tie-break passes a surplus on from
  /// the first variables to the last, and this way it need not go through each in between.
  private var bestTouchedDirection: (column: ColumnIndex, direction: Double, rate: Double)? {
    var best: (column: ColumnIndex, direction: Double, rate: Double)?
    for index in 0..<touched.count {
      let column = touched[index]
      guard let (direction, rate) = direction(of: column) else { continue }
      if let best, best.rate < rate || (best.rate == rate && !isLater(column, best.column)) {
        continue
      }
      best = (column, direction, rate)
    }
    return best
  }

  /// Whether a column's variable was created later; without variables the first column counts so.
  @inline(__always) private func isLater(_ left: ColumnIndex, _ right: ColumnIndex) -> Bool {
    let (one, other) = (
      activities[columns[left].activity].variable, activities[columns[right].activity].variable
    )
    return one != other ? one > other : left < right
  }

  /// The way in which a priced column improves the goal fastest, up if both are alike, or nil.
  @inline(__always)
  private func direction(of column: ColumnIndex) -> (direction: Double, rate: Double)? {
    let (rise, fall) = (columns[column].rise, columns[column].fall)
    let isRise = columns[column].canRise && rise < 0 && !(columns[column].canFall && fall < rise)
    if isRise { return (1, rise) }
    return columns[column].canFall && fall < 0 ? (-1, fall) : nil
  }

  /// Forbids the directions that would make the goal just priced worse. False if none is left.
  ///
  /// The remaining directions reach exactly the optima of the goal: its gradient bounds it from
  /// below, so any move along a forbidden direction costs. No column becomes free again: a pivot
  /// only exchanges the activity of a column that may move. Complexity: O(columns that were
  /// priced), amortized.
  func freeze(_ goal: Goal) -> Bool {
    guard goal.activity != nil else { return freezeActive() }
    for index in 0..<touched.count {
      let column = touched[index]
      if columns[column].rise > 0 { columns[column].canRise = false }
      if columns[column].fall > 0 { columns[column].canFall = false }
    }
    if goal.level < tieLevel { setFrozenAside(touched) }
    while firstFree < active.count, !columns[active[firstFree]].isFree { firstFree += 1 }
    return firstFree < active.count
  }

  private func freezeActive() -> Bool {
    for index in 0..<active.count {
      let column = active[index]
      if columns[column].rise > 0 { columns[column].canRise = false }
      if columns[column].fall > 0 { columns[column].canFall = false }
    }
    setFrozenAside(active)
    keepFreeActive()
    return !active.isEmpty
  }

  /// Sets columns without a free direction aside: those just priced, or all once the tableau is
  /// crowded. Not those that only a tie-break has frozen, which other optima lie along.
  private func setFrozenAside(_ priced: List<ColumnIndex>) {
    if pricesAside { return }
    if tableau.shelf.isInUse {
      for index in 0..<priced.count { setFrozenAside(priced[index]) }
    } else if tableau.isCrowded {
      for column in columns.indices { setFrozenAside(column) }
    }
  }

  private func setFrozenAside(_ column: ColumnIndex) {
    if !columns[column].isFree, !tableau.isAside(column) { tableau.setAside(column) }
  }

  /// Drops the columns without a free direction from `active`.
  /// - Complexity: O(`active`).
  func keepFreeActive() {
    var kept = 0
    for index in 0..<active.count where columns[active[index]].isFree {
      active[kept] = active[index]
      kept += 1
    }
    active.truncate(to: kept)
    firstFree = 0
  }

  /// Whether no required constraint is violated by more than rounding.
  /// - Complexity: O(activities + their breakpoints).
  var isFeasible: Bool {
    for activity in activities.indices where activities[activity].levels & 1 != 0 {
      for index in activities[activity].breakpoints
      where breakpoints[index].level == .required {
        let beyond = activities[activity].value - breakpoints[index].position
        let allowance = Precision.feasibility * max(1, abs(breakpoints[index].position))
        if breakpoints[index].right > 0 && beyond > allowance { return false }
        if breakpoints[index].left < 0 && beyond < -allowance { return false }
      }
    }
    return true
  }
}
