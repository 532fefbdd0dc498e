/// `plumb snapshot merge`: artifacts of several runs become those of one.
struct SnapshotMergeCommand: Command, Equatable {
  let place: SnapshotPlace
  let folders: [String]
  let hasAllResults: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    place = try SnapshotPlace(arguments)
    folders = arguments.operands
    hasAllResults = arguments.contains(.allResults)
  }

  static let syntax = CommandSyntax(
    name: "snapshot merge", summary: "Makes one report of the artifacts of several shards.",
    discussion: """
      Each folder is the artifacts of a run, with its run.json, or holds such folders, as the
      download of a workflow's artifacts does. The pictures, the results and all reports go into
      one folder of artifacts, from which accept and review work.

      A snapshot that was run twice counts as it fared worst. The exit code is 0 when all passed,
      1 when one failed, 2 when a shard is missing or a folder cannot be read: then the report
      has what there is, and says what is not.
      """,
    operand: OperandSyntax(
      placeholder: "DIR", isRepeatable: true, values: .folder, help: "artifacts of the shards"),
    options: [.artifacts, .project, .allowWrite, .allResults],
    examples: [
      .init(
        line: "plumb snapshot merge shard-1 shard-2", purpose: "into .plumb"),
      .init(
        line: "plumb snapshot merge shards --artifacts report",
        purpose: "everything below a folder, into another"),
    ])
}
