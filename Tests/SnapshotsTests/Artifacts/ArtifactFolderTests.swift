import Foundation
import TestSupport
import Testing

@testable import Snapshots

@Suite("The folder of artifacts")
struct ArtifactFolderTests {
  private let folder: TestFolder
  private let artifacts: ArtifactFolder
  private let run = SnapshotRun(tool: "plumb 1", mode: .never, references: "refs")

  init() throws {
    folder = try TestFolder()
    artifacts = ArtifactFolder(path: folder.file(".plumb"))
  }

  @Test("is the one asked for, else the variable's, else .plumb beside the project file")
  func places() {
    let environment = ["PLUMB_ARTIFACTS": "elsewhere"]
    let folder = { (flag: String?, environment: [String: String], project: String) in
      ArtifactFolder(flag: flag, environment: environment, project: project).path
    }
    #expect(folder("out", environment, "app") == "out")
    #expect(folder(nil, environment, "app") == "elsewhere")
    #expect(folder(nil, ["PLUMB_ARTIFACTS": ""], "app") == "app/.plumb")
    #expect(folder(nil, [:], "") == ".plumb")
  }

  @Test("keeps a run, and leaves Git out of it")
  func keeps() throws {
    var whole = run
    whole.results = [result("b"), result("a")]
    try artifacts.start(run)
    #expect(try artifacts.read() == run)
    try artifacts.write(whole)
    #expect(try artifacts.read()?.results.map(\.name) == ["a", "b"])
    #expect(
      FileManager.default.contents(atPath: artifacts.path + "/.gitignore") == Data("*\n".utf8))
  }

  @Test("loses no result that several processes add at once")
  func processes() throws {
    let adders = try (0..<4).map {
      try RecorderProcess("add", "p\($0)", "50", artifacts.path)
    }
    for adder in adders { #expect(adder.finish().code == 0) }
    let names = try #require(try artifacts.read()).results.map(\.name)
    #expect(names.count == 200)
    #expect(names == names.sorted())
  }

  @Test("takes the later of two results, and forgets those of another session")
  func sessions() throws {
    let first = RunSession(id: "1")
    try artifacts.join(run, session: first)
    try artifacts.add(result("a"), to: run, session: first)
    try artifacts.add(result("a", .differs), to: run, session: first)
    try artifacts.add(result("b"), to: run, session: first)
    #expect(try artifacts.read()?.results.map(\.outcome) == [.differs, .passed])
    try artifacts.join(run, session: RunSession(id: "2"))
    #expect(try artifacts.read()?.results == [])
  }

  @Test("does not trip over a line that a kill has cut short")
  func cutShort() throws {
    try artifacts.add(result("a"), to: run)
    let path = artifacts.path + "/run.jsonl"
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("{\"name\":\"b\",\"outc".utf8))
    try handle.close()
    #expect(try artifacts.read()?.results.map(\.name) == ["a"])
  }

  @Test("removes the pictures of the run before, and nobody else's files")
  func stale() throws {
    try artifacts.start(run)
    try folder.write(Data(), as: ".plumb/mine-actual.png")
    let store = ReferenceStore(folder: folder.file("refs"))
    let verification = Verification(store: store, mode: .never, artifacts: artifacts)
    _ = verification.verify(try Sample.snapshot("deep/a"))
    #expect(FileManager.default.fileExists(atPath: artifacts.path(of: "deep/a", .actual)))
    try artifacts.write([1], as: "report.html")
    try artifacts.start(run)
    let left = try FileManager.default.subpathsOfDirectory(atPath: artifacts.path).sorted()
    #expect(left == [".gitignore", ".session", "mine-actual.png", "run.json"])
  }

  @Test("removes the pictures of a snapshot that passes again")
  func passes() throws {
    let store = ReferenceStore(folder: folder.file("refs"))
    try store.write(try Sample.snapshot())
    let verification = Verification(store: store, mode: .never, artifacts: artifacts)
    #expect(verification.verify(try Sample.snapshot(ink: 30)).pictures.difference != nil)
    #expect(FileManager.default.fileExists(atPath: artifacts.path(of: "cell-320", .difference)))
    #expect(verification.verify(try Sample.snapshot()).outcome == .passed)
    #expect(!FileManager.default.fileExists(atPath: artifacts.path(of: "cell-320", .difference)))
  }

  @Test(
    "refuses what is no run, or one of another form",
    arguments: [("{}", "is no run of snapshots"), ("{\"schemaVersion\":99}", "has the form 99")])
  func foreign(text: String, why: String) throws {
    try folder.write(Data(text.utf8), as: ".plumb/run.json")
    let error = #expect(throws: ReferenceError.self) { try artifacts.read() }
    #expect(error?.reason.contains(why) == true)
  }

  private func result(_ name: String, _ outcome: SnapshotOutcome = .passed) -> SnapshotResult {
    SnapshotResult(name: name, source: .init(file: "a.yaml"), outcome: outcome, summary: "")
  }
}
