import Foundation

/// The files that are being written: what there is to remove when the process has to end early.
///
/// Any thread may use it at any time, because signals come at any time. A process that is killed
/// removes nothing; that its files are nobody's any more is seen by their locks (`UnfinishedFiles`).
public final class TemporaryFiles: @unchecked Sendable {
  private struct Unfinished {
    let path: String
    /// Holds the lock until the file has its name: the writer's own descriptor may be closed before.
    let holder: Int32
  }

  private let lock = NSLock()
  private var unfinished: [Unfinished] = []

  /// The name of every temporary file begins so.
  static let prefix = ".plumb-"
  /// Files of one process in one folder, at most.
  private static let maximumFiles = 1000

  /// None yet.
  public init() {}

  /// Removes all of them, and lets no thread begin or finish another: the process is about to end.
  public func removeForGood() {
    lock.lock()
    for file in unfinished {
      unlink(file.path)
      close(file.holder)
    }
    unfinished = []
  }

  /// Creates a file beside `target` that nobody has, and opens it for writing.
  ///
  /// Its name is hidden and short: `target` may already be as long as a name can be. Returns nil
  /// with the reason in `errno`.
  package func create(beside target: String) -> (path: String, descriptor: Int32)? {
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    return lock.withLock {
      for attempt in 0..<Self.maximumFiles {
        let path = "\(folder)\(Self.prefix)\(getpid())-\(attempt)"
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        if descriptor >= 0 {
          guard let holder = Self.hold(descriptor) else {
            close(descriptor)
            continue
          }
          unfinished.append(Unfinished(path: path, holder: holder))
          return (path, descriptor)
        }
        guard errno == EEXIST else { return nil }
      }
      return nil
    }
  }

  /// Marks a new file as being written: a lock that ends with the process, however that ends. Nil
  /// when another process took it for a stray one in the moment before, and has removed it.
  private static func hold(_ descriptor: Int32) -> Int32? {
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_nlink > 0 else { return nil }
    let holder = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    return holder >= 0 ? holder : nil
  }

  /// Gives a file its final name, in place of what has it; false with the reason in `errno`.
  package func rename(_ path: String, to target: String) -> Bool {
    lock.withLock {
      guard Foundation.rename(path, target) == 0 else { return false }
      release(path)
      return true
    }
  }

  /// Removes a file that did not become what it should.
  package func remove(_ path: String) {
    lock.withLock {
      unlink(path)
      release(path)
    }
  }

  private func release(_ path: String) {
    for file in unfinished where file.path == path { close(file.holder) }
    unfinished.removeAll { $0.path == path }
  }
}
