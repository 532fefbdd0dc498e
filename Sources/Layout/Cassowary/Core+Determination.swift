// Decides whether a value is the only optimal one, or a choice of the tie-break.

/// The directions from the present optimum to others, until the next change.
struct OpenDirections {
  /// Whether the free directions are those that lead from the present optimum to others.
  var areKnown = false
  /// By column: whether it surely moves; the others may, unless all are sorted.
  var openColumns: [Bool] = []
  var areSorted = false
  /// The parts that the open directions fall into; nil before anything was tried on them.
  var parts: OpenParts?
  /// The results of trials, by part that was tried.
  var probes: [Int: [[Double]]] = [:]
  /// Copies of parts that trials of single variables go on with.
  var scouts: [Core.ScoutKey: Core] = [:]

  mutating func forgetTrials() {
    parts = nil
    (probes, scouts) = ([:], [:])
  }
}

extension Core {
  /// The range of values that a variable takes over all optima of the levels, before the tie-break.
  ///
  /// Freezing every level at the optimum leaves the directions along which optima lie. A variable
  /// that none of them moves is determined. For the others, the least and the greatest value are
  /// searched for.
  func range(of variable: VariableIndex, in solver: Solver) -> ClosedRange<Double> {
    let value = solver.values[variable]
    findOpenDirections(of: variable, in: solver)
    if active.isEmpty || solver.isStill(variable) { return value...value }
    let row = openRow(of: variable, in: solver)
    if row.isEmpty || isStuck(row) { return value...value }
    let least = extreme(of: variable, row, towards: -1, in: solver)
    let greatest = extreme(of: variable, row, towards: 1, in: solver)
    return min(least, value)...max(greatest, value)
  }

  /// Whether a variable has the same value in all optima of the levels, before the tie-break.
  ///
  /// Where a look at the edges has sorted all directions, those that are left tell (see
  /// `sortDirections`). A variable that only others move needs optima to compare: first two far
  /// from the present one, found once for all variables of a part; then, if it has the same value
  /// in them, its own least and greatest value. Complexity: O(1) for most variables; the first call
  /// after a solution O(entries of the tableau × levels + terms).
  func isDetermined(_ variable: VariableIndex, in solver: Solver) -> Bool {
    findOpenDirections(of: variable, in: solver)
    if active.isEmpty || solver.isStill(variable) { return true }
    if directions.areSorted || solver.scratch.motions[variable].isOpen { return false }
    let value = solver.values[variable]
    let row = openRow(of: variable, in: solver)
    if row.isEmpty || isStuck(row) { return true }
    let isMoved = [0, 1].contains { trial in
      let moved = row.reduce(0) { $0 + $1.value * move(of: $1.column, trial) }
      return abs(moved) > Self.allowance(at: value)
    }
    if isMoved { return false }
    return !isMovedByScouts(variable, row, value, in: solver)
  }

  /// Whether no part with these columns leads to another optimum, as the trials show for each.
  private func isStuck(_ row: [(column: ColumnIndex, value: Double)]) -> Bool {
    row.allSatisfy { !directions.openColumns[Int($0.column)] }
      && row.allSatisfy { entry in
        let part = openParts.part(of: entry.column)
        return openParts.parts[part].columns.allSatisfy { !directions.openColumns[Int($0)] }
          && probes(of: part).isEmpty
      }
  }

  /// The columns with a free direction that a variable moves with.
  private func openRow(
    of variable: VariableIndex, in solver: Solver
  ) -> [(column: ColumnIndex, value: Double)] {
    dictionaryRow(of: variable, in: solver).filter { columns[$0.column].isFree }
  }

  /// The free columns that move a variable, with the rate of each.
  func openDirections(
    of variable: VariableIndex, in solver: Solver
  ) -> [(column: ColumnIndex, rate: Double)] {
    findOpenDirections(of: variable, in: solver)
    if active.isEmpty { return [] }
    return openRow(of: variable, in: solver).map { ($0.column, $0.value) }
  }

  /// The largest difference between two values that count as equal.
  private static func allowance(at value: Double) -> Double {
    Precision.sameValue * max(1, abs(value))
  }

  /// Restricts the columns' directions to those that no level forbids and that lead somewhere, and
  /// finds what moves with them. Runs once per solution.
  private func findOpenDirections(of variable: VariableIndex, in solver: Solver) {
    if directions.areKnown { return }
    directions.areKnown = true
    directions.forgetTrials()
    freezeLevels(in: solver)
    for index in 0..<active.count { tableau.takeBack(active[index]) }
    if active.isEmpty { return }
    // An edit that keeps the basis does not touch the basic activities' values.
    measureBasics(in: solver)
    directions.areSorted = sortDirections()
    if active.isEmpty { return }
    let component = solver.components[solver.unknowns[variable].component]
    findMotions(in: solver, component)
    if !directions.areSorted { noteOpen(in: solver, component) }
  }

  /// Forbids all directions that a level forbids.
  private func freezeLevels(in solver: Solver) {
    activate()
    defer {
      keepFreeActive()
      pricesAside = false
    }
    for level in .required..<tieLevel {
      for goal in heldGoals(of: level, in: solver) ?? [.level(level)] {
        price(goal)
        guard freeze(goal) else { return }
      }
    }
  }

  /// The distance from an activity to its next breakpoint of a level, up or down.
  func distance(_ activity: ActivityIndex, _ direction: Double) -> Double {
    let (first, value) = (activities[activity].first, activities[activity].value)
    var index = first + (direction > 0 ? activities[activity].high : activities[activity].low - 1)
    while index >= first, index < first + activities[activity].count {
      let breakpoint = breakpoints[index]
      if breakpoint.level < tieLevel {
        let distance = (breakpoint.position - value) * (direction > 0 ? 1 : -1)
        return distance <= Precision.near(breakpoint.position) ? 0 : distance
      }
      index += direction > 0 ? 1 : -1
    }
    return .infinity
  }

  /// How far a column moves on the way to the optimum of a trial.
  private func move(of column: ColumnIndex, _ trial: Int) -> Double {
    let (part, index) = openParts.location(of: column)
    let probes = probes(of: part)
    return probes.isEmpty ? 0 : probes[trial][index]
  }

  /// How far each column of a part moves on the way to other optima, per trial; empty if the
  /// present optimum is the only one. Computed once per solution.
  ///
  /// Each trial rewards movement along every open direction, with a separate weight per direction:
  /// columns that are free both ways are drawn to one side in the first trial and to the other in
  /// the second. Let `d` lead to an optimum. Over both trials, the rewards for `d` add up to twice
  /// that of its one-way columns, which is not negative; so unless the weights cancel by chance,
  /// one trial gains by `d` and moves.
  private func probes(of part: Int) -> [[Double]] {
    if let known = directions.probes[part] { return known }
    let found = [1.0, -1].map { probe(openParts.parts[part], $0) }
    let isMoving = found.contains { $0.contains { abs($0) > Self.allowance(at: 0) } }
    directions.probes[part] = isMoving ? found : []
    return isMoving ? found : []
  }

  private func probe(_ part: OpenParts.Part, _ side: Double) -> [Double] {
    let level = Level.last - 1
    let trial = part.core.copy()
    for (index, column) in zip(part.core.columns.indices, part.columns) {
      let (canRise, canFall) = (columns[column].canRise, columns[column].canFall)
      let weight = Motion.speed(of: column).first
      trial.draw(
        part.core.columns[index].activity, by: canRise && canFall ? side : canRise ? 1 : -1,
        weight, level)
    }
    trial.minimize(.level(level))
    return part.core.columns.indices.prefix(part.columns.count).map { index in
      let activity = part.core.columns[index].activity
      return trial.activities[activity].value - part.core.activities[activity].value
    }
  }

  /// Adds a goal that is best when a nonbasic activity has moved by `distance`.
  private func draw(
    _ activity: ActivityIndex, by distance: Double, _ weight: Double, _ level: Level
  ) {
    let (first, count) = (activities[activity].first, activities[activity].count)
    let (low, high) = (activities[activity].low, activities[activity].high)
    let anchor = low < high ? breakpoints[first + low] : nil
    let goal = Breakpoint(
      position: activities[activity].value + distance, left: -weight, right: weight, factor: 0,
      row: .none, level: level)
    activities[activity].first = breakpoints.end
    activities[activity].count = count + 1
    activities[activity].levels |= Breakpoint.bit(level)
    for index in first..<first + count { breakpoints.append(breakpoints[index]) }
    breakpoints.append(goal)
    sortBreakpoints(activity)
    if let anchor, let index = breakpointIndex(of: anchor, activity) {
      rest(activity, on: index)
    } else if distance < 0 {
      (activities[activity].low, activities[activity].high) = (low + 1, high + 1)
    }
  }

  /// The optimal value that lies furthest in one direction; infinite if nothing bounds it.
  ///
  /// Found on copies of the parts that move the variable. Parts have no column in common, so their
  /// contributions add up.
  private func extreme(
    of variable: VariableIndex, _ row: [(column: ColumnIndex, value: Double)], towards sign: Double,
    in solver: Solver
  ) -> Double {
    let known = solver.unknowns[variable].activity
    let present =
      known.exists ? activities[known].value : presentValue(of: variable, in: solver)
    let move = furthestMove(of: known, openParts.shares(of: row), towards: sign)
    return move.map { present + $0 } ?? sign * .infinity
  }

  /// Whether another optimum has another value of a variable.
  private func isMovedByScouts(
    _ variable: VariableIndex, _ row: [(column: ColumnIndex, value: Double)], _ value: Double,
    in solver: Solver
  ) -> Bool {
    let known = solver.unknowns[variable].activity
    let shares = openParts.shares(of: row)
    return [1.0, -1].contains { sign in
      guard let move = furthestMove(of: known, shares, towards: sign) else { return true }
      return abs(move) > Self.allowance(at: value)
    }
  }

  /// How far the optima let a sum of columns move in one direction; nil if nothing bounds it.
  ///
  /// The search goes on copies of the parts that are kept, one a direction: each begins at the
  /// optimum where the one before ended, so that asking for all variables of a part does not copy it
  /// for each, and neighbours are near. The way to an answer depends on what was asked before, the
  /// answer does not.
  private func furthestMove(
    of known: ActivityIndex,
    _ shares: [(part: OpenParts.Part, row: [(column: ColumnIndex, value: Double)])],
    towards sign: Double
  ) -> Double? {
    var moved = 0.0
    for share in shares {
      let key = ScoutKey(part: openParts.number(of: share.part), isUp: sign > 0)
      let scout = scout(key)
      let (activity, before): (ActivityIndex, Double)
      if known.exists, let copied = share.part.activities[known] {
        (activity, before) = (copied, share.part.core.activities[copied].value)
      } else {
        (activity, before) = (scout.addBasic(share.row, as: share.part.core), 0)
      }
      scout.minimize(scout.slopedGoal(activity, sign, level: tieLevel))
      if scout.isUnbounded {
        directions.scouts[key] = nil
        return nil
      }
      moved += scout.activities[activity].value - before
    }
    return moved
  }

  /// A copy of a part to search on. It is made anew when much was added to it.
  private func scout(_ key: ScoutKey) -> Core {
    let original = openParts.parts[key.part].core
    if let scout = directions.scouts[key] {
      let added = scout.activities.count - original.activities.count
      let grown = scout.breakpoints.count - original.breakpoints.count
      if added < 32 + original.activities.count / 8, grown < 64 + 4 * original.breakpoints.count {
        return scout
      }
    }
    let scout = original.copy()
    directions.scouts[key] = scout
    return scout
  }

  /// A goal that falls steadily as an activity rises (sign 1) or falls (-1).
  private func slopedGoal(_ activity: ActivityIndex, _ sign: Double, level: Level) -> Goal {
    let (first, count) = (activities[activity].first, activities[activity].count)
    let isOnIt = activities[activity].low < activities[activity].high
    let anchor = isOnIt ? breakpoints[first + activities[activity].low] : nil
    activities[activity].first = breakpoints.end
    for index in first..<first + count { breakpoints.append(breakpoints[index]) }
    let last = count > 0 ? abs(breakpoints[first + count - 1].position) : 0
    let far = 2 * (abs(activities[activity].value) + last) + 1e9
    breakpoints.append(
      Breakpoint(position: far, left: -sign, right: -sign, factor: 0, row: .none, level: .last))
    activities[activity].count = count + 1
    if let anchor, let index = breakpointIndex(of: anchor, activity) { rest(activity, on: index) }
    return .breakpoint(activities[activity].first + count, of: activity, level)
  }
}

/// Why a variable has its value: the constraints that hold exactly, each with its weight.
///
/// The left-hand sides, multiplied by their factors and added, give the variable; so its value is
/// minus the sum of factor times constant over `parts`. The constraints are those that the optimum
/// rests on (its basis), and the factors are their dual values for this variable.
public struct Explanation: Sendable {
  /// The contribution of one constraint.
  public struct Part: Hashable, Sendable {
    /// The constraint, suggestions included.
    public let constraint: ConstraintID
    /// The weight of the constraint's left-hand side in the sum.
    public let factor: Double
  }

  /// In canonical order of the constraints (see `Solver`). Where they leave a value open, an
  /// inequality among them may hold exactly by the tie-break alone.
  public let parts: [Part]
  /// Variables that only the tie-break holds, at 0, with the factor each has in the value.
  public let ties: [(variable: Variable, factor: Double)]
}

extension Solver {
  /// The present constant of a constraint.
  public func constant(of id: ConstraintID) -> Double { rows[row(of: id)].constant }

  /// Why a variable has its value at the last `solve()`; `nil` where nothing was solved for it.
  ///
  /// - Complexity: O(terms of the constraints involved), and no step of the simplex method.
  public func explanation(of variable: Variable) -> Explanation? {
    let index = variable.index
    let unknown = unknowns[index]
    var collector = FactorCollector()
    if !unknown.isFixed {
      guard unknown.component.exists else { return nil }
      let component = components[unknown.component]
      if component.isFailed || component.isStale { return nil }
      let rests = component.core.exists ? core(component.core).rests(of: index, in: self) : []
      substitute(index, rests, &collector)
    }
    settleFixed(index, &collector)
    return explanation(from: collector)
  }

  /// Factors by row, in the order in which rows were met.
  private struct FactorCollector {
    var factors: [RowIndex: Double] = [:]
    var ties: [(variable: Variable, factor: Double)] = []
  }

  /// Collects the rows that the variable rests on, substituting definitions.
  private func substitute(
    _ variable: VariableIndex, _ rests: [Core.Rest], _ collector: inout FactorCollector
  ) {
    scratch.expansion.used.removeAll()
    scratch.expansion.isRecording = true
    beginExpansion()
    expand(variable, times: 1)
    for rest in rests {
      if rest.row.exists {
        collector.factors[rest.row, default: 0] += rest.factor
        expand(row: rest.row, times: -rest.factor)
      } else {
        collector.ties.append((Variable(rest.variable), rest.factor))
        expand(rest.variable, times: -rest.factor)
      }
    }
    finishExpansion()
    endExpansion()
    scratch.expansion.isRecording = false
    for index in 0..<scratch.expansion.used.count {
      let use = scratch.expansion.used[index]
      collector.factors[use.row, default: 0] -= use.weight
    }
    scratch.expansion.used.removeAll()
  }

  /// Accounts for fixed variables by the rows that fix them.
  private func settleFixed(_ variable: VariableIndex, _ collector: inout FactorCollector) {
    var open: [VariableIndex: Double] = [:]
    if unknowns[variable].isFixed { open[variable] = 1 }
    for row in collector.factors.keys.sorted() {
      let factor = collector.factors[row] ?? 0
      for term in rows[row].terms where unknowns[nonzeros[term].variable].fixedBy.exists {
        open[nonzeros[term].variable, default: 0] -= factor * nonzeros[term].coefficient
      }
    }
    for fixed in open.keys.sorted() {
      let row = unknowns[fixed].fixedBy
      let sum = open[fixed] ?? 0
      collector.factors[row, default: 0] += sum / nonzeros[rows[row].first].coefficient
    }
  }

  private func explanation(from collector: FactorCollector) -> Explanation {
    let rows = collector.factors.filter { abs($0.value) > Precision.cancellation }.keys
    let parts = rows.sorted(by: isCanonicallyBefore).map { row in
      Explanation.Part(constraint: name(of: row), factor: collector.factors[row] ?? 0)
    }
    return Explanation(parts: parts, ties: collector.ties)
  }
}

extension Core {
  /// An activity that rests on the edge of a constraint, and its weight in a variable.
  struct Rest {
    /// The constraint; none where the tie-break has put `variable` at 0.
    let row: RowIndex
    let variable: VariableIndex
    /// The weight of the row's terms, or of the variable.
    let factor: Double
  }

  /// Writes a variable as a weighted sum of the activities at rest, definitions aside.
  func rests(of variable: VariableIndex, in solver: Solver) -> [Rest] {
    tableau.takeAllBack()
    return dictionaryRow(of: variable, in: solver).map { column, value in
      let activity = activities[columns[column].activity]
      guard activity.low < activity.high else {
        return Rest(row: .none, variable: activity.variable, factor: value)
      }
      let breakpoint = breakpoints[activity.first + activity.low]
      guard breakpoint.row.exists else {
        return Rest(row: .none, variable: activity.variable, factor: value)
      }
      // On its edge a row's terms are minus its constant: factor times that is the activity.
      return Rest(
        row: breakpoint.row, variable: activity.variable, factor: -value * breakpoint.factor)
    }
  }
}
