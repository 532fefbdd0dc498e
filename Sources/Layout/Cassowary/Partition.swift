// Divides pending rows into components: sets of variables that must be solved together.

extension Solver {
  /// Assigns every pending row to a component. Complexity: O(terms of the pending rows).
  func partition() {
    guard !work.pending.isEmpty else { return }
    gather()
    join()
    distribute()
    work.pending.removeAll()
    compiled.compactPlans()
  }

  /// Drops pending rows that were removed or are queued twice, and those without free variables.
  private func gather() {
    var kept = 0
    for index in 0..<work.pending.count {
      let row = work.pending[index]
      guard rows[row].component == .pending else { continue }
      rows[row].component = .constant
      var isConstant = true
      for term in rows[row].terms {
        let variable = nonzeros[term].variable
        if unknowns[variable].isFixed { continue }
        isConstant = false
        unknowns[variable].parent = variable
      }
      if isConstant {
        if rows[row].isRequired { work.suspects.append(row) }
        continue
      }
      work.pending[kept] = row
      kept += 1
    }
    work.pending.truncate(to: kept)
  }

  /// Joins the free variables of each row (union-find with path halving).
  private func join() {
    for index in 0..<work.pending.count {
      var joined = VariableIndex.none
      for term in rows[work.pending[index]].terms {
        let variable = nonzeros[term].variable
        if unknowns[variable].isFixed { continue }
        let root = find(variable)
        if joined.isNone {
          joined = root
        } else if root != joined {
          unknowns[root].parent = joined
        }
      }
    }
  }

  @inline(__always) private func find(_ variable: VariableIndex) -> VariableIndex {
    var variable = variable
    while unknowns[variable].parent != variable {
      unknowns[variable].parent = unknowns[unknowns[variable].parent].parent
      variable = unknowns[variable].parent
    }
    return variable
  }

  /// Appends rows and variables to the lists of their components.
  private func distribute() {
    for index in 0..<work.pending.count {
      let row = work.pending[index]
      var home = ComponentIndex.none
      for term in rows[row].terms {
        let variable = nonzeros[term].variable
        if unknowns[variable].isFixed { continue }
        if home.isNone { home = self.home(of: find(variable)) }
        if unknowns[variable].component.isNone { adopt(variable, home) }
      }
      rows[row].component = home
      rows[row].next = components[home].firstRow
      components[home].firstRow = row
    }
  }

  /// The component of a union-find root, created on first use.
  @inline(__always) private func home(of root: VariableIndex) -> ComponentIndex {
    if unknowns[root].component.isNone { adopt(root, makeComponent()) }
    return unknowns[root].component
  }

  @inline(__always) private func adopt(_ variable: VariableIndex, _ component: ComponentIndex) {
    unknowns[variable].component = component
    unknowns[variable].next = components[component].firstVariable
    components[component].firstVariable = variable
  }

  private func makeComponent() -> ComponentIndex {
    let index = compiled.takeComponent()
    work.fresh.append(index)
    return index
  }

  /// Dissolves a component: its rows are pending again, and its variables belong to no component.
  func dissolve(_ component: ComponentIndex) {
    var row = components[component].firstRow
    while row.exists {
      let next = rows[row].next
      wait(row)
      row = next
    }
    var variable = components[component].firstVariable
    while variable.exists {
      unknowns[variable].component = .none
      values[variable] = 0
      variable = unknowns[variable].next
    }
    compiled.release(component)
  }

  /// Queues a row for `partition`.
  func wait(_ row: RowIndex) {
    rows[row].component = .pending
    rows[row].target = .none
    rows[row].activity = .none
    work.pending.append(row)
  }

  /// Marks a component for solving after a change of a constant or fixed variable.
  @inline(__always) func touch(row: RowIndex, in component: ComponentIndex) {
    if rows[row].activity.exists {
      core(components[component].core).noteChange(of: rows[row].activity)
    }
    if components[component].isStale { return }
    components[component].isStale = true
    work.stale.append(component)
  }
}

// MARK: - Singleton rows: they fix variables, which cuts components apart

extension Solver {
  /// Whether the row is a required equality on exactly one variable.
  func isSingleton(_ row: RowIndex) -> Bool { rows[row].count == 1 && rows[row].isEquation }

  /// Takes a variable out of its component and gives it the row's value.
  func fix(_ variable: VariableIndex, by row: RowIndex) {
    if unknowns[variable].component.exists { dissolve(unknowns[variable].component) }
    unknowns[variable].fixedBy = row
    rows[row].component = .singleton
    values[variable] = fixedValue(row)
  }

  /// The value a singleton row gives its variable.
  @inline(__always) private func fixedValue(_ row: RowIndex) -> Double {
    -rows[row].constant / nonzeros[rows[row].first].coefficient
  }

  /// Called when the singleton row of a variable is removed: another singleton row takes over, or
  /// the components of the rows with this variable have to solve for it.
  func unfix(_ variable: VariableIndex) {
    let former = unknowns[variable].fixedBy
    unknowns[variable].fixedBy = .none
    forEachRow(of: variable) { row in
      guard !unknowns[variable].isFixed, row != former, isSingleton(row) else { return }
      unknowns[variable].fixedBy = row
      rows[row].component = .singleton
    }
    if unknowns[variable].isFixed { return refix(variable) }
    values[variable] = 0
    forEachRow(of: variable) { row in
      if rows[row].component.exists {
        dissolve(rows[row].component)
      } else if rows[row].component == .constant {
        wait(row)
      }
    }
  }

  /// A fixed variable has a new value: every row with this variable is evaluated again.
  func refix(_ variable: VariableIndex) {
    values[variable] = fixedValue(unknowns[variable].fixedBy)
    forEachRow(of: variable) { row in
      if rows[row].component.exists {
        touch(row: row, in: rows[row].component)
      } else if rows[row].component == .constant, rows[row].isRequired {
        work.suspects.append(row)
      }
    }
  }

  @inline(__always) func forEachRow(of variable: VariableIndex, _ body: (RowIndex) -> Void) {
    var index = unknowns[variable].firstNonzero
    while index.exists {
      let next = nonzeros[index].next
      body(nonzeros[index].row)
      index = next
    }
  }
}
