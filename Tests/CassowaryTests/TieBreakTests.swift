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

  @Test("Lengths go to 0 first, then inequalities have nothing to spare, then positions go to 0")
  func lengthsBeforeEdges() throws {
    let solver = Solver()
    let (position, length) = (solver.makeVariable(), solver.makeVariable(isLength: true))
    solver.add([Term(length)], .greaterThanOrEqual)
    let end = solver.add([Term(position), Term(length)], .equal, constant: -377)
    try solver.solve()
    #expect(solver.value(of: position) == 377 && solver.value(of: length) == 0)
    solver.remove(end)
    let bound = solver.add([Term(position), Term(length)], .lessThanOrEqual, constant: -94)
    solver.add([Term(length)], .lessThanOrEqual, constant: -30)
    try solver.solve()
    #expect(solver.value(of: position) == 94 && solver.value(of: length) == 0)
    solver.setConstant(bound, -60)
    try solver.solve()
    #expect(solver.value(of: position) == 60 && !solver.isDetermined(position))
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
