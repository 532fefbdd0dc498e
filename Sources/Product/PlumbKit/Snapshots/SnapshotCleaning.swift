import Diagnostics
import Snapshots

/// References of a workplace that nothing asks for, neither its project nor its Swift tests, and
/// their end.
public struct SnapshotCleaning: Sendable {
  /// A reference that nothing asks for.
  public struct Orphan: Sendable {
    /// Its path below the folder of references; of a Swift test below the project.
    public let name: String
    fileprivate let store: ReferenceStore
  }

  /// By name, those of the project first.
  public let orphans: [Orphan]
  /// Sources that cannot be read, whose references are kept.
  public let broken: [ProjectCases.BrokenSource]

  /// Looks for them. What a project asks for is known from its sources alone, as is what Swift
  /// tests there are: nothing has to have been run.
  ///
  /// - Throws: `PlumbError` where the project makes no sense.
  public init(
    _ workplace: SnapshotWorkplace, warn: @escaping (Diagnostic) -> Void
  ) throws(PlumbError) {
    let ofTests = TestReferences(project: workplace.folder).orphans
      .map { Orphan(name: $0, store: workplace.wholeStore) }
    // A package whose tests are all there is may have a project file for their settings.
    guard let file = workplace.file, !file.sources.included.isEmpty else {
      (orphans, broken) = (ofTests, [])
      return
    }
    let inventory = try SnapshotInventory(workplace, warn: warn)
    let store = try workplace.store()
    orphans = inventory.orphans.map { Orphan(name: $0, store: store) } + ofTests
    broken = inventory.broken
  }

  /// Deletes references, and the folders that are empty without them.
  ///
  /// - Parameter deleted: is told each name.
  /// - Throws: `PlumbError` with what could not be deleted; the rest is.
  public func delete(_ orphans: [Orphan], deleted: (String) -> Void) throws(PlumbError) {
    var problems: [Diagnostic] = []
    for orphan in orphans {
      do throws(ReferenceError) {
        try orphan.store.delete(orphan.name)
        deleted(orphan.name)
      } catch {
        problems.append(Diagnostic(.error, error.reason))
      }
    }
    guard problems.isEmpty else { throw PlumbError(problems) }
  }
}
