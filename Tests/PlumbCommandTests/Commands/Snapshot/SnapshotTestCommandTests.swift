import Foundation
import Snapshots
import TestSupport
import Testing

@testable import PlumbCommand

@Suite("plumb snapshot test")
struct SnapshotTestCommandTests {
  private let plumb: SnapshotPlayground

  init() throws { plumb = try SnapshotPlayground() }

  @Test("records what has no reference and fails once, then passes")
  func missing() throws {
    let first = plumb("test")
    #expect(first.code == .findings)
    #expect(
      Array(first.lines.prefix(3))
        == SnapshotPlayground.names.map {
          "\($0) had no reference; it has been written. Look at it, then run again."
        })
    #expect(first.lines[3] == "3 of 3 snapshots fail: 3 recorded")
    let second = plumb("test")
    #expect(second.code == .success)
    #expect(second.lines == ["All 3 snapshots pass"])
    #expect(second.errors == "")
  }

  @Test("records nothing where CI is set, unless it is told to")
  func ci() throws {
    let run = plumb("test", environment: ["CI": "true"])
    #expect(run.code == .findings)
    #expect(run.lines.first?.hasPrefix("Templates/a-320 has no reference") == true)
    #expect(plumb.references.isEmpty)
    #expect(
      plumb("test", environment: ["CI": "true", "PLUMB_RECORD": "missing"]).code == .findings)
    #expect(plumb.references.count == 6)
  }

  @Test("fails where CI is set and a reference is left over, and elsewhere only says so")
  func leftOver() throws {
    try plumb.takeReferences()
    try plumb.writeTemplate("a", widths: "[320]")
    let here = plumb("test")
    let there = plumb("test", environment: ["CI": "true"])
    #expect(here.code == .success)
    #expect(there.code == .findings)
    for run in [here, there] {
      #expect(run.lines.contains { $0.hasPrefix("Left over: 1 reference that nothing asks for") })
    }
    #expect(plumb("test", "--filter", "a-320", environment: ["CI": "true"]).code == .success)
  }

  @Test("refuses a record mode that it does not know, whoever names it")
  func unknownMode() {
    let run = plumb("test", environment: ["PLUMB_RECORD": "al"])
    #expect(run.code == .failure)
    #expect(
      run.errors == "error: PLUMB_RECORD cannot be 'al', expected all, failed, missing or never;"
        + " did you mean 'all'?\n")
  }

  @Test("compares no views that are ignored, and hatches them where something else differs")
  func ignored() throws {
    try plumb.takeReferences()
    _ = try plumb.place.write(
      "sources: [Templates]\nsnapshots: { ignore: [title] }\n", to: "plumb.yaml")
    try plumb.moveTitle()
    #expect(plumb("test").lines == ["All 3 snapshots pass"])
    let references = plumb.references
    #expect(plumb("record", "--all").code == .success)
    #expect(plumb.references == references)
    // Another row is something else.
    _ = try plumb.place.write(Workplace.template(rows: 3), to: "Templates/b.yaml")
    #expect(plumb("test", "--filter", "b-320").code == .findings)
    #expect(plumb.place.bytes(".plumb/Templates/b-320-diff.png") != nil)
  }

  @Test("warns of ignored views that no snapshot has, where all are drawn")
  func unknownIgnored() throws {
    try plumb.takeReferences()
    _ = try plumb.place.write(
      "sources: [Templates]\nsnapshots: { ignore: [title, titel] }\n", to: "plumb.yaml")
    let message = "plumb.yaml:2:22: warning: no view is called 'titel'"
    #expect(plumb("test").errors.contains(message), "\(plumb("test").errors)")
    #expect(!plumb("test").errors.contains("'title'"))
    #expect(!plumb("test", "--filter", "a-320").errors.contains(message))
  }

  @Test("names the view that has moved, first")
  func difference() throws {
    try plumb.takeReferences()
    try plumb.moveTitle()
    let run = plumb("test")
    #expect(run.code == .findings)
    #expect(run.lines.count == 5)
    #expect(run.lines[0].hasPrefix("Templates/a-320 differs: "))
    #expect(run.lines[0].contains(SnapshotPlayground.change))
    #expect(run.lines[1].hasPrefix("Templates/a-568 differs: "))
    #expect(run.lines[2] == "2 of 3 snapshots fail: 2 different, 1 passed")
    #expect(run.lines[3] == "Report: \(plumb.folder)/.plumb/report.html")
    #expect(run.lines[4].contains("plumb snapshot accept --all --project \(plumb.folder)"))
    for file in ["a-320-expected.png", "a-320-actual.png", "a-320-diff.png"] {
      #expect(plumb.place.bytes(".plumb/Templates/\(file)") != nil)
    }
    for file in ["report.html", "junit.xml", "reg.json", "summary.md", "run.json"] {
      #expect(plumb.place.bytes(".plumb/\(file)") != nil)
    }
  }

  @Test("opens the inspector for a source that differs: one page beside the report")
  func inspector() throws {
    try plumb.takeReferences()
    try plumb.moveTitle()
    _ = plumb("test")
    let links = try plumb.run().results.map(\.inspector)
    #expect(
      links.map { $0?.path } == [
        "Templates/a-320-inspect.html", "Templates/a-320-inspect.html", nil,
      ])
    #expect(links[1]?.place == "case=L+light+ltr&w=568")
    let page = try #require(plumb.place.bytes(".plumb/Templates/a-320-inspect.html"))
    #expect(String(decoding: page, as: UTF8.self).contains("id=\"model\""))
    let report = try #require(plumb.place.bytes(".plumb/report.html"))
    let text = String(decoding: report, as: UTF8.self)
    #expect(
      text.contains("href=\"./Templates/a-320-inspect.html#case=L+light+ltr&amp;w=568\""))
    _ = plumb("record")
    _ = plumb("test")
    #expect(plumb.place.bytes(".plumb/Templates/a-320-inspect.html") == nil)
  }

  @Test(
    "that writes references has failed, whatever it was told to write",
    arguments: RecordMode.allCases)
  func recording(mode: RecordMode) throws {
    try plumb.takeReferences()
    let before = plumb.references
    try plumb.moveTitle()
    #expect(plumb("test", "--record", mode.rawValue).code == .findings)
    #expect((plumb.references != before) == [.all, .failed].contains(mode))
    let isMended = plumb("test").code == .success
    #expect(isMended == [.all, .failed].contains(mode))
  }

  @Test("is not stopped by a source that cannot be read")
  func broken() throws {
    try plumb.takeReferences()
    _ = try plumb.place.write("cells: [", to: "Templates/bad.yaml")
    let run = plumb("test")
    #expect(run.code == .failure)
    #expect(run.errors.hasPrefix("Templates/bad.yaml:2:1: error: broken YAML"))
    #expect(run.lines.contains("1 of 4 snapshots fails: 1 not drawn, 3 passed"))
    #expect(try plumb.outcomes()["Templates/bad"] == .broken)
  }

  @Test("tells a reference that is damaged, and goes on")
  func damaged() throws {
    try plumb.takeReferences()
    _ = try plumb.place.write("no picture", to: "Snapshots/Templates/a-320.png")
    let run = plumb("test")
    #expect(run.code == .findings)
    let file = "Snapshots/Templates/a-320.png"
    #expect(
      run.lines[0] == "The reference of Templates/a-320 cannot be read: \(file): not a PNG file;"
        + " restore the file, or record it again.")
    #expect(!run.lines.contains { $0.hasPrefix("Accept what was meant") })
    #expect(run.lines.contains { $0.hasPrefix("Not compared: 1 reference that cannot be read;") })
    #expect(try plumb.outcomes()["Templates/a-568"] == .passed)
  }

  @Test("looks at what a filter fits, and says when that is nothing")
  func filter() throws {
    #expect(
      plumb("test", "--filter", "b").lines.contains("1 of 1 snapshots fails: 1 recorded") == false)
    #expect(try plumb.run().isFiltered)
    #expect(try plumb.run().results.map(\.name) == ["Templates/b-320"])
    _ = plumb("test", "--filter", "*-568", "--filter", "b-320")
    #expect(try plumb.run().results.map(\.name) == ["Templates/a-568", "Templates/b-320"])
    let none = plumb("test", "--filter", "c-320")
    #expect(none.code == .failure)
    #expect(none.errors.hasPrefix("error: --filter 'c-320' fits no snapshot"))
  }

  @Test("on each shard does a part, and all of them do everything once")
  func shards() throws {
    let parts = try (1...3).map { index in
      _ = plumb("test", "--shard", "\(index)/3", "--artifacts", "\(plumb.folder)/s\(index)")
      return try plumb.run("s\(index)").results.map(\.name)
    }
    #expect(parts.flatMap { $0 }.sorted() == SnapshotPlayground.names)
    #expect(parts.allSatisfy { $0.count == 1 })
  }

  @Test("takes its shard from the variables of Bazel, answers it, and says so")
  func variables() throws {
    let status = plumb.folder + "/status"
    let run = plumb(
      "test",
      environment: [
        "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": status,
      ])
    #expect(FileManager.default.fileExists(atPath: status))
    #expect(run.lines.contains("This was shard 2/2, as TEST_SHARD_INDEX and TEST_TOTAL_SHARDS say"))
    #expect(try plumb.run().shard == SnapshotShard(index: 2, count: 2))
    let whole = plumb(
      "test", "--shard", "1/1", environment: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "9"])
    #expect(whole.code == .findings)
    #expect(try plumb.run().results.count == 3)
  }

  @Test("comes to the same whatever the number of threads")
  func jobs() throws {
    try plumb.takeReferences()
    try plumb.moveTitle()
    let runs = try ["1", "2", "7"].map { jobs in
      let run = plumb("test", "--jobs", jobs)
      var told = try plumb.run()
      for index in told.results.indices { told.results[index].seconds = 0 }
      return (run.output, told)
    }
    #expect(runs.allSatisfy { $0.0 == runs[0].0 && $0.1 == runs[0].1 })
  }

  @Test("prints the run as JSON, and nothing beside it")
  func json() throws {
    let run = plumb("test", "--json")
    #expect(run.code == .findings)
    let told = try JSONDecoder().decode(SnapshotRun.self, from: Data(run.bytes))
    #expect(try told == plumb.run())
  }

  @Test("with --quiet prints failures only")
  func quiet() throws {
    #expect(plumb("test", "--quiet").lines.count == 3)
    let fine = plumb("test", "-q")
    #expect(fine.code == .success)
    #expect(fine.output + fine.errors == "")
  }

  @Test("in a GitHub workflow annotates the sources and adds to the summary of the job")
  func gitHub() throws {
    let summary = plumb.folder + "/summary"
    _ = try plumb.place.write("before\n", to: "summary")
    let run = plumb(
      "test", environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary])
    #expect(
      run.lines.contains { $0.hasPrefix("::error file=Templates/a.yaml,title=Templates/a-320") })
    #expect(plumb.place.text("summary")?.hasPrefix("before\n### 3 of 3 snapshots fail\n") == true)
    #expect(
      !plumb("test", "--format", "text", environment: ["GITHUB_ACTIONS": "true"]).output.contains(
        "::"))
  }

  @Test("leaves its artifacts where the option or the variable says")
  func artifacts() throws {
    _ = plumb("test", environment: ["PLUMB_ARTIFACTS": plumb.folder + "/there"])
    #expect(plumb.place.bytes("there/run.json") != nil)
    _ = plumb("test", "--artifacts", plumb.folder + "/here", environment: ["PLUMB_ARTIFACTS": "/x"])
    #expect(plumb.place.bytes("here/run.json") != nil)
    #expect(plumb.place.bytes(".plumb/run.json") == nil)
  }

  @Test("without a project says how to get one")
  func noProject() throws {
    let place = try Workplace()
    let run = Recording(["snapshot", "test", "--project", place.folder])
    #expect(run.code == .failure)
    #expect(run.errors.contains("error: has no plumb.yaml"))
  }

  @Test("shows its progress where somebody watches")
  func progress() {
    let run = Recording(
      ["snapshot", "test", "--project", plumb.folder], showsProgress: true)
    #expect(run.lines.contains { $0.hasPrefix("3 of 3 snapshots fail: 3 recorded (") })
  }
}
