import ImageCoding
import LayoutTree

/// What a snapshot and its reference have in common, and what not.
public struct SnapshotComparison: Equatable, Sendable {
  /// The pictures.
  public var picture: PictureFinding
  /// The layouts: what is different in the snapshot.
  public var changes: [LayoutChange]
  /// The same told to people, a line each.
  public var story: [String] = []
  /// Fonts and libraries that the numbers depend on.
  public var environment: [EnvironmentDifference]
  /// Whether the reference's picture is not the one that its tree was recorded with: a recording was
  /// interrupted, a merge took one file of each side, or a program has made the picture smaller.
  public var isOfTwoRecordings = false
  /// What differences of colour did not count.
  public var tolerance = PictureTolerance.standard

  /// Nothing differs.
  static let equal = SnapshotComparison(
    picture: .identical, changes: [], environment: [])
}

extension SnapshotComparison {
  /// Compares a snapshot with its reference. Equal bytes are equal: nothing is decoded for them, and
  /// of trees that differ only in what was installed only the beginning.
  ///
  /// - Parameter needsPicture: false where pictures do not count.
  /// - Throws: `ReferenceError` when the reference cannot be read.
  init(
    _ reference: StoredReference, _ snapshot: Snapshot, _ settings: ComparisonSettings,
    needsPicture: Bool
  ) throws(ReferenceError) {
    let tree = StoredTree(json: snapshot.storedTree(for: snapshot.png), path: snapshot.name)
    let hasSamePicture = Bytes.areEqual(reference.png, snapshot.png)
    if hasSamePicture, Bytes.areEqual(reference.tree.json, tree.json) {
      self = .equal
      return
    }
    let isSameLayout = reference.tree.hasScenes(of: tree)
    var old = isSameLayout ? try reference.tree.header() : try reference.tree.decoded()
    if isSameLayout { old.scenes = snapshot.tree.scenes }
    environment = EnvironmentDifference.between(old.fingerprint, snapshot.tree.fingerprint)
    changes = old.changes(to: snapshot.tree)
    picture = .identical
    isOfTwoRecordings = try reference.isOfTwoRecordings()
    tolerance = settings.tolerance(inSameEnvironment: environment.isEmpty && !isOfTwoRecordings)
    if !hasSamePicture {
      picture =
        needsPicture ? try Self.compare(reference, snapshot, old, tolerance) : .notCompared
    }
    // In another environment numbers behind the decimal point are others, which explains nothing.
    if changes.isEmpty || !telling.isEmpty {
      story = LayoutStory(from: old, to: snapshot.tree).lines
    }
  }

  private static func compare(
    _ reference: StoredReference, _ snapshot: Snapshot, _ old: LayoutTree,
    _ tolerance: PictureTolerance
  ) throws(ReferenceError) -> PictureFinding {
    let finding = PictureFinding(
      try pixels(reference.png, "its picture"), try pixels(snapshot.png, "the picture drawn now"),
      tolerance)
    guard case .differs = finding else { return finding }
    return finding.named(RegionNames(snapshot, old))
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
