import Snapshots

/// Several runs as one: the shards of a run, or runs of several projects' parts.
public struct MergedRun: Sendable {
  /// The run that they come to: every name once, in alphabetical order.
  public var run: SnapshotRun
  /// What does not fit together, or is missing.
  public var notes: [MergeNote]
  /// For each result the runs that have it as it is told, by their place among those merged.
  var origins: [[Int]]

  /// Whether every shard is there.
  public var isComplete: Bool {
    notes.allSatisfy { note in
      if case .missingShards = note { return false }
      return true
    }
  }
}

extension SnapshotRun {
  /// Several runs as one; nil when there are none.
  ///
  /// Of results with the same name, equal ones are one (times may differ: the longest is kept). Where
  /// they contradict each other, the one is told that reports tell first, and a note says so.
  ///
  /// - Complexity: O(n log n) in the number of results.
  public static func merged(_ runs: [SnapshotRun]) -> MergedRun? {
    guard var run = runs.first else { return nil }
    var notes = MergeNote.ofShards(runs.map(\.shard)) + MergeNote.ofDifferences(runs)
    let folded = fold(runs)
    run.results = folded.map(\.result)
    run.shard = nil
    run.isFiltered = runs.contains(where: \.isFiltered)
    let known = Set(run.results.map(\.name))
    run.orphans = Set(runs.flatMap(\.orphans)).subtracting(known).sorted()
    notes += folded.compactMap(\.note)
    return MergedRun(run: run, notes: notes, origins: folded.map(\.origins))
  }

  /// What remains of all results with one name.
  private struct Folded {
    var result: SnapshotResult
    var origins: [Int]
    var note: MergeNote?
  }

  private static func fold(_ runs: [SnapshotRun]) -> [Folded] {
    let all = runs.enumerated().flatMap { index, run in run.results.map { (index, $0) } }
    let byName = Dictionary(grouping: all) { $0.1.name }
    return byName.keys.sorted().compactMap { name in byName[name].flatMap(foldSame) }
  }

  /// Results of one name, in the order of their runs.
  private static func foldSame(_ results: [(index: Int, result: SnapshotResult)]) -> Folded? {
    guard var told = results.first?.result else { return nil }
    for (_, result) in results where result.outcome.rank < told.outcome.rank { told = result }
    let same = results.filter { $0.result.isTimelessly(told) }
    told.seconds = same.map(\.result.seconds).max() ?? told.seconds
    let others = results.filter { !$0.result.isTimelessly(told) }
    let note =
      others.isEmpty
      ? nil
      : MergeNote.contradiction(
        name: told.name, told: told.outcome, others: others.map(\.result.outcome))
    return Folded(result: told, origins: same.map(\.index), note: note)
  }
}

extension SnapshotResult {
  /// Whether another result is the same but for the time that it took.
  fileprivate func isTimelessly(_ other: SnapshotResult) -> Bool {
    var copy = other
    copy.seconds = seconds
    return self == copy
  }
}

extension SnapshotOutcome {
  /// The place in the order of reports.
  fileprivate var rank: Int { Self.reported.firstIndex(of: self) ?? Self.reported.count }
}
