import Foundation
import Snapshots
import TestSupport
import Testing

@testable import SnapshotReports

@Suite("reg.json")
struct RegReportTests {
  private func document(_ sample: SampleRun) throws -> [String: Any] {
    let bytes = RunReports(of: sample.run, artifacts: sample.folder.path).bytes(of: .reg)
    return try #require(
      JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test("It has the keys of reg-cli and no others")
  func keys() throws {
    let keys = try document(SampleRun.ofEveryKind()).keys.sorted()
    #expect(
      keys == [
        "actualDir", "actualItems", "deletedItems", "diffDir", "diffItems", "expectedDir",
        "expectedItems", "failedItems", "newItems", "passedItems",
      ])
  }

  @Test("Each snapshot is failed, new or passed, and each orphan deleted")
  func lists() throws {
    var sample = try SampleRun.ofEveryKind(passed: 1)
    sample.edit { $0.orphans = ["Templates/old-320"] }
    let document = try document(sample)
    let list = { (key: String) in
      (document[key] as? [String] ?? []).map {
        $0.replacing("Templates/mail-", with: "").replacing(".png", with: "")
      }
    }
    #expect(
      list("failedItems") == ["differs", "size", "layout", "environment", "unreadable", "broken"])
    #expect(list("newItems") == ["missing", "recorded"])
    #expect(list("passedItems") == ["Templates/passed-0"])
    #expect(list("deletedItems") == ["Templates/old-320"])
    #expect(list("diffItems") == ["differs", "size", "layout", "environment"])
    #expect(!list("actualItems").contains("broken"))
    #expect(!list("expectedItems").contains("missing"))
  }

  @Test("Every picture is in its folder under the one name that the lists have")
  func folders() throws {
    let sample = try SampleRun.ofEveryKind()
    let reports = RunReports(of: sample.run, artifacts: sample.folder.path)
    try reports.write([.reg])
    try reports.write([.reg])
    let document = try document(sample)
    for (list, folder, kind) in [
      ("failedItems", "actualDir", "actual"), ("diffItems", "diffDir", "diff"),
      ("diffItems", "expectedDir", "expected"), ("newItems", "actualDir", "actual"),
    ] {
      let folder = try #require(document[folder] as? String)
      for item in try #require(document[list] as? [String]) where !item.contains("broken") {
        let linked = try Data(
          contentsOf: URL(fileURLWithPath: sample.folder.file("\(folder)/\(item)")))
        let stem = item.replacing(".png", with: "")
        #expect(
          try linked
            == Data(contentsOf: URL(fileURLWithPath: sample.folder.file("\(stem)-\(kind).png"))))
      }
    }
  }
}
