import Snapshots

/// Who does what, where several machines share a run: each works out the same plan by itself, from
/// nothing but the names of all snapshots and an estimate of the work they are.
///
/// The plan is Graham's rule of the longest first (SIAM J. Appl. Math. 17, 1969): in the order of
/// falling work, each goes to the part that has least so far. The largest part is then at most 4/3
/// of the best possible, and with many snapshots per part close to the mean.
struct ShardPlan {
  /// The number of the part, from 1, for each piece of work.
  let shards: [Int]
  /// The work of each part.
  let loads: [Int]

  /// A plan for `count` parts.
  ///
  /// - Parameter work: names, each once, with their work.
  /// - Complexity: O(n · (log n + count)).
  init(_ work: [(name: String, amount: Int)], count: Int) {
    var shards = Array(repeating: 1, count: work.count)
    var loads = Array(repeating: 0, count: max(1, count))
    // Bytes, not characters: how those compare depends on the version of Unicode.
    let order = work.indices.sorted { first, second in
      work[first].amount != work[second].amount
        ? work[first].amount > work[second].amount
        : work[first].name.utf8.lexicographicallyPrecedes(work[second].name.utf8)
    }
    for index in order {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[least] += work[index].amount
      shards[index] = least + 1
    }
    self.shards = shards
    self.loads = loads
  }

  /// The places of what a part is to do.
  func indices(of shard: SnapshotShard) -> [Int] {
    shards.indices.filter { shards[$0] == shard.index }
  }
}
