/// What presolve leaves of one component: inequalities and priorities over a few base variables.
///
/// A point is chosen by keeping as many forms as there are base variables *on* one of their
/// breakpoints (the nonbasic forms); all others follow (the basic forms). Every such point is
/// allowed: violating a required constraint is the cost of level 0. So one primal method does all of
/// it, the first feasible point, each priority, the tie-break and the repair after an edit:
///
/// 1. `minimize` a level: move one nonbasic form at a time along an improving direction, past
///    breakpoints while it pays, until another form takes its place (a pivot) or it rests again.
/// 2. `freeze` the directions that would undo the level. What is left is its set of optima.
/// 3. Go on with the next level along directions that are not frozen.
///
/// The levels are never added up, which is what makes the priorities lexicographic.
final class Core {
  struct Column {
    var form: Int32
    /// Rate of change of the current goal, without the column's own form, and its magnitude.
    var gradient: Double = 0
    var magnitude: Double = 0
    /// Rates of change of the goal, all told, as the column rises and as it falls.
    var rise: Double = 0
    var fall: Double = 0
    /// Directions that no finished goal forbids.
    var canRise = true
    var canFall = true

    @inline(__always) var isFree: Bool { canRise || canFall }
  }

  /// What is minimized: all constraints of a level, or (tie-break) the one at a breakpoint.
  struct Goal {
    var level: Int32
    var breakpoint: Int32 = -1
  }

  @exclusivity(unchecked) var forms = Flat<Form>()
  @exclusivity(unchecked) var breakpoints = Flat<Breakpoint>()
  @exclusivity(unchecked) var terms = Flat<FormTerm>()
  @exclusivity(unchecked) var columns = Flat<Column>()
  /// Columns with a free direction.
  @exclusivity(unchecked) var active = Flat<Int32>()
  /// The form of each row of the tableau.
  @exclusivity(unchecked) var basics = Flat<Int32>()
  @exclusivity(unchecked) var tableau = Tableau()
  /// Priorities of the levels, highest first; level 0 is required even when nothing is.
  @exclusivity(unchecked) var priorities = Flat<Float>()
  /// The last `optimize` ran through, and its basis proves the values optimal while every form stays
  /// in its segment.
  @exclusivity(unchecked) var isOptimal = false
  /// Consecutive steps of length zero; many of them switch `Core+Perturbation` on.
  @exclusivity(unchecked) var stalled = 0
  /// Forms with a breakpoint whose constant, or fixed variables, changed.
  @exclusivity(unchecked) var changed = Flat<Int32>()
  /// Nonbasic forms that are no base variables: as many base variables follow by the tableau.
  @exclusivity(unchecked) var indirectCount = 0
  /// A step was made since the last evaluation.
  @exclusivity(unchecked) var hasMoved = false
  /// A step found nothing to stop it.
  @exclusivity(unchecked) var isUnbounded = false
  /// `Core+Perturbation`: the segment each form was in when it began (-1 for nonbasic ones), the shift of
  /// each nonbasic form, and scratch. Empty when no perturbation is on.
  @exclusivity(unchecked) var origins = Flat<Int32>()
  @exclusivity(unchecked) var shifts = Flat<Double>()
  @exclusivity(unchecked) var offsets = Flat<Double>()

  init() {}

  deinit {
    forms.deallocate()
    breakpoints.deallocate()
    terms.deallocate()
    changed.deallocate()
    columns.deallocate()
    active.deallocate()
    basics.deallocate()
    priorities.deallocate()
    tableau.deallocate()
    origins.deallocate()
    shifts.deallocate()
    offsets.deallocate()
  }

  /// The level of the tie-break's constraint goals; those of its variables follow.
  var tieLevel: Int32 { Int32(priorities.count) }

  /// Empties the core for another component, keeping its memory.
  func reset() {
    forms.removeAll()
    breakpoints.removeAll()
    terms.removeAll()
    columns.removeAll()
    basics.removeAll()
    tableau.removeAll()
    priorities.removeAll()
    changed.removeAll()
    endPerturbation()
    (isOptimal, hasMoved, isUnbounded) = (false, false, false)
    indirectCount = 0
  }

  /// Notes that a constraint on a form has a new constant, or a fixed variable in it a new value.
  @inline(__always) func noteChange(of form: Int32) {
    if forms[form].isChanged { return }
    forms[form].isChanged = true
    changed.append(form)
  }

  /// Brings the values of the component's variables to the optimum. False if required constraints conflict.
  ///
  /// - Complexity: O(terms) while the old basis still proves optimality, which is the common edit.
  func settle(in solver: Solver, _ component: Component) -> Bool {
    let isUnmoved = changed.isEmpty || refreshChanged(in: solver)
    place(in: solver, component)
    if isOptimal && isUnmoved && isWithinBounds(in: solver) { return true }
    isOptimal = false
    measureBasics(in: solver)
    for _ in 0..<Core.maximumRepairs {
      guard optimize(in: solver, component) else { return false }
      if !hasMoved { break }
      place(in: solver, component)
      measureBasics(in: solver)
      if isInSegments() { break }
    }
    isOptimal = true
    noteBounds()
    return true
  }

  /// Rounding can leave a form a hair outside its segment; each repair starts from exact values.
  private static let maximumRepairs = 8

  /// Levels from the most important to the tie-break. False if level 0 cannot be brought to zero.
  func optimize(in solver: Solver, _ component: Component) -> Bool {
    activate()
    hasMoved = false
    assignSegments()
    for level in 0..<tieLevel {
      minimize(Goal(level: level))
      if level == 0 && !isFeasible { return false }
      guard freeze() else { return true }
    }
    breakTies(in: solver, component)
    return true
  }
}
