import Snapshots

extension ArtifactFolder {
  /// The artifacts of an assertion: of its settings, else `PLUMB_ARTIFACTS`, else `.plumb` in the project's folder.
  init(of place: ReferencePlace, _ settings: SnapshotTestSettings, _ variables: [String: String]) {
    self.init(flag: settings.artifacts, environment: variables, project: place.project)
  }
}
