/// One constraint in flat storage: `Σ terms + constant  relation  0`.
struct Row {
  var constant: Double
  /// `-1 / coefficient` of `target`: `target = (constant + Σ other terms) · scale`.
  var scale: Double = 0
  var priority: Float
  /// The row's terms: `nonzeros[first ..< first + count]`.
  var first: NonzeroIndex
  var count: Int32
  /// The component that the row belongs to, or a mark: `pending`, `singleton`, `constant`.
  var component = ComponentIndex.pending
  /// The next row of the same component; in the free list, the next free row.
  var next = RowIndex.none
  /// The variable this row defines, where presolve chose one.
  var target = VariableIndex.none
  /// The activity of its component's core that this row bends.
  var activity: ActivityIndex = .none
  var generation: Int32
  var relation: Relation

  @inline(__always) var isRequired: Bool { priority >= Priority.requiredValue }
  @inline(__always) var isEquation: Bool { relation == .equal && isRequired }
  @inline(__always) var terms: IndexRange<Nonzero> { first..<first + count }

  /// How far the constraint is from holding if its left-hand side is `value`.
  @inline(__always) func violation(at value: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: max(0, value)
    case .equal: abs(value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}

/// The values of a row's `component` where it belongs to none.
extension ComponentIndex {
  /// Queued: the next `solve()` assigns it to a component.
  @inline(__always) static var pending: ComponentIndex { .none }
  /// A required equality on one variable: it fixes the variable, which cuts components apart.
  @inline(__always) static var singleton: ComponentIndex { .init(-2) }
  /// Every variable in it is fixed: nothing to solve, only to check.
  @inline(__always) static var constant: ComponentIndex { .init(-3) }
  @inline(__always) static var free: ComponentIndex { .init(-4) }
}

/// One term of one row, linked into the list of all terms with its variable.
struct Nonzero {
  var coefficient: Double
  var variable: VariableIndex
  var row: RowIndex
  var previous: NonzeroIndex
  var next: NonzeroIndex
}

/// A variable in flat storage; its value is kept apart, in `LinearSystem.values`.
struct Unknown {
  /// Head of the list of nonzero entries.
  var firstNonzero = NonzeroIndex.none
  /// The component that solves for it; none for a variable that is fixed or in no row.
  var component: ComponentIndex = .none
  /// The required equality that fixes it.
  var fixedBy = RowIndex.none
  /// The next variable of the same component; in the free list, the next free variable.
  var next = VariableIndex.none
  var suggestion = RowIndex.none
  var isAlive = true
  /// Whether a tie takes it to 0 before others (see `Solver`).
  let isLength: Bool

  // Scratch of the stages that compile its component; later stages read some of it.

  /// Its union-find parent while partitioning, then its rank.
  private var mark: Int32 = 0
  /// The number of remaining equations with it; in `Expansion`, whether it is in the sum.
  var count: Int32 = 0
  /// The number of rows with this variable.
  var mentions: Int32 = 0
  /// Exclusive or of the indices of those equations; then its definition, or its column.
  private var equations: Int32 = 0
  /// The priority of the strongest constraint on it alone.
  var strength: Float = 0
  /// Its activity in the core, and the first row activity whose latest variable it is.
  var activity = ActivityIndex.none
  var chain = ActivityIndex.none

  init(isLength: Bool) { self.isLength = isLength }

  @inline(__always) var isFixed: Bool { fixedBy.exists }

  /// While partitioning: the variable that it is joined to, itself for a root.
  @inline(__always) var parent: VariableIndex {
    get { VariableIndex(mark) }
    set { mark = newValue.raw }
  }

  /// Its position in presolve's order of elimination, `Int32.max` if it was not eliminated.
  @inline(__always) var rank: Int32 {
    get { mark }
    set { mark = newValue }
  }

  @inline(__always) var isEliminated: Bool { mark < .max }

  /// Counts an equation with this variable, or a second time discounts it.
  @inline(__always) mutating func toggle(_ equation: RowIndex) { equations ^= equation.raw }

  /// The row that defines it, once it is eliminated; before, the only equation left with it.
  @inline(__always) var definition: RowIndex {
    get { RowIndex(equations) }
    set { equations = newValue.raw }
  }

  /// Its column in the core, if it was not eliminated.
  @inline(__always) var column: ColumnIndex {
    get { ColumnIndex(equations) }
    set { equations = newValue.raw }
  }

  /// Makes it ready for the stages that compile its component.
  mutating func beginCompiling() {
    (count, mentions, equations, rank, strength) = (0, 0, 0, .max, 0)
    (activity, chain) = (.none, .none)
  }
}

/// A connected part of the system: variables joined by constraints, not counting fixed variables.
///
/// Components are solved one by one and do not interact. Each costs a few words here, a run of row
/// indices in `CompiledComponents.plans`, and a `Core` only if inequalities and priorities decide something.
struct Component {
  var firstRow = RowIndex.none
  var firstVariable = VariableIndex.none
  /// `plans[plan ..< plan + stepCount]`: the rows that define variables, in order of evaluation.
  var plan = Index<PlanEntry>(0)
  var stepCount: Int32 = 0
  /// Followed by `checkCount` required rows whose values are then decided, and only need checking.
  var checkCount: Int32 = 0
  var core = CoreIndex.none
  /// Numbers changed since it was solved.
  var isStale = true
  /// Its required constraints conflict.
  var isFailed = false
  var isAlive = true

  /// The entries of the plan that define variables, and those that only check.
  @inline(__always) var steps: IndexRange<PlanEntry> { plan..<plan + stepCount }
  @inline(__always) var checks: IndexRange<PlanEntry> {
    plan + stepCount..<plan + stepCount + checkCount
  }
}

/// The index space of the rows in `CompiledComponents.plans`.
enum PlanEntry {}

/// The components, each with its plan and, where needed, its core; dissolved ones are reused.
struct CompiledComponents {
  private(set) var components = Pool<Component>()
  private(set) var plans = Flat<PlanEntry, RowIndex>()
  private var cores = Flat<Core, Unmanaged<Core>>()
  private var freeComponents = List<ComponentIndex>()
  private var freeCores = List<CoreIndex>()
  /// Entries of `plans` that belong to no component any more.
  private var freePlanEntries = 0

  func deallocate() {
    components.deallocate()
    plans.deallocate()
    for index in cores.indices { cores[index].release() }
    cores.deallocate()
    freeComponents.deallocate()
    freeCores.deallocate()
  }

  mutating func takeComponent() -> ComponentIndex {
    guard !freeComponents.isEmpty else {
      components.append(Component())
      return components.end - 1
    }
    let index = freeComponents.removeLast()
    components[index] = Component()
    return index
  }

  /// Gives up a component with its plan and core.
  mutating func release(_ component: ComponentIndex) {
    freePlanEntries += Int(components[component].stepCount + components[component].checkCount)
    if components[component].core.exists { freeCores.append(components[component].core) }
    components[component].isAlive = false
    freeComponents.append(component)
  }

  @inline(__always) mutating func appendToPlan(_ row: RowIndex) { plans.append(row) }

  /// Removes the plans of dissolved components once they are most of all plans: so that a system
  /// that changes does not grow, and each entry is moved a bounded number of times.
  mutating func compactPlans() {
    guard freePlanEntries > 1024 && freePlanEntries > plans.count / 2 else { return }
    var kept = Flat<PlanEntry, RowIndex>()
    for index in components.indices where components[index].isAlive {
      let component = components[index]
      components[index].plan = kept.end
      for entry in component.steps { kept.append(plans[entry]) }
      for entry in component.checks { kept.append(plans[entry]) }
    }
    plans.deallocate()
    plans = kept
    freePlanEntries = 0
  }

  /// An empty core: a dissolved component's, or a new one. It lives as long as the solver.
  mutating func takeCore() -> CoreIndex {
    guard !freeCores.isEmpty else {
      cores.append(Unmanaged.passRetained(Core()))
      return cores.end - 1
    }
    let index = freeCores.removeLast()
    core(index).reset()
    return index
  }

  @inline(__always) func core(_ index: CoreIndex) -> Core {
    cores[index]._withUnsafeGuaranteedRef { $0 }
  }
}
