import Snapshots

extension SnapshotShard {
  /// More parts than anybody has machines for.
  public static let countLimit = 10_000

  /// `2/4`; nil for anything that is no part of a whole.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Self.number(parts[0]), let count = Self.number(parts[1]),
      (1...Self.countLimit).contains(count), (1...count).contains(index)
    else { return nil }
    self.init(index: index, count: count)
  }

  /// Decimal digits only: `Int` takes `+2` as well.
  private static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  /// A pair of variables by which systems that run tests say which part a machine is to do.
  private struct Variables {
    let index: String
    let count: String
    let first: Int

    /// Bazel ("Test encyclopedia", test sharding), and test runners that follow it.
    static let bazel = Variables(index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS", first: 0)
    /// GitLab (`parallel:` of a job); the count is 1 in jobs that are not split.
    static let gitLab = Variables(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1)
  }

  /// The part that an environment asks for, and the words that say so; nil for the whole.
  ///
  /// - Throws: `ShardError` where the variables contradict each other: a machine that did the wrong
  ///   part would leave snapshots that nobody looks at.
  public static func wanted(
    by environment: [String: String]
  ) throws(ShardError) -> (shard: SnapshotShard, reason: String)? {
    for variables in [Variables.bazel, .gitLab] {
      guard let total = environment[variables.count], !total.isEmpty else { continue }
      let index = environment[variables.index] ?? ""
      if number(total) == 1, index.isEmpty { continue }
      guard let count = number(total), let place = number(index), count <= countLimit,
        (variables.first..<variables.first + count).contains(place)
      else {
        throw ShardError(index: (variables.index, index), count: (variables.count, total))
      }
      if count == 1 { continue }
      return (
        SnapshotShard(index: place - variables.first + 1, count: count),
        "\(variables.index) and \(variables.count)"
      )
    }
    return nil
  }
}

/// Variables that name no part of a run.
public struct ShardError: Error, Sendable {
  let index: (name: String, value: String)
  let count: (name: String, value: String)

  /// In words.
  public var diagnostic: Diagnostic {
    Diagnostic(
      .error,
      "\(index.name)=\(Diagnostic.quoted(index.value)) and \(count.name)="
        + "\(Diagnostic.quoted(count.value)) name no part of a run",
      hint: "--shard I/N overrules them, --shard 1/1 is the whole")
  }
}
