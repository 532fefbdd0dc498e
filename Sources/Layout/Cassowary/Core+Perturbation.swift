// Proves that pivoting ends: no basis can return.

extension Core {
  /// The number of consecutive steps of length zero after which a cycle is suspected.
  private static let patience = 32

  var isPerturbed: Bool { !origins.isEmpty }

  /// Counts steps of length zero, and starts the perturbation when there are too many in a row.
  ///
  /// From then until the goal is reached, the breakpoints of every activity that is basic now are
  /// treated as lying farther away by an infinitesimal of the activity's own (those to the left
  /// farther left, those to the right farther right; an earlier activity's infinitesimal is larger
  /// than any multiple of a later one's). Then no two breakpoints are met at once and every step is
  /// longer than zero. So the goal falls strictly with each step, no basis can return, and there
  /// are finitely many: the lexicographic ratio test of Dantzig, Orden and Wolfe (1955), for
  /// piecewise linear goals.
  func noteProgress(_ step: Double, along column: ColumnIndex) {
    guard !isPerturbed else { return }
    stalled = step > 0 ? 0 : stalled + 1
    if stalled > Core.patience { startPerturbation() }
  }

  private func startPerturbation() {
    for activity in activities.indices {
      origins.append(activities[activity].isBasic ? activities[activity].low : -1)
      shifts.append(0)
      offsets.append(0)
    }
  }

  func endPerturbation() {
    origins.removeAll()
    shifts.removeAll()
    offsets.removeAll()
    delayed.removeAll()
  }

  /// The sign of the infinitesimal by which a breakpoint of an activity is shifted.
  func shift(of breakpoint: BreakpointIndex, _ activity: ActivityIndex) -> Double {
    let origin = origins[activity]
    if origin < 0 { return 0 }
    return breakpoint - activities[activity].first < origin ? -1 : 1
  }

  /// Whether the infinitesimals put the left of two breakpoints at numerically equal distances
  /// nearer.
  ///
  /// - Complexity: O(entries of the two candidates' rows).
  func isMetBefore(_ left: RatioCandidate, _ right: RatioCandidate) -> Bool {
    delayed.removeAll()
    addDelay(of: left, 1)
    addDelay(of: right, -1)
    var first = ActivityIndex(.max)
    var sign = 0.0
    for index in 0..<delayed.count {
      let activity = delayed[index]
      // An activity that is listed twice is zero the second time.
      if activity < first, abs(offsets[activity]) > Precision.slope {
        (first, sign) = (activity, offsets[activity])
      }
      offsets[activity] = 0
    }
    return sign < 0
  }

  /// Adds `factor ·` the infinitesimal part of the step to a candidate, one number per activity.
  ///
  /// `step = (breakpoint − value) / rate`, where the value of a basic activity follows the shifts
  /// of the nonbasic ones by its row of the tableau.
  private func addDelay(of candidate: RatioCandidate, _ factor: Double) {
    let scale = factor / candidate.rate
    offsets[candidate.activity] += scale * shift(of: candidate.breakpoint, candidate.activity)
    delayed.append(candidate.activity)
    guard activities[candidate.activity].isBasic else {
      offsets[candidate.activity] -= scale * shifts[candidate.activity]
      return
    }
    var index = tableau.rowHeads[activities[candidate.activity].location.row]
    while index.exists {
      let entry = tableau.entries[index]
      let activity = columns[entry.column].activity
      if shifts[activity] != 0 {
        offsets[activity] -= scale * entry.value * shifts[activity]
        delayed.append(activity)
      }
      index = entry.rowNext
    }
  }
}
