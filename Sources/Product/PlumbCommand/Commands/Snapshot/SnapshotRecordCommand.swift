import Snapshots

/// `plumb snapshot record`: pictures become references.
struct SnapshotRecordCommand: Command, Equatable {
  let options: SnapshotRunOptions
  let mode: RecordMode

  var hosting: HostRequest? { HostRequest(sourcesOf: options.place) }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    options = try SnapshotRunOptions(arguments)
    mode = arguments.contains(.recordAll) ? .all : .failed
  }

  /// Records; a mode that does not exist is refused here, too, though none is needed.
  func run(_ console: Console) -> ExitCode {
    do throws(UnknownRecordMode) {
      _ = try RecordMode(environment: console.terminal.environment)
    } catch {
      return console.fail(error.diagnostic)
    }
    guard let run = options.run(mode, console) else { return .failure }
    if run.count(of: .broken) > 0 { return .failure }
    return run.failures.isEmpty ? .success : .findings
  }

  static let syntax = CommandSyntax(
    name: "snapshot record", summary: "Draws every snapshot and makes it the reference.",
    discussion: """
      What has no reference gets one, and what differs is rewritten. What looks the same within
      the tolerance and has the same layout is left as it is, so that machines with other fonts
      or libraries do not rewrite each other's files; with --all that is rewritten too. A file
      whose contents would not change is never touched. Look at the pictures before committing
      them: the report shows what has changed.

      It records whatever PLUMB_RECORD and CI say. The exit code is 0 when all are recorded, 2
      when something could not be read or written.
      """,
    options: [.recordAll] + OptionSyntax.runOptions,
    examples: [
      "plumb snapshot record": "what is new and what differs",
      "plumb snapshot record --filter mail": "one template's",
      "plumb snapshot record --all": "everything: after an update of the fonts",
    ])
}

extension OptionSyntax {
  static let recordAll = OptionSyntax(
    name: "all", help: "rewrite those within the tolerance too")
}
