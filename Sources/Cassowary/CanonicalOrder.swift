// The order of constraints that depends on what they say, not on when they were added.

extension Solver {
  /// Higher priority first; then by terms, lowest variables first, compared one by one (variable, then
  /// coefficient; a shorter list before its extensions); then `<=`, `==`, `>=`; then by constant.
  func isCanonicallyBefore(_ left: Int32, _ right: Int32) -> Bool {
    let (first, second) = (rows[left], rows[right])
    if first.priority != second.priority { return first.priority > second.priority }
    let (mine, others) = (sortedTerms(of: left), sortedTerms(of: right))
    for (term, other) in zip(mine, others) where term != other {
      return term.variable != other.variable
        ? term.variable.index < other.variable.index : term.coefficient < other.coefficient
    }
    if mine.count != others.count { return mine.count < others.count }
    if first.relation != second.relation {
      return first.relation.rawValue < second.relation.rawValue
    }
    return first.constant != second.constant ? first.constant < second.constant : left < right
  }

  /// A row's terms by variable.
  func sortedTerms(of row: Int32) -> [Term] {
    rows[row].terms
      .map { Term(Variable(index: mentions[$0].variable), mentions[$0].coefficient) }
      .sorted { $0.variable.index < $1.variable.index }
  }

  /// A component's variables in the order of creation.
  func variables(of component: Component) -> [Int32] {
    var found: [Int32] = []
    var variable = component.firstVariable
    while variable >= 0 {
      found.append(variable)
      variable = unknowns[variable].next
    }
    return found.sorted()
  }

  /// A component's rows, in no particular order.
  func rowList(of component: Component) -> [Int32] {
    var found: [Int32] = []
    var row = component.firstRow
    while row >= 0 {
      found.append(row)
      row = rows[row].next
    }
    return found
  }
}
