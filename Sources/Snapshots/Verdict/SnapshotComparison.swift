import ImageCoding
import LayoutTree

/// What a snapshot and its reference have in common, and what not.
public struct SnapshotComparison: Equatable, Sendable {
  /// The pictures.
  public var picture: PictureFinding
  /// The layouts: what is different in the snapshot.
  public var changes: [LayoutChange]
  /// Fonts and libraries that the numbers depend on.
  public var environment: [EnvironmentDifference]
  /// Whether the reference's picture is not the one that its tree was recorded with: a recording was
  /// interrupted, a merge took one file of each side, or a program has made the picture smaller.
  public var isOfTwoRecordings = false

  /// Nothing differs.
  static let equal = SnapshotComparison(picture: .identical, changes: [], environment: [])
}

extension SnapshotComparison {
  /// Compares a snapshot with its reference. Equal bytes are equal: nothing is decoded for them, and
  /// of trees that differ only in what was installed only the beginning.
  ///
  /// - Parameter tolerance: nil where pictures do not count.
  /// - Throws: `ReferenceError` when the reference cannot be read.
  init(
    _ reference: StoredReference, _ snapshot: Snapshot, _ tolerance: PictureTolerance?
  ) throws(ReferenceError) {
    let tree = StoredTree(json: snapshot.storedTree(for: snapshot.png), path: snapshot.name)
    let hasSamePicture = Bytes.areEqual(reference.png, snapshot.png)
    if hasSamePicture, Bytes.areEqual(reference.tree.json, tree.json) {
      self = .equal
      return
    }
    let isSameLayout = reference.tree.hasScenes(of: tree)
    let old = isSameLayout ? try reference.tree.header() : try reference.tree.decoded()
    var new = snapshot.tree
    if isSameLayout { new.scenes = [] }
    environment = EnvironmentDifference.between(old.fingerprint, new.fingerprint)
    changes = old.changes(to: new)
    picture = .identical
    guard !hasSamePicture else { return }
    isOfTwoRecordings = try reference.isOfTwoRecordings()
    picture =
      try tolerance.map { (tolerance) throws(ReferenceError) in
        PictureFinding(
          try Self.pixels(reference.png, "the reference"),
          try Self.pixels(snapshot.png, "the picture"),
          tolerance)
      } ?? .notCompared
  }

  private static func pixels(
    _ png: [UInt8], _ what: String
  ) throws(ReferenceError) -> PixelBuffer {
    do {
      return try PixelBuffer(png: png)
    } catch {
      throw ReferenceError(reason: "\(what) is \(error.description)")
    }
  }
}
