import ImageCoding

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
        snapshot, expected: old, as: name, hatching: verdict.comparison?.ignored ?? [],
        verdict.comparison?.tolerance ?? .standard)
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

  var isVisible: Bool {
    switch self {
    case .notCompared, .identical, .within: false
    case .sizes, .differs: true
    }
  }
}

extension PictureFinding {
  /// The finding with each region called by the views that lie in it.
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

extension SnapshotOutcome {
  /// The sentence about a snapshot that needs no comparison to word it.
  func sentence(about name: String, _ reason: String? = nil) -> String {
    switch self {
    case .updated: "\(name) has been recorded."
    case .recorded: "\(name) had no reference; it has been written. Look at it, then run again."
    case .missing: "\(name) has no reference."
    case .unreadable: "The reference of \(name) cannot be read: \(reason ?? "")."
    case .broken: "\(name): \(reason ?? "there is nothing to compare")."
    case .passed, .tolerated, .environment, .differs, .size, .layout: "\(name) is as its reference."
    }
  }
}

extension Verdict {
  /// The result in one self-contained sentence, which begins with layout changes.
  public var summary: String {
    switch outcome {
    case .tolerated: toleratedSummary
    case .environment: environmentSummary
    case .differs, .size, .layout: "\(name) differs: " + (differences.joined(separator: "; ")) + "."
    default: outcome.sentence(about: name, reason)
    }
  }

  /// The layout changes, a line each, causes before consequences, then colours of what moved.
  public var changeLines: [String] {
    (comparison?.summary.lines ?? []) + (comparison?.recolorings ?? [])
  }

  /// The differences in fonts and libraries with advice, one per line.
  public var environmentLines: [String] {
    guard let comparison else { return [] }
    let mixed =
      comparison.isOfTwoRecordings && outcome.isFailure
      ? [
        "the reference's picture is not the one that its layout tree was recorded with (a recording was"
          + " interrupted, or a merge took one file of each side): record it again"
      ] : []
    return mixed + comparison.environment.map { $0.advice() }
  }

  // MARK: Parts

  private var differences: [String] {
    guard let comparison else { return [] }
    return layoutPart(comparison) + colorPart(comparison) + picturePart(comparison)
  }

  private func layoutPart(_ comparison: SnapshotComparison) -> [String] {
    let entries = comparison.summary.entries
    guard let first = entries.first?.text else { return [] }
    let others = entries.dropFirst().count { !$0.isConsequence }
    return [first + andMore(others, after: ",")]
  }

  private func colorPart(_ comparison: SnapshotComparison) -> [String] {
    guard let first = comparison.recolorings.first else { return [] }
    return [first + andMore(comparison.recolorings.count - 1, after: ",")]
  }

  private func picturePart(_ comparison: SnapshotComparison) -> [String] {
    switch comparison.picture {
    case .notCompared: []
    case .identical: ["no pixel differs"]
    case .within: ["no pixel differs that anybody sees"]
    case .sizes(let from, let to): ["its size is \(to) instead of \(from) pixels"]
    case .differs(let count, let total, let regions):
      [
        "\(count) of \(total) pixels differ" + Self.location(of: regions)
          + (comparison.relevantChanges.isEmpty ? ", the layout is the same" : "")
      ]
    }
  }

  private static func location(of regions: [SnapshotResult.Region]) -> String {
    guard let first = regions.first else { return "" }
    let views = regions.compactMap(\.view)
    guard let view = views.first else {
      return " (in rows \(first.y) to \(first.y + first.height - 1))"
    }
    let others = Set(views).count - 1
    return " (in \(view)\(andMore(others)))"
  }

  private var environmentSummary: String {
    let advice = environmentLines.first ?? ""
    let rest = andMore(environmentLines.count - 1, after: ";")
    return (["\(name): \(advice)\(rest)"] + differences).joined(separator: "; ") + "."
  }

  private var toleratedSummary: String {
    guard let comparison, !comparison.environment.isEmpty else {
      return "\(name) differs from its reference by less than anybody sees."
    }
    return "\(name) has the layout of its reference, which was made with other fonts or libraries."
  }
}
