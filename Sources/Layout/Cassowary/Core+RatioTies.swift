// Proves that pivoting ends: no basis can return.

/// The infinitesimals by which breakpoints are thought to lie farther away, and when that begins.
struct Perturbation {
  /// Consecutive steps of length zero.
  fileprivate var stalled = 0
  /// The segment each activity was in when it began, -1 for nonbasic ones; empty when it is off.
  fileprivate var origins = Flat<Activity, Int32>()
  fileprivate var shifts = Flat<Activity, Double>()
  /// Scratch: an offset for each activity, zero between uses, and the activities that have one.
  fileprivate var offsets = Flat<Activity, Double>()
  fileprivate var delayed = List<ActivityIndex>()

  /// The number of consecutive steps of length zero after which a cycle is suspected.
  fileprivate static let patience = 32

  /// Frees its memory; nothing may be done with it after that.
  mutating func deallocate() {
    origins.deallocate()
    shifts.deallocate()
    offsets.deallocate()
    delayed.deallocate()
  }
}

extension Core {
  var isPerturbed: Bool { !perturbation.origins.isEmpty }

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
    perturbation.stalled = step > 0 ? 0 : perturbation.stalled + 1
    if perturbation.stalled > Perturbation.patience { startPerturbation() }
  }

  private func startPerturbation() {
    for activity in activities.indices {
      perturbation.origins.append(activities[activity].isBasic ? activities[activity].low : -1)
      perturbation.shifts.append(0)
      perturbation.offsets.append(0)
    }
  }

  func endPerturbation() {
    perturbation.stalled = 0
    perturbation.origins.removeAll()
    perturbation.shifts.removeAll()
    perturbation.offsets.removeAll()
    perturbation.delayed.removeAll()
  }

  /// The sign of the infinitesimal by which a breakpoint of an activity is shifted.
  func shift(of breakpoint: BreakpointIndex, _ activity: ActivityIndex) -> Double {
    let origin = perturbation.origins[activity]
    if origin < 0 { return 0 }
    return breakpoint - activities[activity].first < origin ? -1 : 1
  }

  /// Shifts an activity with the breakpoint that it comes to rest on. Returns the range of its
  /// breakpoints that may lie at the same position: those on the two sides of the origin are
  /// thought to lie apart.
  func shift(
    _ activity: ActivityIndex, to breakpoint: BreakpointIndex
  ) -> (least: Int32, most: Int32) {
    let (origin, count) = (perturbation.origins[activity], activities[activity].count)
    guard origin >= 0 else { return (0, count) }
    perturbation.shifts[activity] = shift(of: breakpoint, activity)
    return breakpoint - activities[activity].first < origin ? (0, origin) : (origin, count)
  }

  /// Whether the infinitesimals put the left of two breakpoints at numerically equal distances
  /// nearer. Complexity: O(entries of the two candidates' rows).
  func isMetBefore(_ left: RatioCandidate, _ right: RatioCandidate) -> Bool {
    perturbation.delayed.removeAll()
    addDelay(of: left, 1)
    addDelay(of: right, -1)
    var first = ActivityIndex(.max)
    var sign = 0.0
    for index in 0..<perturbation.delayed.count {
      let activity = perturbation.delayed[index]
      // An activity that is listed twice is zero the second time.
      if activity < first, abs(perturbation.offsets[activity]) > Precision.slope {
        (first, sign) = (activity, perturbation.offsets[activity])
      }
      perturbation.offsets[activity] = 0
    }
    return sign < 0
  }

  /// Adds `factor ·` the infinitesimal part of the step to a candidate, one number per activity.
  ///
  /// `step = (breakpoint − value) / rate`, where the value of a basic activity follows the shifts
  /// of the nonbasic ones by its row of the tableau.
  private func addDelay(of candidate: RatioCandidate, _ factor: Double) {
    let scale = factor / candidate.rate
    perturbation.offsets[candidate.activity] +=
      scale * shift(of: candidate.breakpoint, candidate.activity)
    perturbation.delayed.append(candidate.activity)
    guard activities[candidate.activity].isBasic else {
      perturbation.offsets[candidate.activity] -= scale * perturbation.shifts[candidate.activity]
      return
    }
    tableau.forEachEntry(ofRow: activities[candidate.activity].location.row) { column, value in
      let activity = columns[column].activity
      if perturbation.shifts[activity] != 0 {
        perturbation.offsets[activity] -= scale * value * perturbation.shifts[activity]
        perturbation.delayed.append(activity)
      }
    }
  }
}

// The breakpoints that a step meets, in order, where it passes many.

/// The candidates of a step by their distance; those at one position by `Core.isBefore`.
///
/// A step that passes few breakpoints looks through all candidates for each. The common width of a
/// thousand stacks passes a thousand.
/// - Complexity: O(log candidates) for each that is taken or put.
struct Meetings {
  /// Indices into `Core.candidates`.
  private var ahead = Heap()
  /// Those that count as being at the position that was reached, up to `limit`.
  private var here = Heap()
  private var limit = -Double.infinity

  init(of core: Core) {
    for index in 0..<core.candidates.count { put(index, in: core) }
  }

  /// Adds a candidate, if it has a breakpoint.
  mutating func put(_ index: Int, in core: Core) {
    let candidate = core.candidates[index]
    guard candidate.breakpoint.exists else { return }
    if candidate.step <= limit {
      here.push(index) { core.isBefore(core.candidates[$0], core.candidates[$1]) }
    } else {
      ahead.push(index) { core.candidates[$0].step < core.candidates[$1].step }
    }
  }

  /// Takes the candidate that is met first.
  mutating func next(in core: Core) -> Int? {
    if here.isEmpty {
      guard let nearest = ahead.first else { return nil }
      let step = core.candidates[nearest].step
      limit = step + Precision.near(step)
      while let index = ahead.first, core.candidates[index].step <= limit {
        ahead.removeFirst { core.candidates[$0].step < core.candidates[$1].step }
        put(index, in: core)
      }
    }
    defer { here.removeFirst { core.isBefore(core.candidates[$0], core.candidates[$1]) } }
    return here.first
  }
}

/// A binary heap of indices whose order is given with each call.
private struct Heap {
  private var items: [Int] = []

  var isEmpty: Bool { items.isEmpty }
  var first: Int? { items.first }

  mutating func push(_ item: Int, _ isBefore: (Int, Int) -> Bool) {
    items.append(item)
    var child = items.count - 1
    while child > 0, isBefore(items[child], items[(child - 1) / 2]) {
      items.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst(_ isBefore: (Int, Int) -> Bool) {
    guard let last = items.popLast(), !items.isEmpty else { return }
    items[0] = last
    var parent = 0
    while 2 * parent + 1 < items.count {
      var child = 2 * parent + 1
      if child + 1 < items.count, isBefore(items[child + 1], items[child]) { child += 1 }
      guard isBefore(items[child], items[parent]) else { return }
      items.swapAt(child, parent)
      parent = child
    }
  }
}
