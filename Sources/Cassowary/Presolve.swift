// Required equalities are solved by substitution, so that the simplex method never sees them.

extension Solver {
  /// Makes the plan of a new component.
  ///
  /// 1. `eliminate`: each required equality defines one of its variables.
  /// 2. Variables that no row defines (*base variables*) and rows that define nothing, if there are
  ///    any, go into a core.
  /// 3. Required rows that are decided by the definitions alone are only checked.
  func compile(_ component: Int32) {
    survey(component)
    eliminate()
    recordSteps(component)
    if !base.isEmpty { buildCore(component) }
    recordChecks(component)
    stale.append(component)
  }

  // MARK: Elimination

  /// Counts the equations of every variable, and notes how strongly each is wanted for itself.
  private func survey(_ component: Int32) {
    equations.removeAll()
    queue.removeAll()
    base.removeAll()
    peeled.removeAll()
    var variable = components[component].firstVariable
    while variable >= 0 {
      unknowns[variable].count = 0
      unknowns[variable].rows = 0
      unknowns[variable].mark = Int32.max
      unknowns[variable].strength = 0
      unknowns[variable].form = -1
      unknowns[variable].chain = -1
      base.append(variable)
      variable = unknowns[variable].next
    }
    var row = components[component].firstRow
    while row >= 0 {
      if rows[row].isEquation { survey(equation: row) } else { survey(wish: row) }
      row = rows[row].next
    }
    for index in 0..<base.count where unknowns[base[index]].count == 1 { queue.append(base[index]) }
  }

  private func survey(equation row: Int32) {
    equations.append(row)
    for term in rows[row].terms {
      let variable = mentions[term].variable
      if unknowns[variable].fixedBy >= 0 { continue }
      unknowns[variable].count += 1
      unknowns[variable].rows ^= row
    }
  }

  private func survey(wish row: Int32) {
    guard let variable = soleFreeVariable(of: row) else { return }
    let strength = rows[row].isRequired ? 0.5 : rows[row].priority
    unknowns[variable].strength = max(unknowns[variable].strength, strength)
  }

  /// The variable of a row that mentions only one that is not fixed.
  @inline(__always) func soleFreeVariable(of row: Int32) -> Int32? {
    var found: Int32 = -1
    for term in rows[row].terms {
      let variable = mentions[term].variable
      if unknowns[variable].fixedBy >= 0 { continue }
      if found >= 0 { return nil }
      found = variable
    }
    return found >= 0 ? found : nil
  }

  /// Lets each equation define a variable that no other remaining equation mentions.
  ///
  /// Such a definition may mention variables that are defined later, never one defined earlier,
  /// so evaluating in reverse needs no substitution, and a stack of n views costs O(n). Where every
  /// variable is in two equations (a closed chain), one equation is set aside for the core.
  private func eliminate() {
    peel()
    while let row = equations.isEmpty ? nil : equations.removeLast() {
      if rows[row].target >= 0 { continue }
      discount(row)
      peel()
    }
    var kept = 0
    for index in 0..<base.count where unknowns[base[index]].mark == Int32.max {
      base[kept] = base[index]
      kept += 1
    }
    base.truncate(to: kept)
  }

  private func peel() {
    while !queue.isEmpty {
      let variable = queue.removeLast()
      guard unknowns[variable].count == 1, unknowns[variable].mark == Int32.max else { continue }
      let row = unknowns[variable].rows
      guard let term = target(of: row) else { continue }
      let target = mentions[term].variable
      rows[row].target = target
      rows[row].scale = -1 / mentions[term].coefficient
      moveToFront(Int32(term), of: row)
      unknowns[target].mark = Int32(peeled.count)
      peeled.append(row)
      discount(row)
      unknowns[target].rows = row
    }
  }

  /// The term a row defines best: alone in this row, not a small divisor, least wanted for itself.
  private func target(of row: Int32) -> Int? {
    var largest = 0.0
    for term in rows[row].terms where unknowns[mentions[term].variable].fixedBy < 0 {
      largest = max(largest, abs(mentions[term].coefficient))
    }
    var best: Int?
    for term in rows[row].terms {
      let variable = mentions[term].variable
      guard unknowns[variable].fixedBy < 0, unknowns[variable].count == 1,
        abs(mentions[term].coefficient) >= Tolerance.pivot * largest
      else { continue }
      if let known = best, !isBetterTarget(variable, mentions[known].variable) { continue }
      best = term
    }
    return best
  }

  private func isBetterTarget(_ left: Int32, _ right: Int32) -> Bool {
    let (leftStrength, rightStrength) = (unknowns[left].strength, unknowns[right].strength)
    return leftStrength != rightStrength ? leftStrength < rightStrength : left > right
  }

  /// Takes an equation out of its variables' counts.
  private func discount(_ row: Int32) {
    for term in rows[row].terms {
      let variable = mentions[term].variable
      if unknowns[variable].fixedBy >= 0 { continue }
      unknowns[variable].count -= 1
      unknowns[variable].rows ^= row
      if unknowns[variable].count == 1 { queue.append(variable) }
    }
  }

  // MARK: The plan

  /// Definitions, last made first: the order in which they can be evaluated.
  private func recordSteps(_ component: Int32) {
    components[component].plan = Int32(plans.count)
    components[component].stepCount = Int32(peeled.count)
    for index in stride(from: peeled.count - 1, through: 0, by: -1) { plans.append(peeled[index]) }
  }

  /// Required rows that neither define a variable nor bend a form of the core.
  private func recordChecks(_ component: Int32) {
    let start = plans.count
    var row = components[component].firstRow
    while row >= 0 {
      if rows[row].isRequired && rows[row].target < 0 && rows[row].form < 0 { plans.append(row) }
      row = rows[row].next
    }
    components[component].checkCount = Int32(plans.count - start)
  }

  /// Evaluates the definitions of a component from its base variables and the fixed ones.
  ///
  /// A defining row has its target's term in front: `target = (constant + Σ the others) · scale`.
  @inline(__always) func runSteps(_ component: Component) {
    if component.stepCount == 0 { return }
    let (rows, mentions, values) = (self.rows.base, self.mentions.base, self.values.base)
    let steps = plans.base + Int(component.plan)
    for step in 0..<Int(component.stepCount) {
      let row = rows + Int(steps[step])
      let terms = mentions + Int(row.pointee.first)
      var sum = row.pointee.constant
      for index in 1..<max(1, Int(row.pointee.count)) {
        sum += terms[index].coefficient * values[Int(terms[index].variable)]
      }
      values[Int(terms[0].variable)] = sum * row.pointee.scale
    }
  }
}
