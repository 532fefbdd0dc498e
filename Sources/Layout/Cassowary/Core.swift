/// The problem that presolve leaves of one component: inequalities and priorities over a few base
/// variables.
///
/// A point is chosen by keeping as many activities as there are base variables *on* one of their
/// breakpoints (the nonbasic activities); all others follow (the basic activities). Every such
/// point is allowed: violating a required constraint is the cost of level 0. So one primal method
/// does all of it, the first feasible point, each priority, the tie-break and the repair after an
/// edit:
///
/// 1. `minimize` a level: move one nonbasic activity at a time along an improving direction, past
///    breakpoints while it pays, until another activity takes its place (a pivot) or it rests
///    again.
/// 2. `freeze` the directions that would undo the level. What is left is its set of optima.
/// 3. Go on with the next level along directions that are not frozen.
///
/// The levels are never added up, which is what makes the priorities lexicographic.
final class Core {
  struct Column {
    var activity: ActivityIndex
    /// The goal's rate of change without the column's activity, and its summands' magnitudes.
    var gradient: Double = 0
    var magnitude: Double = 0
    /// The total rates of change of the goal as the column rises and as it falls.
    var rise: Double = 0
    var fall: Double = 0
    /// Whether no finished goal forbids the direction.
    var canRise = true
    var canFall = true

    @inline(__always) var isFree: Bool { canRise || canFall }
  }

  /// The number of a part, and whether its copy seeks greatest values or least ones.
  struct ScoutKey: Hashable {
    let part: Int
    let isUp: Bool
  }

  /// The function to minimize; a single activity costs only its row of the tableau.
  enum Goal {
    /// All constraints of a level, or what is drawn to somewhere in a trial.
    case level(Level)
    /// A level that bends one activity only.
    case levelOfActivity(Level, ActivityIndex)
    /// The cost of one constraint at its breakpoint, and a level that comes after its own.
    case breakpoint(BreakpointIndex, of: ActivityIndex, Level)
    /// The distance from a breakpoint, on both sides of it alike, and such a level.
    case edge(BreakpointIndex, of: ActivityIndex, Level)

    @inline(__always) var level: Level {
      switch self {
      case .level(let level), .levelOfActivity(let level, _), .breakpoint(_, of: _, let level),
        .edge(_, of: _, let level):
        level
      }
    }

    /// Whether the goal bends at a breakpoint of a level.
    @inline(__always) func isBent(at breakpoint: BreakpointIndex, of level: Level) -> Bool {
      switch self {
      case .level(let own), .levelOfActivity(let own, _): own == level
      case .breakpoint(let own, _, _), .edge(let own, _, _): own == breakpoint
      }
    }

    /// The only activity that the goal bends; nil where there may be several.
    @inline(__always) var activity: ActivityIndex? {
      switch self {
      case .level: nil
      case .levelOfActivity(_, let activity), .breakpoint(_, of: let activity, _),
        .edge(_, of: let activity, _):
        activity
      }
    }
  }

  // Unchecked, as the stores of `Solver`.
  @exclusivity(unchecked) var activities = Pool<Activity>()
  @exclusivity(unchecked) var breakpoints = Pool<Breakpoint>()
  @exclusivity(unchecked) var terms = Pool<ActivityTerm>()
  @exclusivity(unchecked) var columns = Pool<Column>()
  /// Columns with a free direction.
  @exclusivity(unchecked) var active = List<ColumnIndex>()
  /// Columns that the goal of one activity prices, and those along which the goal of a level fell
  /// when all were priced; the columns of `active` before `firstFree` have no free direction any
  /// more.
  @exclusivity(unchecked) var touched = List<ColumnIndex>()
  @exclusivity(unchecked) var firstFree = 0
  /// Scratch of a step: what it may meet.
  @exclusivity(unchecked) var candidates = List<RatioCandidate>()
  @exclusivity(unchecked) var basics = Flat<Tableau.Row, ActivityIndex>()
  @exclusivity(unchecked) var tableau = Tableau()
  /// The priorities of the levels, highest first; level 0 is always the required one.
  @exclusivity(unchecked) var priorities = Flat<LevelSpace, Float>()
  /// The only activity that each level bends; none where there are several.
  @exclusivity(unchecked) var soleActivities = Flat<LevelSpace, ActivityIndex>()
  /// Whether the last `optimize` succeeded: its basis then proves the values optimal.
  @exclusivity(unchecked) private var isOptimal = false
  /// The perturbation that keeps steps of length zero from following each other for ever.
  @exclusivity(unchecked) var perturbation = Perturbation()
  /// Activities with a breakpoint at which a constant or fixed variable has changed.
  @exclusivity(unchecked) var changed = List<ActivityIndex>()
  /// Nonbasic activities that are no base variables, and as many basic base variables.
  @exclusivity(unchecked) var indirectCount = 0
  /// Whether a step was made since the last evaluation.
  @exclusivity(unchecked) var hasMoved = false
  /// Whether a step met no breakpoint.
  @exclusivity(unchecked) var isUnbounded = false
  /// The directions that are known to lead from the present optimum to others.
  @exclusivity(unchecked) var directions = OpenDirections()
  /// Scratch of `dictionaryRow` by column: sums, zero between uses, and who is in the sum.
  @exclusivity(unchecked) var columnSums = Flat<Column, Double>()
  @exclusivity(unchecked) var isSummed = Flat<Column, Bool>()
  /// Whether goals are priced along columns that were set aside as well.
  @exclusivity(unchecked) var pricesAside = false
  /// Levels whose equalities all hold and were brought about one by one.
  @exclusivity(unchecked) var heldLevels: Set<Level> = []

  deinit {
    activities.deallocate()
    breakpoints.deallocate()
    terms.deallocate()
    changed.deallocate()
    columns.deallocate()
    active.deallocate()
    touched.deallocate()
    candidates.deallocate()
    columnSums.deallocate()
    isSummed.deallocate()
    basics.deallocate()
    priorities.deallocate()
    soleActivities.deallocate()
    tableau.deallocate()
    perturbation.deallocate()
  }

  /// The activities of the base variables: the first ones, in the order of the first columns.
  @inline(__always) var baseActivities: IndexRange<Activity> {
    ActivityIndex(0)..<ActivityIndex(columns.end.raw)
  }

  /// The level of the tie-break's goals for constraints; those for variables follow.
  var tieLevel: Level { priorities.end }

  /// Empties the core for reuse by another component, without freeing its memory.
  func reset() {
    activities.removeAll()
    breakpoints.removeAll()
    terms.removeAll()
    columns.removeAll()
    basics.removeAll()
    tableau.removeAll()
    priorities.removeAll()
    soleActivities.removeAll()
    changed.removeAll()
    touched.removeAll()
    directions.forgetTrials()
    endPerturbation()
    (isOptimal, hasMoved, isUnbounded, directions.areKnown) = (false, false, false, false)
    indirectCount = 0
    pricesAside = false
    heldLevels.removeAll()
  }

  /// Records that the constant, or a fixed variable, of a constraint on the activity has changed.
  @inline(__always) func noteChange(of activity: ActivityIndex) {
    if activities[activity].isChanged { return }
    activities[activity].isChanged = true
    changed.append(activity)
  }

  /// Computes the optimal values of the component's variables. False if required constraints
  /// conflict. Complexity: O(terms) while the old basis still proves optimality, which is the
  /// common edit.
  func settle(in solver: Solver, _ component: Component) -> Bool {
    directions.areKnown = false
    let isUnmoved = changed.isEmpty || refreshChanged(in: solver)
    computeValues(in: solver, component)
    if isOptimal && isUnmoved && isWithinBounds(in: solver) { return true }
    isOptimal = false
    if tableau.hasAside {
      rebuild(in: solver, component)
      computeValues(in: solver, component)
    }
    measureBasics(in: solver)
    for _ in 0..<Core.maximumRepairs {
      guard optimize(in: solver, component) else { return false }
      if !hasMoved { break }
      computeValues(in: solver, component)
      measureBasics(in: solver)
      if isInSegments() { break }
      tableau.takeAllBack()
    }
    isOptimal = true
    noteBounds()
    return true
  }

  /// The limit of repairs after rounding has left an activity outside its segment.
  private static let maximumRepairs = 8

  /// Minimizes the levels down to the tie-break. False if level 0 cannot become zero.
  func optimize(in solver: Solver, _ component: Component) -> Bool {
    activate()
    heldLevels.removeAll()
    hasMoved = false
    assignSegments()
    for level in .required..<tieLevel {
      if holdOneByOne(level, in: solver) {
        if active.isEmpty { return true }
        continue
      }
      let goal = goal(of: level)
      minimize(goal)
      if level == .required && !isFeasible { return false }
      if solver.seeksAnyPoint { return true }
      guard freeze(goal) else { return true }
    }
    breakTies(in: solver, component)
    return true
  }
}

/// An activity: a linear function of the variables, with a cost that constraints bend.
///
/// An activity is one variable, or the left-hand side of a row without its constant, scaled so that
/// its largest coefficient is 1. All constraints with the same activity (up to scale) share it:
/// hugging, compression and non-negativity of one width are three breakpoints of one activity. The
/// cost of an activity is convex and piecewise linear, and between two breakpoints it is a straight
/// line: a *segment*. Segment `k` lies between breakpoints `k - 1` and `k`.
struct Activity {
  var value: Double = 0
  /// The activity's breakpoints, sorted by position: `breakpoints[first ..< first + count]`.
  var first = BreakpointIndex(0)
  var count: Int32 = 0
  /// Basic: both are the segment the activity is in. Nonbasic: the segments to the left and to the
  /// right of the breakpoint(s) it sits on; equal for an activity without breakpoints.
  var low: Int32 = 0
  var high: Int32 = 0
  var location: Location
  /// The activity's variable if it is one.
  var variable: VariableIndex = .none
  /// The row whose free terms are the activity, and the factor they were multiplied by.
  var row: RowIndex = .none
  var scale: Double = 1
  /// The free terms: `Core.terms[firstTerm ..< firstTerm + termCount]`.
  var firstTerm = Index<ActivityTerm>(0)
  var termCount: Int32 = 0
  /// The next row activity with the same leading variable, while the core is built.
  var next = ActivityIndex.none
  /// Whether the core solves for the variable, so that no row defines it.
  var isBase = false
  /// Whether the constant of a breakpoint has changed; the activity is then in `Core.changed`.
  var isChanged = false
  /// One bit for each level that has a breakpoint here; levels from 63 on share one.
  var levels: UInt64 = 0
  /// The bounds within which a basic activity may move while the last basis stays optimal.
  var lower = -Double.infinity
  var upper = Double.infinity

  @inline(__always) var isBasic: Bool { location.isRow }
  @inline(__always) var breakpoints: IndexRange<Breakpoint> { first..<first + count }
  @inline(__always) var terms: IndexRange<ActivityTerm> { firstTerm..<firstTerm + termCount }
}

/// An activity's position in the tableau: a column if it is nonbasic, a row if it is basic.
struct Location: BitwiseCopyable, Hashable {
  /// The column's index, or the complement of the row's.
  private let raw: Int32

  @inline(__always) static func column(_ index: ColumnIndex) -> Location { .init(raw: index.raw) }
  @inline(__always) static func row(_ index: BasisIndex) -> Location { .init(raw: ~index.raw) }

  @inline(__always) var isRow: Bool { raw < 0 }
  @inline(__always) var isColumn: Bool { raw >= 0 }

  /// The column of a nonbasic activity.
  @inline(__always) var column: ColumnIndex {
    assert(isColumn, "the activity is basic: it has a row")
    return ColumnIndex(raw)
  }

  /// The row of a basic activity.
  @inline(__always) var row: BasisIndex {
    assert(isRow, "the activity is nonbasic: it has a column")
    return BasisIndex(~raw)
  }
}

/// One `coefficient · variable` of an activity.
struct ActivityTerm {
  var coefficient: Double
  var variable: VariableIndex
}

/// The position on the axis of an activity from which one constraint is violated.
struct Breakpoint {
  var position: Double
  /// The violation's rate of growth on either side of the value: left ≤ 0 ≤ right.
  var left: Double
  var right: Double
  /// `position = factor · (the row without the activity's terms)`.
  var factor: Double
  /// The constraint; none for the tie-break goal "as near 0 as possible" of a variable.
  var row: RowIndex
  var level: Level

  /// The bit of a level in `Activity.levels`.
  @inline(__always) static func bit(_ level: Level) -> UInt64 {
    1 << UInt64(min(level.raw, 63))
  }
}

/// A level of the lexicographic goal: 0 for required constraints, then 1, 2, … by descending
/// priority; the goals of the tie-break follow.
typealias Level = Index<LevelSpace>

enum LevelSpace {}

extension Level {
  @inline(__always) static var required: Level { Level(0) }
  /// After all goals that are ever minimized.
  @inline(__always) static var last: Level { Level(.max) }
}
