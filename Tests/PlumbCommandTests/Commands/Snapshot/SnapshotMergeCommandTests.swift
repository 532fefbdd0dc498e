import Foundation
import Snapshots
import Testing

@testable import PlumbCommand

@Suite("plumb snapshot merge")
struct SnapshotMergeCommandTests {
  private let plumb: SnapshotPlayground

  private static let tested = Result {
    try SnapshotPlayground.files { plumb in
      _ = plumb("record")
      try plumb.moveTitle()
      for index in 1...3 {
        let artifacts = "\(plumb.folder)/shards/\(index)"
        _ = plumb("test", "--shard", "\(index)/3", "--artifacts", artifacts)
      }
      try FileManager.default.removeItem(atPath: plumb.folder + "/.plumb")
    }
  }

  init() throws { plumb = try SnapshotPlayground(Self.tested.get()) }

  @Test("of all shards is the run as a whole, from which is accepted")
  func whole() throws {
    let run = plumb("merge", plumb.folder + "/shards")
    #expect(run.code == .findings)
    #expect(run.errors == "")
    #expect(run.lines[0] == "2 of 3 snapshots fail: 2 different, 1 passed")
    let merged = try plumb.run()
    #expect(merged.results.map(\.name) == SnapshotPlayground.names)
    #expect(merged.shard == nil)
    #expect(merged.results[0].acceptCommand?.contains("shards") == false)
    #expect(plumb("accept", "--all").code == .success)
    #expect(plumb("test").code == .success)
  }

  @Test("takes the inspector pages of the shards along, each with the variants of its shard")
  func inspectors() throws {
    _ = plumb("merge", plumb.folder + "/shards")
    let paths = try plumb.run().results.compactMap { $0.inspector?.path }
    #expect(paths == ["Templates/a-320-inspect.html", "Templates/a-568-inspect.html"])
    for path in paths { #expect(plumb.place.bytes(".plumb/" + path) != nil) }
    let report = try #require(plumb.place.bytes(".plumb/report.html"))
    #expect(String(decoding: report, as: UTF8.self).contains("./" + paths[1] + "#"))
  }

  @Test("is the same as the run that was not split, but for what only a shard knows")
  func same() throws {
    _ = plumb("merge", plumb.folder + "/shards")
    let merged = try plumb.run()
    _ = plumb("test")
    let whole = try plumb.run()
    #expect(merged.results.map(\.summary) == whole.results.map(\.summary))
    #expect(merged.results.map(\.pictures) == whole.results.map(\.pictures))
  }

  @Test("says which shard is missing, and makes a report of the rest")
  func missing() throws {
    try FileManager.default.removeItem(atPath: plumb.folder + "/shards/2")
    let run = plumb("merge", plumb.folder + "/shards")
    #expect(run.code == .failure)
    #expect(run.errors == "error: shard 2 of 3 is missing\n")
    #expect(try plumb.run().results.count == 2)
    #expect(plumb.place.bytes(".plumb/report.html") != nil)
  }

  @Test("counts a shard that is named twice once")
  func twice() throws {
    let run = plumb(
      "merge", plumb.folder + "/shards", plumb.folder + "/shards/1",
      plumb.folder + "/shards/../shards/1")
    #expect(run.errors == "")
    #expect(try plumb.run().results.count == 3)
  }

  @Test("may go into the folder of one of the runs")
  func intoItself() throws {
    let first = plumb.folder + "/shards/1"
    _ = plumb(
      "merge", first, plumb.folder + "/shards/2", plumb.folder + "/shards/3", "--artifacts", first)
    let results = try plumb.run("shards/1").results
    #expect(results.count == 3)
    for picture in results.compactMap(\.pictures.actual) {
      #expect(plumb.place.bytes("shards/1/\(picture.path)") != nil)
    }
  }

  @Test("of a folder without a run is an error, and the others are merged")
  func unreadable() throws {
    _ = try plumb.place.write("{", to: "bad/run.json")
    let run = plumb(
      "merge", plumb.folder + "/Templates", plumb.folder + "/bad", plumb.folder + "/shards")
    #expect(run.code == .failure)
    #expect(run.errors.contains("/Templates: error: has no run.json"))
    #expect(run.errors.contains("bad/run.json is no run of snapshots"))
    #expect(try plumb.run().results.count == 3)
    #expect(plumb("merge", plumb.folder + "/Templates").code == .failure)
  }
}
