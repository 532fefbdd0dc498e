// From the rows that presolve left to forms, breakpoints and a first basis.

extension Solver {
  /// Makes the core of a component whose base variables are in `base`.
  func buildCore(_ component: Int32) {
    let index = takeCore()
    let core = self.core(index)
    components[component].core = index
    for index in 0..<base.count { core.addBase(base[index], in: self) }
    addForms(component, to: core)
    core.findPriorities(in: self, component: components[component])
    core.placeBreakpoints(in: self, component: components[component])
    core.crash(in: self)
  }

  /// A core by its index, which lives as long as the solver.
  @inline(__always) func core(_ index: Int32) -> Core {
    cores[index]._withUnsafeGuaranteedRef { $0 }
  }

  /// An empty core: one whose component was taken apart, or a new one.
  private func takeCore() -> Int32 {
    if !freeCores.isEmpty {
      let index = freeCores.removeLast()
      core(index).reset()
      return index
    }
    cores.append(Unmanaged.passRetained(Core()))
    return Int32(cores.count - 1)
  }

  /// Gives every row that is not a definition the form it bends, making forms as they are met.
  private func addForms(_ component: Int32, to core: Core) {
    var row = components[component].firstRow
    while row >= 0 {
      if rows[row].target < 0 {
        let form: Int32
        if let variable = soleFreeVariable(of: row) {
          form = core.form(ofVariable: variable, in: self)
        } else {
          form = core.form(ofRow: row, in: self)
        }
        rows[row].form = form
        if form >= 0 { core.forms[form].count += 1 }
      }
      row = rows[row].next
    }
  }
}

extension Core {
  func addBase(_ variable: Int32, in solver: Solver) {
    let column = Int32(columns.count)
    solver.unknowns[variable].rows = column
    solver.unknowns[variable].form = Int32(forms.count)
    columns.append(Column(form: Int32(forms.count)))
    tableau.addColumn()
    forms.append(Form(place: column, variable: variable, isBase: true))
  }

  /// The form of one variable: -1 where definitions and fixed variables decide its value.
  func form(ofVariable variable: Int32, in solver: Solver) -> Int32 {
    if solver.unknowns[variable].form >= 0 { return solver.unknowns[variable].form }
    solver.beginExpansion()
    solver.expand(variable, times: 1)
    solver.finishExpansion()
    let form = addExpandedForm(in: solver)
    if form >= 0 {
      forms[form].variable = variable
      solver.unknowns[variable].form = form
    }
    return form
  }

  /// The form of a row's free terms, shared with rows whose free terms are a multiple of them.
  func form(ofRow row: Int32, in solver: Solver) -> Int32 {
    let lead = solver.leadingTerm(of: row)
    let leader = solver.mentions[lead].variable
    var known = solver.unknowns[leader].chain
    var probes = 0
    while known >= 0, probes < Core.maximumProbes {
      if solver.isParallel(row, forms[known].row, lead) { return known }
      known = forms[known].next
      probes += 1
    }
    let sign: Double = solver.mentions[lead].coefficient < 0 ? -1 : 1
    let scale = sign / solver.largestCoefficient(of: row)
    solver.beginExpansion()
    solver.expand(row: row, times: scale)
    solver.finishExpansion()
    let form = addExpandedForm(in: solver)
    guard form >= 0 else { return -1 }
    forms[form].row = row
    forms[form].scale = scale
    addTerms(to: form, in: solver)
    forms[form].next = solver.unknowns[leader].chain
    solver.unknowns[leader].chain = form
    return form
  }

  /// Forms looked at for a parallel one. A form too many costs a little; a search without end would cost
  /// the square of the rows that lead with one variable.
  private static let maximumProbes = 8

  private func addTerms(to form: Int32, in solver: Solver) {
    forms[form].firstTerm = Int32(terms.count)
    let row = forms[form].row
    for index in solver.rows[row].terms {
      let variable = solver.mentions[index].variable
      if solver.unknowns[variable].fixedBy >= 0 { continue }
      let coefficient = solver.mentions[index].coefficient * forms[form].scale
      terms.append(FormTerm(coefficient: coefficient, variable: variable))
    }
    forms[form].termCount = Int32(terms.count) - forms[form].firstTerm
  }

  /// Makes a basic form of the expansion: -1 if nothing is left of it.
  private func addExpandedForm(in solver: Solver) -> Int32 {
    defer { solver.endExpansion() }
    guard !solver.expansion.base.isEmpty else { return -1 }
    let row = tableau.addRow()
    let form = Int32(forms.count)
    basics.append(form)
    forms.append(Form(place: ~row))
    for index in 0..<solver.expansion.base.count {
      let variable = solver.expansion.base[index]
      tableau.insert(
        row: row, column: solver.unknowns[variable].rows, value: solver.expansion.sums[variable])
    }
    return form
  }

  // MARK: Breakpoints

  /// Collects the priorities present, highest first, after level 0 for required.
  func findPriorities(in solver: Solver, component: Component) {
    priorities.append(1000)
    var row = component.firstRow
    while row >= 0 {
      if solver.rows[row].form >= 0 { addPriority(solver.rows[row].priority) }
      row = solver.rows[row].next
    }
  }

  private func addPriority(_ priority: Float) {
    var hole = priorities.count
    while hole > 0, priorities[hole - 1] < priority { hole -= 1 }
    if hole > 0, priorities[hole - 1] == priority { return }
    priorities.append(priority)
    for index in stride(from: priorities.count - 1, to: hole, by: -1) {
      priorities[index] = priorities[index - 1]
    }
    priorities[hole] = priority
  }

  func level(of priority: Float) -> Int32 {
    var level: Int32 = 0
    while priorities[level] > priority { level += 1 }
    return level
  }

  /// Lays out the breakpoints form by form, from the counts taken by `addForms`.
  func placeBreakpoints(in solver: Solver, component: Component) {
    var next: Int32 = 0
    for form in 0..<forms.count {
      forms[form].first = next
      next += forms[form].count
      forms[form].count = 0
    }
    breakpoints.append(
      repeating: Breakpoint(position: 0, left: 0, right: 0, factor: 0, row: -1, level: 0),
      count: Int(next))
    var row = component.firstRow
    while row >= 0 {
      let form = solver.rows[row].form
      if form >= 0 {
        let made = breakpoint(row, form, in: solver)
        breakpoints[forms[form].first + forms[form].count] = made
        forms[form].count += 1
        forms[form].levels |= Breakpoint.bit(made.level)
      }
      row = solver.rows[row].next
    }
  }

  /// Where and how a row bends its form: the row reads `slope · form + rest  relation  0`.
  private func breakpoint(_ row: Int32, _ form: Int32, in solver: Solver) -> Breakpoint {
    let slope = solver.slope(of: row, forms[form])
    let relation = solver.rows[row].relation
    let rises = slope > 0 ? relation != .greaterThanOrEqual : relation != .lessThanOrEqual
    let falls = slope > 0 ? relation != .lessThanOrEqual : relation != .greaterThanOrEqual
    return Breakpoint(
      position: 0, left: falls ? -abs(slope) : 0, right: rises ? abs(slope) : 0,
      factor: -1 / slope, row: row, level: level(of: solver.rows[row].priority))
  }

  // MARK: First basis

  /// Rests every base variable where its own constraints want it, and lets remaining equations replace
  /// the variables least wanted for themselves.
  func crash(in solver: Solver) {
    for form in 0..<Int32(forms.count) {
      for index in forms[form].first..<forms[form].first + forms[form].count {
        breakpoints[index].position = position(of: breakpoints[index], in: solver)
      }
      sortBreakpoints(form)
      if forms[form].count > 0 && !forms[form].isBasic { rest(form, on: ownOptimum(of: form)) }
    }
    for form in 0..<Int32(forms.count) where forms[form].row >= 0 && forms[form].isBasic {
      if isEquation(form, in: solver) { replaceWeakest(by: form, in: solver) }
    }
    noteBounds()
  }

  private func isEquation(_ form: Int32, in solver: Solver) -> Bool {
    for index in forms[form].first..<forms[form].first + forms[form].count
    where solver.rows[breakpoints[index].row].isEquation {
      return true
    }
    return false
  }

  /// The breakpoint at which the form's cost by itself is least, level by level.
  private func ownOptimum(of form: Int32) -> Int32 {
    var segment: Int32 = 0
    while segment < forms[form].count, isFalling(form, segment) { segment += 1 }
    return forms[form].first + max(0, segment - 1)
  }

  /// The highest level on which the cost changes in the segment sees it fall.
  private func isFalling(_ form: Int32, _ segment: Int32) -> Bool {
    var highest = Int32.max
    var isFalling = false
    for index in forms[form].first..<forms[form].first + forms[form].count
    where breakpoints[index].level < highest {
      let rate = slope(form, segment, Goal(level: breakpoints[index].level))
      if rate != 0 {
        highest = breakpoints[index].level
        isFalling = rate < 0
      }
    }
    return isFalling
  }

  /// Makes an equation's form nonbasic, in place of the weakest base variable with a fair coefficient.
  private func replaceWeakest(by form: Int32, in solver: Solver) {
    let row = ~forms[form].place
    var largest = 0.0
    var index = tableau.rowHeads[row]
    while index >= 0 {
      largest = max(largest, abs(tableau.entries[index].value))
      index = tableau.entries[index].rowNext
    }
    var best: (column: Int32, strength: Float)?
    index = tableau.rowHeads[row]
    while index >= 0 {
      let entry = tableau.entries[index]
      let candidate = columns[entry.column].form
      if forms[candidate].isBase, abs(entry.value) >= 0.1 * largest {
        let strength = solver.unknowns[forms[candidate].variable].strength
        if best == nil || strength < best?.strength ?? 0 { best = (entry.column, strength) }
      }
      index = entry.rowNext
    }
    guard let best, let only = equationBreakpoint(of: form, in: solver) else { return }
    let entering = columns[best.column].form
    exchange(form, best.column)
    forms[entering].high = forms[entering].low
    rest(form, on: only)
  }

  private func equationBreakpoint(of form: Int32, in solver: Solver) -> Int32? {
    (forms[form].first..<forms[form].first + forms[form].count).first {
      solver.rows[breakpoints[$0].row].isEquation
    }
  }
}

extension Solver {
  /// The free term of a row with the latest variable: a view is made after what it is pinned to, so few
  /// rows share theirs.
  func leadingTerm(of row: Int32) -> Int {
    var lead = -1
    for term in rows[row].terms where unknowns[mentions[term].variable].fixedBy < 0 {
      if lead < 0 || mentions[term].variable > mentions[lead].variable { lead = term }
    }
    return lead
  }

  /// The largest coefficient among a row's free terms.
  func largestCoefficient(of row: Int32) -> Double {
    var largest = 0.0
    for term in rows[row].terms where unknowns[mentions[term].variable].fixedBy < 0 {
      largest = max(largest, abs(mentions[term].coefficient))
    }
    return largest
  }

  /// The free terms of two rows with the same leading variable are multiples of each other.
  func isParallel(_ left: Int32, _ right: Int32, _ lead: Int) -> Bool {
    guard let ratio = ratio(left, right, at: lead) else { return false }
    var common = 0
    for term in rows[left].terms where unknowns[mentions[term].variable].fixedBy < 0 {
      guard let other = self.term(of: right, mentions[term].variable) else { return false }
      let expected = ratio * mentions[other].coefficient
      let difference = abs(mentions[term].coefficient - expected)
      if difference > Tolerance.cancellation * abs(expected) { return false }
      common += 1
    }
    return common == rows[right].terms.count { unknowns[mentions[$0].variable].fixedBy < 0 }
  }

  private func ratio(_ left: Int32, _ right: Int32, at lead: Int) -> Double? {
    guard let other = term(of: right, mentions[lead].variable) else { return nil }
    return mentions[lead].coefficient / mentions[other].coefficient
  }

  private func term(of row: Int32, _ variable: Int32) -> Int? {
    rows[row].terms.first { mentions[$0].variable == variable }
  }

  /// The factor between a row's free terms and its form.
  func slope(of row: Int32, _ form: Form) -> Double {
    if form.variable >= 0 {
      return term(of: row, form.variable).map { mentions[$0].coefficient } ?? 0
    }
    return (ratio(row, form.row, at: leadingTerm(of: row)) ?? 0) / form.scale
  }
}

extension Range {
  fileprivate func count(where isCounted: (Bound) -> Bool) -> Int where Bound == Int {
    var count = 0
    for value in self where isCounted(value) { count += 1 }
    return count
  }
}
