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
}
