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

  @Test("Ten thousand removals and additions leave the answer as it was")
  func longLife() throws {
    let solver = Solver()
    let (content, label) = (solver.makeVariable(), solver.makeVariable())
    solver.suggest(content, 320, priority: .required)
    solver.add([Term(label)], .greaterThanOrEqual)
    var pin = solver.add([Term(label), Term(content, -1)], .equal, constant: 32)
    for round in 0..<10_000 {
      solver.remove(pin)
      if round % 2 == 0 { try solver.solve() }
      pin = solver.add([Term(label), Term(content, -1)], .equal, constant: 32)
      try solver.solve()
    }
    #expect(solver.value(of: label) == 288)
  }

  @Test("Terms on one variable add up, and what adds up to nothing mentions nothing")
  func repeatedTerms() throws {
    let solver = Solver()
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    solver.add([Term(first), Term(second), Term(first, 2), Term(second, -1)], .equal, constant: -9)
    try solver.solve()
    #expect(solver.value(of: first) == 3)
    #expect(!solver.isDetermined(second))
  }

  @Test("A constraint without variables holds or conflicts by itself")
  func constants() throws {
    let solver = Solver()
    let fine = solver.add([], .lessThanOrEqual, constant: -1)
    let wish = solver.add([], .equal, constant: 2, priority: Priority(10))
    try solver.solve()
    #expect(solver.violation(of: fine) == 0 && solver.violation(of: wish) == 2)
    let wrong = solver.add([], .equal, constant: 1)
    #expect(throws: UnsatisfiableConstraints.self) { try solver.solve() }
    solver.remove(wrong)
    try solver.solve()
  }

  @Test("A removed variable's place is taken by the next one made")
  func removedVariable() throws {
    let solver = Solver()
    let first = solver.makeVariable()
    solver.suggest(first, 4, priority: Priority(500))
    try solver.solve()
    solver.removeVariable(first)
    let second = solver.makeVariable()
    #expect(second == first)
    try solver.solve()
    #expect(solver.value(of: second) == 0)
  }
}
