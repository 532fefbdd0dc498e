import Snapshots
import Testing

@testable import SnapshotReports

@Suite("Words about a run")
struct SnapshotRunWordsTests {
  private func run(_ outcomes: [SnapshotOutcome]) -> SnapshotRun {
    SnapshotRun(
      tool: "plumb", mode: .missing, references: "Snapshots",
      results: outcomes.enumerated().map { index, outcome in
        SnapshotResult(
          name: "\(index)", source: .init(file: "a"), outcome: outcome, summary: "")
      })
  }

  @Test(
    "The headline counts what fails",
    arguments: [
      ([], "No snapshots"), ([.passed], "The snapshot passes"), ([.size], "The snapshot fails"),
      ([.passed, .tolerated, .updated], "All 3 snapshots pass"),
      ([.passed, .layout], "1 of 2 snapshots fails"),
      ([.passed, .layout, .broken], "2 of 3 snapshots fail"),
    ] as [([SnapshotOutcome], String)])
  func headline(outcomes: [SnapshotOutcome], expected: String) {
    #expect(run(outcomes).headline == expected)
  }

  @Test("Other text metrics are said once, and how many failures have other reasons")
  func textMetrics() {
    var failing = run([.environment, .environment, .layout, .passed])
    #expect(failing.textMetricsNote == nil)
    for index in [0, 1] {
      failing.results[index].environment = [
        "the reference has the text metrics of a version before 1.0, here are 1.0: record it again"
      ]
    }
    #expect(
      failing.textMetricsNote
        == "Text metrics changed with the version of Plumb in 2 references: text has other widths and"
        + " line breaks. Record them again. 1 other failure has another reason.")
  }

  @Test("Every kind is reported, failures before the rest")
  func order() {
    let order = SnapshotOutcome.reported
    #expect(Set(order) == Set(SnapshotOutcome.allCases) && order.count == Set(order).count)
    #expect(order.map(\.isFailure) == order.map(\.isFailure).sorted { $0 && !$1 })
    #expect(
      run([.passed, .broken, .differs]).groups.map(\.outcome) == [.differs, .broken, .passed])
  }
}
