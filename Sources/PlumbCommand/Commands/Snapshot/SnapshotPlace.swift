/// Where the project of a command line is, and its artifacts: what `--project` and `--artifacts` say.
struct SnapshotPlace: Equatable {
  /// The project file or its folder; nil for the nearest one.
  let project: String?
  /// The folder of artifacts; nil for that of the environment, else the project's.
  let artifacts: String?

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    project = try arguments.value(of: .project, as: .text("the path of a file or folder"))
    artifacts = try arguments.value(of: .artifacts, as: .text("the path of a folder"))
  }
}
