import Foundation
import Testing

@testable import PlumbCommand

@Suite("plumb snapshot clean")
struct SnapshotCleanCommandTests {
  private let plumb: SnapshotPlayground

  init() throws {
    plumb = try SnapshotPlayground()
    try plumb.takeReferences()
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(plumb.folder)/\(name)")
  }

  @Test("finds nothing where everything is asked for")
  func nothing() {
    let run = plumb("clean")
    #expect(run.code == .success)
    #expect(run.output + run.errors == "")
  }

  @Test("lists what is left over, and deletes only when asked to")
  func orphans() throws {
    try remove("Templates/b.yaml")
    try plumb.writeTemplate("a", widths: "[320]")
    let before = plumb.references
    let list = plumb("clean")
    #expect(list.code == .findings)
    #expect(list.lines == ["Templates/a-568", "Templates/b-320"])
    #expect(
      list.errors == "2 left over; plumb snapshot clean --delete --project \(plumb.folder) deletes"
        + " them\n")
    #expect(plumb.references == before)
    let deletion = plumb("clean", "--delete")
    #expect(deletion.code == .success)
    #expect(deletion.lines == list.lines)
    #expect(
      plumb.references.keys.sorted() == [
        "Snapshots/Templates/a-320.json", "Snapshots/Templates/a-320.png",
      ])
  }

  @Test("finds either file of a reference alone, as list and CI do", arguments: ["png", "json"])
  func halves(lost: String) throws {
    try plumb.writeTemplate("a", widths: "[320]")
    try remove("Snapshots/Templates/a-568.\(lost)")
    #expect(plumb("clean").lines == ["Templates/a-568"])
    #expect(plumb("list").lines.last == "Templates/a-568  left over: nothing asks for it")
    #expect(plumb("test", environment: ["CI": "true"]).code == .findings)
    #expect(plumb("clean", "--delete").code == .success)
    #expect(plumb.references.count == 4)
    #expect(plumb("test", environment: ["CI": "true"]).code == .success)
  }

  @Test("keeps references of a source that cannot be read")
  func broken() throws {
    let before = plumb.references
    _ = try plumb.place.write("cells: [", to: "Templates/b.yaml")
    let run = plumb("clean", "--delete")
    #expect(run.code == .failure)
    #expect(run.errors.contains("its references are kept until it can be read"))
    #expect(plumb.references == before)
  }

  @Test("keeps what is no reference")
  func others() throws {
    for name in ["notes.txt", "photo.png", "Templates/data.json", ".hidden.png"] {
      _ = try plumb.place.write("{}", to: "Snapshots/\(name)")
    }
    let before = plumb.references
    #expect(plumb("clean", "--delete").code == .success)
    #expect(plumb.references == before)
  }

  @Test("never deletes where only a part is looked at")
  func parts() throws {
    try remove("Templates/b.yaml")
    let before = plumb.references
    let environment = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"]
    let run = plumb("clean", "--delete", environment: environment)
    #expect(run.code == .failure)
    #expect(run.errors.hasPrefix("error: --delete cannot go with CI_NODE_INDEX and CI_NODE_TOTAL"))
    #expect(plumb.references == before)
    #expect(plumb("clean", "--filter", "zebra").code == .success)
    #expect(
      plumb("clean", "--delete", "--shard", "1/1", environment: environment).code == .success)
    #expect(plumb.references != before)
  }

  @Test("deletes references of Swift tests that are gone, with or without a project file")
  func swiftTests() throws {
    let folder = "Tests/CellTests/__Snapshots__/CellTests/"
    for name in ["old-320", "cell-320"] {
      for type in ["png", "json"] {
        _ = try plumb.place.write(
          plumb.place.text("Snapshots/Templates/a-320.\(type)") ?? "",
          to: "\(folder)\(name).\(type)")
      }
    }
    _ = try plumb.place.write("func cell() {}", to: "Tests/CellTests/CellTests.swift")
    _ = try plumb.place.write("", to: "Package.swift")
    let listed = plumb("clean").lines
    try remove("plumb.yaml")
    #expect(plumb("clean").lines == listed)
    _ = try plumb.place.write("snapshots: { environment: layout }", to: "plumb.yaml")
    #expect(plumb("clean").lines == listed)
    #expect(listed.allSatisfy { $0.hasPrefix(folder) })
  }
}
