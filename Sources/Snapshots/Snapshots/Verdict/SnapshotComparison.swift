import ImageCoding
import LayoutChanges
import LayoutTree

/// What a snapshot and its reference have in common, and what not.
public struct SnapshotComparison: Equatable, Sendable {
  /// The pictures.
  public var picture: PictureFinding
  /// The layouts: what is different in the snapshot.
  public var changes: [LayoutChange]
  /// The same in words, causes before consequences.
  public var summary = ChangeSummary.empty
  /// Fonts and libraries that the numbers depend on.
  public var environment: [EnvironmentDifference]
  /// Whether the reference's picture is not the one that its tree was recorded with: a recording
  /// was interrupted, a merge took one file of each side, or a program has made the picture
  /// smaller.
  public var isOfTwoRecordings = false
  /// What differences of colour did not count.
  public var tolerance = PictureTolerance.standard

  /// Nothing differs.
  static let equal = SnapshotComparison(
    picture: .identical, changes: [], environment: [])

  /// How the snapshot fared.
  ///
  /// Where the environments differ and nothing is seen, nothing has happened: other fonts move
  /// numbers behind the decimal point. Where something is seen, the environments are to blame
  /// first.
  func outcome(_ settings: ComparisonSettings) -> SnapshotOutcome {
    let layout = settings.compare == .picture ? [] : relevantChanges
    let isVisible = settings.compare != .layout && picture.isVisible
    if !environment.isEmpty, isVisible || !layout.isEmpty {
      let isAccepted = settings.environment == .layout && relevantChanges.isEmpty
      return isAccepted ? .tolerated : .environment
    }
    if isVisible {
      if case .sizes = picture { return .size }
      return .differs
    }
    if !layout.isEmpty { return .layout }
    if case .within = picture, settings.compare != .layout { return .tolerated }
    return .passed
  }

  /// The changes that say that something is elsewhere; in another environment those before rounding
  /// do not.
  var relevantChanges: [LayoutChange] {
    environment.isEmpty ? changes : changes.filter { !$0.isBelowPixels }
  }

  /// What of the reference recording replaces: a picture only when a pixel is another one, whatever
  /// an encoder has made of it; a tree only with its picture or when the layout is another one, not
  /// for what is installed. So machines do not undo each other's recordings.
  var replaced: ReferenceStore.Parts {
    if picture.hasOtherPixels { return .picture }
    return relevantChanges.isEmpty ? [] : .tree
  }
}

extension SnapshotComparison {
  /// Compares a snapshot with its reference. Equal bytes are equal: nothing is decoded for them,
  /// and of trees that differ only in what was installed only the beginning.
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
    if changes.isEmpty || !relevantChanges.isEmpty {
      summary = ChangeSummary(from: old, to: snapshot.tree)
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

/// How strictly snapshots are compared.
public struct ComparisonSettings: Equatable, Sendable {
  /// What of a snapshot counts.
  public enum Comparison: String, CaseIterable, Codable, Sendable {
    /// The picture and the layout.
    case both
    /// What is seen: the layout only explains.
    case picture
    /// Where things are: the picture only shows it.
    case layout
  }

  /// What becomes of a snapshot whose picture differs, and whose fonts or libraries do.
  public enum Environment: String, CaseIterable, Codable, Sendable {
    /// It fails, and says what to install.
    case fail
    /// It passes where the layouts are the same.
    case layout
  }

  /// What differences of colour do not count; nil to let the environment decide.
  public var tolerance: PictureTolerance?
  /// What of a snapshot counts.
  public var compare: Comparison
  /// What other fonts and libraries mean.
  public var environment: Environment

  /// Settings; without words the strictest that no machine disagrees on.
  public init(
    tolerance: PictureTolerance? = nil, compare: Comparison = .both,
    environment: Environment = .fail
  ) {
    self.tolerance = tolerance
    self.compare = compare
    self.environment = environment
  }

  /// What differences do not count between two pictures. By the same programs with the same fonts
  /// they are the same to the bit, so that whatever differs has been changed; otherwise, or where
  /// the picture is not the one that was recorded, smoothing explains some of it.
  func tolerance(inSameEnvironment isSame: Bool) -> PictureTolerance {
    tolerance ?? (isSame ? .rounding : .standard)
  }
}
