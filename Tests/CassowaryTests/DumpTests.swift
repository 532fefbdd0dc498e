import Cassowary
import Testing

@Suite struct DumpTests {
  @Test("The dump shows fixed variables, definitions, levels and the tableau, with a legend")
  func snapshot() throws {
    let solver = Solver()
    let names = (0..<5).map { _ in solver.makeVariable() }
    let (width, left, label, right, height) = (names[0], names[1], names[2], names[3], names[4])
    solver.suggest(width, 320, priority: .required)
    solver.add([Term(left)], .equal, constant: -16)
    solver.add([Term(right), Term(left, -1), Term(label, -1)], .equal)
    solver.add([Term(right), Term(width, -1)], .lessThanOrEqual, constant: 16)
    solver.add([Term(label)], .lessThanOrEqual, constant: -100, priority: Priority(250))
    solver.add([Term(label)], .greaterThanOrEqual, constant: -100, priority: Priority(750))
    solver.add([Term(height), Term(width, -0.5)], .equal)
    solver.add([Term(height)], .greaterThanOrEqual)
    try solver.solve()
    #expect(
      solver.dump == """
        xN variable, cN constraint, fN activity of constraint N, its left-hand side
        component: variables solved together   := defined by a required equality, evaluated in this order
        rests on: nonbasic, held by these constraints   follows: basic, a sum of nonbasic ones
        in (a, b): the constraints on an activity that bound the stretch it may move in
        x0 = 320.0 fixed by c0
        x1 = 16.0 fixed by c1

        component x2 x3
          x3 := c2 = 116.0
          levels: 0 at 1000.0, 1 at 750.0, 2 at 250.0
          x2 = 100.0 rests on c5 c4
          x3 = 116.0 follows 1.0·x2, in (-∞, c3)

        component x4
          x4 := c6 = 160.0
          checked only: c7

        """)
  }
}
