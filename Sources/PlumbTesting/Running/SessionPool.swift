import Foundation
import PlumbKit

/// Sessions that no assertion is using at the moment.
///
/// A session holds the open fonts and every word that was shaped with them, and serves one thread at a time. Tests run
/// in parallel: each assertion takes a session for itself and gives it back, so there are as many as assertions ever
/// ran at once, usually one a core. A lock guards the list. What a session has shaped never changes a result.
final class SessionPool: @unchecked Sendable {
  /// That of the process.
  static let shared = SessionPool()

  private let lock = NSLock()
  private var idle: [PlumbSession] = []

  /// Runs `body` with a session that nobody else has.
  ///
  /// - Throws: `PlumbError` where the fonts cannot be opened; what `body` throws.
  func withSession<Result>(_ body: (PlumbSession) throws -> Result) throws -> Result {
    let session = try lock.withLock { idle.popLast() } ?? PlumbSession { _ in }
    defer { lock.withLock { idle.append(session) } }
    return try body(session)
  }
}
