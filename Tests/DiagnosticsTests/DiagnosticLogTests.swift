import Diagnostics
import Testing

@Suite("Gathering problems")
struct DiagnosticLogTests {
  func place(_ line: Int, _ column: Int) -> FileLocation {
    FileLocation(file: "f", line: line, column: column)
  }

  @Test("Problems come out in the order of their places")
  func order() {
    let log = DiagnosticLog()
    log.error(at: place(3, 1), "c")
    log.error(at: place(1, 9), "b")
    log.warning(at: place(1, 2), "a")
    #expect(log.diagnostics.map(\.message) == ["a", "b", "c"])
    #expect(log.errorCount == 2)
  }

  @Test("The same problem at the same place is said once")
  func duplicates() {
    let log = DiagnosticLog()
    log.error(at: place(1, 1), "a")
    log.error(at: place(1, 1), "a")
    log.error(at: place(2, 1), "a")
    #expect(log.diagnostics.count == 2)
  }

  @Test("A warning alone does not refuse the input")
  func warnings() {
    let log = DiagnosticLog()
    log.warning(at: nil, "a")
    #expect(!log.hasErrors)
  }

  @Test("After a hundred problems the rest are only counted")
  func limit() {
    let log = DiagnosticLog()
    for line in 1...250 { log.error(at: place(line, 1), "a") }
    #expect(log.diagnostics.count == 101)
    #expect(
      log.diagnostics.last?.description == "note: 150 more problems, only the first 100 are shown")
  }

  @Test("Hints are looked for only where they are shown")
  func hints() {
    let log = DiagnosticLog()
    var searches = 0
    func hint() -> String? {
      searches += 1
      return nil
    }
    for line in 1...100_000 { log.error(at: place(line, 1), "a", hint: hint()) }
    #expect(searches == 100)
    #expect(log.errorCount == 100_000)
  }
}
