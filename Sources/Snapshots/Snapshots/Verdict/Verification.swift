import ImageCoding
import LayoutTree

/// Compares snapshots with a store of references.
public struct Verification: Sendable {
  /// Where references are read from, and written to if `mode` allows it.
  public let store: ReferenceStore
  /// Which references are written.
  public let mode: RecordMode
  /// The strictness of comparisons.
  public let settings: ComparisonSettings
  /// The folder for pictures of differences.
  public let artifacts: ArtifactFolder

  /// Creates a verification that compares with `store`, and writes references according to `mode`.
  public init(
    store: ReferenceStore, mode: RecordMode, settings: ComparisonSettings = ComparisonSettings(),
    artifacts: ArtifactFolder
  ) {
    self.store = store
    self.mode = mode
    self.settings = settings
    self.artifacts = artifacts
  }

  /// Compares a snapshot with its reference; records it, or writes pictures of the difference.
  ///
  /// Never throws: a file that cannot be read results in `unreadable`, one that cannot be written
  /// in `broken`, so that one bad reference does not keep others from being compared. Safe on any
  /// thread, any number at a time.
  ///
  /// - Parameter artifactName: the name of the pictures, if it is not the snapshot's.
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

  /// Writes the reference if the mode allows it; the verdict records that.
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

/// The result of comparing a snapshot with its reference.
public struct Verdict: Equatable, Sendable {
  /// The snapshot's name.
  public let name: String
  /// The outcome.
  public let outcome: SnapshotOutcome
  /// The differences; nil if nothing was compared.
  public let comparison: SnapshotComparison?
  /// The reason why nothing was compared or written, if that is the outcome.
  public let reason: String?
  /// The pictures that were written for a review.
  public internal(set) var pictures = SnapshotResult.Pictures()
  /// The reason why a picture could not be written; nil if all were.
  public internal(set) var lost: String?

  /// Whether a test should pass.
  public var isAccepted: Bool { !outcome.isFailure }

  init(
    _ name: String, _ outcome: SnapshotOutcome, _ comparison: SnapshotComparison? = nil,
    reason: String? = nil
  ) {
    self.name = name
    self.outcome = outcome
    self.comparison = comparison
    self.reason = reason
  }

  /// Creates the verdict on a source that could not be laid out or drawn.
  public static func broken(_ name: String, reason: String) -> Verdict {
    Verdict(name, .broken, reason: reason)
  }
}

/// The result of comparing two pictures.
public enum PictureFinding: Equatable, Sendable {
  /// Pictures were not compared, because the settings ignore them.
  case notCompared
  /// Every pixel is the same.
  case identical
  /// Some pixels differ, within the tolerance.
  case within(count: Int)
  /// The sizes differ.
  case sizes(from: PixelSize, to: PixelSize)
  /// The number of differing pixels, of all pixels, and the regions with them.
  case differs(count: Int, total: Int, regions: [SnapshotResult.Region])

  /// Whether any pixels differ, visibly or not.
  var hasOtherPixels: Bool {
    switch self {
    case .notCompared, .identical: false
    case .within, .sizes, .differs: true
    }
  }

  /// Whether the difference is visible.
  var isVisible: Bool {
    switch self {
    case .notCompared, .identical, .within: false
    case .sizes, .differs: true
    }
  }
}

extension PictureFinding {
  /// The same result with the names of the views at the regions.
  func named(_ names: RegionNames) -> PictureFinding {
    guard case .differs(let count, let total, let regions) = self else { return self }
    return .differs(
      count: count, total: total,
      regions: regions.map { region in
        var named = region
        named.view = names.name(of: region)
        return named
      })
  }

  /// Compares two pictures.
  init(_ expected: PixelBuffer, _ actual: PixelBuffer, _ tolerance: PictureTolerance) {
    switch PictureComparison(expected, actual, tolerance: tolerance) {
    case .identical: self = .identical
    case .sizesDiffer:
      self = .sizes(from: expected.size, to: actual.size)
    case .within(let count): self = .within(count: count)
    case .differs(let difference):
      self = .differs(
        count: difference.count, total: expected.size.count,
        regions: difference.regions.map {
          .init(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
        })
    }
  }
}
