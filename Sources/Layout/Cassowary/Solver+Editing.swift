// The calls that change the system. They record what changed; `solve()` does the work.

extension Solver {
  /// Creates a variable, last in canonical order; 0 until a constraint contains it. Where nothing
  /// else decides, a length goes to 0 before what is no length does.
  public func makeVariable(isLength: Bool = false) -> Variable {
    let index = system.takeVariable(isLength: isLength)
    publishValues()
    return Variable(index)
  }

  /// Removes a variable that no constraint contains, together with its suggestion.
  ///
  /// A variable made later takes its position in the canonical order.
  public func removeVariable(_ variable: Variable) {
    removeSuggestion(variable)
    precondition(
      unknowns[variable.index].firstNonzero.isNone && unknowns[variable.index].isAlive,
      "a removed variable is mentioned by no constraint")
    system.release(variable.index)
  }

  /// Adds `Σ terms + constant  relation  0`, in force from the next `solve()` on.
  ///
  /// - Complexity: O(terms); the components that the constraint joins are compiled again.
  @discardableResult
  @inlinable
  public func add(
    _ terms: some Collection<Term>, _ relation: Relation, constant: Double = 0,
    priority: Priority = .required
  ) -> ConstraintID {
    let added = terms.withContiguousStorageIfAvailable {
      add(buffer: $0, relation, constant: constant, priority: priority)
    }
    if let added { return added }
    return Array(terms).withUnsafeBufferPointer {
      add(buffer: $0, relation, constant: constant, priority: priority)
    }
  }

  /// Adds a constraint whose terms are in memory already; the fast path, which allocates no array.
  @discardableResult
  public func add(
    buffer terms: UnsafeBufferPointer<Term>, _ relation: Relation, constant: Double = 0,
    priority: Priority = .required
  ) -> ConstraintID {
    let row = system.store(terms, relation, constant, priority)
    countChange(of: row)
    admit(row)
    return name(of: row)
  }

  /// Puts a stored row into effect: it fixes its variable, or is queued for a component.
  private func admit(_ row: RowIndex) {
    if isSingleton(row) {
      let variable = nonzeros[rows[row].first].variable
      if !unknowns[variable].isFixed { return fix(variable, by: row) }
    }
    for term in rows[row].terms {
      let component = unknowns[nonzeros[term].variable].component
      if component.exists { dissolve(component) }
    }
    work.pending.append(row)
  }

  /// Removes a constraint.
  ///
  /// - Complexity: its component is compiled again; if it fixed a variable, so are the components
  ///   that the variable now joins.
  public func remove(_ id: ConstraintID) {
    let row = row(of: id)
    countChange(of: row)
    if rows[row].component.exists {
      dissolve(rows[row].component)
    } else if rows[row].component == .singleton {
      unfix(nonzeros[rows[row].first].variable)
    }
    system.release(row)
  }

  /// Changes the constant of a constraint, and nothing else: plan and basis are kept.
  ///
  /// - Complexity: O(1); where the constraint fixes its variable, O(constraints on that variable).
  ///   `solve()` does the rest.
  public func setConstant(_ id: ConstraintID, _ constant: Double) {
    precondition(constant.isFinite, "a constraint's constant is finite")
    setConstant(row: row(of: id), constant)
  }

  private func setConstant(row: RowIndex, _ constant: Double) {
    rows[row].constant = constant
    countChange(of: row)
    let home = rows[row].component
    if home.exists {
      touch(row: row, in: home)
    } else if home == .singleton {
      refix(nonzeros[rows[row].first].variable)
    } else if home == .constant, rows[row].isRequired {
      work.suspects.append(row)
    }
  }

  private func countChange(of row: RowIndex) {
    if rows[row].priority >= Priority.givenUp.value { work.requiredChanges += 1 }
  }

  /// Counts the changes of constraints that are required or given up: while it stays the same, so
  /// do the conflicts.
  package var requiredChanges: Int { work.requiredChanges }

  /// Requests `variable == value` at a priority, replacing an earlier suggestion for the variable.
  ///
  /// A suggestion is a constraint like any other; a required one makes the variable a known number.
  /// - Returns: the suggestion's identity, for a conflict it may be part of. It stays the same
  ///   while only the value changes.
  /// - Complexity: that of `setConstant` while the priority stays; else that of `remove` and `add`.
  @discardableResult
  public func suggest(_ variable: Variable, _ value: Double, priority: Priority) -> ConstraintID {
    precondition(value.isFinite, "a suggested value is finite")
    let known = unknowns[variable.index].suggestion
    if known.exists, rows[known].priority == priority.value {
      setConstant(row: known, -value)
      return name(of: known)
    }
    removeSuggestion(variable)
    let id = withUnsafePointer(to: Term(variable)) {
      add(
        buffer: UnsafeBufferPointer(start: $0, count: 1), .equal, constant: -value,
        priority: priority)
    }
    unknowns[variable.index].suggestion = id.row
    return id
  }

  /// Takes the constraint back that `suggest` made; does nothing for a variable without one.
  public func removeSuggestion(_ variable: Variable) {
    let known = unknowns[variable.index].suggestion
    guard known.exists else { return }
    unknowns[variable.index].suggestion = .none
    remove(name(of: known))
  }
}

/// An unknown of a `Solver`: an index into its flat storage.
///
/// The order in which variables are made is the canonical order of the tie-break (see `Solver`).
public struct Variable: Hashable, Sendable {
  @usableFromInline let number: Int32

  init(_ index: VariableIndex) { number = index.raw }

  @inline(__always) var index: VariableIndex { VariableIndex(number) }
}

extension Variable: CustomStringConvertible {
  /// `x3` for the fourth variable made, as in the tableau dump.
  public var description: String { "x\(number)" }
}

/// One `coefficient · variable` of a linear constraint.
public struct Term: Hashable, Sendable {
  /// The variable that is multiplied.
  public var variable: Variable
  /// The factor of the variable. Finite; terms with a factor of zero are dropped.
  public var coefficient: Double

  /// `coefficient · variable`.
  @inlinable public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How a constraint's left-hand side relates to zero.
public enum Relation: UInt8, Hashable, Sendable, BitwiseCopyable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

extension Relation: CustomStringConvertible {
  /// `<=`, `==` or `>=`.
  public var description: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// The importance of a constraint: above 0 and at most 1000, where 1000 means required.
///
/// Priorities are compared, never added: any number of constraints at lower priorities give way to
/// a single one at a higher priority (UIKit's `UILayoutPriority`; Apple's *Auto Layout Guide*,
/// "Anatomy of a Constraint").
public struct Priority: Hashable, Sendable {
  /// The number, in (0, 1000].
  public let value: Float

  /// Creates a priority in (0, 1000]; any other value is a programmer's error.
  public init(_ value: Float) {
    precondition(
      value > 0 && value <= Self.requiredValue, "a priority lies above 0 and is at most 1000")
    self.value = value
  }

  /// The constraint must hold, or `Solver.solve()` throws.
  public static let required = Priority(requiredValue)
  static let requiredValue: Float = 1000

  /// Of the one constraint that is solved beside required ones to prove that it contradicts them:
  /// nothing else is optional then, so that any priority below theirs does.
  static let trial = Priority(requiredValue - 1)

  /// The priority of a required constraint that is given up, because others contradict it: it is
  /// not dropped, but satisfied as far as the required ones let it be. Above every priority that an
  /// application can set short of required. (Stored frames: a row's picture of 52 points, of which
  /// 47 fit, takes 47 and the bar below it nothing; of a label that resists compression at 1000 and
  /// a slider below it at 999 the slider is squeezed to nothing; 6 of 6.)
  public static let givenUp = Priority(999.9)
}

extension Priority: Comparable {
  /// Orders by importance.
  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}

/// Identifies one constraint of a `Solver`: an index into its storage, and the generation that
/// distinguishes successive constraints stored at that index.
public struct ConstraintID: Hashable, Sendable {
  let row: RowIndex
  let generation: Int32
}

extension ConstraintID: CustomStringConvertible {
  /// `c3` for the constraint at storage index 3, as in the tableau dump.
  public var description: String { "c\(row)" }
}

/// Thrown when the required constraints cannot all hold.
///
/// The set is irreducible: without any one member, the others can be satisfied. It depends on the
/// constraints alone, not on the order in which they were added or changed.
public struct UnsatisfiableConstraints: Error, Hashable, Sendable {
  /// The conflicting constraints in canonical order (see `Solver`), suggestions included.
  public let constraints: [ConstraintID]
}

// A second solver of the same problem, to try something out on.

extension Solver {
  /// A solver with the same variables and constraints, but for some that are left out. Variables
  /// of this solver name the same ones there; constraints have other names. Nothing is solved yet.
  ///
  /// - Complexity: O(terms).
  public func copy(leavingOut absent: Set<ConstraintID> = []) -> Solver {
    let copy = Solver()
    for index in unknowns.indices { _ = copy.makeVariable(isLength: unknowns[index].isLength) }
    for slot in rows.indices where system.isInUse(slot) && !absent.contains(name(of: slot)) {
      let row = statement(of: name(of: slot))
      copy.add(
        row.terms, row.relation, constant: row.constant, priority: Priority(rows[slot].priority))
    }
    return copy
  }

  /// The ways in which a variable can leave its value without any priority being worse off, with
  /// the rate at which it moves along each. Two variables with a way in common move together.
  ///
  /// Empty for a variable that is determined, and where nothing was solved for it. Good until the
  /// next change.
  ///
  /// - Complexity: the first call after a solution finds the open directions of the whole component,
  ///   level by level; a later one expands the variable and looks at the columns that move it.
  public func openDirections(of variable: Variable) -> [(direction: OpenDirection, rate: Double)] {
    guard let component = group(of: variable)?.component, components[component].core.exists,
      !components[component].isFailed, !components[component].isStale
    else { return [] }
    return core(components[component].core).openDirections(of: variable.index, in: self).map {
      (OpenDirection(component: component, column: $0.column), $0.rate)
    }
  }
}

/// A way along which other optima lie (see `Solver.openDirections(of:)`).
public struct OpenDirection: Hashable, Sendable {
  let component: ComponentIndex
  let column: ColumnIndex
}
