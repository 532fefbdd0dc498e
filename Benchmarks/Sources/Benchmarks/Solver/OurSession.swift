import Cassowary

/// Our solver on a model, doing exactly what `KiwiPeer` does.
final class OurSession {
  let model: Model
  let solver: Solver
  private let variables: [Variable]
  private var ids: [ConstraintID]

  /// Variables, constraints, solver and solve, from nothing.
  init(_ model: Model, width: Double) {
    let solver = Solver()
    let variables = (0..<model.variableCount).map { _ in solver.makeVariable() }
    ids = model.rows.map { Self.add($0, to: solver, variables) }
    solver.suggest(variables[model.editVariable], width, priority: .required)
    (self.model, self.solver, self.variables) = (model, solver, variables)
    solve()
  }

  private static func add(
    _ row: Model.Row, to solver: Solver, _ variables: [Variable]
  ) -> ConstraintID {
    withUnsafeTemporaryAllocation(of: Term.self, capacity: row.terms.count) { terms in
      for (index, term) in row.terms.enumerated() {
        terms.initializeElement(at: index, to: Term(variables[term.variable], term.coefficient))
      }
      return solver.add(
        buffer: UnsafeBufferPointer(terms), row.relation, constant: row.constant,
        priority: Priority(row.priority))
    }
  }

  private func solve() {
    do { try solver.solve() } catch { print("unexpected conflict in \(model.name): \(error)") }
  }

  func read() -> Double {
    var sum = 0.0
    for variable in variables { sum += solver.value(of: variable) }
    return sum
  }

  func edit(_ width: Double) -> Double {
    solver.suggest(variables[model.editVariable], width, priority: .required)
    solve()
    return read()
  }

  /// Removes a row and adds it again, solves and reads; if asked, solves in between as well.
  func toggle(solvingBetween: Bool = false) -> Double {
    solver.remove(ids[model.toggledRow])
    if solvingBetween { solve() }
    ids[model.toggledRow] = Self.add(model.rows[model.toggledRow], to: solver, variables)
    solve()
    return read()
  }

  /// A new width and a new intrinsic height for every label.
  func selfSize(_ width: Double, growth: Double) -> Double {
    solver.suggest(variables[model.editVariable], width, priority: .required)
    for (hugging, compression) in model.heights {
      solver.setConstant(ids[hugging], model.rows[hugging].constant - growth)
      solver.setConstant(ids[compression], model.rows[compression].constant - growth)
    }
    solve()
    return read()
  }

  var values: [Double] { variables.map(solver.value(of:)) }
}
