import Snapshots

/// `plumb snapshot test`: a project's pictures against their references.
struct SnapshotTestCommand: Command, Equatable {
  let options: SnapshotRunOptions
  /// The files that are written; nil for what the environment says.
  let mode: RecordMode?

  var hosting: HostRequest? { HostRequest(sourcesOf: options.place) }

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    options = try SnapshotRunOptions(arguments)
    mode = try arguments.value(of: .record, as: .recordMode)
  }

  /// Runs the tests. What was written has not been looked at, so it does not pass.
  func run(_ console: Console) -> ExitCode {
    let chosen: RecordMode
    let environment = console.terminal.environment
    do throws(UnknownRecordMode) {
      if let mode { chosen = mode } else { chosen = try RecordMode(environment: environment) }
    } catch {
      return console.fail(error.diagnostic)
    }
    guard let run = options.run(chosen, console) else { return .failure }
    if run.count(of: .broken) > 0 { return .failure }
    let isLeftOver = RecordMode.isCI(environment) && !run.orphans.isEmpty
    let hasPassed = run.failures.isEmpty && run.count(of: .updated) == 0 && !isLeftOver
    return hasPassed ? .success : .findings
  }

  static let syntax = CommandSyntax(
    name: "snapshot test", summary: "Draws every snapshot and compares it with its reference.",
    discussion: """
      Prints a line for each failure, what moved first, and where the report is. Nothing is
      written over a reference that is there. One that is missing is recorded and fails all the
      same, so that nobody commits what nobody has looked at; where CI is set it only fails.
      --record or PLUMB_RECORD choose otherwise:

      missing: record what has no reference. never: record nothing. failed: record what differs
      as well. all: record everything whose picture or layout is not that of the reference.
      Whatever was written, the test has failed.

      The exit code is 0 when all are as their references, 1 when one is not or was written, and
      where CI is set also when a reference is left over that nothing asks for, 2 when something
      could not be read.
      """,
    options: [.record] + OptionSyntax.runOptions,
    examples: [
      "plumb snapshot test": "everything in the project",
      "plumb snapshot test --filter 'mail-*-dark'": "the dark variants of one template",
      "plumb snapshot test --shard 2/4": "the second of four machines",
      "plumb snapshot test --json | jq '.results[].summary'": "for a program",
    ])
}

extension OptionSyntax {
  static let record = OptionSyntax(
    name: "record", placeholder: "MODE",
    values: .words(RecordMode.allCases.map(\.rawValue)),
    help: "what to write: missing, never, failed or all (PLUMB_RECORD, else never where CI is set,"
      + " else missing)")
}
