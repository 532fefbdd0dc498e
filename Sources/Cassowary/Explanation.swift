/// Why a variable has its value: constraints that hold exactly, and how often each counts.
///
/// The left-hand sides, multiplied by their factors and added, give the variable; so its value is minus the sum
/// of factor times constant over `parts`. They are the constraints on whose edge the optimum
/// rests (its basis), with their dual values for this variable.
public struct Explanation: Sendable {
  /// One constraint's share.
  public struct Part: Hashable, Sendable {
    /// The constraint, suggestions included.
    public let constraint: ConstraintID
    /// How often its left-hand side counts.
    public let factor: Double
  }

  /// In canonical order of the constraints (see `Solver`).
  public let parts: [Part]
  /// Variables that nothing holds and the tie-break has put at 0, with the factor each has in the value.
  public let ties: [(variable: Variable, factor: Double)]
}

extension Solver {
  /// The constant of a constraint as it counts at present.
  public func constant(of id: ConstraintID) -> Double { rows[slot(of: id)].constant }

  /// Why a variable has its value at the last `solve()`; `nil` where nothing was solved for it.
  ///
  /// - Complexity: O(terms of the constraints involved), and no step of the simplex method.
  public func explanation(of variable: Variable) -> Explanation? {
    let index = variable.index
    let unknown = unknowns[index]
    var collector = FactorCollector()
    if unknown.fixedBy < 0 {
      guard unknown.component >= 0 else { return nil }
      let component = components[unknown.component]
      if component.isFailed || component.isStale { return nil }
      let rests = component.core >= 0 ? core(component.core).rests(of: index, in: self) : []
      substitute(index, rests, &collector)
    }
    settleFixed(index, &collector)
    return explanation(from: collector)
  }

  /// Factors by row, in the order in which rows were met.
  private struct FactorCollector {
    var factors: [Int32: Double] = [:]
    var ties: [(variable: Variable, factor: Double)] = []
  }

  /// Takes the rows at rest from the variable and lets definitions account for what is left.
  private func substitute(
    _ variable: Int32, _ rests: [Core.Rest], _ collector: inout FactorCollector
  ) {
    expansion.used.removeAll()
    expansion.isRecording = true
    beginExpansion()
    expand(variable, times: 1)
    for rest in rests {
      if rest.row >= 0 {
        collector.factors[rest.row, default: 0] += rest.factor
        expand(row: rest.row, times: -rest.factor)
      } else {
        collector.ties.append((Variable(index: rest.variable), rest.factor))
        expand(rest.variable, times: -rest.factor)
      }
    }
    finishExpansion()
    endExpansion()
    expansion.isRecording = false
    for index in 0..<expansion.used.count {
      let use = expansion.used[index]
      collector.factors[use.row, default: 0] -= use.weight
    }
    expansion.used.removeAll()
  }

  /// Lets the rows that fix variables account for those.
  private func settleFixed(_ variable: Int32, _ collector: inout FactorCollector) {
    var open: [Int32: Double] = [:]
    if unknowns[variable].fixedBy >= 0 { open[variable] = 1 }
    for row in collector.factors.keys.sorted() {
      let factor = collector.factors[row] ?? 0
      for term in rows[row].terms where unknowns[mentions[term].variable].fixedBy >= 0 {
        open[mentions[term].variable, default: 0] -= factor * mentions[term].coefficient
      }
    }
    for fixed in open.keys.sorted() {
      let row = unknowns[fixed].fixedBy
      let sum = open[fixed] ?? 0
      collector.factors[row, default: 0] += sum / mentions[rows[row].first].coefficient
    }
  }

  private func explanation(from collector: FactorCollector) -> Explanation {
    let rows = collector.factors.filter { abs($0.value) > Tolerance.cancellation }.keys
    let parts = rows.sorted(by: isCanonicallyBefore).map { row in
      Explanation.Part(constraint: name(of: row), factor: collector.factors[row] ?? 0)
    }
    return Explanation(parts: parts, ties: collector.ties)
  }
}

extension Core {
  /// A form at rest on the edge of a constraint, and its share in a variable.
  struct Rest {
    /// The constraint; -1 where the tie-break has put `variable` at 0.
    let row: Int32
    let variable: Int32
    /// How often the row's terms, or the variable, count.
    let factor: Double
  }

  /// A variable as a sum of what rests at the optimum, definitions aside.
  func rests(of variable: Int32, in solver: Solver) -> [Rest] {
    dictionaryRow(of: variable, in: solver).map { column, value in
      let form = forms[columns[column].form]
      guard form.low < form.high else {
        return Rest(row: -1, variable: form.variable, factor: value)
      }
      let breakpoint = breakpoints[form.first + form.low]
      guard breakpoint.row >= 0 else {
        return Rest(row: -1, variable: form.variable, factor: value)
      }
      // On its edge a row's terms are minus its constant, and the form is factor times that constant.
      return Rest(row: breakpoint.row, variable: form.variable, factor: -value * breakpoint.factor)
    }
  }
}
