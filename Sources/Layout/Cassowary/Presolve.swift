// Solves required equalities by substitution, so that the simplex method never sees them.

extension Solver {
  /// Plans how to solve a new component.
  ///
  /// 1. `eliminate`: each required equality defines one of its variables.
  /// 2. Variables that no row defines (*base variables*) and rows that define nothing, if there are
  ///    any, go into a core.
  /// 3. Required rows whose values the definitions decide are only checked.
  func compile(_ component: Int32) {
    survey(component)
    eliminate()
    recordSteps(component)
    if !scratch.base.isEmpty { buildCore(component) }
    recordChecks(component)
    work.stale.append(component)
  }

  // MARK: Elimination

  /// Counts the equations of every variable, and records the strongest constraint on each variable
  /// alone.
  private func survey(_ component: Int32) {
    scratch.equations.removeAll()
    scratch.queue.removeAll()
    scratch.base.removeAll()
    scratch.peeled.removeAll()
    var variable = components[component].firstVariable
    while variable >= 0 {
      unknowns[variable].count = 0
      unknowns[variable].rows = 0
      unknowns[variable].mark = Int32.max
      unknowns[variable].strength = 0
      unknowns[variable].activity = -1
      unknowns[variable].chain = -1
      scratch.base.append(variable)
      variable = unknowns[variable].next
    }
    var row = components[component].firstRow
    while row >= 0 {
      if rows[row].isEquation { survey(equation: row) } else { survey(preference: row) }
      row = rows[row].next
    }
    for index in 0..<scratch.base.count where unknowns[scratch.base[index]].count == 1 {
      scratch.queue.append(scratch.base[index])
    }
  }

  private func survey(equation row: Int32) {
    scratch.equations.append(row)
    for term in rows[row].terms {
      let variable = nonzeros[term].variable
      if unknowns[variable].fixedBy >= 0 { continue }
      unknowns[variable].count += 1
      unknowns[variable].rows ^= row
    }
  }

  private func survey(preference row: Int32) {
    guard let variable = soleFreeVariable(of: row) else { return }
    let strength = rows[row].isRequired ? 0.5 : rows[row].priority
    unknowns[variable].strength = max(unknowns[variable].strength, strength)
  }

  /// The variable of a row with exactly one free variable; nil for other rows.
  @inline(__always) func soleFreeVariable(of row: Int32) -> Int32? {
    var found: Int32 = -1
    for term in rows[row].terms {
      let variable = nonzeros[term].variable
      if unknowns[variable].fixedBy >= 0 { continue }
      if found >= 0 { return nil }
      found = variable
    }
    return found >= 0 ? found : nil
  }

  /// Lets each equation define a variable that no other remaining equation contains.
  ///
  /// Such a definition may contain variables that are defined later, never one defined earlier. So
  /// evaluating in reverse needs no substitution, and a stack of n views costs O(n). If every
  /// variable is in two equations (a closed chain), one equation is set aside for the core.
  private func eliminate() {
    peel()
    while let row = scratch.equations.isEmpty ? nil : scratch.equations.removeLast() {
      if rows[row].target >= 0 { continue }
      discount(row)
      peel()
    }
    var kept = 0
    for index in 0..<scratch.base.count where unknowns[scratch.base[index]].mark == Int32.max {
      scratch.base[kept] = scratch.base[index]
      kept += 1
    }
    scratch.base.truncate(to: kept)
  }

  private func peel() {
    while !scratch.queue.isEmpty {
      let variable = scratch.queue.removeLast()
      guard unknowns[variable].count == 1, unknowns[variable].mark == Int32.max else { continue }
      let row = unknowns[variable].rows
      guard let term = target(of: row) else { continue }
      let target = nonzeros[term].variable
      rows[row].target = target
      rows[row].scale = -1 / nonzeros[term].coefficient
      moveToFront(Int32(term), of: row)
      unknowns[target].mark = Int32(scratch.peeled.count)
      scratch.peeled.append(row)
      discount(row)
      unknowns[target].rows = row
    }
  }

  /// The term whose variable the row should define: in no other remaining equation, not a small
  /// divisor, and with the weakest constraints of its own.
  private func target(of row: Int32) -> Int? {
    var largest = 0.0
    for term in rows[row].terms where unknowns[nonzeros[term].variable].fixedBy < 0 {
      largest = max(largest, abs(nonzeros[term].coefficient))
    }
    var best: Int?
    for term in rows[row].terms {
      let variable = nonzeros[term].variable
      guard unknowns[variable].fixedBy < 0, unknowns[variable].count == 1,
        abs(nonzeros[term].coefficient) >= Precision.pivot * largest
      else { continue }
      if let known = best, !isBetterTarget(variable, nonzeros[known].variable) { continue }
      best = term
    }
    return best
  }

  private func isBetterTarget(_ left: Int32, _ right: Int32) -> Bool {
    let (leftStrength, rightStrength) = (unknowns[left].strength, unknowns[right].strength)
    return leftStrength != rightStrength ? leftStrength < rightStrength : left > right
  }

  /// Subtracts an equation from the counts of its variables.
  private func discount(_ row: Int32) {
    for term in rows[row].terms {
      let variable = nonzeros[term].variable
      if unknowns[variable].fixedBy >= 0 { continue }
      unknowns[variable].count -= 1
      unknowns[variable].rows ^= row
      if unknowns[variable].count == 1 { scratch.queue.append(variable) }
    }
  }

  // MARK: The plan

  /// Records the definitions, last made first: the order in which they can be evaluated.
  private func recordSteps(_ component: Int32) {
    components[component].plan = Int32(plans.count)
    components[component].stepCount = Int32(scratch.peeled.count)
    for index in stride(from: scratch.peeled.count - 1, through: 0, by: -1) {
      plans.append(scratch.peeled[index])
    }
  }

  /// Records the required rows that neither define a variable nor bend an activity of the core.
  private func recordChecks(_ component: Int32) {
    let start = plans.count
    var row = components[component].firstRow
    while row >= 0 {
      if rows[row].isRequired && rows[row].target < 0 && rows[row].activity < 0 {
        plans.append(row)
      }
      row = rows[row].next
    }
    components[component].checkCount = Int32(plans.count - start)
  }

  /// Evaluates the definitions of a component from its base variables and the fixed ones.
  ///
  /// A defining row has its target's term in front: `target = (constant + Σ the others) · scale`.
  @inline(__always) func runSteps(_ component: Component) {
    if component.stepCount == 0 { return }
    let (rows, nonzeros, values) = (self.rows.base, self.nonzeros.base, self.values.base)
    let steps = plans.base + Int(component.plan)
    for step in 0..<Int(component.stepCount) {
      let row = rows + Int(steps[step])
      let terms = nonzeros + Int(row.pointee.first)
      var sum = row.pointee.constant
      for index in 1..<max(1, Int(row.pointee.count)) {
        sum += terms[index].coefficient * values[Int(terms[index].variable)]
      }
      values[Int(terms[0].variable)] = sum * row.pointee.scale
    }
  }
}
/// Lists that presolve fills anew for each component, kept for their memory.
struct PresolveScratch {
  /// Required equalities without a variable to define yet.
  var equations = Flat<Int32>()
  /// Variables that are left in one equation only.
  var queue = Flat<Int32>()
  /// Variables that no equation defines.
  var base = Flat<Int32>()
  /// Equations in the order in which each found its variable.
  var peeled = Flat<Int32>()
  var expansion = Expansion()
  /// `Core+OpenParts`: how each variable of the component asked about moves along open directions.
  var motions = Flat<Motion>()

  func deallocate() {
    for list in [equations, queue, base, peeled] { list.deallocate() }
    expansion.deallocate()
    motions.deallocate()
  }
}

/// A sum of variables that is being rewritten in base variables only.
///
/// Definitions are substituted in the order of elimination. A definition contains only variables
/// that were eliminated later or not at all, so each variable is substituted once, with its full
/// coefficient, and terms that cancel on the way (a group's origin, say) are never expanded.
struct Expansion {
  /// Coefficients by variable, zero between uses.
  var sums = Flat<Double>()
  /// Eliminated variables in the sum: a heap, earliest elimination first.
  var heap = Flat<Int32>()
  /// Base variables in the sum.
  var base = Flat<Int32>()
  /// Definitions substituted since the sum was last emptied, with their weights; a certificate
  /// needs them.
  var used = Flat<Use>()
  var isRecording = false
  /// The largest coefficient so far; cancellations are measured against it.
  var largest = 0.0
  /// Definitions substituted since it was last set to 0: what asking for rows one by one costs.
  var work = 0

  struct Use {
    var row: Int32
    var weight: Double
  }

  func deallocate() {
    used.deallocate()
    sums.deallocate()
    heap.deallocate()
    base.deallocate()
  }
}

extension Solver {
  /// Starts a new sum.
  func beginExpansion() {
    scratch.expansion.base.removeAll()
    scratch.expansion.largest = 0
    if scratch.expansion.sums.count < unknowns.count {
      scratch.expansion.sums.append(
        repeating: 0, count: unknowns.count - scratch.expansion.sums.count)
    }
  }

  /// Adds `factor ·` the free terms of a row, except for one variable.
  func expand(row: Int32, times factor: Double, except: Int32 = -1) {
    for term in rows[row].terms {
      let variable = nonzeros[term].variable
      if variable == except || unknowns[variable].fixedBy >= 0 { continue }
      expand(variable, times: factor * nonzeros[term].coefficient)
    }
  }

  /// Adds `factor · variable`.
  func expand(_ variable: Int32, times factor: Double) {
    if unknowns[variable].count == 0 {
      unknowns[variable].count = 1
      if unknowns[variable].mark == Int32.max {
        scratch.expansion.base.append(variable)
      } else {
        push(variable)
      }
    }
    scratch.expansion.sums[variable] += factor
    scratch.expansion.largest = max(scratch.expansion.largest, abs(factor))
  }

  /// Substitutes until only base variables are left, and drops those that cancelled.
  ///
  /// The coefficients stay in `expansion.sums` until `endExpansion`.
  func finishExpansion() {
    while !scratch.expansion.heap.isEmpty {
      let variable = pop()
      scratch.expansion.work += 1
      let sum = scratch.expansion.sums[variable]
      scratch.expansion.sums[variable] = 0
      unknowns[variable].count = 0
      if abs(sum) <= Precision.cancellation * scratch.expansion.largest { continue }
      let row = unknowns[variable].rows
      if scratch.expansion.isRecording {
        scratch.expansion.used.append(Expansion.Use(row: row, weight: sum * rows[row].scale))
      }
      expand(row: row, times: sum * rows[row].scale, except: variable)
    }
    var kept = 0
    for index in 0..<scratch.expansion.base.count {
      let variable = scratch.expansion.base[index]
      unknowns[variable].count = 0
      if abs(scratch.expansion.sums[variable]) <= Precision.cancellation * scratch.expansion.largest
      {
        scratch.expansion.sums[variable] = 0
      } else {
        scratch.expansion.base[kept] = variable
        kept += 1
      }
    }
    scratch.expansion.base.truncate(to: kept)
  }

  /// Clears the sum for the next one.
  func endExpansion() {
    for index in 0..<scratch.expansion.base.count {
      scratch.expansion.sums[scratch.expansion.base[index]] = 0
    }
    scratch.expansion.base.removeAll()
  }

  // MARK: Heap

  private func push(_ variable: Int32) {
    var hole = scratch.expansion.heap.count
    scratch.expansion.heap.append(variable)
    let mark = unknowns[variable].mark
    while hole > 0 {
      let parent = (hole - 1) / 2
      let above = scratch.expansion.heap[parent]
      if unknowns[above].mark <= mark { break }
      scratch.expansion.heap[hole] = above
      hole = parent
    }
    scratch.expansion.heap[hole] = variable
  }

  private func pop() -> Int32 {
    let top = scratch.expansion.heap[0]
    let moving = scratch.expansion.heap.removeLast()
    let count = scratch.expansion.heap.count
    guard count > 0 else { return top }
    let mark = unknowns[moving].mark
    var hole = 0
    while 2 * hole + 1 < count {
      var child = 2 * hole + 1
      if child + 1 < count,
        unknowns[scratch.expansion.heap[child + 1]].mark
          < unknowns[scratch.expansion.heap[child]].mark
      {
        child += 1
      }
      let below = scratch.expansion.heap[child]
      if mark <= unknowns[below].mark { break }
      scratch.expansion.heap[hole] = below
      hole = child
    }
    scratch.expansion.heap[hole] = moving
    return top
  }
}
