import TestSupport

#if DEBUG
  import Foundation
  import Snapshots
  import Testing

  @testable import PlumbCommand

  /// Debug builds crash on a source that `PLUMB_TRAP_AT` names.
  @Suite("A crash on one of several sources")
  struct CrashTests {
    private let place: Workplace

    /// Four templates, the third of which is to crash the tool.
    init() throws {
      place = try Workplace()
      for name in ["a", "b", "c", "d"] {
        _ = try place.write(Workplace.template(widths: "[320, 568]"), to: "Cells/\(name).yaml")
      }
      _ = try place.write("sources: [Cells]\n", to: "plumb.yaml")
    }

    private let files = ["a", "b", "c", "d"].map { "Cells/\($0).yaml" }

    private func plumb(
      _ arguments: [String], crashingAt source: String? = nil, signal: String = "trap"
    ) throws -> (tool: Tool, output: String, errors: String) {
      var environment = ["SWIFT_BACKTRACE": "enable=no", "CI": "", "PLUMB_TRAP_SIGNAL": signal]
      environment["PLUMB_TRAP_AT"] = source
      let tool = Tool(arguments, in: place.folder, environment: environment)
      let run = try tool.run()
      return (tool, String(decoding: run.output, as: UTF8.self), run.errors)
    }

    @Test(
      "ends with the signal, and says on what, where and what to do now",
      arguments: [
        ("trap", nil, "SIG"), ("overflow", SIGSEGV, "SIGSEGV"), ("abort", SIGABRT, "SIGABRT"),
        ("\(SIGFPE)", SIGFPE, "SIGFPE"), ("\(SIGBUS)", SIGBUS, "SIGBUS"),
      ] as [(String, Int32?, String)])
    func message(signal: String, number: Int32?, name: String) throws {
      let run = try plumb(["frames"] + files, crashingAt: "Cells/c.yaml", signal: signal)
      #expect(run.tool.process.terminationReason == .uncaughtSignal)
      if let number { #expect(run.tool.process.terminationStatus == number) }
      #expect(run.errors.contains("\nCells/c.yaml: error: plumb has crashed (\(name)"))
      #expect(run.errors.contains(") in 'plumb frames', at 320 pt; this is a mistake in plumb"))
      #expect(run.errors.contains("note: to report it, send this file"))
      #expect(run.errors.hasSuffix(" with --continue-after Cells/c.yaml\n"))
    }

    @Test(
      "loses nothing of the sources before it, and the rest is done after it",
      arguments: [["frames"], ["lint"], ["render"]])
    func files(command: [String]) throws {
      let whole = try plumb(command + files.filter { $0 != "Cells/c.yaml" }).output
      let first = try plumb(command + files, crashingAt: "Cells/c.yaml")
      let rest = try plumb(command + files + ["--continue-after", "Cells/c.yaml"])
      #expect(first.tool.process.terminationReason == .uncaughtSignal)
      #expect(first.output + rest.output == whole)
    }

    @Test("is no place to continue after where there is one file")
    func single() throws {
      let run = try plumb(["frames", "Cells/c.yaml"], crashingAt: "Cells/c.yaml")
      #expect(run.errors.contains("plumb has crashed"))
      #expect(!run.errors.contains("--continue-after"))
    }

    @Test("on a name that a shell would read more into is quoted")
    func quoted() throws {
      _ = try place.write(Workplace.template(), to: "it's one.yaml")
      let run = try plumb(["frames", "it's one.yaml", files[0]], crashingAt: "it's one.yaml")
      #expect(run.errors.hasSuffix(#" with --continue-after 'it'\''s one.yaml'"# + "\n"))
    }

    @Test("of a recording leaves what is recorded, and the run goes on without that source")
    func snapshots() throws {
      let run = try plumb(
        ["snapshot", "record", "--jobs", "1"], crashingAt: "Cells/c.yaml")
      #expect(run.errors.contains("Cells/c.yaml: error: plumb has crashed"))
      #expect(run.errors.hasSuffix(" with --continue-after Cells/c.yaml\n"))
      let artifacts = ArtifactFolder(path: "\(place.folder)/.plumb")
      let unfinished = try #require(try artifacts.read())
      #expect(unfinished.isUnfinished == true)
      #expect(
        unfinished.results.map(\.name)
          == ["Cells/a-320", "Cells/a-568", "Cells/b-320", "Cells/b-568"])
      let before = place.bytes("Snapshots/Cells/a-320.png")
      let merge = try plumb(["snapshot", "merge", ".plumb", "--artifacts", "merged"])
      #expect(merge.errors.contains("one run was ended before it was finished"))
      #expect(merge.tool.process.terminationStatus == 2)
      // A crash leaves no reports of its own.
      #expect(place.text(".plumb/junit.xml") == nil && place.text(".plumb/report.html") == nil)
      #expect(place.text("merged/junit.xml")?.contains("Cells/b-568") == true)
      #expect(place.text("merged/report.html") != nil)

      let rest = try plumb(["snapshot", "record", "--continue-after", "Cells/c.yaml"])
      #expect(rest.tool.process.terminationStatus == 2)
      #expect(rest.output.contains("Cells/c.yaml: error: plumb has crashed on it"))
      #expect(!rest.output.contains("Cells/a-320"))
      let finished = try #require(try artifacts.read())
      #expect(finished.isUnfinished == nil)
      #expect(finished.results.filter { $0.outcome == .updated }.count == 6)
      #expect(finished.results.filter { $0.outcome == .broken }.map(\.name) == ["Cells/c"])
      #expect(place.bytes("Snapshots/Cells/a-320.png") == before)
      #expect(place.text(".plumb/junit.xml")?.contains("Cells/a-320") == true)
    }

    @Test("of a test keeps the failures that were found before it")
    func tests() throws {
      _ = try plumb(["snapshot", "record"])
      _ = try place.write(
        Workplace.template(rows: 3, widths: "[320, 568]"), to: "Cells/a.yaml")
      let run = try plumb(["snapshot", "test", "--jobs", "1"], crashingAt: "Cells/b.yaml")
      #expect(run.tool.process.terminationReason == .uncaughtSignal)
      let rest = try plumb(["snapshot", "test", "--continue-after", "Cells/b.yaml"])
      #expect(rest.tool.process.terminationStatus == 2)
      let finished = try #require(try ArtifactFolder(path: "\(place.folder)/.plumb").read())
      #expect(
        finished.results.map(\.outcome) == [
          .size, .size, .broken, .passed, .passed, .passed, .passed,
        ])
      #expect(place.contents.contains(".plumb/Cells/a-320-actual.png"))
    }

    @Test(
      "is not continued after a source that the run does not have",
      arguments: [
        (
          ["frames", "Cells/a.yaml", "Cells/b.yaml"],
          "no source of this run; did you mean 'Cells/a.yaml'?"
        ),
        (["snapshot", "test"], "no source of this project; did you mean 'Cells/a.yaml'?"),
        (["lint", "Cells"], "no source of this run; did you mean 'Cells/a.yaml'?"),
      ])
    func unknown(command: [String], reason: String) throws {
      let run = try plumb(command + ["--continue-after", "Cells/x.yaml"])
      #expect(run.tool.process.terminationStatus == 2)
      #expect(
        run.errors == "error: --continue-after names 'Cells/x.yaml', which is \(reason)\n")
    }
  }
#endif
