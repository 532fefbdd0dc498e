import Foundation
import Snapshots
import TestSupport
import Testing

@testable import PlumbCommand

/// The program itself, stopped and doubled.
@Suite("plumb snapshot, stopped or doubled,")
struct SnapshotStoppingTests {
  private let plumb: SnapshotPlayground

  init() throws {
    plumb = try SnapshotPlayground()
    for name in ["c", "d", "e", "f"] { try plumb.writeTemplate(name, widths: "[320, 375, 568]") }
  }

  /// Temporary files anywhere in the project.
  private var unfinished: [String] {
    plumb.place.contents.filter { ($0 as NSString).lastPathComponent.hasPrefix(".plumb-") }
  }

  /// Whether every reference can be read, with the tree that belongs to it.
  private func isWhole(_ references: [String: Data]) -> Bool {
    references.allSatisfy { name, data in
      !name.hasSuffix(".png")
        || data.starts(with: [0x89, 0x50, 0x4E, 0x47])
          && data.suffix(8).starts(with: Array("IEND".utf8))
    }
  }

  @Test(
    "ends at once on a signal and leaves nothing half done", arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(signal: Int32) throws {
    let tool = Tool(["snapshot", "record"], in: plumb.folder)
    try tool.process.run()
    let deadline = Date(timeIntervalSinceNow: 60)
    while plumb.references.isEmpty, tool.process.isRunning, Date() < deadline { usleep(1000) }
    kill(tool.process.processIdentifier, signal)
    tool.process.waitUntilExit()
    #expect(unfinished == [])
    #expect(isWhole(plumb.references))
    #expect(try Tool(["snapshot", "record"], in: plumb.folder).run().code == 0)
    #expect(try Tool(["snapshot", "test"], in: plumb.folder).run().code == 0)
  }

  @Test("killed at any moment leaves whole references, and the next run mends the rest")
  func killed() throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<DocumentMutator.count(3, soaked: 5) {
      try plumb.writeTemplate(
        "c", widths: "[320, 375, 568]", margin: Int.random(in: 10..<40, using: &random))
      let tool = Tool(["snapshot", "record"], in: plumb.folder)
      try tool.process.run()
      usleep(UInt32.random(in: 50_000..<1_500_000, using: &random))
      kill(tool.process.processIdentifier, SIGKILL)
      tool.process.waitUntilExit()
      #expect(isWhole(plumb.references))
    }
    #expect(try Tool(["snapshot", "record"], in: plumb.folder).run().code == 0)
    #expect(try Tool(["snapshot", "test"], in: plumb.folder).run().code == 0)
    #expect(unfinished == [])
  }

  @Test("twice at once comes to the same references as once")
  func twoAtOnce() throws {
    let tools = (0..<2).map { index in
      Tool(["snapshot", "record", "--artifacts", "a\(index)"], in: plumb.folder)
    }
    for tool in tools { try tool.process.run() }
    for tool in tools { tool.process.waitUntilExit() }
    let together = plumb.references
    #expect(tools.map(\.process.terminationStatus) == [0, 0])
    try FileManager.default.removeItem(atPath: plumb.folder + "/Snapshots")
    #expect(try Tool(["snapshot", "record"], in: plumb.folder).run().code == 0)
    #expect(plumb.references == together)
    #expect(unfinished == [])
  }
}
