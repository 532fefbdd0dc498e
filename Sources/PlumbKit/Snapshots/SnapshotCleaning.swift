import Diagnostics
import Snapshots

/// Deletes references that nothing asks for.
public struct SnapshotCleaning {
  private let store: ReferenceStore

  /// Cleans the references of a workplace's project.
  ///
  /// - Throws: `PlumbError` where there is no project.
  public init(_ workplace: SnapshotWorkplace) throws(PlumbError) { store = try workplace.store() }

  /// Deletes each reference, and the folders that are empty without it.
  ///
  /// - Parameter deleted: is told each name.
  /// - Throws: `PlumbError` with what could not be deleted; the rest is.
  public func delete(_ names: [String], deleted: (String) -> Void) throws(PlumbError) {
    var problems: [Diagnostic] = []
    for name in names {
      do throws(ReferenceError) {
        try store.delete(name)
        deleted(name)
      } catch {
        problems.append(Diagnostic(.error, error.reason))
      }
    }
    guard problems.isEmpty else { throw PlumbError(problems) }
  }
}
