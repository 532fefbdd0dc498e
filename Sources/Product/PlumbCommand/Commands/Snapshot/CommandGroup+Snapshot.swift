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
        .init(line: "plumb snapshot record", purpose: "make the references"),
        .init(line: "plumb snapshot test", purpose: "has anything moved?"),
        .init(line: "plumb snapshot review", purpose: "decide on each difference"),
      ]),
    [
      SnapshotTestCommand.self, SnapshotRecordCommand.self, SnapshotReviewCommand.self,
      SnapshotAcceptCommand.self, SnapshotListCommand.self, SnapshotCleanCommand.self,
      SnapshotMergeCommand.self, SnapshotCompareCommand.self,
    ])
}
