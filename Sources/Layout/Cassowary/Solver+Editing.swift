// The calls that change the system. They record what changed; `solve()` does the work.

extension Solver {
  /// Creates a variable, the last in canonical order. Its value is 0 until a constraint contains
  /// it.
  public func makeVariable() -> Variable {
    if free.variable >= 0 {
      let index = free.variable
      free.variable = unknowns[index].next
      unknowns[index] = Unknown()
      values[index] = 0
      return Variable(index: index)
    }
    unknowns.append(Unknown())
    values.append(0)
    valueStorage = values.base
    variableCount = values.count
    return Variable(index: Int32(unknowns.count - 1))
  }

  /// Removes a variable that no constraint contains, together with its suggestion.
  ///
  /// A variable made later takes its position in the canonical order.
  public func removeVariable(_ variable: Variable) {
    removeSuggestion(variable)
    precondition(
      unknowns[variable.index].firstNonzero < 0 && unknowns[variable.index].isAlive,
      "a removed variable is mentioned by no constraint")
    unknowns[variable.index].isAlive = false
    unknowns[variable.index].next = free.variable
    free.variable = variable.index
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
    let row = store(terms, relation, constant, priority)
    admit(row)
    return name(of: row)
  }

  /// Puts a stored row into effect: it fixes its variable, or is queued for a component.
  private func admit(_ row: Int32) {
    if isSingleton(row) {
      let variable = nonzeros[rows[row].first].variable
      if unknowns[variable].fixedBy < 0 { return fix(variable, by: row) }
    }
    for term in rows[row].terms {
      let component = unknowns[nonzeros[term].variable].component
      if component >= 0 { dissolve(component) }
    }
    work.pending.append(row)
  }

  /// Removes a constraint.
  ///
  /// - Complexity: its component is compiled again; if it fixed a variable, so are the components
  ///   that the variable now joins.
  public func remove(_ id: ConstraintID) {
    let row = slot(of: id)
    if rows[row].component >= 0 {
      dissolve(rows[row].component)
    } else if rows[row].component == Home.singleton {
      unfix(nonzeros[rows[row].first].variable)
    }
    release(row)
  }

  /// Changes the constant of a constraint, and nothing else: plan and basis are kept.
  public func setConstant(_ id: ConstraintID, _ constant: Double) {
    precondition(constant.isFinite, "a constraint's constant is finite")
    setConstant(slot: slot(of: id), constant)
  }

  private func setConstant(slot row: Int32, _ constant: Double) {
    rows[row].constant = constant
    let home = rows[row].component
    if home >= 0 {
      touch(row: row, in: home)
    } else if home == Home.singleton {
      refix(nonzeros[rows[row].first].variable)
    } else if home == Home.constant, rows[row].isRequired {
      work.suspects.append(row)
    }
  }

  /// Requests `variable == value` at a priority, replacing an earlier suggestion for the variable.
  ///
  /// A suggestion is a constraint like any other; a required one makes the variable a known number.
  /// - Returns: the suggestion's identity, for a conflict it may be part of. It stays the same
  ///   while only the value changes.
  @discardableResult
  public func suggest(_ variable: Variable, _ value: Double, priority: Priority) -> ConstraintID {
    precondition(value.isFinite, "a suggested value is finite")
    let known = unknowns[variable.index].suggestion
    if known >= 0, rows[known].priority == priority.value {
      setConstant(slot: known, -value)
      return name(of: known)
    }
    removeSuggestion(variable)
    let id = withUnsafePointer(to: Term(variable)) {
      add(
        buffer: UnsafeBufferPointer(start: $0, count: 1), .equal, constant: -value,
        priority: priority)
    }
    unknowns[variable.index].suggestion = id.slot
    return id
  }

  /// Removes the suggestion for a variable, if there is one.
  public func removeSuggestion(_ variable: Variable) {
    let known = unknowns[variable.index].suggestion
    guard known >= 0 else { return }
    unknowns[variable.index].suggestion = -1
    remove(name(of: known))
  }
}
