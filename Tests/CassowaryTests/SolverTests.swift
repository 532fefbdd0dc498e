import Cassowary
import Testing

@Suite struct SolverTests {
  @Test("A weaker wish gives way as far as a required inequality asks, and no farther")
  func example() throws {
    let solver = Solver()
    let (width, gap) = (solver.makeVariable(), solver.makeVariable())
    solver.add([Term(width), Term(gap, 2)], .equal, constant: -320)
    solver.add([Term(gap)], .greaterThanOrEqual, constant: -8)
    solver.add([Term(width)], .equal, constant: -310, priority: Priority(750))
    try solver.solve()
    #expect(solver.value(of: gap) == 8)
    #expect(solver.value(of: width) == 304)
  }
}
