// What can be asked after `solve()`.

extension Solver {
  /// The value of a variable at the last `solve()`, on the grid; 0 if nothing mentions the variable.
  @inlinable
  public func value(of variable: Variable) -> Double {
    precondition(Int(variable.index) < variableCount, "the variable is another solver's")
    return Grid.clean(valueStorage.unsafelyUnwrapped[Int(variable.index)])
  }

  /// How far a constraint is from holding: 0 where it holds. In the units of its terms.
  public func violation(of id: ConstraintID) -> Double {
    let row = slot(of: id)
    return Grid.clean(rows[row].violation(at: evaluate(row)))
  }

  /// Whether every optimal solution gives the variable this value, before any tie-break.
  ///
  /// False for a variable nothing mentions, and where required constraints conflict.
  /// - Complexity: O(1) where presolve decides; otherwise up to two small optimizations.
  public func isDetermined(_ variable: Variable) -> Bool {
    let range = range(of: variable)
    let value = values[variable.index]
    let allowance = 1e-6 * max(1, abs(value))
    return range.upperBound - range.lowerBound <= allowance
  }

  /// The values that optimal solutions give the variable, before any tie-break: from the least to the
  /// greatest, infinite where nothing bounds them.
  ///
  /// Every value in between is optimal too, since optima form a convex set. All numbers for a variable that
  /// nothing mentions, and where required constraints conflict.
  /// - Complexity: O(1) where presolve decides; otherwise up to two small optimizations.
  public func range(of variable: Variable) -> ClosedRange<Double> {
    let unknown = unknowns[variable.index]
    let value = values[variable.index]
    if unknown.fixedBy >= 0 { return value...value }
    let everything = -Double.infinity...Double.infinity
    guard unknown.component >= 0 else { return everything }
    let component = components[unknown.component]
    if component.isFailed || component.isStale { return everything }
    guard component.core >= 0 else { return value...value }
    return core(component.core).range(of: variable.index, in: self)
  }
}

extension Solver {
  /// The left side of a constraint, as it was added: a sum of terms; and how it compares with minus the constant.
  public func statement(of id: ConstraintID) -> (
    terms: [Term], relation: Relation, constant: Double
  ) {
    let row = rows[slot(of: id)]
    let terms = row.terms.map {
      Term(Variable(index: mentions[$0].variable), mentions[$0].coefficient)
    }
    return (terms, row.relation, row.constant)
  }
}
