/// What a run came to: the value behind every report, kept as `run.json` among the artifacts, where
/// `accept`, `review` and `merge` find it.
public struct SnapshotRun: Codable, Equatable, Sendable {
  /// The form of the file; readers refuse what they do not know.
  public var schemaVersion: Int
  /// `plumb 1.0.0`
  public var tool: String
  /// What was recorded.
  public var mode: RecordMode
  /// The part of the whole that was run; nil for all of it.
  public var shard: SnapshotShard?
  /// Whether a filter left anything out.
  public var isFiltered: Bool
  /// The folder of references as the project calls it: `Snapshots`.
  public var references: String
  /// By name, each name once.
  public var results: [SnapshotResult]
  /// References that nothing asks for, by name; empty where only a part was run.
  public var orphans: [String]

  /// The form that this version writes.
  public static let currentSchema = 1

  /// A run.
  public init(
    tool: String, mode: RecordMode, shard: SnapshotShard? = nil, isFiltered: Bool = false,
    references: String, results: [SnapshotResult] = [], orphans: [String] = []
  ) {
    schemaVersion = Self.currentSchema
    self.tool = tool
    self.mode = mode
    self.shard = shard
    self.isFiltered = isFiltered
    self.references = references
    self.results = results
    self.orphans = orphans
  }

  /// Results with which the run fails.
  public var failures: [SnapshotResult] { results.filter(\.outcome.isFailure) }

  /// How many results there are of an outcome.
  public func count(of outcome: SnapshotOutcome) -> Int {
    results.count { $0.outcome == outcome }
  }
}

/// A part of a run that several machines share.
public struct SnapshotShard: Codable, Equatable, Sendable, CustomStringConvertible {
  /// From 1 to `count`.
  public var index: Int
  /// How many parts there are.
  public var count: Int

  /// A part.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// `2/4`
  public var description: String { "\(index)/\(count)" }
}
