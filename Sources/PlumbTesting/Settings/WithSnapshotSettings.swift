import ImageCoding
import Snapshots

/// Runs `operation` with settings for the assertions in it. In XCTest:
///
/// ```swift
/// override func invokeTest() {
///   withSnapshotSettings(record: .failed) { super.invokeTest() }
/// }
/// ```
///
/// What is not given is left as it is. In Swift Testing the trait `.snapshots(…)` does the same for a test or suite.
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
