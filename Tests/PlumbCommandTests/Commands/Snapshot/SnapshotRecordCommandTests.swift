import Foundation
import Snapshots
import Testing

@testable import PlumbCommand

@Suite("plumb snapshot record")
struct SnapshotRecordCommandTests {
  private let plumb: SnapshotPlayground

  init() throws { plumb = try SnapshotPlayground() }

  @Test("records what is missing and what differs, and that is no failure")
  func record() throws {
    let first = plumb("record")
    #expect(first.code == .success)
    #expect(first.lines.contains("3 of 3 snapshots recorded"))
    try plumb.moveTitle()
    let second = plumb("record")
    #expect(second.code == .success)
    #expect(second.lines.contains("2 of 3 snapshots recorded: 2 updated, 1 passed"))
    #expect(plumb("test").code == .success)
  }

  @Test("touches no file that would not change", arguments: [[], ["--all"]])
  func untouched(options: [String]) throws {
    _ = plumb("record")
    let before = try stamps()
    #expect(
      Recording(["snapshot", "record", "--project", plumb.folder] + options).code == .success)
    #expect(try stamps() == before)
  }

  /// The number and the time of every file: a file that is replaced gets another number.
  private func stamps() throws -> [String: [Int]] {
    try plumb.references.keys.reduce(into: [:]) { stamps, name in
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(plumb.folder)/\(name)")
      let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      stamps[name] = [attributes[.systemFileNumber] as? Int ?? 0, Int(time * 1000)]
    }
  }

  @Test("records in CI too, and whatever PLUMB_RECORD says: it is asked for by name")
  func ci() {
    let run = plumb("record", environment: ["CI": "1", "PLUMB_RECORD": "never"])
    #expect(run.code == .success)
    #expect(plumb.references.count == 6)
  }

  @Test("refuses a PLUMB_RECORD that is no mode, rather than recording what was not meant")
  func unknownMode() {
    let run = plumb("record", environment: ["PLUMB_RECORD": "al"])
    #expect(run.code == .failure)
    #expect(run.errors.hasPrefix("error: PLUMB_RECORD cannot be 'al', expected all, failed"))
    #expect(plumb.references.isEmpty)
  }

  @Test("records only what a filter fits")
  func filter() {
    _ = plumb("record", "--filter", "b")
    #expect(
      plumb.references.keys.sorted() == [
        "Snapshots/Templates/b-320.json", "Snapshots/Templates/b-320.png",
      ])
  }

  @Test("of a source that cannot be read records nothing, the rest all the same")
  func broken() throws {
    _ = try plumb.place.write("cells: [", to: "Templates/bad.yaml")
    #expect(plumb("record").code == .failure)
    #expect(plumb.references.count == 6)
  }
}
