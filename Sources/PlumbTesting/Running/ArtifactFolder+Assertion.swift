import Snapshots

extension ArtifactFolder {
  /// The artifacts of an assertion: where its settings say, else `PLUMB_ARTIFACTS`, else `plumb.yaml`, else `.plumb` in the
  /// project's folder.
  init(
    flag: String?, environment: [String: String], project: String,
    projectFile: SnapshotTestSettings?
  ) {
    let isSaid = flag != nil || !(environment[Self.variable] ?? "").isEmpty
    self.init(
      flag: isSaid ? flag : projectFile?.artifacts, environment: environment, project: project)
  }
}
