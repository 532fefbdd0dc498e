import Foundation
import ImageCoding
import Snapshots

/// What assertions do where their arguments do not say: the values of the nearest `.snapshots(…)` trait or
/// `withSnapshotSettings(…)`. Nil is left to the scope around, and at last to the environment.
public struct SnapshotTestSettings: Sendable {
  /// When references are written.
  public var record: RecordMode?
  /// What differences are too small to count.
  public var tolerance: PictureTolerance?
  /// What of a snapshot counts: picture, layout or both.
  public var compare: ComparisonSettings.Comparison?
  /// What it means that fonts or libraries are others than those of the reference.
  public var environment: ComparisonSettings.Environment?
  /// Pixels a point.
  public var scale: Double?
  /// The version of iOS: `ios7` … `ios26`.
  public var profile: String?
  /// The language that names do not mention; `en` where nobody says otherwise.
  public var language: String?
  /// The folder of references in place of `__Snapshots__` beside the test file: a path, or seen from the
  /// project's folder.
  public var references: String?
  /// The folder of artifacts in place of `PLUMB_ARTIFACTS` and `.plumb`.
  public var artifacts: String?
  /// The environment variables that count; the process's own where nil.
  package var variables: [String: String]?

  /// Which names are taken; those of the process where nil.
  var ledger: ReferenceLedger?

  /// Settings that say what is given.
  public init(
    record: RecordMode? = nil, tolerance: PictureTolerance? = nil,
    compare: ComparisonSettings.Comparison? = nil,
    environment: ComparisonSettings.Environment? = nil, scale: Double? = nil,
    profile: String? = nil, language: String? = nil, references: String? = nil,
    artifacts: String? = nil
  ) {
    self.record = record
    self.tolerance = tolerance
    self.compare = compare
    self.environment = environment
    self.scale = scale
    self.profile = profile
    self.language = language
    self.references = references
    self.artifacts = artifacts
  }

  /// What counts here.
  @TaskLocal public static var current = SnapshotTestSettings()

  /// These settings, and where they say nothing those of `outer`.
  func within(_ outer: SnapshotTestSettings) -> SnapshotTestSettings {
    var settings = self
    settings.record = record ?? outer.record
    settings.tolerance = tolerance ?? outer.tolerance
    settings.compare = compare ?? outer.compare
    settings.environment = environment ?? outer.environment
    settings.scale = scale ?? outer.scale
    settings.profile = profile ?? outer.profile
    settings.language = language ?? outer.language
    settings.references = references ?? outer.references
    settings.artifacts = artifacts ?? outer.artifacts
    settings.variables = variables ?? outer.variables
    settings.ledger = ledger ?? outer.ledger
    return settings
  }

  /// How strictly is compared.
  var comparison: ComparisonSettings {
    ComparisonSettings(
      tolerance: tolerance, compare: compare ?? .both,
      environment: environment ?? .fail)
  }
}
