import Snapshots
import Testing

@testable import PlumbKit

@Suite("A shard")
struct SnapshotShardTests {
  @Test(
    "is written as a part and a whole",
    arguments: [
      ("1/1", "1/1"), ("2/4", "2/4"), ("0/4", nil), ("5/4", nil), ("2", nil), ("2/", nil),
      ("/4", nil),
      ("a/b", nil), ("+2/4", nil), ("-1/4", nil), ("2/4/8", nil), ("1/10001", nil), (" 2/4", nil),
      ("", nil), ("99999999999999999999/4", nil),
    ] as [(String, String?)])
  func text(text: String, expected: String?) {
    #expect(SnapshotShard(text)?.description == expected)
  }

  @Test(
    "is what Bazel and GitLab say in their variables",
    arguments: [
      ([:], nil),
      (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "4"], "1/4"),
      (["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "4"], "4/4"),
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"], "1/4"),
      (["CI_NODE_INDEX": "4", "CI_NODE_TOTAL": "4"], "4/4"),
      // A job that GitLab does not split.
      (["CI_NODE_TOTAL": "1"], nil),
      (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "1"], nil),
      (
        [
          "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2", "CI_NODE_INDEX": "1",
          "CI_NODE_TOTAL": "3",
        ], "2/2"
      ),
    ] as [([String: String], String?)])
  func variables(environment: [String: String], expected: String?) throws {
    #expect(try SnapshotShard.wanted(by: environment)?.shard.description == expected)
  }

  @Test(
    "is refused where the variables name no part",
    arguments: [
      ["TEST_TOTAL_SHARDS": "4"], ["TEST_SHARD_INDEX": "4", "TEST_TOTAL_SHARDS": "4"],
      ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"], ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "x"],
    ])
  func contradictions(environment: [String: String]) {
    #expect(throws: ShardError.self) { try SnapshotShard.wanted(by: environment) }
  }

  @Test("that is refused is told with both variables and a way out")
  func message() {
    let environment = ["TEST_SHARD_INDEX": "4", "TEST_TOTAL_SHARDS": "4"]
    do {
      _ = try SnapshotShard.wanted(by: environment)
      Issue.record("no error")
    } catch {
      #expect(
        error.diagnostic.description
          == "error: TEST_SHARD_INDEX='4' and TEST_TOTAL_SHARDS='4' name no part of a run;"
          + " --shard I/N overrules them, --shard 1/1 is the whole")
    }
  }
}
