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
        """,
      examples: [
        .init(line: "plumb snapshot list", purpose: "what there is")
      ]),
    [SnapshotListCommand.self])
}
