import Testing

@testable import Cassowary

/// Views in a row, as a stack of two hundred states them: what they add up to is in every row, so
/// that their solution is found with borders (see `Tableau.Border`).
@Suite struct LongStackTests {
  private static let count = 200

  /// A row of views with natural widths 40, 60, 80, 40 … in a stack of a fixed width.
  private struct Stack {
    let solver = Solver()
    let widths: [Variable]
    let gaps: [Variable]
    private let end: ConstraintID

    /// - Parameters:
    ///   - isCentered: whether gaps go from centre to centre, and give way one by one.
    ///   - sharesPriority: whether most of those have the same priority.
    init(width: Double, isCentered: Bool, sharesPriority: Bool = false) {
      let solver = solver
      let starts = (0..<LongStackTests.count).map { _ in solver.makeVariable() }
      widths = starts.map { _ in solver.makeVariable() }
      gaps = starts.dropFirst().map { _ in solver.makeVariable() }
      for (index, view) in widths.enumerated() {
        let natural = Self.natural(index)
        solver.add([Term(view)], .greaterThanOrEqual)
        solver.add([Term(view)], .lessThanOrEqual, constant: -natural, priority: Priority(250))
        solver.add([Term(view)], .greaterThanOrEqual, constant: -natural, priority: Priority(750))
      }
      let last = widths.count - 1
      solver.add([Term(starts[0])], .equal)
      end = solver.add([Term(starts[last]), Term(widths[last])], .equal, constant: -width)
      let share = isCentered ? 0.5 : 1
      for (index, gap) in gaps.enumerated() {
        let (start, next) = (starts[index], starts[index + 1])
        solver.add(
          [Term(next), Term(start, -1), Term(widths[index], -1)], .greaterThanOrEqual,
          constant: -2)
        solver.add(
          [
            Term(gap), Term(start), Term(widths[index], share), Term(next, -1),
            Term(widths[index + 1], share - 1),
          ], .equal)
        guard index > 0 else { continue }
        solver.add(
          [Term(gap), Term(gaps[0], -1)], .equal,
          priority: isCentered
            ? Priority(Float(sharesPriority ? max(100, 149 - index) : 149 - index / 2)) : .required)
      }
    }

    func setWidth(_ width: Double) { solver.setConstant(end, -width) }

    var values: [Double] { (widths + gaps).map(solver.value(of:)) }

    static func natural(_ index: Int) -> Double { 40 + 20 * Double(index % 3) }
    static let total = (0..<LongStackTests.count).reduce(0) { $0 + natural($1) }
  }

  @Test func `equal gaps share what is left`() throws {
    let room = 1.5 * Double(Self.count - 1)
    let stack = Stack(width: Stack.total + 4 * room, isCentered: false)
    try stack.solver.solve()
    for gap in stack.gaps { #expect(stack.solver.value(of: gap) == 6) }
    for (index, width) in stack.widths.enumerated() {
      #expect(stack.solver.value(of: width) == Stack.natural(index))
    }
  }

  @Test func `of views that are too wide for equal gaps the last are compressed`() throws {
    let gaps = 2 * Double(Self.count - 1)
    let stack = Stack(width: Stack.total / 2 + gaps, isCentered: false)
    try stack.solver.solve()
    let found = stack.widths.map(stack.solver.value(of:))
    #expect(stack.gaps.allSatisfy { stack.solver.value(of: $0) == 2 })
    #expect(found.reduce(0, +) == Stack.total / 2)
    let whole = found.indices.prefix { found[$0] == Stack.natural($0) }
    #expect(whole.count >= Self.count / 2 - 1)
    #expect(found.dropFirst(whole.count + 1).allSatisfy { $0 == 0 })
  }

  @Test(arguments: [1.2, 0.9, 0.7])
  func `centres are as far apart as the widths leave them`(scale: Double) throws {
    let width = Stack.total * scale + 2 * Double(Self.count - 1)
    let stack = Stack(width: width, isCentered: true)
    try stack.solver.solve()
    let (widths, gaps) = (
      stack.widths.map(stack.solver.value(of:)), stack.gaps.map(stack.solver.value(of:))
    )
    let ends = (widths[0] + (widths.last ?? 0)) / 2
    #expect(abs(gaps.reduce(ends, +) - width) < 1e-4)
    let lost = zip(widths.indices, widths).reduce(0) { $0 + max(0, Stack.natural($1.0) - $1.1) }
    #expect(abs(lost - max(0, Stack.total * (1 - scale))) < 1e-4)
    for index in gaps.indices {
      #expect(gaps[index] - (widths[index] + widths[index + 1]) / 2 > 2 - 1e-6)
    }
    if scale > 1 { #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 1e-6 }) }
  }

  /// What is left for the views where gaps are as small as they may be.
  private static func width(leaving room: Double) -> Double { room + 2 * Double(count - 1) }

  @Test func `a hundred gaps of one priority are all equal where they can be`() throws {
    let stack = Stack(width: Self.width(leaving: 20), isCentered: true, sharesPriority: true)
    try stack.solver.solve()
    // Neighbours share what there is, and of two the first is compressed less.
    for (index, width) in stack.widths.enumerated() {
      #expect(stack.solver.value(of: width) == (index.isMultiple(of: 2) ? 0.2 : 0))
      let range = stack.solver.range(of: width)
      #expect(abs(range.lowerBound) < 1e-6 && abs(range.upperBound - 0.2) < 1e-6)
    }
    for gap in stack.gaps { #expect(stack.solver.value(of: gap) == 2.1) }
  }

  @Test func `a centred stack of another width has the answers of a new one`() throws {
    let stack = Stack(width: Self.width(leaving: 20), isCentered: true, sharesPriority: true)
    for room in [20, Stack.total / 2, 20.5, Stack.total * 0.9, Stack.total * 1.2, 30] {
      let width = Self.width(leaving: room)
      stack.setWidth(width)
      try stack.solver.solve()
      let other = Stack(width: width, isCentered: true, sharesPriority: true)
      try other.solver.solve()
      #expect(zip(stack.values, other.values).allSatisfy { abs($0 - $1) < 1e-6 })
      for (one, new) in zip(stack.widths + stack.gaps, other.widths + other.gaps) {
        #expect(stack.solver.isDetermined(one) == other.solver.isDetermined(new))
      }
    }
  }

  @Test func `what a length of a centred stack rests on adds up to it`() throws {
    let width = Self.width(leaving: 20)
    let stack = Stack(width: width, isCentered: true, sharesPriority: true)
    try stack.solver.solve()
    for length in [stack.widths[0], stack.widths[101], stack.gaps[50]] {
      let explanation = try #require(stack.solver.explanation(of: length))
      let sum = explanation.parts.reduce(0) {
        $0 - $1.factor * stack.solver.constant(of: $1.constraint)
      }
      #expect(abs(sum - stack.solver.value(of: length)) < 1e-6)
    }
  }

  @Test func `a stack that has no room names its ends, its gaps and its widths`() throws {
    let stack = Stack(width: 100, isCentered: false)
    let error = #expect(throws: UnsatisfiableConstraints.self) { try stack.solver.solve() }
    let set = try #require(error).constraints
    // Two ends, and a gap and a sign for each pair of the views in between that do not fit.
    #expect(set.count > Self.count)
    var rest = set
    stack.solver.remove(rest.removeLast())
  }
}
