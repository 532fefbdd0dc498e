import Foundation
import Testing

/// Issues of one block, seen and forgiven.
final class IssueCount: @unchecked Sendable {
  private let lock = NSLock()
  private var issues: [Issue] = []

  /// What was recorded, in order.
  var all: [Issue] { lock.withLock { issues } }
  /// The texts of what was recorded.
  var messages: [String] { all.map { $0.comments.map(\.rawValue).joined(separator: "\n") } }
  /// The lines at which it was recorded.
  var lines: [Int] { all.compactMap { $0.sourceLocation?.line } }

  /// Runs `body`, which is to fail; every issue in it is kept here.
  func during(_ body: () throws -> some Any) rethrows {
    try withKnownIssue(isIntermittent: true) {
      _ = try body()
    } matching: { issue in
      self.lock.withLock { self.issues.append(issue) }
      return true
    }
  }
}
