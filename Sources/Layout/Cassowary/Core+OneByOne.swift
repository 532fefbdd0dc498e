// Levels of many equalities that can all hold: one after the other instead of their sum.

extension Core {
  /// How many equalities a level must have.
  private static let manyEqualities = 32

  /// Brings about the equalities of a level one by one, each kept when the next one's turn comes.
  /// False if that does not lead to all of them; then nothing has changed.
  ///
  /// Where all hold, the sum of their violations is 0, and no other optimum violates any of them. So
  /// this finds the set of optima of the level, without weighing one equality against another at each
  /// step: the common size of a thousand gaps takes a thousand short steps.
  func holdOneByOne(_ level: Level, in solver: Solver) -> Bool {
    guard columns.count >= Tableau.manyColumns, level > .required, soleActivities[level].isNone,
      let goals = equalities(of: level, in: solver), goals.count >= Self.manyEqualities
    else { return false }
    let before = copy()
    for goal in goals {
      minimize(goal)
      guard holds(goal) else {
        goBack(to: before)
        return false
      }
      _ = freeze(goal)
    }
    heldLevels.insert(level)
    keepFreeActive()
    return true
  }

  /// The goals of a level that was brought about one by one; nil for another.
  func heldGoals(of level: Level, in solver: Solver) -> [Goal]? {
    heldLevels.contains(level) ? equalities(of: level, in: solver) : nil
  }

  /// The goals of a level in their canonical order; nil if one is an inequality.
  private func equalities(of level: Level, in solver: Solver) -> [Goal]? {
    var goals: [(goal: Goal, key: Solver.CanonicalKey)] = []
    for activity in activities.indices
    where activities[activity].levels & Breakpoint.bit(level) != 0 {
      for index in activities[activity].breakpoints where breakpoints[index].level == level {
        guard isEquality(index) else { return nil }
        let goal = Goal.breakpoint(index, of: activity, level)
        goals.append((goal, solver.canonicalKey(of: breakpoints[index].row)))
      }
    }
    return goals.sorted { $0.key.isBefore($1.key) }.map(\.goal)
  }

  private func holds(_ goal: Goal) -> Bool {
    equality(of: goal).map { holds($0, $1) } ?? false
  }

  /// Where the equality of a goal holds already, lets its activity rest there in the shortest column
  /// that moves it.
  ///
  /// A step of length 0 would do the same along the first direction that seems to improve the goal,
  /// which may be that of a length that a thousand others follow.
  /// - Complexity: O(entries of the activity's row), besides the pivot.
  func keepHeld(_ goal: Goal) {
    guard tableau.shelf.isInUse || tableau.isCrowded,
      let (breakpoint, activity) = equality(of: goal),
      activities[activity].isBasic, holds(breakpoint, activity)
    else { return }
    var largest = 0.0
    let row = activities[activity].location.row
    forEachFreeEntry(ofRow: row) { largest = max(largest, abs($1)) }
    var best: (column: ColumnIndex, count: Int32)?
    forEachFreeEntry(ofRow: row) { column, value in
      let count = tableau.columnCounts[column]
      guard abs(value) >= Precision.exchange * largest else { return }
      if let best, (best.count, column) < (count, best.column) { return }
      best = (column, count)
    }
    guard let column = best?.column else { return }
    let entering = columns[column].activity
    if columns[column].canRise {
      activities[entering].low = activities[entering].high
    } else {
      activities[entering].high = activities[entering].low
    }
    exchange(activity, column)
    park(activity, at: breakpoint, column, goal)
  }

  /// The breakpoint of a goal that is one equality.
  private func equality(of goal: Goal) -> (BreakpointIndex, ActivityIndex)? {
    switch goal {
    case .level, .edge: return nil
    case .breakpoint(let index, let activity, _): return isEquality(index) ? (index, activity) : nil
    case .levelOfActivity(let level, let activity):
      let own = activities[activity].breakpoints.filter { breakpoints[$0].level == level }
      return own.count == 1 && isEquality(own[0]) ? (own[0], activity) : nil
    }
  }

  private func isEquality(_ breakpoint: BreakpointIndex) -> Bool {
    breakpoints[breakpoint].left < 0 && breakpoints[breakpoint].right > 0
  }

  private func holds(_ breakpoint: BreakpointIndex, _ activity: ActivityIndex) -> Bool {
    let position = breakpoints[breakpoint].position
    return abs(activities[activity].value - position) <= Precision.near(position)
  }

  /// Takes over the state of a copy that was made before.
  private func goBack(to other: Core) {
    swap(&activities, &other.activities)
    swap(&columns, &other.columns)
    swap(&active, &other.active)
    swap(&basics, &other.basics)
    swap(&tableau, &other.tableau)
    (firstFree, indirectCount) = (other.firstFree, other.indirectCount)
  }
}
