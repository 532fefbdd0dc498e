@testable import Cassowary

// The state as text, for tests that compare text instead of numbers.

extension Solver {
  /// The variables, definitions and tableaus after the last `solve()`, with a legend.
  ///
  /// Sorted by variable. Independent of history, except for the names of constraints.
  var dump: String {
    var lines = [Self.legend]
    for variable in unknowns.indices where unknowns[variable].isFixed {
      lines.append("x\(variable) = \(shown(variable)) fixed by c\(unknowns[variable].fixedBy)")
    }
    for component in componentsInOrder() { lines += describe(component) }
    if !work.pending.isEmpty { lines.append("waiting: \(list(work.pending.array))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let legend = """
    xN variable, cN constraint, fN activity of constraint N, its left-hand side
    component: variables solved together   := defined by a required equality, evaluated in this order
    rests on: nonbasic, held by these constraints   follows: basic, a sum of nonbasic ones
    in (a, b): the constraints on an activity that bound the stretch it may move in
    """

  private func componentsInOrder() -> [Component] {
    components.array
      .filter(\.isAlive)
      .map { (lowest: variables(of: $0).first ?? .none, component: $0) }
      .sorted { $0.lowest < $1.lowest }
      .map(\.component)
  }

  private func describe(_ component: Component) -> [String] {
    let names = variables(of: component).map { "x\($0)" }.joined(separator: " ")
    var lines = ["", "component \(names)" + (component.isFailed ? ", conflicting" : "")]
    for step in component.steps {
      let row = plans[step]
      lines.append("  x\(rows[row].target) := c\(row) = \(shown(rows[row].target))")
    }
    if component.checkCount > 0 {
      let checked = component.checks.map { plans[$0] }
      lines.append("  checked only: \(list(checked.sorted()))")
    }
    if component.core.exists { lines += core(component.core).describe(in: self) }
    return lines
  }

  private func shown(_ variable: VariableIndex) -> String { "\(Grid.clean(values[variable]))" }

  private func list(_ rows: [RowIndex]) -> String { rows.map { "c\($0)" }.joined(separator: " ") }
}

extension Core {
  /// Levels, then nonbasic activities, then basic ones with their row of the tableau.
  fileprivate func describe(in solver: Solver) -> [String] {
    let levels = priorities.array.enumerated().map { "\($0.offset) at \($0.element)" }
    var lines = ["  levels: " + levels.joined(separator: ", ")]
    let order = activities.indices.sorted { key(of: $0) < key(of: $1) }
    for activity in order where !activities[activity].isBasic {
      lines.append("  \(name(of: activity)) = \(shown(activity, in: solver)) \(resting(activity))")
    }
    for activity in order where activities[activity].isBasic {
      lines.append(
        "  \(name(of: activity)) = \(shown(activity, in: solver)) follows \(sum(activity)), "
          + "in (\(bound(activity, -1)), \(bound(activity, 0)))")
    }
    return lines
  }

  /// Variables by number, then row activities by constraint.
  private func key(of activity: ActivityIndex) -> (Int, Int32) {
    activities[activity].variable.exists
      ? (0, activities[activity].variable.raw) : (1, activities[activity].row.raw)
  }

  private func name(of activity: ActivityIndex) -> String {
    activities[activity].variable.exists
      ? "x\(activities[activity].variable)" : "f\(activities[activity].row)"
  }

  private func shown(_ activity: ActivityIndex, in solver: Solver) -> String {
    "\(Grid.clean(measure(activity, in: solver)))"
  }

  private func resting(_ activity: ActivityIndex) -> String {
    let held = (activities[activity].low..<activities[activity].high).map {
      describe(activities[activity].first + $0)
    }
    return held.isEmpty ? "is free" : "rests on " + held.joined(separator: " ")
  }

  private func describe(_ breakpoint: BreakpointIndex) -> String {
    breakpoints[breakpoint].row.exists ? "c\(breakpoints[breakpoint].row)" : "0"
  }

  private func bound(_ activity: ActivityIndex, _ side: Int32) -> String {
    let offset = activities[activity].low + side
    guard offset >= 0, offset < activities[activity].count else { return side < 0 ? "-∞" : "∞" }
    return describe(activities[activity].first + offset)
  }

  private func sum(_ activity: ActivityIndex) -> String {
    var terms: [(activity: ActivityIndex, value: Double)] = []
    tableau.forEachEntry(ofRow: activities[activity].location.row) { column, value in
      terms.append((columns[column].activity, value))
    }
    return terms.sorted { key(of: $0.activity) < key(of: $1.activity) }
      .map { "\(Grid.clean($0.value))·\(name(of: $0.activity))" }.joined(separator: " + ")
  }
}
