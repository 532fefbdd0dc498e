/// An incremental solver of linear constraints with priorities: Cassowary's problem,
/// lexicographically.
///
/// ```swift
/// let solver = Solver()
/// let (width, gap) = (solver.makeVariable(), solver.makeVariable())
/// solver.add([Term(width), Term(gap, 2)], .equal, constant: -320)          // width + 2 gap == 320
/// solver.add([Term(gap)], .greaterThanOrEqual, constant: -8)               // gap >= 8
/// solver.add([Term(width)], .equal, constant: -300, priority: Priority(750))
/// try solver.solve()
/// solver.value(of: gap)                                                    // 10
/// ```
///
/// ## Which answer is optimal
///
/// Required constraints hold. Among the points where they do, the sum of absolute violations at the
/// highest priority is least; among those, the sum at the next one; and so on. No priority is ever
/// weighed against another. Variables may be negative. If several points are left, the tie is
/// broken:
///
/// 1. Optional constraints are taken one by one in *canonical order* (`isCanonicallyBefore`:
///    highest priority, then lowest variables) and each is violated as little as possible. So of
///    three equally hugging labels in a column, the last takes the surplus.
/// 2. Then the lengths, in order of creation, each as near 0 as possible.
/// 3. Then the inequalities, in canonical order, each with as little to spare as possible.
/// 4. Then the other variables, in order of creation, each as near 0 as possible.
///
/// Steps 2 to 4 are what UIKit's own solver comes to: a test suite of a public layout library that
/// runs in simulators has 57 expectations on views which their constraints leave open.
///
/// The answer is therefore a function of the constraints: neither the order of calls nor earlier
/// states matter. To make that hold to the last bit, answers are rounded to a fixed grid (`Grid`).
///
/// ## How it is found
///
/// Calls only record what changed; `solve()` does the work, and each change costs only the
/// components it touches. The stages are the files of this module:
///
/// - `Partition`: a required equality on one variable (a *singleton row*) makes it a known number;
///   the rest falls into components that share no free variable.
/// - `Presolve`: in each, required equalities define variables, in an order that can be evaluated
///   without ever substituting one into another.
/// - `Core`: inequalities and optional constraints bend the few variables left over, by a primal
///   simplex method over piecewise linear costs, one priority after another; then the tie-break.
/// - `Conflict`: if required constraints contradict each other, finds a minimal set that does.
///
/// A changed constant or suggestion keeps plan and basis: values are evaluated again, and pivots
/// are made only if an activity has left its segment.
public final class Solver {
  // Unchecked: a solver is used by one thread at a time, and its inner loops read and write these
  // stores at every step, where a check of each access would be felt.
  @exclusivity(unchecked) var system = LinearSystem()
  @exclusivity(unchecked) var compiled = CompiledComponents()
  @exclusivity(unchecked) var work = SolverWork()
  @exclusivity(unchecked) var scratch = PresolveScratch()
  @usableFromInline @exclusivity(unchecked) private(set) var readable = ReadableValues()
  /// Sets that were found before; most solvers never find one.
  @exclusivity(unchecked) var knownConflicts = KnownConflicts()
  /// The last conflict found, if large and with a sum that cancels; see `Circuit`.
  @exclusivity(unchecked) var latest: Circuit?

  /// Whether any feasible point will do: priorities and ties are not looked at then.
  let seeksAnyPoint: Bool

  /// A solver without variables or constraints.
  public convenience init() { self.init(seekingAnyPoint: false) }

  /// A solver of which only is asked whether the required constraints can all hold.
  package init(seekingAnyPoint seeksAnyPoint: Bool) { self.seeksAnyPoint = seeksAnyPoint }

  deinit {
    system.deallocate()
    compiled.deallocate()
    work.deallocate()
    scratch.deallocate()
  }

  /// Lets readers in other modules know where the values lie, after a variable was made.
  func publishValues() {
    readable.storage = values.base
    readable.count = values.count
  }

  /// Brings all values to the optimum (see `Solver`), doing only the work that the changes since
  /// the last call require.
  ///
  /// - Throws: the required constraints that cannot all hold, as a minimal set. Parts of the system
  ///   that do not depend on them are solved all the same. Remove one of them and call again.
  /// - Complexity: O(terms of the components touched) where the old basis stays optimal.
  public func solve() throws(UnsatisfiableConstraints) {
    guard update() else { throw UnsatisfiableConstraints(constraints: conflict()) }
  }

  /// Does the pending work. False for a conflict, whose members `solve()` then looks for.
  package func update() -> Bool {
    partition()
    presolve()
    settleComponents()
    keepFailures()
    return work.failed.isEmpty && work.suspects.isEmpty
  }

  private func settleComponents() {
    for index in 0..<work.stale.count {
      let component = work.stale[index]
      guard components[component].isAlive, components[component].isStale else { continue }
      components[component].isStale = false
      if settle(component) {
        components[component].isFailed = false
      } else {
        components[component].isFailed = true
        work.failed.append(component)
      }
    }
    checkInvariants(settled: work.stale)
    work.stale.removeAll()
  }

  /// Computes one component's values. False if its required constraints conflict.
  private func settle(_ index: ComponentIndex) -> Bool {
    let component = components[index]
    if component.core.exists {
      guard core(component.core).settle(in: self, component) else { return false }
    } else {
      runSteps(component)
    }
    return isChecked(component)
  }

  /// Whether the rows that only need checking, because definitions decide them, are satisfied.
  @inline(__always) private func isChecked(_ component: Component) -> Bool {
    for check in component.checks where isViolated(plans[check]) { return false }
    return true
  }

  /// Whether a required row is violated by more than rounding.
  @inline(__always) func isViolated(_ row: RowIndex) -> Bool {
    let violation = rows[row].violation(at: evaluate(row))
    return violation > Precision.cancellation && isBeyondRounding(violation, row)
  }

  /// Whether a violation is larger than the rounding of the row's terms explains.
  @inline(never) private func isBeyondRounding(_ violation: Double, _ row: RowIndex) -> Bool {
    var coefficient = 0.0
    var extent = 1.0
    for term in rows[row].terms {
      coefficient = max(coefficient, abs(nonzeros[term].coefficient))
      extent = max(extent, abs(values[nonzeros[term].variable]))
    }
    if coefficient == 0 { coefficient = 1 }
    return violation > Precision.feasibility * coefficient * extent
  }

  /// Removes failed components that were repaired or dissolved from the list.
  private func keepFailures() {
    if !work.failed.isEmpty {
      var kept = 0
      for index in 0..<work.failed.count {
        let component = components[work.failed[index]]
        guard component.isAlive && component.isFailed,
          !(0..<kept).contains(where: { work.failed[$0] == work.failed[index] })
        else { continue }
        work.failed[kept] = work.failed[index]
        kept += 1
      }
      work.failed.truncate(to: kept)
    }
    if !work.suspects.isEmpty {
      var kept = 0
      for index in 0..<work.suspects.count {
        let row = work.suspects[index]
        guard rows[row].component == .constant, rows[row].isRequired, isViolated(row) else {
          continue
        }
        work.suspects[kept] = row
        kept += 1
      }
      work.suspects.truncate(to: kept)
    }
  }
}

/// Where the values of a solver lie, for inlined readers in other modules.
@usableFromInline struct ReadableValues {
  /// The address of `LinearSystem.values`; nil before the first variable.
  @usableFromInline var storage: UnsafeMutablePointer<Double>?
  @usableFromInline var count = 0
}

/// The work of the next `solve()`, and the part that the last one could not do.
struct SolverWork {
  /// Changes so far of constraints that are required, or would be had they not been given up.
  var requiredChanges = 0
  /// Rows that belong to no component yet.
  var pending = List<RowIndex>()
  /// Components without a plan yet.
  var fresh = List<ComponentIndex>()
  /// Components whose numbers changed.
  var stale = List<ComponentIndex>()
  /// Components whose required constraints conflict.
  var failed = List<ComponentIndex>()
  /// Constant rows that may be violated.
  var suspects = List<RowIndex>()

  func deallocate() {
    for list in [pending, suspects] { list.deallocate() }
    for list in [fresh, stale, failed] { list.deallocate() }
  }
}

// MARK: - Answers after `solve()`

extension Solver {
  /// The value of a variable at the last `solve()`, on the grid; 0 if no constraint contains it.
  @inlinable
  public func value(of variable: Variable) -> Double {
    precondition(Int(variable.number) < readable.count, "the variable is another solver's")
    return Grid.clean(readable.storage.unsafelyUnwrapped[Int(variable.number)])
  }

  /// How far a constraint is from holding; 0 if it holds. In the units of its terms.
  public func violation(of id: ConstraintID) -> Double {
    let row = row(of: id)
    return Grid.clean(rows[row].violation(at: evaluate(row)))
  }

  /// Whether every optimal solution gives the variable this value, before any tie-break.
  ///
  /// False for a variable in no constraint, and while required constraints conflict.
  /// - Complexity: O(1) where presolve decides; otherwise up to two small optimizations.
  public func isDetermined(_ variable: Variable) -> Bool {
    switch decision(of: variable) {
    case .one: true
    case .any: false
    case .core(let core): core.isDetermined(variable.index, in: self)
    }
  }

  /// The values that optimal solutions give the variable, before any tie-break: from the least to
  /// the greatest, infinite where nothing bounds them.
  ///
  /// Every value in between is optimal too, since optima form a convex set. All numbers for a
  /// variable in no constraint, and while required constraints conflict.
  /// - Complexity: O(1) where presolve decides; otherwise up to two small optimizations.
  public func range(of variable: Variable) -> ClosedRange<Double> {
    switch decision(of: variable) {
    case .one: values[variable.index]...values[variable.index]
    case .any: -Double.infinity...Double.infinity
    case .core(let core): core.range(of: variable.index, in: self)
    }
  }

  /// The component that the variable was solved in. Nil if the variable is fixed or in no
  /// constraint. Valid until a constraint is added or removed.
  public func group(of variable: Variable) -> VariableGroup? {
    let unknown = unknowns[variable.index]
    guard !unknown.isFixed && unknown.component.exists else { return nil }
    return VariableGroup(component: unknown.component)
  }

  /// The stage that decided the values a variable may have.
  private enum Decision {
    /// Presolve: the value is unique.
    case one
    /// None: nothing was solved for the variable.
    case any
    case core(Core)
  }

  private func decision(of variable: Variable) -> Decision {
    let unknown = unknowns[variable.index]
    if unknown.isFixed { return .one }
    guard unknown.component.exists else { return .any }
    let component = components[unknown.component]
    if component.isFailed || component.isStale { return .any }
    return component.core.exists ? .core(core(component.core)) : .one
  }
}

/// Variables that are solved together; one can influence another only if their groups are equal.
public struct VariableGroup: Hashable, Sendable {
  let component: ComponentIndex
}

extension Solver {
  /// The left-hand side of a constraint as added, and its relation to minus the constant.
  public func statement(of id: ConstraintID) -> (
    terms: [Term], relation: Relation, constant: Double
  ) {
    let row = rows[row(of: id)]
    let terms = row.terms.map {
      Term(Variable(nonzeros[$0].variable), nonzeros[$0].coefficient)
    }
    return (terms, row.relation, row.constant)
  }
}
