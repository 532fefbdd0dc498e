import Diagnostics
import Snapshots

/// Something about merged runs that does not fit together, or is missing.
public enum MergeNote: Equatable, Sendable {
  /// Shards that no run is of, by index, and how many there should be.
  case missingShards([Int], of: Int)
  /// Runs of shards into different numbers of parts, so that nobody can say what is missing.
  case differentShardCounts([Int])
  /// A name with several results that are not the same.
  case contradiction(name: String, told: SnapshotOutcome, others: [SnapshotOutcome])
  /// The same result with other bytes of the same picture: what was drawn depends on something.
  case drawnDifferently(name: String, path: String)
  /// Runs that differ in a setting, with its values.
  case different(setting: String, values: [String])
}

extension MergeNote: CustomStringConvertible {
  /// The note as a sentence.
  public var description: String {
    switch self {
    case .missingShards(let indices, let count):
      let few = indices.prefix(20).map(String.init).joined(separator: ", ")
      let more = indices.count > 20 ? " and \(indices.count - 20) more" : ""
      let noun = indices.count == 1 ? "Shard" : "Shards"
      return "\(noun) \(few)\(more) of \(count) \(indices.count == 1 ? "is" : "are") missing."
    case .differentShardCounts(let counts):
      return "The runs are shards of different divisions: into "
        + counts.map(String.init).joined(separator: " and ") + " parts."
    case .contradiction(let name, let told, let others):
      let words = others.map(\.word).joined(separator: ", ")
      return "\(Diagnostic.printable(name)) is \(told.word) in one run, and \(words) in another."
    case .drawnDifferently(let name, let path):
      return "\(Diagnostic.printable(name)) was drawn twice, and \(Diagnostic.printable(path)) is"
        + " another picture each time."
    case .different(let setting, let values):
      return "The runs differ in \(setting): "
        + values.map(Diagnostic.printable).joined(separator: ", ") + "."
    }
  }
}

extension MergeNote {
  /// Divisions that are larger are not looked through.
  private static let shardLimit = 100_000

  /// Which shards are missing; none when a run is of the whole.
  static func ofShards(_ shards: [SnapshotShard?]) -> [MergeNote] {
    let parts = shards.compactMap { $0 }
    guard parts.count == shards.count, let count = parts.first?.count else { return [] }
    let counts = Set(parts.map(\.count)).sorted()
    guard counts.count == 1, count <= shardLimit else { return [.differentShardCounts(counts)] }
    let present = Set(parts.map(\.index))
    let missing = (0..<max(0, count)).map { $0 + 1 }.filter { !present.contains($0) }
    return missing.isEmpty ? [] : [.missingShards(missing, of: count)]
  }

  /// Settings in which the runs differ.
  static func ofDifferences(_ runs: [SnapshotRun]) -> [MergeNote] {
    let settings: KeyValuePairs<String, (SnapshotRun) -> String> = [
      "the tool": \.tool, "the record mode": \.mode.rawValue,
      "the folder of references": \.references,
    ]
    return settings.compactMap { name, value in
      let values = Set(runs.map(value)).sorted()
      return values.count > 1 ? .different(setting: name, values: values) : nil
    }
  }
}
