// The state as text, for debugging and for tests that would rather compare text than numbers.

extension Solver {
  /// The variables, definitions and tableaus after the last `solve()`, with a legend.
  ///
  /// Sorted by variable and independent of history, but for the names of constraints.
  public var dump: String {
    var lines = [Self.legend]
    for variable in 0..<Int32(unknowns.count) where unknowns[variable].fixedBy >= 0 {
      lines.append("x\(variable) = \(shown(variable)) fixed by c\(unknowns[variable].fixedBy)")
    }
    for component in componentsInOrder() { lines += describe(component) }
    if !pending.isEmpty { lines.append("waiting: \(list(pending.array))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let legend = """
    xN variable, cN constraint, fN left-hand side of a constraint (a form of its own)
    component: variables solved together   := defined by a required equality, evaluated in this order
    rests on: nonbasic, held by these constraints   follows: basic, a sum of nonbasic ones
    in (a, b): the constraints on a form that bound the stretch it may move in
    """

  private func componentsInOrder() -> [Component] {
    components.array
      .filter(\.isAlive)
      .map { (lowest: variables(of: $0).first ?? -1, component: $0) }
      .sorted { $0.lowest < $1.lowest }
      .map(\.component)
  }

  private func describe(_ component: Component) -> [String] {
    let names = variables(of: component).map { "x\($0)" }.joined(separator: " ")
    var lines = ["", "component \(names)" + (component.isFailed ? ", conflicting" : "")]
    for index in component.plan..<component.plan + component.stepCount {
      let row = plans[index]
      lines.append("  x\(rows[row].target) := c\(row) = \(shown(rows[row].target))")
    }
    if component.checkCount > 0 {
      let first = component.plan + component.stepCount
      let checked = (first..<first + component.checkCount).map { plans[$0] }
      lines.append("  checked only: \(list(checked.sorted()))")
    }
    if component.core >= 0 { lines += core(component.core).describe(in: self) }
    return lines
  }

  private func shown(_ variable: Int32) -> String { "\(Grid.clean(values[variable]))" }

  private func list(_ rows: [Int32]) -> String { rows.map { "c\($0)" }.joined(separator: " ") }
}

extension Core {
  /// Levels, then nonbasic forms, then basic ones with their row of the tableau.
  fileprivate func describe(in solver: Solver) -> [String] {
    let levels = priorities.array.enumerated().map { "\($0.offset) at \($0.element)" }
    var lines = ["  levels: " + levels.joined(separator: ", ")]
    let places = (0..<Int32(forms.count)).sorted { key(of: $0) < key(of: $1) }
    for form in places where !forms[form].isBasic {
      lines.append("  \(name(of: form)) = \(shown(form, in: solver)) \(resting(form))")
    }
    for form in places where forms[form].isBasic {
      lines.append(
        "  \(name(of: form)) = \(shown(form, in: solver)) follows \(sum(form)), "
          + "in (\(bound(form, -1)), \(bound(form, 0)))")
    }
    return lines
  }

  /// Variables by number, then row forms by constraint.
  private func key(of form: Int32) -> (Int, Int32) {
    forms[form].variable >= 0 ? (0, forms[form].variable) : (1, forms[form].row)
  }

  private func name(of form: Int32) -> String {
    forms[form].variable >= 0 ? "x\(forms[form].variable)" : "f\(forms[form].row)"
  }

  private func shown(_ form: Int32, in solver: Solver) -> String {
    "\(Grid.clean(measure(form, in: solver)))"
  }

  private func resting(_ form: Int32) -> String {
    let held = (forms[form].low..<forms[form].high).map { describe(forms[form].first + $0) }
    return held.isEmpty ? "is free" : "rests on " + held.joined(separator: " ")
  }

  private func describe(_ breakpoint: Int32) -> String {
    breakpoints[breakpoint].row >= 0 ? "c\(breakpoints[breakpoint].row)" : "0"
  }

  private func bound(_ form: Int32, _ side: Int32) -> String {
    let offset = forms[form].low + side
    guard offset >= 0, offset < forms[form].count else { return side < 0 ? "-∞" : "∞" }
    return describe(forms[form].first + offset)
  }

  private func sum(_ form: Int32) -> String {
    var terms: [(form: Int32, value: Double)] = []
    var index = tableau.rowHeads[~forms[form].place]
    while index >= 0 {
      let entry = tableau.entries[index]
      terms.append((columns[entry.column].form, entry.value))
      index = entry.rowNext
    }
    return terms.sorted { key(of: $0.form) < key(of: $1.form) }
      .map { "\(Grid.clean($0.value))·\(name(of: $0.form))" }.joined(separator: " + ")
  }
}
