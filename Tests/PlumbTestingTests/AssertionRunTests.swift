import PlumbTesting
import Testing

@Suite("Runs of assertions")
struct AssertionRunTests {
  private let issues = IssueCount()

  private func check(_ name: String, top: Double = 11) {
    assertSnapshot(of: NoteCell("Tea", top: CGFloat(top)), named: name)
  }

  @Test("Results of all assertions are in the run, what passed too, each with its line")
  func results() throws {
    let bench = try Bench()
    bench.run(.all) {
      check("a")
      check("b")
    }
    issues.during {
      bench.run(.never) {
        check("a")
        check("b", top: 12)
      }
    }
    let results = try bench.results()
    #expect(results.map(\.name) == ["a", "b"].map { "AssertionRunTests/results.\($0)-320" })
    #expect(results.map(\.reference) == results.map(\.name))
    #expect(results.map(\.outcome) == [.passed, .size])
    #expect(results.allSatisfy { $0.source.file.hasSuffix("/AssertionRunTests.swift") })
    #expect(results.allSatisfy { $0.source.line == 9 })
    #expect(results.last?.acceptCommand == "plumb snapshot accept AssertionRunTests/results.b-320")
    #expect(results.last?.caption == "320 pt")
  }
}
