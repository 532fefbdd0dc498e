import Foundation
import TestSupport
import Testing

@testable import PlumbCommand

/// What the workflows do, done here: their scripts are run by a shell on a project that `plumb
/// init` has made.
@Suite("Workflows in Examples/CI, run")
struct WorkflowRunTests {
  private let place: Workplace

  init() throws {
    place = try Workplace()
    #expect(try shell("plumb init && plumb snapshot record", ci: false).code == 0)
  }

  /// Runs lines of shell in the project with the built tool on the path.
  @discardableResult private func shell(
    _ script: String, ci: Bool = true, _ variables: [String: String] = [:]
  ) throws -> (code: Int32, said: String) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    var environment = [
      "PATH": Tool.products.path + ":" + path, "CI": ci ? "true" : "", "PLUMB_RECORD": "",
    ]
    environment.merge(variables) { $1 }
    let run = try Tool(
      [], in: place.folder, command: "set -e\n" + script, environment: environment
    ).run()
    return (run.code, String(decoding: run.output, as: UTF8.self) + run.errors)
  }

  private func change() throws {
    let template = try #require(place.text("contacts.yaml"))
    _ = try place.write(
      template.replacing("photoSize: 44", with: "photoSize: 45"), to: "contacts.yaml")
  }

  @Test("GitHub: shards pass, and their reports become one; a change fails and is told")
  func github() throws {
    let workflow = try Workflow("github/workflows/snapshots.yml")
    let compare = try #require(workflow.script("Compare"))
    let merge = try #require(workflow.script("Merge"))
    for expected: Int32 in [0, 1] {
      var codes: [Int32] = []
      for shard in 1...4 {
        codes.append(try shell(compare, ["SHARD": "\(shard)/4"]).code)
        try shell(
          "mkdir -p shards && rm -rf shards/shard-\(shard) && mv .plumb shards/shard-\(shard)")
      }
      #expect(codes.max() == expected)
      let merged = try shell(merge, ["GITHUB_STEP_SUMMARY": place.folder + "/page.md"])
      #expect(merged.code == expected, "\(merged.said)")
      #expect(place.text("report/report.html") != nil)
      #expect(place.text("page.md")?.contains("contacts-320") == (expected == 1))
      try change()
    }
    #expect(place.text("report/summary.md")?.contains("contacts-320") == true)
  }

  @Test("GitLab: its variables choose the shards, and merging finds them")
  func gitlab() throws {
    let workflow = try Workflow("gitlab/snapshots.yml")
    let script = try #require(workflow.script("snapshots/script"))
    for shard in 1...4 {
      let run = try shell(script, ["CI_NODE_INDEX": "\(shard)", "CI_NODE_TOTAL": "4"])
      #expect(run.code == 0, "\(run.said)")
      #expect(place.text("shards/\(shard)/junit.xml") != nil)
    }
    let merged = try shell(try #require(workflow.script("report/script")))
    #expect(merged.code == 0, "\(merged.said)")
  }

  @Test("Recording pushes what has changed, and nothing where nothing has")
  func record() throws {
    let workflow = try Workflow("github/workflows/snapshots.yml")
    let record = try #require(workflow.script("Record"))
    let push = try #require(workflow.script("Push"))
    let git = ["GIT_CONFIG_GLOBAL": place.folder + "/gitconfig"]
    let prepared = try shell(
      """
      git init --quiet --bare remote.git && git init --quiet .
      git config user.name a && git config user.email a@b
      git add plumb.yaml contacts.yaml contacts.json Snapshots && git commit --quiet -m first
      git remote add origin "$PWD/remote.git" && git push --quiet --set-upstream origin HEAD
      """, git)
    #expect(prepared.code == 0, "\(prepared.said)")
    #expect(try shell(record + "\n" + push, git).said.contains("nothing has changed"))
    try change()
    let run = try shell(record + "\n" + push, git)
    #expect(run.code == 0, "\(run.said)")
    let log = try shell("git -C remote.git log --all --stat --format=%s", git).said
    #expect(log.contains("Record snapshots") && log.contains("Snapshots/contacts-320.png"))
    #expect(try shell("plumb snapshot test").code == 0)
  }
}
