import Foundation
import ImageCoding
import Snapshots

/// The settings of assertions where their arguments are silent: the values of the nearest
/// `.snapshots(…)` trait or `withSnapshotSettings(…)`. Nil is left to the scope around, and at last
/// to the environment.
public struct SnapshotTestSettings: Sendable {
  /// When references are written.
  public var record: RecordMode?
  /// The differences that are too small to count.
  public var tolerance: PictureTolerance?
  /// The part of a snapshot that counts: picture, layout or both.
  public var compare: ComparisonSettings.Comparison?
  /// The meaning of fonts or libraries that are others than those of the reference.
  public var environment: ComparisonSettings.Environment?
  /// Pixels a point.
  public var scale: Double?
  /// The version of iOS: `ios7` … `ios26`.
  public var profile: String?
  /// The language that names do not mention; `en` where nobody says otherwise.
  public var language: String?
  /// The folder of references in place of `__Snapshots__`, seen from the project's folder.
  public var references: String?
  /// The folder of artifacts instead of `PLUMB_ARTIFACTS` and `.plumb`.
  public var artifacts: String?
  /// The environment variables that count; the process's own where nil.
  package var variables: [String: String]?

  /// Names of views that are not compared, of `plumb.yaml`.
  var ignored: Set<String>?
  /// Which names are taken; those of the process where nil.
  var registry: ReferenceRegistry?

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

  /// The settings in effect here.
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
    settings.ignored = ignored ?? outer.ignored
    settings.registry = registry ?? outer.registry
    return settings
  }

  /// How strictly is compared.
  var comparison: ComparisonSettings {
    ComparisonSettings(
      tolerance: tolerance, compare: compare ?? .both,
      environment: environment ?? .fail, ignored: ignored ?? [])
  }
}

#if canImport(Testing) && compiler(>=6.1)
  import ImageCoding
  import Snapshots
  import Testing

  /// Settings for the snapshots of a test, or of a suite and all that is in it:
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed))
  /// struct FeedCellTests { … }
  /// ```
  public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    /// The settings that it makes; nil is left to the suite around.
    public let settings: SnapshotTestSettings

    /// Each test of a suite, however deep, and nothing else: a suite has no assertions.
    public var isRecursive: Bool { true }

    /// Runs a test with the settings.
    public func provideScope(
      for test: Test, testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withSnapshotSettings(settings) { try await function() }
    }
  }

  extension Trait where Self == SnapshotsTrait {
    /// Settings for a test's or suite's snapshots; the suite around gives what is left out.
    public static func snapshots(
      record: RecordMode? = nil, tolerance: PictureTolerance? = nil,
      compare: ComparisonSettings.Comparison? = nil,
      environment: ComparisonSettings.Environment? = nil, scale: Double? = nil,
      profile: String? = nil, language: String? = nil, references: String? = nil,
      artifacts: String? = nil
    ) -> SnapshotsTrait {
      SnapshotsTrait(
        settings: SnapshotTestSettings(
          record: record, tolerance: tolerance, compare: compare, environment: environment,
          scale: scale, profile: profile, language: language, references: references,
          artifacts: artifacts))
    }
  }
#endif

/// Runs `operation` with settings for the assertions in it. In XCTest:
///
/// ```swift
/// override func invokeTest() {
///   withSnapshotSettings(record: .failed) { super.invokeTest() }
/// }
/// ```
///
/// What is not given is left as it is. In Swift Testing the trait `.snapshots(…)` does the same for
/// a test or suite.
public func withSnapshotSettings<Result>(
  record: RecordMode? = nil, tolerance: PictureTolerance? = nil,
  compare: ComparisonSettings.Comparison? = nil,
  environment: ComparisonSettings.Environment? = nil, scale: Double? = nil,
  profile: String? = nil, language: String? = nil, references: String? = nil,
  artifacts: String? = nil, _ operation: () throws -> Result
) rethrows -> Result {
  let settings = SnapshotTestSettings(
    record: record, tolerance: tolerance, compare: compare, environment: environment,
    scale: scale, profile: profile, language: language, references: references,
    artifacts: artifacts)
  return try withSnapshotSettings(settings, operation)
}

/// Runs `operation` with settings for the assertions in it.
public func withSnapshotSettings<Result>(
  _ settings: SnapshotTestSettings, _ operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestSettings.$current.withValue(
    settings.within(SnapshotTestSettings.current), operation: operation)
}

/// Runs `operation` with settings for the assertions in it, in whatever isolation it is called.
public func withSnapshotSettings<Result>(
  _ settings: SnapshotTestSettings, isolation: isolated (any Actor)? = #isolation,
  _ operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestSettings.$current.withValue(
    settings.within(SnapshotTestSettings.current), operation: operation, isolation: isolation)
}
