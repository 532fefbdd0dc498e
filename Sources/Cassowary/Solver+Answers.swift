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
    switch decision(of: variable) {
    case .one: true
    case .any: false
    case .core(let core): core.isDetermined(variable.index, in: self)
    }
  }

  /// The values that optimal solutions give the variable, before any tie-break: from the least to the
  /// greatest, infinite where nothing bounds them.
  ///
  /// Every value in between is optimal too, since optima form a convex set. All numbers for a variable that
  /// nothing mentions, and where required constraints conflict.
  /// - Complexity: O(1) where presolve decides; otherwise up to two small optimizations.
  public func range(of variable: Variable) -> ClosedRange<Double> {
    switch decision(of: variable) {
    case .one: values[variable.index]...values[variable.index]
    case .any: -Double.infinity...Double.infinity
    case .core(let core): core.range(of: variable.index, in: self)
    }
  }

  /// Who knows what values a variable may have.
  private enum Decision {
    /// Presolve: it has one.
    case one
    /// Nobody: nothing was solved for it.
    case any
    case core(Core)
  }

  private func decision(of variable: Variable) -> Decision {
    let unknown = unknowns[variable.index]
    if unknown.fixedBy >= 0 { return .one }
    guard unknown.component >= 0 else { return .any }
    let component = components[unknown.component]
    if component.isFailed || component.isStale { return .any }
    return component.core >= 0 ? .core(core(component.core)) : .one
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
