import Cassowary
import Testing

@Suite struct TieBreakTests {
  @Test(
    "Of three equally hugging labels in a column the last takes the surplus, in any order of calls")
  func lastTakesTheSurplus() throws {
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      let solver = Solver()
      let heights = (0..<3).map { _ in solver.makeVariable() }
      for index in order {
        solver.add(
          [Term(heights[index])], .lessThanOrEqual, constant: -20, priority: Priority(250))
        solver.add(
          [Term(heights[index])], .greaterThanOrEqual, constant: -20, priority: Priority(750))
      }
      solver.add(heights.map { Term($0) }, .equal, constant: -100)
      try solver.solve()
      #expect(heights.map(solver.value(of:)) == [20, 20, 60])
    }
  }

  @Test("And where there is too little room, the last of the equally resisting gives way")
  func lastGivesWay() throws {
    let solver = Solver()
    let heights = (0..<3).map { _ in solver.makeVariable() }
    for height in heights {
      solver.add([Term(height)], .greaterThanOrEqual)
      solver.add([Term(height)], .greaterThanOrEqual, constant: -20, priority: Priority(750))
    }
    solver.add(heights.map { Term($0) }, .equal, constant: -50)
    try solver.solve()
    #expect(heights.map(solver.value(of:)) == [20, 20, 10])
  }

  @Test("A variable nothing decides is as near 0 as it may be, earlier ones first")
  func nearestToZero() throws {
    let solver = Solver()
    let (first, second, third) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    solver.add([Term(first), Term(second)], .equal, constant: -7)
    solver.add([Term(third)], .lessThanOrEqual, constant: 3)
    try solver.solve()
    #expect(solver.value(of: first) == 0 && solver.value(of: second) == 7)
    #expect(solver.value(of: third) == -3)
  }

  @Test("A variable nothing mentions is 0, also after what mentioned it is gone")
  func unmentioned() throws {
    let solver = Solver()
    let variable = solver.makeVariable()
    try solver.solve()
    #expect(solver.value(of: variable) == 0 && !solver.isDetermined(variable))
    let pin = solver.add([Term(variable)], .equal, constant: -5)
    try solver.solve()
    #expect(solver.value(of: variable) == 5 && solver.isDetermined(variable))
    solver.remove(pin)
    try solver.solve()
    #expect(solver.value(of: variable) == 0)
  }
}
