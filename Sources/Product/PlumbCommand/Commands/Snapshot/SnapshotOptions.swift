import Snapshots

/// Options that several commands of the group have.
extension OptionSyntax {
  static let project = OptionSyntax(
    name: "project", placeholder: "PATH", values: .path,
    help: "the project file or its folder (plumb.yaml here or above)")
  static let artifacts = OptionSyntax(
    name: "artifacts", placeholder: "DIR", values: .folder,
    help: "where pictures of failures and reports are (PLUMB_ARTIFACTS, else .plumb beside the"
      + " project file)")
  static let filter = OptionSyntax(
    name: "filter", placeholder: "PATTERN", isRepeatable: true,
    help: "only snapshots whose name or source has this in it; with * or ? a glob for all of it;"
      + " repeat it for several")
  static let shard = OptionSyntax(
    name: "shard", placeholder: "I/N",
    help: "only the I-th of N parts, which are about the same work (TEST_SHARD_INDEX and"
      + " TEST_TOTAL_SHARDS, CI_NODE_INDEX and CI_NODE_TOTAL)")
  static let jobs = OptionSyntax(
    name: "jobs", short: "j", placeholder: "N", help: "how many to draw at a time (one a core)")
  static let allResults = OptionSyntax(
    name: "all-results", help: "have those that passed in the report too")
  static let quiet = OptionSyntax(
    name: "quiet", short: "q", help: "print failures only, and nothing when there are none")
  static let snapshotFormat = OptionSyntax(
    name: "format", short: "f", placeholder: "FORMAT",
    values: .words(SnapshotFormat.allCases.map(\.rawValue)),
    help: "text, json, or github: text with annotations of a workflow (text; github where"
      + " GITHUB_ACTIONS is set)")
  static let snapshotJSON = OptionSyntax(name: "json", help: "the same as --format json")

  /// The options of a run, whether it tests or records.
  static let runOptions: [OptionSyntax] = [
    .filter, .shard, .jobs, .project, .fonts, .artifacts, .allowRead, .allowWrite, .allResults,
    .snapshotFormat, .snapshotJSON, .quiet, .continueAfter,
  ]
}

enum SnapshotFormat: String, CaseIterable, Sendable {
  /// A line for each failure, and what they come to.
  case text
  /// The run as one object, that of `run.json`.
  case json
  /// Text, and lines that GitHub shows beside the sources of a pull request.
  case github
}

extension ValueKind<RecordMode> {
  /// A mode, also by the name that Playwright has for it.
  static let recordMode = ValueKind { text, option throws(ArgumentError) in
    guard let mode = try? RecordMode(flag: text, environment: [:]) else {
      throw .unknownWord(
        option: option, value: text, choices: RecordMode.allCases.map(\.rawValue))
    }
    return mode
  }
}

extension ValueKind<SnapshotFormat> {
  static let snapshotFormat = word(SnapshotFormat.allCases.map { ($0.rawValue, $0) })
}

extension ValueKind<SnapshotShard> {
  static let shard = ValueKind { text, option throws(ArgumentError) in
    guard let shard = SnapshotShard(text) else {
      throw .invalidValue(
        option: option, value: text, expected: "I/N, such as 2/4 for the second of four parts")
    }
    return shard
  }
}

extension ValueKind<Int> {
  /// A whole number within `range`.
  static func count(in range: ClosedRange<Int>, of what: String) -> ValueKind {
    ValueKind { text, option throws(ArgumentError) in
      let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      guard isDecimal, let number = Int(text), range.contains(number) else {
        throw .invalidValue(
          option: option, value: text,
          expected: "a number of \(what) from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }
}

extension CommandGroup {
  /// `plumb snapshot`: pictures of a project's cells, held against references.
  static let snapshot = CommandGroup(
    CommandSyntax(
      name: "snapshot", summary: "Holds pictures of a project's cells against reference pictures.",
      discussion: """
        What is drawn, in which variants, and where the references lie says the project file,
        plumb.yaml in the current folder or the nearest one above it.

        A reference is a picture and, beside it, the layout that it shows, so that a failure can
        say which view moved. Pictures of what differs, the report and what accept and review need
        go into a folder of artifacts, .plumb beside the project file.

        A first time: plumb snapshot record, look at the pictures, commit them. From then on plumb
        snapshot test in CI, and plumb snapshot review where a change was meant.
        """,
      examples: [
        "plumb snapshot record": "make the references",
        "plumb snapshot test": "has anything moved?",
        "plumb snapshot review": "decide on each difference",
      ]),
    [
      SnapshotTestCommand.self, SnapshotRecordCommand.self, SnapshotReviewCommand.self,
      SnapshotAcceptCommand.self, SnapshotListCommand.self, SnapshotCleanCommand.self,
      SnapshotMergeCommand.self, SnapshotCompareCommand.self,
    ])
}
