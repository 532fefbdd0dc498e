// One step along a column: the ratio test finds the breakpoint at which it ends, a pivot exchanges
// the activity that is met for the column's own.

extension Core {
  /// A breakpoint met on the way: its activity, its distance, and the speed of approach.
  struct RatioCandidate {
    var breakpoint: BreakpointIndex
    var activity: ActivityIndex
    var step: Double
    /// Change of the activity's value per unit of the column's.
    var rate: Double
  }

  /// Moves a column along an improving direction to the best point on the line.
  ///
  /// The goal is convex along it, and its rate grows at each breakpoint of its level that is
  /// passed; a breakpoint of a finished goal may not be passed at all. Where the rate stops being
  /// negative, the activity that is met becomes nonbasic and the column's activity basic: a pivot.
  /// Complexity: O(entries of the column) for each of the first `mostScans` breakpoints that are
  /// passed, and the logarithm of that for each later one; besides the pivot.
  func advance(_ column: ColumnIndex, _ direction: Double, _ rate: Double, _ goal: Goal) {
    let entering = columns[column].activity
    hasMoved = true
    var rate = rate
    let allowance = Precision.slope * abs(rate)
    // The entering activity is in the segment it moves into from here on.
    if direction > 0 {
      activities[entering].low = activities[entering].high
    } else {
      activities[entering].high = activities[entering].low
    }
    collectCandidates(column, direction)
    var (passed, meetings) = (0, Meetings?.none)
    while let first = meetings == nil ? firstCandidate : meetings?.next(in: self) {
      let candidate = candidates[first]
      let met = breakpoints[candidate.breakpoint]
      if goal.isBent(at: candidate.breakpoint, of: met.level) {
        rate += abs(candidate.rate) * (met.right - met.left)
      }
      if met.level < goal.level || rate >= -allowance {
        return stop(at: candidate, column, direction, goal)
      }
      let segment: Int32 = candidate.rate > 0 ? 1 : -1
      activities[candidate.activity].low += segment
      activities[candidate.activity].high += segment
      candidates[first] = self.candidate(candidate.activity, rate: candidate.rate)
      meetings?.put(first, in: self)
      passed += 1
      if passed == Self.mostScans { meetings = Meetings(of: self) }
    }
    // Costs are bounded below, so a priority's improving direction meets something; if rounding
    // says otherwise, it is not improving. `Core+Determination` asks for goals that have no bound.
    isUnbounded = true
    columns[column].canRise = false
    columns[column].canFall = false
  }

  /// After how many breakpoints that a step passes its candidates are sorted.
  private static let mostScans = 8

  /// Notes the next breakpoint of each activity that a column moves, the column's own first.
  /// - Complexity: O(entries of the column).
  private func collectCandidates(_ column: ColumnIndex, _ direction: Double) {
    candidates.removeAll()
    append(candidate(columns[column].activity, rate: direction))
    tableau.forEachEntry(ofColumn: column) { row, value in
      append(candidate(basics[row], rate: value * direction))
    }
  }

  @inline(__always) private func append(_ candidate: RatioCandidate) {
    if candidate.breakpoint.exists { candidates.append(candidate) }
  }

  /// The breakpoint that an activity meets next at a rate; none where none is left.
  @inline(__always)
  private func candidate(_ activity: ActivityIndex, rate: Double) -> RatioCandidate {
    let offset = rate > 0 ? activities[activity].high : activities[activity].low - 1
    guard offset >= 0 && offset < activities[activity].count else {
      return RatioCandidate(breakpoint: .none, activity: activity, step: .infinity, rate: rate)
    }
    let breakpoint = activities[activity].first + offset
    let step = max(0, (breakpoints[breakpoint].position - activities[activity].value) / rate)
    return RatioCandidate(breakpoint: breakpoint, activity: activity, step: step, rate: rate)
  }

  /// The index of the candidate that is met first; of several at one position that with the largest
  /// pivot. Complexity: O(candidates).
  private var firstCandidate: Int? {
    var best: Int?
    for index in 0..<candidates.count where candidates[index].breakpoint.exists {
      guard let known = best else {
        best = index
        continue
      }
      let difference = candidates[index].step - candidates[known].step
      if abs(difference) > Precision.near(candidates[known].step) {
        if difference < 0 { best = index }
      } else if isBefore(candidates[index], candidates[known]) {
        best = index
      }
    }
    return best
  }

  /// Orders breakpoints met at the same position: by the perturbation if it is on, else the larger
  /// pivot first (it loses least precision), else the shorter row (it fills the tableau least: the
  /// sum of a thousand lengths would be put into all that move with one of them), else the earlier
  /// activity.
  func isBefore(_ left: RatioCandidate, _ right: RatioCandidate) -> Bool {
    if isPerturbed { return isMetBefore(left, right) }
    if abs(left.rate) != abs(right.rate) { return abs(left.rate) > abs(right.rate) }
    let (leftLength, rightLength) = (rowLength(of: left.activity), rowLength(of: right.activity))
    if leftLength != rightLength { return leftLength < rightLength }
    return left.activity < right.activity
  }

  /// The number of columns that a basic activity follows; 0 for a nonbasic one.
  @inline(__always) private func rowLength(of activity: ActivityIndex) -> Int32 {
    let location = activities[activity].location
    return location.isRow ? tableau.rowCounts[location.row] : 0
  }

  /// Moves all activities to the candidate's breakpoint and makes the activity that met it nonbasic
  /// there. Complexity: O(entries of the column), besides the pivot.
  private func stop(
    at candidate: RatioCandidate, _ column: ColumnIndex, _ direction: Double, _ goal: Goal
  ) {
    let entering = columns[column].activity
    noteProgress(candidate.step, along: column)
    tableau.forEachEntry(ofColumn: column) { row, value in
      activities[basics[row]].value += value * direction * candidate.step
    }
    activities[entering].value += direction * candidate.step
    if candidate.activity != entering { exchange(candidate.activity, column) }
    park(candidate.activity, at: candidate.breakpoint, column, goal)
  }

  /// Makes a basic activity nonbasic, in the column of an activity that becomes basic.
  /// - Complexity: that of `Tableau.pivot(row:column:)`.
  func exchange(_ leaving: ActivityIndex, _ column: ColumnIndex) {
    let row = activities[leaving].location.row
    let entering = columns[column].activity
    tableau.pivot(row: row, column: column)
    if !activities[leaving].isBase { indirectCount += 1 }
    if !activities[entering].isBase { indirectCount -= 1 }
    basics[row] = entering
    activities[entering].location = .row(row)
    columns[column].activity = leaving
    activities[leaving].location = .column(column)
  }

  /// Lets a nonbasic activity rest on a breakpoint and all others at the same position.
  ///
  /// It came from a segment in which no finished goal changes, so it may leave again on either side
  /// unless a breakpoint of a finished goal lies between.
  func park(
    _ activity: ActivityIndex, at breakpoint: BreakpointIndex, _ column: ColumnIndex, _ goal: Goal
  ) {
    let origin = activities[activity].first + activities[activity].low
    rest(activity, on: breakpoint)
    columns[column].canRise = true
    columns[column].canFall = true
    for index in activities[activity].first + activities[activity].low..<activities[activity].first
      + activities[activity].high
    where breakpoints[index].level < goal.level {
      if index >= origin {
        columns[column].canRise = false
      } else {
        columns[column].canFall = false
      }
    }
  }

  /// Puts an activity exactly on a breakpoint and finds the segments on both sides of that
  /// position. Complexity: O(breakpoints of the activity).
  func rest(_ activity: ActivityIndex, on breakpoint: BreakpointIndex) {
    let position = breakpoints[breakpoint].position
    let allowance = Precision.near(position)
    let first = activities[activity].first
    var low = breakpoint - first
    var high = low + 1
    var (least, most) = (Int32(0), activities[activity].count)
    if isPerturbed { (least, most) = shift(activity, to: breakpoint) }
    while low > least, position - breakpoints[first + low - 1].position <= allowance { low -= 1 }
    while high < most, breakpoints[first + high].position - position <= allowance { high += 1 }
    activities[activity].low = low
    activities[activity].high = high
    activities[activity].value = position
  }
}
