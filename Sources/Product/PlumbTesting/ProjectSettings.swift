import Foundation
import Locking
import ProjectFile

/// The settings of the `plumb.yaml` files of a process about snapshots, each read once: hundreds of
/// assertions ask for the same one. A lock guards them.
final class ProjectSettings: Sendable {
  static let shared = ProjectSettings()

  private let known = Locked<[String: Result<SnapshotTestSettings, AssertionProblem>]>([:])

  /// The settings of a project file: how pictures are compared, the profile, and the folder of
  /// artifacts. Its scale and layers are those of the files that it lists, not of tests. Throws
  /// `AssertionProblem` with all that is wrong with the file.
  func settings(of path: String) throws(AssertionProblem) -> SnapshotTestSettings {
    let result = known.withLock { known in
      if let settings = known[path] { return settings }
      let read = Self.read(path)
      known[path] = read
      return read
    }
    return try result.get()
  }

  private static func read(_ path: String) -> Result<SnapshotTestSettings, AssertionProblem> {
    do throws(ProjectFileError) {
      let project = try ProjectFile.load(path)
      var settings = SnapshotTestSettings()
      settings.tolerance = project.snapshots.comparison.tolerance
      settings.compare = project.snapshots.comparison.compare
      settings.environment = project.snapshots.comparison.environment
      settings.ignored = project.snapshots.comparison.ignored
      settings.profile = project.profile
      settings.artifacts = project.artifactsFolder
      return .success(settings)
    } catch {
      return .failure(
        AssertionProblem(error.diagnostics.map(\.description).joined(separator: "\n")))
    }
  }
}
