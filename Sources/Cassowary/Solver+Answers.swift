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
    let unknown = unknowns[variable.index]
    if unknown.fixedBy >= 0 { return true }
    guard unknown.component >= 0 else { return false }
    let component = components[unknown.component]
    if component.isFailed || component.isStale { return false }
    guard component.core >= 0 else { return true }
    return core(component.core).isDetermined(variable.index, in: self)
  }
}
