import Foundation

/// The files that are being written: what there is to remove when the process has to end early.
///
/// Any thread may use it at any time, because signals come at any time.
public final class TemporaryFiles: @unchecked Sendable {
  private let lock = NSLock()
  private var paths: [String] = []

  /// None yet.
  public init() {}

  /// Removes all of them.
  public func removeAll() {
    lock.withLock {
      for path in paths { unlink(path) }
      paths = []
    }
  }

  /// Creates a file beside `target` that nobody has, and opens it for writing.
  ///
  /// Its name is hidden and short: `target` may already be as long as a name can be. Returns nil
  /// with the reason in `errno`.
  func create(beside target: String) -> (path: String, descriptor: Int32)? {
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    return lock.withLock {
      for attempt in 0..<1000 {
        let path = "\(folder).plumb-\(getpid())-\(attempt)"
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        if descriptor >= 0 {
          paths.append(path)
          return (path, descriptor)
        }
        guard errno == EEXIST else { return nil }
      }
      return nil
    }
  }

  /// Gives a file its final name, in place of what has it; false with the reason in `errno`.
  func rename(_ path: String, to target: String) -> Bool {
    lock.withLock {
      guard Foundation.rename(path, target) == 0 else { return false }
      paths.removeAll { $0 == path }
      return true
    }
  }

  /// Removes a file that did not become what it should.
  func remove(_ path: String) {
    lock.withLock {
      unlink(path)
      paths.removeAll { $0 == path }
    }
  }
}
