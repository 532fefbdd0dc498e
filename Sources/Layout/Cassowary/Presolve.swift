// Solves required equalities by substitution, so that the simplex method never sees them.

extension Solver {
  /// Plans how to solve each new component.
  func presolve() {
    for index in 0..<work.fresh.count { compile(work.fresh[index]) }
    work.fresh.removeAll()
  }

  /// Plans how to solve a new component.
  ///
  /// 1. `eliminate`: each required equality defines one of its variables.
  /// 2. Variables that no row defines (*base variables*) and rows that define nothing, if there are
  ///    any, go into a core.
  /// 3. Required rows whose values the definitions decide are only checked.
  private func compile(_ component: ComponentIndex) {
    survey(component)
    eliminate()
    recordSteps(component)
    if !scratch.base.isEmpty { buildCore(component) }
    recordChecks(component)
    work.stale.append(component)
  }

  // MARK: Elimination

  /// Counts the equations of every variable, and records the strongest constraint on each variable
  /// alone. Complexity: O(variables + rows + terms).
  private func survey(_ component: ComponentIndex) {
    scratch.equations.removeAll()
    scratch.queue.removeAll()
    scratch.base.removeAll()
    scratch.peeled.removeAll()
    var variable = components[component].firstVariable
    while variable.exists {
      unknowns[variable].beginCompiling()
      scratch.base.append(variable)
      variable = unknowns[variable].next
    }
    var row = components[component].firstRow
    while row.exists {
      if rows[row].isEquation { survey(equation: row) } else { survey(preference: row) }
      row = rows[row].next
    }
    for index in 0..<scratch.base.count where unknowns[scratch.base[index]].count == 1 {
      scratch.queue.append(scratch.base[index])
    }
  }

  private func survey(equation row: RowIndex) {
    scratch.equations.append(row)
    for term in rows[row].terms {
      let variable = nonzeros[term].variable
      if unknowns[variable].isFixed { continue }
      unknowns[variable].count += 1
      unknowns[variable].mentions += 1
      unknowns[variable].toggle(row)
    }
  }

  private func survey(preference row: RowIndex) {
    for term in rows[row].terms { unknowns[nonzeros[term].variable].mentions += 1 }
    guard let variable = soleFreeVariable(of: row) else { return }
    let strength = rows[row].isRequired ? 0.5 : rows[row].priority
    unknowns[variable].strength = max(unknowns[variable].strength, strength)
  }

  /// The variable of a row with exactly one free variable; nil for other rows.
  /// - Complexity: O(terms of the row).
  @inline(__always) func soleFreeVariable(of row: RowIndex) -> VariableIndex? {
    var found = VariableIndex.none
    for term in rows[row].terms {
      let variable = nonzeros[term].variable
      if unknowns[variable].isFixed { continue }
      if found.exists { return nil }
      found = variable
    }
    return found.exists ? found : nil
  }

  /// Lets each equation define a variable that no other remaining equation contains.
  ///
  /// Such a definition may contain variables that are defined later, never one defined earlier. So
  /// evaluating in reverse needs no substitution, and a stack of n views costs O(n). If every
  /// variable is in two equations (a closed chain), one equation is set aside for the core.
  private func eliminate() {
    peel()
    while let row = scratch.equations.isEmpty ? nil : scratch.equations.removeLast() {
      if rows[row].target.exists { continue }
      discount(row)
      peel()
    }
    var kept = 0
    for index in 0..<scratch.base.count where !unknowns[scratch.base[index]].isEliminated {
      scratch.base[kept] = scratch.base[index]
      kept += 1
    }
    scratch.base.truncate(to: kept)
  }

  private func peel() {
    while !scratch.queue.isEmpty {
      let variable = scratch.queue.removeLast()
      guard unknowns[variable].count == 1, !unknowns[variable].isEliminated else { continue }
      let row = unknowns[variable].definition
      guard let term = target(of: row) else { continue }
      let target = nonzeros[term].variable
      rows[row].target = target
      rows[row].scale = -1 / nonzeros[term].coefficient
      system.moveToFront(term, of: row)
      unknowns[target].rank = Int32(scratch.peeled.count)
      scratch.peeled.append(row)
      discount(row)
      unknowns[target].definition = row
    }
  }

  /// The term whose variable the row should define: in no other remaining equation, not a small
  /// divisor, not in very many rows (each would have the definition put into it), and with the
  /// weakest constraints of its own. Complexity: O(terms of the row).
  private func target(of row: RowIndex) -> NonzeroIndex? {
    var largest = 0.0
    for term in rows[row].terms where unknowns[nonzeros[term].variable].fixedBy.isNone {
      largest = max(largest, abs(nonzeros[term].coefficient))
    }
    var best: NonzeroIndex?
    for term in rows[row].terms {
      let variable = nonzeros[term].variable
      guard !unknowns[variable].isFixed, unknowns[variable].count == 1,
        abs(nonzeros[term].coefficient) >= Precision.pivot * largest
      else { continue }
      if let known = best, !isBetterTarget(variable, nonzeros[known].variable) { continue }
      best = term
    }
    return best
  }

  /// From how many rows on a variable is defined only where there is no other.
  private static let manyMentions: Int32 = 32

  private func isBetterTarget(_ left: VariableIndex, _ right: VariableIndex) -> Bool {
    let isRare = unknowns[left].mentions < Self.manyMentions
    if isRare != (unknowns[right].mentions < Self.manyMentions) { return isRare }
    let (leftStrength, rightStrength) = (unknowns[left].strength, unknowns[right].strength)
    return leftStrength != rightStrength ? leftStrength < rightStrength : left > right
  }

  /// Subtracts an equation from the counts of its variables.
  /// - Complexity: O(terms of the row).
  private func discount(_ row: RowIndex) {
    for term in rows[row].terms {
      let variable = nonzeros[term].variable
      if unknowns[variable].isFixed { continue }
      unknowns[variable].count -= 1
      unknowns[variable].toggle(row)
      if unknowns[variable].count == 1 { scratch.queue.append(variable) }
    }
  }

  // MARK: The plan

  /// Records the definitions, last made first: the order in which they can be evaluated.
  /// - Complexity: O(definitions).
  private func recordSteps(_ component: ComponentIndex) {
    components[component].plan = plans.end
    components[component].stepCount = Int32(scratch.peeled.count)
    for index in stride(from: scratch.peeled.count - 1, through: 0, by: -1) {
      compiled.appendToPlan(scratch.peeled[index])
    }
  }

  /// Records the required rows that neither define a variable nor bend an activity of the core.
  /// - Complexity: O(rows of the component).
  private func recordChecks(_ component: ComponentIndex) {
    let start = plans.end
    var row = components[component].firstRow
    while row.exists {
      if rows[row].isRequired && rows[row].target.isNone && rows[row].activity.isNone {
        compiled.appendToPlan(row)
      }
      row = rows[row].next
    }
    components[component].checkCount = plans.end - start
  }

  /// Evaluates the definitions of a component from its base variables and the fixed ones.
  ///
  /// A defining row has its target's term in front: `target = (constant + Σ the others) · scale`.
  /// - Complexity: O(terms of the definitions).
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
  var equations = List<RowIndex>()
  /// Variables that are left in one equation only.
  var queue = List<VariableIndex>()
  /// Variables that no equation defines.
  var base = List<VariableIndex>()
  /// Equations in the order in which each found its variable.
  var peeled = List<RowIndex>()
  var expansion = Expansion()
  /// `Core+OpenParts`: how each variable of the component asked about moves along open directions.
  var motions = Flat<Unknown, Motion>()

  func deallocate() {
    for list in [equations, peeled] { list.deallocate() }
    for list in [queue, base] { list.deallocate() }
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
  var sums = Flat<Unknown, Double>()
  /// Eliminated variables in the sum: a heap, earliest elimination first.
  var heap = List<VariableIndex>()
  var base = List<VariableIndex>()
  /// Definitions substituted since the sum was emptied, with weights, for a certificate.
  var used = List<Use>()
  var isRecording = false
  /// The largest coefficient so far; cancellations are measured against it.
  var largest = 0.0
  /// Definitions substituted since it was last set to 0: what asking for rows one by one costs.
  var work = 0

  struct Use {
    var row: RowIndex
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
  func expand(row: RowIndex, times factor: Double, except: VariableIndex = .none) {
    for term in rows[row].terms {
      let variable = nonzeros[term].variable
      if variable == except || unknowns[variable].isFixed { continue }
      expand(variable, times: factor * nonzeros[term].coefficient)
    }
  }

  /// Adds `factor · variable`.
  func expand(_ variable: VariableIndex, times factor: Double) {
    if unknowns[variable].count == 0 {
      unknowns[variable].count = 1
      if unknowns[variable].isEliminated {
        push(variable)
      } else {
        scratch.expansion.base.append(variable)
      }
    }
    scratch.expansion.sums[variable] += factor
    scratch.expansion.largest = max(scratch.expansion.largest, abs(factor))
  }

  /// Substitutes until only base variables are left, and drops those that cancelled.
  ///
  /// The coefficients stay in `expansion.sums` until `endExpansion`.
  /// - Complexity: O(n log n) in the terms of the definitions that are substituted.
  func finishExpansion() {
    while !scratch.expansion.heap.isEmpty {
      let variable = pop()
      scratch.expansion.work += 1
      let sum = scratch.expansion.sums[variable]
      scratch.expansion.sums[variable] = 0
      unknowns[variable].count = 0
      if abs(sum) <= Precision.cancellation * scratch.expansion.largest { continue }
      let row = unknowns[variable].definition
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
  /// - Complexity: O(base variables in the sum).
  func endExpansion() {
    for index in 0..<scratch.expansion.base.count {
      scratch.expansion.sums[scratch.expansion.base[index]] = 0
    }
    scratch.expansion.base.removeAll()
  }

  // MARK: Heap

  private func push(_ variable: VariableIndex) {
    var hole = scratch.expansion.heap.count
    scratch.expansion.heap.append(variable)
    let rank = unknowns[variable].rank
    while hole > 0 {
      let parent = (hole - 1) / 2
      let above = scratch.expansion.heap[parent]
      if unknowns[above].rank <= rank { break }
      scratch.expansion.heap[hole] = above
      hole = parent
    }
    scratch.expansion.heap[hole] = variable
  }

  private func pop() -> VariableIndex {
    let top = scratch.expansion.heap[0]
    let moving = scratch.expansion.heap.removeLast()
    let count = scratch.expansion.heap.count
    guard count > 0 else { return top }
    let rank = unknowns[moving].rank
    var hole = 0
    while 2 * hole + 1 < count {
      var child = 2 * hole + 1
      if child + 1 < count,
        unknowns[scratch.expansion.heap[child + 1]].rank
          < unknowns[scratch.expansion.heap[child]].rank
      {
        child += 1
      }
      let below = scratch.expansion.heap[child]
      if rank <= unknowns[below].rank { break }
      scratch.expansion.heap[hole] = below
      hole = child
    }
    scratch.expansion.heap[hole] = moving
    return top
  }
}
