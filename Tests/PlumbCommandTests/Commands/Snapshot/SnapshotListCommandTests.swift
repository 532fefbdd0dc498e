import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb snapshot list")
struct SnapshotListCommandTests {
  private let plumb: SnapshotPlayground

  init() throws { plumb = try SnapshotPlayground() }

  @Test("tells names, sources, variants, and whether a reference is missing or left over")
  func text() throws {
    try plumb.takeReferences()
    try plumb.writeTemplate("a", widths: "[320, 375]")
    let run = plumb("list")
    #expect(run.code == .success)
    #expect(
      run.output == """
        Templates/a-320  Templates/a.yaml  320 pt
        Templates/a-375  Templates/a.yaml  375 pt  no reference
        Templates/b-320  Templates/b.yaml  320 pt
        Templates/a-568  left over: nothing asks for it

        """)
  }

  @Test("is JSON for programs")
  func json() throws {
    let run = plumb("list", "--json", "--filter", "b-320")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.bytes)) as? [String: Any])
    let snapshots = try #require(object["snapshots"] as? [[String: Any]])
    #expect(snapshots.count == 1)
    #expect(snapshots[0]["name"] as? String == "Templates/b-320")
    #expect(snapshots[0]["hasReference"] as? Bool == false)
    #expect(object["orphans"] as? [String] == [])
  }

  @Test("leaves out what plumb.yaml excludes by name; a reference of it is left over")
  func excluded() throws {
    try plumb.takeReferences()
    _ = try plumb.place.write(
      "sources: [Templates]\nsnapshots: {exclude: [Templates/a-5*, Templates/c-*]}\n",
      to: "plumb.yaml")
    let run = plumb("list")
    #expect(
      run.lines.map { $0.prefix { $0 != " " } } == [
        "Templates/a-320", "Templates/b-320", "Templates/a-568",
      ])
    #expect(run.output.contains("Templates/a-568  left over"))
    #expect(
      run.errors.contains("/plumb.yaml:2:39: warning: no snapshot is called 'Templates/c-*'"),
      "\(run.errors)")
  }

  @Test("finds the only project of a folder below, and names several")
  func below() throws {
    let place = try Workplace()
    for folder in ["one", "two"] {
      _ = try place.write("sources: [t.yaml]\n", to: "\(folder)/plumb.yaml")
      _ = try place.write(Workplace.template(), to: "\(folder)/t.yaml")
      let run = try Tool(["snapshot", "list"], in: place.folder).run()
      if folder == "one" {
        #expect(run.code == 0 && String(decoding: run.output, as: UTF8.self).hasPrefix("t-320"))
      } else {
        #expect(run.code == 2)
        #expect(
          run.errors.contains("--project chooses one of one/plumb.yaml, two/plumb.yaml"),
          "\(run.errors)")
      }
    }
  }

  @Test("lists what it can where a source cannot be read")
  func broken() throws {
    _ = try plumb.place.write("cells: [", to: "Templates/bad.yaml")
    let run = plumb("list")
    #expect(run.code == .failure)
    #expect(run.lines.count == 3)
    #expect(run.errors.hasPrefix("Templates/bad.yaml:2:1: error: "))
  }
}
