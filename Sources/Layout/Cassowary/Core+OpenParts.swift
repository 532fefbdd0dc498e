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
  static func speed(of column: ColumnIndex) -> Motion {
    let (first, second) = (mixed(UInt64(column.raw) << 1), mixed(UInt64(column.raw) << 1 | 1))
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

  /// Marks the variables that columns with an open direction move; motions stay as they are.
  func noteOpen(in solver: Solver, _ component: Component) {
    let variables = solver.variables(of: component)
    let known = variables.map { solver.scratch.motions[$0] }
    runMotions(in: solver, component) { column in
      directions.openColumns[Int(column)] ? .speed(of: column) : Motion()
    }
    for (variable, motion) in zip(variables, known) {
      let isOpen = !solver.scratch.motions[variable].isZero
      solver.scratch.motions[variable] = motion
      solver.scratch.motions[variable].isOpen = isOpen
    }
  }

  private func runMotions(
    in solver: Solver, _ component: Component, _ speed: (ColumnIndex) -> Motion
  ) {
    solver.prepareMotions()
    let borders = tableau.borders.array.map { border in
      var motion = Motion()
      tableau.forEachEntry(ofRow: border.row) { motion.add(speed($0), times: $1) }
      return motion
    }
    for base in baseActivities {
      let location = activities[base].location
      var motion = Motion()
      if location.isColumn {
        motion = speed(location.column)
      } else {
        tableau.forEachOwnEntry(ofRow: location.row) { column, border, value in
          motion.add(border.map { borders[$0] } ?? speed(column), times: value)
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
  @inline(__always) func isStill(_ variable: VariableIndex) -> Bool {
    scratch.motions[variable].isZero
  }

  fileprivate func prepareMotions() {
    guard scratch.motions.count < unknowns.count else { return }
    scratch.motions.append(
      repeating: Motion(), count: unknowns.count - scratch.motions.count)
  }

  /// Lets definitions move as their terms do.
  fileprivate func runMotionSteps(_ component: Component) {
    for step in component.steps {
      let row = plans[step]
      let front = rows[row].first
      var motion = Motion()
      for index in front + 1..<rows[row].terms.end {
        let variable = nonzeros[index].variable
        if unknowns[variable].isFixed { continue }
        motion.add(
          scratch.motions[variable], times: nonzeros[index].coefficient * rows[row].scale)
      }
      scratch.motions[nonzeros[front].variable] = motion
    }
  }
}

// MARK: - Parts

/// The columns with a free direction, in parts that share no moving activity.
struct OpenParts {
  /// One part as a core of its own: its columns, and what moves with them, in the core's order.
  struct Part {
    let core = Core()
    /// Its columns in the whole core, ascending.
    var columns: [ColumnIndex] = []
    var activities: [ActivityIndex: ActivityIndex] = [:]
  }

  fileprivate typealias PartIndex = Index<Part>

  fileprivate(set) var parts: [Part] = []
  /// By column of the whole core: its part, if it is free, and its number there.
  fileprivate var home: [(part: PartIndex, column: ColumnIndex)]

  /// The part of a column with a free direction.
  func part(of column: ColumnIndex) -> Int { Int(home[Int(column)].part) }

  /// The part of a column with a free direction, and its number there.
  func location(of column: ColumnIndex) -> (part: Int, index: Int) {
    (Int(home[Int(column)].part), Int(home[Int(column)].column))
  }

  func number(of part: Part) -> Int { self.part(of: part.columns[0]) }

  /// The share of each part in a sum of columns, in the order in which the sum mentions them.
  func shares(
    of row: [(column: ColumnIndex, value: Double)]
  ) -> [(part: Part, row: [(column: ColumnIndex, value: Double)])] {
    var indices: [PartIndex: Int] = [:]
    var shares: [(part: Part, row: [(column: ColumnIndex, value: Double)])] = []
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
    if let known = directions.parts { return known }
    var parts = emptyParts()
    for activity in activities.indices { add(activity, to: &parts) }
    directions.parts = parts
    return parts
  }

  /// The parts with their columns, whose activities are still those of the whole core.
  private func emptyParts() -> OpenParts {
    let roots = joinedColumns()
    var parts = OpenParts(home: .init(repeating: (.none, .none), count: columns.count))
    for column in columns.indices where columns[column].isFree {
      let root = Int(roots[Int(column)])
      if parts.home[root].part.isNone {
        parts.home[root].part = .init(Int32(parts.parts.count))
        parts.parts.append(.init())
      }
      let part = parts.home[root].part
      let core = parts.parts[Int(part)].core
      parts.home[Int(column)] = (part, core.columns.end)
      parts.parts[Int(part)].columns.append(column)
      core.active.append(core.columns.end)
      core.columns.append(columns[column])
      core.tableau.addColumn()
    }
    return parts
  }

  /// For each column with a free direction the first of those that activities join it to.
  private func joinedColumns() -> [ColumnIndex] {
    var roots = Array(columns.indices)
    func root(_ column: ColumnIndex) -> ColumnIndex {
      var column = column
      while roots[Int(column)] != column {
        roots[Int(column)] = roots[Int(roots[Int(column)])]
        column = roots[Int(column)]
      }
      return column
    }
    for row in basics.indices {
      var joined = ColumnIndex.none
      forEachFreeEntry(ofRow: row) { column, _ in
        let other = root(column)
        if joined.exists, joined != other {
          roots[Int(max(joined, other))] = min(joined, other)
        }
        joined = joined.isNone ? other : min(joined, other)
      }
    }
    return columns.indices.map { root($0) }
  }

  @inline(__always)
  func forEachFreeEntry(
    ofRow row: BasisIndex, _ body: (_ column: ColumnIndex, _ value: Double) -> Void
  ) {
    tableau.forEachEntry(ofRow: row) { if columns[$0].isFree { body($0, $1) } }
  }

  /// Copies an activity into the part whose columns move it, if there is one.
  private func add(_ activity: ActivityIndex, to parts: inout OpenParts) {
    let location = activities[activity].location
    var part = location.isColumn ? parts.home[Int(location.column)].part : .none
    if location.isRow {
      forEachFreeEntry(ofRow: location.row) { column, _ in part = parts.home[Int(column)].part }
    }
    guard part.exists else { return }
    let core = parts.parts[Int(part)].core
    let copy = core.activities.end
    parts.parts[Int(part)].activities[activity] = copy
    core.activities.append(activities[activity])
    core.activities[copy].first = core.breakpoints.end
    for index in activities[activity].breakpoints {
      core.breakpoints.append(breakpoints[index])
    }
    if location.isColumn {
      let column = parts.home[Int(location.column)].column
      core.columns[column].activity = copy
      core.activities[copy].location = .column(column)
    } else {
      let row = core.tableau.addRow()
      core.basics.append(copy)
      core.activities[copy].location = .row(row)
      forEachFreeEntry(ofRow: location.row) { column, value in
        core.tableau.insert(row: row, column: parts.home[Int(column)].column, value: value)
      }
    }
  }

  /// Adds a basic activity without breakpoints: a sum of columns.
  func addBasic(_ sums: [(column: ColumnIndex, value: Double)], value: Double) -> ActivityIndex {
    let row = tableau.addRow()
    let activity = activities.end
    basics.append(activity)
    activities.append(Activity(value: value, location: .row(row)))
    for sum in sums { tableau.insert(row: row, column: sum.column, value: sum.value) }
    return activity
  }

  /// Adds a basic activity that is a sum of columns as they were in `original`, of which this is a
  /// copy that has moved on; its value is what it has moved by.
  func addBasic(_ sums: [(column: ColumnIndex, value: Double)], as original: Core) -> ActivityIndex
  {
    var rates = [Double](repeating: 0, count: columns.count)
    var met: [ColumnIndex] = []
    var moved = 0.0
    for (column, value) in sums {
      let activity = original.columns[column].activity
      moved += value * (activities[activity].value - original.activities[activity].value)
      let location = activities[activity].location
      guard location.isRow else {
        rates[Int(location.column)] += value
        met.append(location.column)
        continue
      }
      tableau.forEachEntry(ofRow: location.row) { column, share in
        rates[Int(column)] += value * share
        met.append(column)
      }
    }
    met.sort()
    let row = met.indices.compactMap { index -> (column: ColumnIndex, value: Double)? in
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
    copy.activities.append(contentsOf: activities)
    copy.breakpoints.append(contentsOf: breakpoints)
    copy.columns.append(contentsOf: columns)
    copy.active.append(contentsOf: active)
    copy.basics.append(contentsOf: basics)
    (copy.firstFree, copy.indirectCount) = (firstFree, indirectCount)
    copy.tableau.copy(tableau)
    return copy
  }
}
