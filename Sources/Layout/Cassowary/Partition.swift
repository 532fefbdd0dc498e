// Divides pending rows into components: sets of variables that must be solved together.

extension Solver {
  /// Assigns every pending row to a component, and makes a plan for each new component.
  ///
  /// - Complexity: O(terms of the pending rows).
  func partition() {
    guard !work.pending.isEmpty else { return }
    gather()
    join()
    distribute()
    work.pending.removeAll()
    if free.planEntries > 1024 && free.planEntries > plans.count / 2 { compactPlans() }
    for index in 0..<work.fresh.count { compile(work.fresh[index]) }
    work.fresh.removeAll()
  }

  /// Removes the plans of dissolved components.
  private func compactPlans() {
    var kept = Flat<Int32>()
    for index in 0..<components.count where components[index].isAlive {
      let plan = components[index].plan
      components[index].plan = Int32(kept.count)
      for entry in plan..<plan + components[index].stepCount + components[index].checkCount {
        kept.append(plans[entry])
      }
    }
    plans.deallocate()
    plans = kept
    free.planEntries = 0
  }

  /// Drops pending rows that were removed or are queued twice, and those without free variables.
  private func gather() {
    var kept = 0
    for index in 0..<work.pending.count {
      let row = work.pending[index]
      guard rows[row].component == Home.pending else { continue }
      rows[row].component = Home.constant
      var isConstant = true
      for term in rows[row].terms {
        let variable = nonzeros[term].variable
        if unknowns[variable].fixedBy >= 0 { continue }
        isConstant = false
        unknowns[variable].mark = variable
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
      var joined: Int32 = -1
      for term in rows[work.pending[index]].terms {
        let variable = nonzeros[term].variable
        if unknowns[variable].fixedBy >= 0 { continue }
        let root = find(variable)
        if joined < 0 {
          joined = root
        } else if root != joined {
          unknowns[root].mark = joined
        }
      }
    }
  }

  @inline(__always) private func find(_ variable: Int32) -> Int32 {
    var variable = variable
    while unknowns[variable].mark != variable {
      unknowns[variable].mark = unknowns[unknowns[variable].mark].mark
      variable = unknowns[variable].mark
    }
    return variable
  }

  /// Appends rows and variables to the lists of their components.
  private func distribute() {
    for index in 0..<work.pending.count {
      let row = work.pending[index]
      var home: Int32 = -1
      for term in rows[row].terms {
        let variable = nonzeros[term].variable
        if unknowns[variable].fixedBy >= 0 { continue }
        if home < 0 { home = self.home(of: find(variable)) }
        if unknowns[variable].component < 0 { adopt(variable, home) }
      }
      rows[row].component = home
      rows[row].next = components[home].firstRow
      components[home].firstRow = row
    }
  }

  /// The component of a union-find root, created on first use.
  @inline(__always) private func home(of root: Int32) -> Int32 {
    if unknowns[root].component < 0 { adopt(root, makeComponent()) }
    return unknowns[root].component
  }

  @inline(__always) private func adopt(_ variable: Int32, _ component: Int32) {
    unknowns[variable].component = component
    unknowns[variable].next = components[component].firstVariable
    components[component].firstVariable = variable
  }

  private func makeComponent() -> Int32 {
    let index: Int32
    if free.components.isEmpty {
      index = Int32(components.count)
      components.append(Component())
    } else {
      index = free.components.removeLast()
      components[index] = Component()
    }
    work.fresh.append(index)
    return index
  }

  /// Dissolves a component: its rows are pending again, and its variables belong to no component.
  func dissolve(_ component: Int32) {
    var row = components[component].firstRow
    while row >= 0 {
      let next = rows[row].next
      wait(row)
      row = next
    }
    var variable = components[component].firstVariable
    while variable >= 0 {
      unknowns[variable].component = -1
      values[variable] = 0
      variable = unknowns[variable].next
    }
    free.planEntries += Int(components[component].stepCount + components[component].checkCount)
    if components[component].core >= 0 { free.cores.append(components[component].core) }
    components[component].isAlive = false
    free.components.append(component)
  }

  /// Queues a row for `partition`.
  func wait(_ row: Int32) {
    rows[row].component = Home.pending
    rows[row].target = -1
    rows[row].activity = -1
    work.pending.append(row)
  }

  /// Marks a component for solving, because a constant or fixed variable of one of its rows
  /// changed.
  @inline(__always) func touch(row: Int32, in component: Int32) {
    if rows[row].activity >= 0 {
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
  func isSingleton(_ row: Int32) -> Bool { rows[row].count == 1 && rows[row].isEquation }

  /// Takes a variable out of its component and gives it the row's value.
  func fix(_ variable: Int32, by row: Int32) {
    if unknowns[variable].component >= 0 { dissolve(unknowns[variable].component) }
    unknowns[variable].fixedBy = row
    rows[row].component = Home.singleton
    values[variable] = fixedValue(row)
  }

  /// The value a singleton row gives its variable.
  @inline(__always) private func fixedValue(_ row: Int32) -> Double {
    -rows[row].constant / nonzeros[rows[row].first].coefficient
  }

  /// Called when the singleton row of a variable is removed: another singleton row takes over, or
  /// the components of the rows with this variable have to solve for it.
  func unfix(_ variable: Int32) {
    let former = unknowns[variable].fixedBy
    unknowns[variable].fixedBy = -1
    forEachRow(of: variable) { row in
      guard unknowns[variable].fixedBy < 0, row != former, isSingleton(row) else { return }
      unknowns[variable].fixedBy = row
      rows[row].component = Home.singleton
    }
    if unknowns[variable].fixedBy >= 0 { return refix(variable) }
    values[variable] = 0
    forEachRow(of: variable) { row in
      if rows[row].component >= 0 {
        dissolve(rows[row].component)
      } else if rows[row].component == Home.constant {
        wait(row)
      }
    }
  }

  /// A fixed variable has a new value: every row with this variable is evaluated again.
  func refix(_ variable: Int32) {
    values[variable] = fixedValue(unknowns[variable].fixedBy)
    forEachRow(of: variable) { row in
      if rows[row].component >= 0 {
        touch(row: row, in: rows[row].component)
      } else if rows[row].component == Home.constant, rows[row].isRequired {
        work.suspects.append(row)
      }
    }
  }

  @inline(__always) func forEachRow(of variable: Int32, _ body: (Int32) -> Void) {
    var index = unknowns[variable].firstNonzero
    while index >= 0 {
      let next = nonzeros[index].next
      body(nonzeros[index].row)
      index = next
    }
  }
}
