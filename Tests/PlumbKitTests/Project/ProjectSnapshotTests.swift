import Foundation
import ProjectFile
import Snapshots
import TestSupport
import Testing

@testable import PlumbKit

@Suite("Pictures of a project")
struct ProjectSnapshotTests {
  private static let settings = """
    sources: [T]
    variants: { width: [320, 568], appearance: both, textSize: [L, AX1] }
    """
  private static let files = [
    "T/a.yaml": ProjectProbe.template, "T/b.yaml": ProjectProbe.localized,
    "T/c.xib": ProjectProbe.interface,
  ]

  /// Every picture with its layout, by name.
  private func drawn(_ cases: [SnapshotCase]) throws -> [String: Data] {
    let session = try PlumbSession { _ in }
    var drawn: [String: Data] = [:]
    for item in cases {
      let snapshot = try SnapshotRenderer(session).snapshot(of: item)
      drawn[item.name] = Data(snapshot.png + Array(snapshot.tree.json(.linePerNode).utf8))
    }
    return drawn
  }

  @Test("A picture is what the one-off rendering of the same source makes")
  func agreement() throws {
    let probe = try ProjectProbe("sources: [T/a.yaml]", Self.files)
    let item = try #require(try probe.cases().cases.first)
    let snapshot = try SnapshotRenderer(try PlumbSession { _ in }).snapshot(of: item)
    let single = try PlumbSession { _ in }.snapshot(
      of: probe.folder.file("T/a.yaml"), at: item.variant, name: "x", storedPath: "T/a.yaml")
    #expect(snapshot.png == single.png)
    #expect(snapshot.tree == single.tree)
    #expect(snapshot.tree.file == "T/a.yaml")
    #expect(snapshot.name == "T/a-320")
  }

  @Test("Bytes depend on no order, no folder, no other case and no other thread")
  func determinism() async throws {
    let probe = try ProjectProbe(Self.settings, Self.files)
    let twin = try ProjectProbe(Self.settings, Self.files)
    let cases = try probe.cases().cases
    #expect(cases.count == 24)
    let expected = try drawn(cases)
    #expect(try drawn(cases.reversed()) == expected)
    #expect(try drawn(try twin.cases().cases) == expected)
    for item in cases.prefix(3) { #expect(try drawn([item])[item.name] == expected[item.name]) }
    try await withThrowingTaskGroup(of: [String: Data].self) { group in
      for part in 0..<4 {
        group.addTask {
          try drawn(cases.indices.filter { $0 % 4 == part }.map { cases[$0] })
        }
      }
      for try await part in group {
        for (name, data) in part { #expect(data == expected[name], "\(name)") }
      }
    }
  }

  @Test("A project draws the rows that it names, and of a table with such rows nothing else")
  func rows() throws {
    let data = { (rows: String) in "sources: [T/a.yaml]\ndata: { T/a.yaml: { rows: \(rows) } }" }
    let probe = try ProjectProbe(data("1"), Self.files)
    let session = try PlumbSession { _ in }
    let first = try #require(try probe.cases().cases.first)
    let snapshot = try SnapshotRenderer(session).snapshot(of: first)
    #expect(snapshot.tree.scenes.map(\.id) == ["0.1"])
    try probe.folder.write(Data(data("7").utf8), as: "plumb.yaml")
    #expect {
      _ = try drawn(try probe.cases().cases)
    } throws: {
      "\($0)".contains("T/a.yaml: error: no row is '7'")
    }
  }

  @Test(
    "Layers of the project are drawn, and sources that break later are told by the project's paths")
  func layers() throws {
    let plain = try ProjectProbe("sources: [T/a.yaml]", Self.files)
    let layered = try ProjectProbe(
      "sources: [T/a.yaml]\nsnapshots: {layers: frames}", Self.files)
    #expect(try drawn(try plain.cases().cases) != drawn(try layered.cases().cases))
    let cases = try plain.cases().cases
    try plain.folder.write(Data("cells: 3\n".utf8), as: "T/a.yaml")
    #expect {
      _ = try drawn(cases)
    } throws: {
      ($0 as? PlumbError)?.diagnostics.first?.location?.file == "T/a.yaml"
    }
  }

  @Test("Data that is not there is told by the project's path")
  func missingData() throws {
    let probe = try ProjectProbe("sources: [T/a.yaml]\ndata: {T/a.yaml: none.json}", Self.files)
    #expect {
      _ = try drawn(try probe.cases().cases)
    } throws: {
      ($0 as? PlumbError)?.diagnostics.first?.description.hasPrefix(
        "none.json: error: no such file")
        == true
    }
  }
}
