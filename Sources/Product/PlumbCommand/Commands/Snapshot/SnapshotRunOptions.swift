import Foundation
import PlumbKit
import Snapshots

/// The command line's options of a run, whether it tests or records.
struct SnapshotRunOptions: Equatable {
  let place: SnapshotPlace
  let filter: SnapshotFilter
  /// The part to run; nil for what the environment says.
  let shard: SnapshotShard?
  /// How many threads; nil for one a core.
  let jobs: Int?
  /// A folder of fonts in place of the project's.
  let fonts: String?
  /// Whether passed snapshots are in the report.
  let hasAllResults: Bool
  /// How the run is printed; nil for what suits the environment.
  let format: SnapshotFormat?
  let isQuiet: Bool
  /// The source on which the run before has crashed; nil for a run of its own.
  let crashedSource: String?

  /// More threads than any machine that this is for has cores.
  private static let jobsLimit = 256

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    place = try SnapshotPlace(arguments)
    filter = SnapshotFilter(
      try arguments.values(of: .filter, as: .text("a part of a name or source")))
    shard = try arguments.value(of: .shard, as: .shard)
    jobs = try arguments.value(of: .jobs, as: .count(in: 1...Self.jobsLimit, of: "threads"))
    fonts = try arguments.fonts
    hasAllResults = arguments.contains(.allResults)
    let format = try arguments.value(of: .snapshotFormat, as: .snapshotFormat)
    isQuiet = arguments.contains(.quiet)
    crashedSource = try Continuation(arguments).source
    if let format, format != .json, arguments.contains(.snapshotJSON) {
      throw .conflicting(
        "--json", with: "--format \(format.rawValue)", reason: "a run is printed once")
    }
    self.format = arguments.contains(.snapshotJSON) ? .json : format
  }
}

extension SnapshotRunOptions {
  /// Runs, prints, and writes reports. Returns what the run came to; nil after a message about why
  /// it could not be finished.
  func run(_ mode: RecordMode, _ console: Console) -> SnapshotRun? {
    do throws(PlumbError) {
      let environment = console.terminal.environment
      let folders = try place.folders(console, cleanUp: console.clearsProgress)
      let (shard, reason) = try effectiveShard(environment)
      let printer = SnapshotRunPrinter(console, effectiveFormat(environment), isQuiet: isQuiet)
      let run = try SnapshotRunner(folders, request(mode, shard, console)).run(printer.tell)
      let reports = SnapshotReportFiles(of: run, folders, console, hasAllResults: hasAllResults)
      let page = try reports.write()
      printer.finish(
        run, shardReason: reason, page: page, annotations: reports.annotations,
        advice: advice(on: run, console))
      return run
    } catch {
      _ = console.fail(error)
      return nil
    }
  }

  private func request(
    _ mode: RecordMode, _ shard: SnapshotShard?, _ console: Console
  ) -> SnapshotRunner.Request {
    var request = SnapshotRunner.Request()
    request.filter = filter
    request.shard = shard
    request.mode = mode
    if let jobs { request.jobs = jobs }
    request.fonts = fonts
    request.crashedSource = crashedSource
    let note = WorkNote(
      command: console.command, isContinuable: true, isHosted: console.app != nil)
    request.onWork = { [note, onWork = console.onWork] source, variant in
      var note = note
      (note.source, note.variant) = (source, variant)
      onWork(note)
    }
    request.tool = "plumb \(plumbVersion)"
    // Typed on another machine, where the report is read: from the project's folder.
    request.acceptCommand = { "plumb snapshot accept \(ShellWord.quoted($0))" }
    return request
  }

  private func effectiveFormat(_ environment: [String: String]) -> SnapshotFormat {
    format ?? (environment["GITHUB_ACTIONS"] == "true" ? .github : .text)
  }

  /// The part to run: what was typed, else what the variables say. A system that asks whether
  /// shards are known is answered by touching its file (Bazel's "Test encyclopedia").
  private func effectiveShard(
    _ environment: [String: String]
  ) throws(PlumbError) -> (SnapshotShard?, reason: String?) {
    if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    if let shard { return (shard.count > 1 ? shard : nil, nil) }
    do {
      let wanted = try SnapshotShard.wanted(by: environment)
      return (wanted?.shard, wanted?.reason)
    } catch {
      throw PlumbError([error.diagnostic])
    }
  }

  private func advice(on run: SnapshotRun, _ console: Console) -> [String] {
    var lines: [String] = []
    let differing = run.results.filter {
      $0.outcome.canBeAccepted && ![.recorded, .unreadable].contains($0.outcome)
    }
    let unreadable = run.count(of: .unreadable)
    if !differing.isEmpty {
      lines.append(
        "Accept what was meant: \(place.command("review", console.program)), or all of it:"
          + " \(place.command("accept --all", console.program))")
    }
    if unreadable > 0 {
      lines.append(
        "Not compared: \(counted(unreadable, "reference")) that cannot be read; restore the"
          + " files, or record what was drawn now: \(place.command("review", console.program))")
    }
    if run.count(of: .recorded) > 0 {
      lines.append(
        "Look at what is new: \(place.command("review", console.program)); then commit it")
    }
    if !run.orphans.isEmpty {
      let count = run.orphans.count
      lines.append(
        "Left over: \(counted(count, "reference")) that nothing asks for; see"
          + " \(place.command("clean", console.program))")
    }
    return lines
  }
}
