// From rows that wait to components: who has to be solved together.

extension Solver {
  /// Puts every pending row into a component, and makes a plan for each new component.
  ///
  /// - Complexity: O(terms of the pending rows).
  func place() {
    guard !pending.isEmpty else { return }
    gather()
    join()
    distribute()
    pending.removeAll()
    if spentPlans > 1024 && spentPlans > plans.count / 2 { compactPlans() }
    for index in 0..<fresh.count { compile(fresh[index]) }
    fresh.removeAll()
  }

  /// Drops the plans of components that were taken apart.
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
    spentPlans = 0
  }

  /// Drops rows that were removed or wait twice, and those that have nothing to solve.
  private func gather() {
    var kept = 0
    for index in 0..<pending.count {
      let row = pending[index]
      guard rows[row].component == Home.pending else { continue }
      rows[row].component = Home.constant
      var isConstant = true
      for term in rows[row].terms {
        let variable = mentions[term].variable
        if unknowns[variable].fixedBy >= 0 { continue }
        isConstant = false
        unknowns[variable].mark = variable
      }
      if isConstant {
        if rows[row].isRequired { suspects.append(row) }
        continue
      }
      pending[kept] = row
      kept += 1
    }
    pending.truncate(to: kept)
  }

  /// Joins the free variables of each row (union-find with path halving).
  private func join() {
    for index in 0..<pending.count {
      var joined: Int32 = -1
      for term in rows[pending[index]].terms {
        let variable = mentions[term].variable
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

  /// Threads rows and variables on the lists of their components.
  private func distribute() {
    for index in 0..<pending.count {
      let row = pending[index]
      var home: Int32 = -1
      for term in rows[row].terms {
        let variable = mentions[term].variable
        if unknowns[variable].fixedBy >= 0 { continue }
        if home < 0 { home = self.home(of: find(variable)) }
        if unknowns[variable].component < 0 { adopt(variable, home) }
      }
      rows[row].component = home
      rows[row].next = components[home].firstRow
      components[home].firstRow = row
    }
  }

  /// The component of a root, made when it is first met.
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
    if freeComponents.isEmpty {
      index = Int32(components.count)
      components.append(Component())
    } else {
      index = freeComponents.removeLast()
      components[index] = Component()
    }
    fresh.append(index)
    return index
  }

  /// Takes a component apart: its rows wait again, its variables belong nowhere.
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
    spentPlans += Int(components[component].stepCount + components[component].checkCount)
    if components[component].core >= 0 { freeCores.append(components[component].core) }
    components[component].isAlive = false
    freeComponents.append(component)
  }

  /// Queues a row for `place`.
  func wait(_ row: Int32) {
    rows[row].component = Home.pending
    rows[row].target = -1
    rows[row].form = -1
    pending.append(row)
  }

  /// A placed row's constant or fixed variables changed: its component is solved again.
  @inline(__always) func touch(row: Int32, in component: Int32) {
    if rows[row].form >= 0 { core(components[component].core).noteChange(of: rows[row].form) }
    if components[component].isStale { return }
    components[component].isStale = true
    stale.append(component)
  }
}
