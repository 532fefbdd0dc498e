// A second solver of the same problem, to try something out on.

extension Solver {
  /// A solver with the same variables and constraints, but for some that are left out. Variables
  /// of this solver name the same ones there; constraints have other names. Nothing is solved yet.
  ///
  /// - Complexity: O(terms).
  public func copy(leavingOut absent: Set<ConstraintID> = []) -> Solver {
    let copy = Solver()
    for _ in 0..<unknowns.count { _ = copy.makeVariable() }
    for slot in rows.indices where isInUse(slot) && !absent.contains(name(of: slot)) {
      let row = statement(of: name(of: slot))
      copy.add(
        row.terms, row.relation, constant: row.constant, priority: Priority(rows[slot].priority))
    }
    return copy
  }

  /// The ways in which a variable can leave its value without any priority being worse off, with
  /// the rate at which it moves along each. Two variables with a way in common move together.
  ///
  /// Empty for a variable that is determined, and where nothing was solved for it. Good until the
  /// next change.
  public func openDirections(of variable: Variable) -> [(direction: OpenDirection, rate: Double)] {
    guard let component = group(of: variable)?.component, components[component].core.exists,
      !components[component].isFailed, !components[component].isStale
    else { return [] }
    return core(components[component].core).openDirections(of: variable.index, in: self).map {
      (OpenDirection(component: component, column: $0.column), $0.rate)
    }
  }
}

/// A way along which other optima lie (see `Solver.openDirections(of:)`).
public struct OpenDirection: Hashable, Sendable {
  let component: ComponentIndex
  let column: ColumnIndex
}
