// How far to go along a direction, and what happens there.

extension Core {
  /// A breakpoint met on the way: whose, where, and how fast the form approaches it.
  struct Meeting {
    var breakpoint: Int32
    var form: Int32
    var step: Double
    /// Change of the form's value per unit of the column's.
    var rate: Double
  }

  /// Moves a column along an improving direction to the best point on the line.
  ///
  /// The goal is convex along it, and its rate grows at each breakpoint of its level that is
  /// passed; a breakpoint of a finished goal may not be passed at all. Where the rate stops being
  /// negative, the form that is met becomes nonbasic and the column's form basic: a pivot.
  func advance(_ column: Int32, _ direction: Double, _ rate: Double, _ goal: Goal) {
    let entering = columns[column].form
    hasMoved = true
    var rate = rate
    let allowance = Tolerance.slope * abs(rate)
    // The entering form is in the segment it moves into from here on.
    if direction > 0 {
      forms[entering].low = forms[entering].high
    } else {
      forms[entering].high = forms[entering].low
    }
    while let meeting = nextMeeting(column, direction) {
      let met = breakpoints[meeting.breakpoint]
      if met.level == goal.level { rate += abs(meeting.rate) * (met.right - met.left) }
      if met.level < goal.level || rate >= -allowance {
        return stop(at: meeting, column, direction, goal)
      }
      let segment: Int32 = meeting.rate > 0 ? 1 : -1
      forms[meeting.form].low += segment
      forms[meeting.form].high += segment
    }
    // Costs are bounded below, so a priority's improving direction meets something; if rounding says
    // otherwise, it is not improving. `Core+Determination` asks for goals that have no bound.
    isUnbounded = true
    columns[column].canRise = false
    columns[column].canFall = false
  }

  /// The breakpoint met first; of several at one place, the one with the largest pivot.
  private func nextMeeting(_ column: Int32, _ direction: Double) -> Meeting? {
    let entering = columns[column].form
    var best: Meeting?
    consider(entering, rate: direction, &best)
    var index = tableau.columnHeads[column]
    while index >= 0 {
      let entry = tableau.entries[index]
      consider(basics[entry.row], rate: entry.value * direction, &best)
      index = entry.columnNext
    }
    return best
  }

  @inline(__always)
  private func consider(_ form: Int32, rate: Double, _ best: inout Meeting?) {
    let offset = rate > 0 ? forms[form].high : forms[form].low - 1
    guard offset >= 0 && offset < forms[form].count else { return }
    let breakpoint = forms[form].first + offset
    let step = max(0, (breakpoints[breakpoint].position - forms[form].value) / rate)
    let candidate = Meeting(breakpoint: breakpoint, form: form, step: step, rate: rate)
    guard let known = best else {
      best = candidate
      return
    }
    let difference = step - known.step
    if abs(difference) > Tolerance.near(known.step) {
      if difference < 0 { best = candidate }
    } else if isBefore(candidate, known) {
      best = candidate
    }
  }

  /// Among breakpoints met at the same place: the perturbation's order if there is one, else the
  /// larger pivot, else the earlier form.
  private func isBefore(_ left: Meeting, _ right: Meeting) -> Bool {
    if isPerturbed { return isMetBefore(left, right) }
    if abs(left.rate) != abs(right.rate) { return abs(left.rate) > abs(right.rate) }
    return left.form < right.form
  }

  /// Moves everything to the meeting and makes the met form nonbasic there.
  private func stop(at meeting: Meeting, _ column: Int32, _ direction: Double, _ goal: Goal) {
    let entering = columns[column].form
    noteProgress(meeting.step, along: column)
    var index = tableau.columnHeads[column]
    while index >= 0 {
      let entry = tableau.entries[index]
      forms[basics[entry.row]].value += entry.value * direction * meeting.step
      index = entry.columnNext
    }
    forms[entering].value += direction * meeting.step
    if meeting.form != entering { exchange(meeting.form, column) }
    park(meeting.form, at: meeting.breakpoint, column, goal)
  }

  /// Makes a basic form nonbasic, in the column of a form that becomes basic.
  func exchange(_ leaving: Int32, _ column: Int32) {
    let row = ~forms[leaving].place
    let entering = columns[column].form
    tableau.pivot(row: row, column: column)
    if !forms[leaving].isBase { indirectCount += 1 }
    if !forms[entering].isBase { indirectCount -= 1 }
    basics[row] = entering
    forms[entering].place = ~row
    columns[column].form = leaving
    forms[leaving].place = column
  }

  /// Lets a nonbasic form rest on a breakpoint and all others at the same position.
  ///
  /// It came from a segment in which no finished goal changes, so it may leave again on either side
  /// unless a breakpoint of a finished goal lies between.
  private func park(_ form: Int32, at breakpoint: Int32, _ column: Int32, _ goal: Goal) {
    let origin = forms[form].first + forms[form].low
    rest(form, on: breakpoint)
    columns[column].canRise = true
    columns[column].canFall = true
    for index in forms[form].first + forms[form].low..<forms[form].first + forms[form].high
    where breakpoints[index].level < goal.level {
      if index >= origin {
        columns[column].canRise = false
      } else {
        columns[column].canFall = false
      }
    }
  }

  /// Puts a form exactly on a breakpoint and finds the segments on both sides of that position.
  func rest(_ form: Int32, on breakpoint: Int32) {
    let position = breakpoints[breakpoint].position
    let allowance = Tolerance.near(position)
    let first = forms[form].first
    var low = breakpoint - first
    var high = low + 1
    var (least, most) = (Int32(0), forms[form].count)
    if isPerturbed, origins[form] >= 0 {
      // Breakpoints on the two sides of the origin are thought to lie apart.
      if low < origins[form] { most = origins[form] } else { least = origins[form] }
      shifts[form] = shift(of: breakpoint, form)
    }
    while low > least, position - breakpoints[first + low - 1].position <= allowance { low -= 1 }
    while high < most, breakpoints[first + high].position - position <= allowance { high += 1 }
    forms[form].low = low
    forms[form].high = high
    forms[form].value = position
  }
}
