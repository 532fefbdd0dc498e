import Diagnostics
import Snapshots

/// The part of a project's snapshots that one run looks at: what a filter leaves of them, and of
/// that one shard.
public struct SnapshotSelection: Sendable {
  /// By name.
  let cases: [SnapshotCase]
  /// Sources of which nothing can be drawn, by path.
  let broken: [ProjectCases.BrokenSource]
  /// Whether everything is looked at, so that what nobody asked for is known to be left over.
  let isWhole: Bool

  /// What is to be looked at of `all`.
  ///
  /// Whoever looks at another shard works out the same plan, so that every snapshot is looked at by
  /// one.
  ///
  /// - Throws: `PlumbError` where a pattern fits nothing.
  init(
    _ all: ProjectCases, _ filter: SnapshotFilter, _ shard: SnapshotShard?
  ) throws(PlumbError) {
    let subjects =
      all.cases.map { (name: $0.name, source: $0.source) }
      + all.broken.map { (name: $0.stem, source: $0.source) }
    let problems = filter.problems(
      in: subjects, option: "--filter", list: "plumb snapshot list")
    guard problems.isEmpty else { throw PlumbError(problems) }
    let cases = all.cases.filter { filter.accepts(name: $0.name, source: $0.source) }
    let broken = all.broken.filter { filter.accepts(name: $0.stem, source: $0.source) }
    guard let shard, shard.count > 1 else {
      (self.cases, self.broken, isWhole) = (cases, broken, !filter.isFiltering)
      return
    }
    // What cannot be read has to be told by somebody, once.
    let plan = ShardPlan(
      cases.map { ($0.name, $0.work) } + broken.map { ($0.source, 1) }, count: shard.count)
    let mine = plan.indices(of: shard)
    self.cases = mine.filter { $0 < cases.count }.map { cases[$0] }
    self.broken = mine.filter { $0 >= cases.count }.map { broken[$0 - cases.count] }
    isWhole = false
  }
}
