import Foundation
import ImageCoding
import LayoutTree

/// Compares snapshots with a store of references.
public struct Verification: Sendable {
  private let store: ReferenceStore
  private let mode: RecordMode
  /// Where pictures of what differs are left.
  public let artifacts: String

  /// Compares with `store`, writes references as `mode` says.
  public init(store: ReferenceStore, mode: RecordMode, artifacts: String) {
    self.store = store
    self.mode = mode
    self.artifacts = artifacts
  }

  /// `SNAPSHOT_ARTIFACTS`, or a folder of the build.
  public static func artifactsFolder(environment: [String: String]) -> String {
    let folder = environment["SNAPSHOT_ARTIFACTS"] ?? ""
    return folder.isEmpty ? ".build/snapshot-artifacts" : folder
  }

  /// Compares `snapshot` with its reference; records it, or leaves pictures of the difference.
  public func verify(_ snapshot: Snapshot) throws(ReferenceError) -> Verdict {
    if mode == .all { return try record(snapshot) }
    let verdict = compare(snapshot)
    switch verdict {
    case .missing where mode != .never: return try record(snapshot)
    case .differs, .sizeChanged, .unreadable, .otherFingerprint:
      if mode == .failed, !verdict.isAccepted { return try record(snapshot) }
      if !verdict.isAccepted { try leaveArtifacts(of: snapshot) }
      return verdict
    case .identical, .recorded, .missing: return verdict
    }
  }

  private func record(_ snapshot: Snapshot) throws(ReferenceError) -> Verdict {
    try store.write(snapshot)
    return .recorded(mode)
  }

  private func compare(_ snapshot: Snapshot) -> Verdict {
    do throws(ReferenceError) {
      guard let reference = try store.read(snapshot.name) else { return .missing }
      let changes = reference.tree.changes(to: snapshot.tree)
      let fingerprints = FingerprintDifference.between(
        reference.tree.fingerprint, snapshot.tree.fingerprint)
      if !fingerprints.isEmpty { return .otherFingerprint(fingerprints, changes: changes) }
      if reference.png == snapshot.png, changes.isEmpty { return .identical }
      return try comparePixels(reference.png, snapshot.png, changes)
    } catch {
      return .unreadable(reason: error.reason)
    }
  }

  private func comparePixels(
    _ expected: [UInt8], _ actual: [UInt8], _ changes: [LayoutChange]
  ) throws(ReferenceError) -> Verdict {
    let old = try Self.pixels(expected), new = try Self.pixels(actual)
    guard old.size == new.size else {
      return .sizeChanged(from: old.size, to: new.size, changes: changes)
    }
    let difference = PixelDifference(old, new)
    return difference.count == 0 && changes.isEmpty
      ? .identical : .differs(difference, changes: changes)
  }

  private static func pixels(_ png: [UInt8]) throws(ReferenceError) -> PixelBuffer {
    do {
      return try PixelBuffer(png: png)
    } catch {
      throw ReferenceError(reason: error.description)
    }
  }
}

// MARK: - Artifacts

extension Verification {
  /// Leaves `-expected`, `-actual` and `-diff` pictures and the actual layout tree.
  private func leaveArtifacts(of snapshot: Snapshot) throws(ReferenceError) {
    try leave(Data(snapshot.png), "\(snapshot.name)-actual.png")
    try leave(Data(snapshot.tree.json(.linePerNode).utf8), "\(snapshot.name)-actual.json")
    guard let expected = (try? store.read(snapshot.name))?.png else { return }
    try leave(Data(expected), "\(snapshot.name)-expected.png")
    guard let old = try? PixelBuffer(png: expected), let new = try? PixelBuffer(png: snapshot.png),
      let diff = try? PixelBuffer.difference(old, new).pngBytes()
    else { return }
    try leave(Data(diff), "\(snapshot.name)-diff.png")
  }

  private func leave(_ data: Data, _ name: String) throws(ReferenceError) {
    try ReferenceStore.write(data, to: "\(artifacts)/\(name)", in: artifacts)
  }
}

extension FingerprintDifference {
  /// The lines that only one of two fingerprints has, the reference's first.
  static func between(_ reference: [String], _ present: [String]) -> [FingerprintDifference] {
    reference.filter { !present.contains($0) }.map { .reference($0) }
      + present.filter { !reference.contains($0) }.map { .present($0) }
  }
}

extension PixelBuffer {
  /// Width and height.
  var size: PixelSize { PixelSize(width: width, height: height) }
}
