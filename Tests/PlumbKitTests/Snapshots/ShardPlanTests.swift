import Snapshots
import TestSupport
import Testing

@testable import PlumbKit

@Suite("A plan for shards")
struct ShardPlanTests {
  /// Work as projects have it: many variants of one size, a few large tables.
  private static func work(_ count: Int, seed: UInt64) -> [(name: String, amount: Int)] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { index in
      let amount = 100 + Int.random(in: 0..<400, using: &random)
      return ("Templates/t\(index)-320", index % 50 == 0 ? amount * 10 : amount)
    }
  }

  @Test("gives every snapshot to exactly one shard", arguments: [1, 2, 3, 7, 64])
  func partition(count: Int) {
    let work = Self.work(200, seed: 1)
    let plan = ShardPlan(work, count: count)
    let all = (1...count).flatMap { plan.indices(of: SnapshotShard(index: $0, count: count)) }
    #expect(all.sorted() == Array(work.indices))
  }

  @Test("gives shards the same work within a tenth", arguments: 0..<20 as Range<UInt64>)
  func balance(seed: UInt64) {
    for count in [2, 3, 4, 8] {
      let plan = ShardPlan(Self.work(200, seed: seed), count: count)
      let mean = Double(plan.loads.reduce(0, +)) / Double(count)
      #expect(plan.loads.allSatisfy { abs(Double($0) - mean) <= mean / 10 }, "\(plan.loads)")
    }
  }

  @Test("is the same in whatever order the snapshots are listed")
  func order() {
    let work = Self.work(120, seed: 3)
    let plan = ShardPlan(work, count: 5), reversed = ShardPlan(work.reversed(), count: 5)
    #expect(plan.shards == Array(reversed.shards.reversed()))
  }

  @Test("leaves shards empty where there are more of them than snapshots")
  func surplus() {
    let plan = ShardPlan([("a", 1), ("b", 1)], count: 4)
    #expect(plan.shards == [1, 2])
    #expect(plan.indices(of: SnapshotShard(index: 4, count: 4)) == [])
  }
}
