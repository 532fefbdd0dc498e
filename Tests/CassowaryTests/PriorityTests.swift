import Cassowary
import Testing

@Suite struct PriorityTests {
  @Test("A thousand constraints at 749 do not outvote one at 750")
  func noWeights() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    for _ in 0..<1000 {
      solver.add([Term(width)], .equal, constant: -100, priority: Priority(749))
    }
    solver.add([Term(width)], .equal, constant: -50, priority: Priority(750))
    try solver.solve()
    #expect(solver.value(of: width) == 50)
  }

  @Test("Nor do a thousand on different variables, tied to the one by required equalities")
  func noWeightsAcrossVariables() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    for index in 0..<1000 {
      let other = solver.makeVariable()
      solver.add([Term(other), Term(width, -1)], .equal, constant: Double(-index))
      solver.add(
        [Term(other)], .greaterThanOrEqual, constant: Double(-index - 100), priority: Priority(749))
    }
    solver.add([Term(width)], .lessThanOrEqual, constant: -50, priority: Priority(750))
    try solver.solve()
    #expect(solver.value(of: width) == 50)
  }

  @Test("Priorities may differ by as little as a float can tell")
  func neighbours() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    let low: Float = 250
    solver.add([Term(width)], .equal, constant: -1, priority: Priority(low))
    solver.add([Term(width)], .equal, constant: -1, priority: Priority(low))
    solver.add([Term(width)], .equal, constant: -2, priority: Priority(low.nextUp))
    try solver.solve()
    #expect(solver.value(of: width) == 2)
  }

  @Test("Within a priority the sum of violations counts: the median wins")
  func median() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    for value in [3.0, 4, 90] {
      solver.add([Term(width)], .equal, constant: -value, priority: Priority(500))
    }
    try solver.solve()
    #expect(solver.value(of: width) == 4)
  }
}
