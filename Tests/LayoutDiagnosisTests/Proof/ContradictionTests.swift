import Cassowary
import ConstraintLog
import LayoutDiagnosis
import TestSupport
import Testing

@Suite("The sum that shows a contradiction")
struct ContradictionTests {
  /// `x0 == start`, then each `xi == factor × x(i-1) + step`, and the last equal to `end`.
  private func chain(_ count: Int, factor: Double, step: Double, end: Double) -> [Statement] {
    let links = (1..<count).map { index in
      Statement([.init(index), .init(index - 1, -factor)], .equal, constant: -step)
    }
    return [Statement([.init(0)], .equal, constant: -10)] + links
      + [Statement([.init(count - 1)], .equal, constant: -end)]
  }

  private func rest(_ statements: [Statement], _ factors: [Double]) -> [Int: Double] {
    var sums: [Int: Double] = [:]
    for (statement, factor) in zip(statements, factors) {
      for term in statement.terms { sums[term.variable, default: 0] += factor * term.coefficient }
    }
    return sums
  }

  @Test("A chain of a thousand constraints cancels, each with the same factor")
  func chain() throws {
    let statements = chain(1000, factor: 1, step: 8, end: 0)
    let contradiction = try #require(Contradiction(of: statements))
    #expect(contradiction.factors.allSatisfy { abs($0) == 1 })
    let arithmetic = ConflictArithmetic(contradiction, of: statements, target: 1000)
    #expect(arithmetic.implied == 10 + 999 * 8)
    #expect(arithmetic.demanded == 0)
  }

  @Test("Factors may be fourteen orders of magnitude apart")
  func magnitudes() throws {
    let statements = chain(15, factor: 0.1, step: 0, end: 5)
    let contradiction = try #require(Contradiction(of: statements))
    let arithmetic = ConflictArithmetic(contradiction, of: statements, target: 15)
    #expect(abs(arithmetic.implied - 10e-14) < 1e-20)
    #expect(arithmetic.demanded == 5)
  }

  @Test("Statements of which one is innocent are no minimal set")
  func innocent() {
    let statements = chain(5, factor: 1, step: 8, end: 0)
    let innocent = Statement([.init(77)], .equal, constant: -1)
    #expect(Contradiction(of: statements + [innocent]) == nil)
    #expect(Contradiction(of: Array(statements.dropLast())) == nil)
  }

  @Test("What can hold has no sum that says otherwise")
  func consistent() {
    #expect(Contradiction(of: chain(5, factor: 1, step: 8, end: 42)) == nil)
  }

  @Test(
    "Random minimal sets cancel: combinations of statements that demand another sum",
    arguments: 1...200)
  func random(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let count = Int.random(in: 2...24, using: &random)
    // A tree of ties has exactly one way between any two nodes; one more tie closes one circle.
    var statements = (1..<count).map { index in
      let other = Int.random(in: 0..<index, using: &random)
      let factor = Double(Int.random(in: 1...4, using: &random)) / 2
      return Statement([.init(index), .init(other, -factor)], .equal, constant: -8)
    }
    statements.append(Statement([.init(0)], .equal, constant: -1))
    statements.append(Statement([.init(count - 1)], .equal, constant: -1e6))
    let members = try #require(
      ConflictSearch.conflicts(in: statements) { $0.last ?? 0 }.first
    ).map { statements[$0] }
    let contradiction = try #require(Contradiction(of: members))
    for (variable, sum) in rest(members, contradiction.factors) {
      #expect(abs(sum) < 1e-9, "variable \(variable)")
    }
  }

  @Test("A long sum counts equal lengths, and signs are listed as one")
  func longSum() throws {
    let lines = (0..<40).map { index in
      let above = index == 0 ? "|-(8)" : "[V\(index - 1):0x\(100 + index - 1)]-(8)"
      return
        #""<NSLayoutConstraint:0x\#(index) V:\#(above)-[V\#(index):0x\#(100 + index)]   (active, names: '|':UIView:0xff )>","#
    }
    let heights = (0..<40).map {
      #""<NSLayoutConstraint:0x\#(900 + $0) V\#($0):0x\#(100 + $0).height == 20   (active)>","#
    }
    let last =
      #""<NSLayoutConstraint:0xeee V:[V39:0x139]-(8)-|   (active, names: '|':UIView:0xff )>","#
    let given = "'UIView-Encapsulated-Layout-Height' UIView:0xff.height == 44"
    let height = "\"<NSLayoutConstraint:0xddd \(given)   (active)>\","
    let log = (lines + heights + [last, height]).joined(separator: "\n")
    let message = try #require(ConflictLog.read(Array(log.utf8)).first)
    let diagnosis = LogDiagnosis(message)
    let conflict = try #require(diagnosis.conflicts.first)
    // The heights are no part of it: 41 gaps of 8 are too much even if no view had any.
    #expect(conflict.members.count == 82)
    #expect(diagnosis.sentence(conflict).contains("make it at least 41 × 8 = 328"))
    let answer = diagnosis.text(file: "x.log").split(separator: "\n")
    #expect(answer.contains { $0.contains("V0.height >= 0, and 39 more lengths") })
  }
}
