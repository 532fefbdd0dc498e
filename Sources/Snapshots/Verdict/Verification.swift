import ImageCoding
import LayoutTree

/// Compares snapshots with a store of references.
public struct Verification: Sendable {
  /// The references.
  public let store: ReferenceStore
  /// What is recorded.
  public let mode: RecordMode
  /// How strictly is compared.
  public let settings: ComparisonSettings
  /// Where pictures of what differs are left.
  public let artifacts: ArtifactFolder

  /// Compares with `store`, writes references as `mode` says.
  public init(
    store: ReferenceStore, mode: RecordMode, settings: ComparisonSettings = ComparisonSettings(),
    artifacts: ArtifactFolder
  ) {
    self.store = store
    self.mode = mode
    self.settings = settings
    self.artifacts = artifacts
  }

  /// Compares a snapshot with its reference; records it, or leaves pictures of the difference.
  ///
  /// Never throws: what cannot be read is `unreadable`, what cannot be written `broken`, so that one bad
  /// reference does not keep others from being compared. Any thread may verify, any number at a time.
  ///
  /// - Parameter artifactName: what the pictures are called where that is not the snapshot's name.
  public func verify(_ snapshot: Snapshot, as artifactName: String? = nil) -> Verdict {
    let name = artifactName ?? snapshot.name
    var old: StoredReference?
    var verdict: Verdict
    do throws(ReferenceError) {
      old = try store.read(snapshot.name)
      verdict = try judge(snapshot, old)
    } catch {
      verdict = Verdict(snapshot.name, .unreadable, reason: error.reason)
    }
    verdict = recorded(snapshot, verdict, over: old)
    leavePictures(snapshot, old, as: name, &verdict)
    return verdict
  }

  private func judge(
    _ snapshot: Snapshot, _ reference: StoredReference?
  ) throws(ReferenceError) -> Verdict {
    guard let reference else { return Verdict(snapshot.name, .missing) }
    let needsPicture = settings.compare != .layout || mode == .all || mode == .failed
    let comparison = try SnapshotComparison(
      reference, snapshot, settings, needsPicture: needsPicture)
    return Verdict(snapshot.name, comparison.outcome(settings), comparison)
  }

  // MARK: - Recording

  /// Writes what the mode wants written; the verdict tells of it.
  private func recorded(
    _ snapshot: Snapshot, _ verdict: Verdict, over old: StoredReference?
  ) -> Verdict {
    let parts = parts(toWriteFor: verdict)
    guard !parts.isEmpty else { return verdict }
    do throws(ReferenceError) {
      try store.write(snapshot, parts, over: old)
    } catch {
      return Verdict(snapshot.name, .broken, verdict.comparison, reason: error.reason)
    }
    let isRequested = mode == .all || mode == .failed
    return Verdict(snapshot.name, isRequested ? .updated : .recorded, verdict.comparison)
  }

  private func parts(toWriteFor verdict: Verdict) -> ReferenceStore.Parts {
    switch (mode, verdict.outcome) {
    case (.never, _): []
    case (_, .missing): .picture
    case (.missing, _): []
    case (_, .unreadable): .picture
    case (.failed, let outcome) where !outcome.isFailure: []
    default: verdict.comparison?.replaced ?? []
    }
  }

  // MARK: - Pictures

  private func leavePictures(
    _ snapshot: Snapshot, _ old: StoredReference?, as name: String, _ verdict: inout Verdict
  ) {
    guard verdict.outcome.isFailure || verdict.outcome == .updated else {
      artifacts.removePictures(of: name)
      return
    }
    do throws(ReferenceError) {
      verdict.pictures = try artifacts.leave(
        snapshot, expected: old, as: name, verdict.comparison?.tolerance ?? .standard)
    } catch {
      verdict.lost = error.reason
    }
  }
}
