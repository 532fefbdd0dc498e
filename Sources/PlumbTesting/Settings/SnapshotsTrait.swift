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
    /// What it says; nil is left to the suite around.
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
    /// Settings for the snapshots of a test or suite. What is not given is left to the suite around, then to
    /// the environment.
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
