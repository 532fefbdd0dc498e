// What the open directions of an optimum move: which variables, and which of them together.

/// How fast a variable moves when every column with a free direction moves at a speed of its own.
///
/// Two sets of speeds are tried, so that a variable is at rest in both by cancellation, or not at
/// all (but by chance).
struct Motion {
  var first = 0.0
  var second = 0.0
  /// The sum of what was added up, sign left aside: what a cancellation is measured by.
  var size = 0.0
  /// The variable is known to have several optimal values.
  var isOpen = false

  @inline(__always) mutating func add(_ other: Motion, times factor: Double) {
    first += factor * other.first
    second += factor * other.second
    size += abs(factor) * other.size
  }

  /// The speeds of a column: two numbers from 1 to 2 that are mixed from its index.
  ///
  /// Multiples of an irrational number would not do: their fractions cancel wherever the indices
  /// do, as in 1 - 2 - 3 + 4.
  static func speed(of column: Int32) -> Motion {
    let (first, second) = (mixed(UInt64(column) << 1), mixed(UInt64(column) << 1 | 1))
    return Motion(first: first, second: second, size: max(first, second))
  }

  /// The finalizer of SplitMix64 (Steele, Lea and Flood, 2014), as a number from 1 to 2.
  private static func mixed(_ seed: UInt64) -> Double {
    var bits = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return 1 + Double(bits >> 12) * 0x1p-52
  }

  @inline(__always) var isZero: Bool {
    max(abs(first), abs(second)) <= Precision.motion * size
  }
}

extension Core {
  /// Finds how the variables of the core's component move along the free directions.
  /// - Complexity: O(entries of the tableau + terms).
  func findMotions(in solver: Solver, _ component: Component) {
    runMotions(in: solver, component) { column in
      columns[column].isFree ? .speed(of: column) : Motion()
    }
  }

  /// Marks the variables as open for which `isOpen` holds of their motion when one column moves by
  /// 1, and leaves the motions as they are.
  func noteOpen(
    along column: Int32, in solver: Solver, _ component: Component,
    _ isOpen: (_ motion: Double, _ variable: Int32) -> Bool
  ) {
    let variables = solver.variables(of: component)
    let known = variables.map { solver.scratch.motions[$0] }
    runMotions(in: solver, component) {
      $0 == column ? Motion(first: 1, second: 1, size: 1) : Motion()
    }
    for (variable, motion) in zip(variables, known) {
      let moved = solver.scratch.motions[variable]
      solver.scratch.motions[variable] = motion
      if !moved.isZero, isOpen(moved.first, variable) {
        solver.scratch.motions[variable].isOpen = true
      }
    }
  }

  private func runMotions(
    in solver: Solver, _ component: Component, _ speed: (Int32) -> Motion
  ) {
    solver.prepareMotions()
    for base in 0..<Int32(columns.count) {
      let location = activities[base].location
      var motion = Motion()
      if location >= 0 {
        motion = speed(location)
      } else {
        var index = tableau.rowHeads[~location]
        while index >= 0 {
          motion.add(speed(tableau.entries[index].column), times: tableau.entries[index].value)
          index = tableau.entries[index].rowNext
        }
      }
      solver.scratch.motions[activities[base].variable] = motion
    }
    solver.runMotionSteps(component)
  }
}

extension Solver {
  /// No free direction moves the variable, as far as the motions last found say. Directions are
  /// only ever forbidden, so what was still remains so.
  @inline(__always) func isStill(_ variable: Int32) -> Bool { scratch.motions[variable].isZero }

  fileprivate func prepareMotions() {
    guard scratch.motions.count < unknowns.count else { return }
    scratch.motions.append(
      repeating: Motion(), count: unknowns.count - scratch.motions.count)
  }

  /// Lets definitions move as their terms do.
  fileprivate func runMotionSteps(_ component: Component) {
    for step in component.plan..<component.plan + component.stepCount {
      let row = plans[step]
      let front = Int(rows[row].first)
      var motion = Motion()
      for index in front + 1..<front + max(1, Int(rows[row].count)) {
        let variable = nonzeros[index].variable
        if unknowns[variable].fixedBy >= 0 { continue }
        motion.add(
          scratch.motions[variable], times: nonzeros[index].coefficient * rows[row].scale)
      }
      scratch.motions[nonzeros[front].variable] = motion
    }
  }
}

// MARK: - Parts

/// The columns with a free direction, apart where no activity moves with two of them: what is tried
/// on one part changes nothing in another.
struct OpenParts {
  /// One part, as a core of its own: its columns, and the activities that move with them, in the
  /// order of the whole core.
  struct Part {
    let core = Core()
    /// Its columns in the whole core, ascending.
    var columns: [Int32] = []
    /// Its activities, by their number in the whole core.
    var activities: [Int32: Int32] = [:]
  }

  fileprivate(set) var parts: [Part] = []
  /// By column of the whole core: its part, or -1, and its number there.
  fileprivate var home: [(part: Int32, column: Int32)]

  /// The part of a column with a free direction.
  func part(of column: Int32) -> Int { Int(home[Int(column)].part) }

  /// The number of a part that has columns.
  func number(of part: Part) -> Int { self.part(of: part.columns[0]) }

  /// What each part contributes to a sum of columns, in the order in which the sum mentions them.
  func shares(
    of row: [(column: Int32, value: Double)]
  ) -> [(part: Part, row: [(column: Int32, value: Double)])] {
    var indices: [Int32: Int] = [:]
    var shares: [(part: Part, row: [(column: Int32, value: Double)])] = []
    for (column, value) in row {
      let home = home[Int(column)]
      let index = indices[home.part] ?? shares.count
      if index == shares.count {
        indices[home.part] = index
        shares.append((parts[Int(home.part)], []))
      }
      shares[index].row.append((home.column, value))
    }
    return shares
  }
}

extension Core {
  /// The parts of the present optimum's open directions. Found once for a solution.
  /// - Complexity: O(entries of the tableau).
  var openParts: OpenParts {
    if let known = knownParts { return known }
    var parts = emptyParts()
    for activity in 0..<Int32(activities.count) { add(activity, to: &parts) }
    knownParts = parts
    return parts
  }

  /// The parts with their columns, whose activities are still those of the whole core.
  private func emptyParts() -> OpenParts {
    let roots = joinedColumns()
    var parts = OpenParts(home: .init(repeating: (-1, -1), count: columns.count))
    for column in 0..<Int32(columns.count) where columns[column].isFree {
      let root = Int(roots[Int(column)])
      if parts.home[root].part < 0 {
        parts.home[root].part = Int32(parts.parts.count)
        parts.parts.append(.init())
      }
      let part = parts.home[root].part
      let core = parts.parts[Int(part)].core
      parts.home[Int(column)] = (part, Int32(core.columns.count))
      parts.parts[Int(part)].columns.append(column)
      core.active.append(Int32(core.columns.count))
      core.columns.append(columns[column])
      core.tableau.addColumn()
    }
    return parts
  }

  /// For each column with a free direction the first of those that activities join it to.
  private func joinedColumns() -> [Int32] {
    var roots = (0..<Int32(columns.count)).map { $0 }
    func root(_ column: Int32) -> Int32 {
      var column = column
      while roots[Int(column)] != column {
        roots[Int(column)] = roots[Int(roots[Int(column)])]
        column = roots[Int(column)]
      }
      return column
    }
    for row in 0..<Int32(basics.count) {
      var joined: Int32 = -1
      forEachFreeEntry(ofRow: row) { entry in
        let other = root(entry.column)
        if joined >= 0, joined != other {
          roots[Int(max(joined, other))] = min(joined, other)
        }
        joined = joined < 0 ? other : min(joined, other)
      }
    }
    return (0..<Int32(columns.count)).map { root($0) }
  }

  @inline(__always)
  private func forEachFreeEntry(ofRow row: Int32, _ body: (Tableau.Entry) -> Void) {
    var index = tableau.rowHeads[row]
    while index >= 0 {
      let entry = tableau.entries[index]
      if columns[entry.column].isFree { body(entry) }
      index = entry.rowNext
    }
  }

  /// Copies an activity into the part whose columns move it, if there is one.
  private func add(_ activity: Int32, to parts: inout OpenParts) {
    let location = activities[activity].location
    var part = location >= 0 ? parts.home[Int(location)].part : -1
    if location < 0 {
      forEachFreeEntry(ofRow: ~location) { part = parts.home[Int($0.column)].part }
    }
    guard part >= 0 else { return }
    let core = parts.parts[Int(part)].core
    let copy = Int32(core.activities.count)
    parts.parts[Int(part)].activities[activity] = copy
    core.activities.append(activities[activity])
    let first = activities[activity].first
    core.activities[copy].first = Int32(core.breakpoints.count)
    for index in first..<first + activities[activity].count {
      core.breakpoints.append(breakpoints[index])
    }
    if location >= 0 {
      let column = parts.home[Int(location)].column
      core.columns[column].activity = copy
      core.activities[copy].location = column
    } else {
      let row = core.tableau.addRow()
      core.basics.append(copy)
      core.activities[copy].location = ~row
      forEachFreeEntry(ofRow: ~location) { entry in
        core.tableau.insert(
          row: row, column: parts.home[Int(entry.column)].column, value: entry.value)
      }
    }
  }

  /// Adds a basic activity without breakpoints: a sum of columns.
  func addBasic(_ sums: [(column: Int32, value: Double)], value: Double) -> Int32 {
    let row = tableau.addRow()
    let activity = Int32(activities.count)
    basics.append(activity)
    activities.append(Activity(value: value, location: ~row))
    for sum in sums { tableau.insert(row: row, column: sum.column, value: sum.value) }
    return activity
  }

  /// Adds a basic activity that is a sum of columns as they were in `original`, of which this is a
  /// copy that has moved on; its value is what it has moved by.
  func addBasic(_ sums: [(column: Int32, value: Double)], as original: Core) -> Int32 {
    var rates = [Double](repeating: 0, count: columns.count)
    var met: [Int32] = []
    var moved = 0.0
    for (column, value) in sums {
      let activity = original.columns[column].activity
      moved += value * (activities[activity].value - original.activities[activity].value)
      let location = activities[activity].location
      guard location < 0 else {
        rates[Int(location)] += value
        met.append(location)
        continue
      }
      var index = tableau.rowHeads[~location]
      while index >= 0 {
        let entry = tableau.entries[index]
        rates[Int(entry.column)] += value * entry.value
        met.append(entry.column)
        index = entry.rowNext
      }
    }
    met.sort()
    let row = met.indices.compactMap { index -> (column: Int32, value: Double)? in
      let column = met[index]
      guard index == 0 || met[index - 1] != column else { return nil }
      let rate = rates[Int(column)]
      return abs(rate) > Precision.cancellation ? (column, rate) : nil
    }
    return addBasic(row, value: moved)
  }

  /// A core with the same state, to try something out on.
  func copy() -> Core {
    let copy = Core()
    for index in 0..<activities.count { copy.activities.append(activities[index]) }
    for index in 0..<breakpoints.count { copy.breakpoints.append(breakpoints[index]) }
    for index in 0..<columns.count { copy.columns.append(columns[index]) }
    for index in 0..<active.count { copy.active.append(active[index]) }
    for index in 0..<basics.count { copy.basics.append(basics[index]) }
    copy.tableau.copy(tableau)
    return copy
  }
}
