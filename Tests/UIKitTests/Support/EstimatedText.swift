import Testing

@testable import UIKitCore

/// Runs tests in an environment whose characters are half an em wide: no test depends on the
/// machine's fonts.
struct EstimatedText: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let environment = LayoutEnvironment(text: EstimatingMeasurer())
    try await LayoutEnvironment.$current.withValue(environment) { try await function() }
  }
}

extension Trait where Self == EstimatedText {
  /// Characters half an em wide, lines as high as San Francisco's.
  static var estimatedText: Self { EstimatedText() }
}
