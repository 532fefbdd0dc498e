import Foundation
import Snapshots
import Testing

@testable import PlumbCommand

@Suite("plumb snapshot accept")
struct SnapshotAcceptCommandTests {
  private let plumb: SnapshotPlayground

  private static let failed = Result {
    try SnapshotPlayground.files { plumb in
      _ = plumb("record")
      try plumb.moveTitle()
      _ = plumb("test")
    }
  }

  init() throws { plumb = try SnapshotPlayground(Self.failed.get()) }

  @Test("makes the picture that was looked at the reference, and the report knows")
  func one() throws {
    let run = plumb("accept", "Templates/a-320")
    #expect(run.code == .success)
    #expect(run.lines == ["Templates/a-320"])
    #expect(
      plumb.place.bytes("Snapshots/Templates/a-320.png")
        == plumb.place.bytes(".plumb/Templates/a-320-actual.png"))
    #expect(try plumb.outcomes()["Templates/a-320"] == .updated)
    #expect(plumb.place.text(".plumb/junit.xml")?.contains("failures=\"1\"") == true)
    _ = plumb("test")
    #expect(
      try plumb.outcomes() == [
        "Templates/a-320": .passed, "Templates/a-568": .differs, "Templates/b-320": .passed,
      ])
  }

  @Test("takes patterns for several, and --all for all", arguments: ["Templates/a-*", "--all"])
  func several(what: String) {
    #expect(plumb("accept", what).lines == ["Templates/a-320", "Templates/a-568"])
    #expect(plumb("test").code == .success)
  }

  @Test("of a name that it does not know says what was meant")
  func unknown() {
    for (name, hint) in [
      ("Templates/a-302", "; did you mean 'Templates/a-320'?"),
      ("a-568", "; did you mean 'Templates/a-568'?"),
      ("a-", "; did you mean '*a-*', for 2 of them?"),
      ("zebra", "; plumb snapshot review lists them"),
    ] {
      let run = plumb("accept", name)
      #expect(run.code == .failure, "\(name)")
      #expect(run.errors == "error: no failure of the last run is called '\(name)'\(hint)\n")
    }
  }

  @Test("says when there is nothing to accept")
  func nothing() {
    #expect(
      plumb("accept", "Templates/b-320").errors
        == "error: 'Templates/b-320' did not fail in the last run, there is nothing to accept\n")
    _ = plumb("accept", "--all")
    #expect(
      plumb("accept", "Templates/a-320").errors
        == "error: 'Templates/a-320' has been recorded or accepted already\n")
    let again = plumb("accept", "--all")
    #expect(again.code == .success)
    #expect(again.errors == "Nothing to accept: nothing failed.\n")
  }

  @Test("refuses where the reference has changed since, and accepts the rest")
  func changed() throws {
    _ = try plumb.place.write("something else", to: "Snapshots/Templates/a-320.png")
    let run = plumb("accept", "--all")
    #expect(run.code == .failure)
    #expect(run.lines == ["Templates/a-568"])
    #expect(run.errors.contains("has changed since the run that left it"))
    #expect(plumb.place.text("Snapshots/Templates/a-320.png") == "something else")
  }

  @Test("finds where references of Swift tests are")
  func swiftTests() throws {
    var run = try plumb.run()
    let reference = "Tests/CellTests/__Snapshots__/CellTests/cell-320"
    run.results[0].reference = reference
    try plumb.artifacts.write(run)
    #expect(plumb("accept", "Templates/a-320").code == .success)
    #expect(
      plumb.place.bytes(reference + ".png")
        == plumb.place.bytes(".plumb/Templates/a-320-actual.png"))
  }

  @Test("writes nothing outside of the project, whatever a run says")
  func hostile() throws {
    let told = try plumb.run()
    for reference in ["../outside", "/tmp/outside", "a/../../outside", "Snapshots/\u{0}x", ""] {
      var run = told
      run.results[0].reference = reference
      try plumb.artifacts.write(run)
      let accept = plumb("accept", "Templates/a-320")
      #expect(accept.code == .failure, "\(reference)")
      #expect(accept.errors.hasPrefix("error: "), "\(reference)")
      #expect(!FileManager.default.fileExists(atPath: "/tmp/outside.png"))
    }
  }

  @Test("without a run says what makes one")
  func noRun() throws {
    let run = plumb("accept", "--all", "--artifacts", plumb.folder + "/none")
    #expect(run.code == .failure)
    #expect(run.errors.hasSuffix("/none has no run of snapshots: plumb snapshot test makes one\n"))
  }
}
