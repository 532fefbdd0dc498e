import Snapshots
import Testing

@testable import SnapshotReports

@Suite("Merged runs")
struct MergedRunTests {
  private func result(
    _ name: String, _ outcome: SnapshotOutcome = .passed, seconds: Double = 0
  ) -> SnapshotResult {
    SnapshotResult(
      name: name, source: .init(file: "a.yaml"), outcome: outcome, summary: "\(outcome)",
      seconds: seconds)
  }

  private func run(
    _ results: [SnapshotResult], shard: SnapshotShard? = nil, tool: String = "plumb 1",
    orphans: [String] = []
  ) -> SnapshotRun {
    SnapshotRun(
      tool: tool, mode: .never, shard: shard, references: "Snapshots", results: results,
      orphans: orphans)
  }

  @Test("Shards are a whole run again, by name, whatever their order")
  func whole() throws {
    let shards = [
      run([result("c"), result("a", .differs)], shard: .init(index: 2, count: 2)),
      run([result("b")], shard: .init(index: 1, count: 2)),
    ]
    for runs in [shards, shards.reversed()] {
      let merged = try #require(SnapshotRun.merged(runs))
      #expect(merged.run.results.map(\.name) == ["a", "b", "c"])
      #expect(merged.run.shard == nil && merged.isComplete && merged.notes == [])
    }
  }

  @Test("Shards that are missing are named")
  func missing() throws {
    let runs = [2, 4].map { run([], shard: .init(index: $0, count: 5)) }
    let merged = try #require(SnapshotRun.merged(runs))
    #expect(merged.notes == [.missingShards([1, 3, 5], of: 5)] && !merged.isComplete)
    #expect(merged.notes.map(\.description) == ["Shards 1, 3, 5 of 5 are missing."])
  }

  @Test("A division that nobody could list is refused, not counted through")
  func hugeDivision() throws {
    let merged = try #require(
      SnapshotRun.merged([run([], shard: .init(index: 1, count: .max))]))
    #expect(merged.notes == [.differentShardCounts([.max])])
    let negative = try #require(SnapshotRun.merged([run([], shard: .init(index: 1, count: -3))]))
    #expect(negative.notes == [])
  }

  @Test("The same result twice is one, with the longer time")
  func folding() throws {
    let merged = try #require(
      SnapshotRun.merged([
        run([result("a", .size, seconds: 1)]), run([result("a", .size, seconds: 3)]),
      ]))
    #expect(merged.run.results == [result("a", .size, seconds: 3)])
    #expect(merged.notes == [] && merged.origins == [[0, 1]])
  }

  @Test("Results that contradict each other are told, and the one that fails counts")
  func contradiction() throws {
    let merged = try #require(
      SnapshotRun.merged([run([result("a")]), run([result("a", .differs)]), run([result("a")])]))
    #expect(merged.run.results == [result("a", .differs)] && merged.origins == [[1]])
    #expect(
      merged.notes == [.contradiction(name: "a", kept: .differs, others: [.passed, .passed])])
    #expect(
      merged.notes.map(\.description) == [
        "a is different in one run, and passed, passed in another."
      ]
    )
  }

  @Test("Other tools are told, and a reference that another run asks for is no orphan")
  func rest() throws {
    let merged = try #require(
      SnapshotRun.merged([
        run([result("a")], orphans: ["b", "c"]), run([result("b")], tool: "plumb 2"),
      ]))
    #expect(merged.run.orphans == ["c"])
    #expect(merged.notes == [.different(setting: "the tool", values: ["plumb 1", "plumb 2"])])
  }

  @Test("Of no runs there is nothing to merge")
  func none() {
    #expect(SnapshotRun.merged([]) == nil)
  }
}
