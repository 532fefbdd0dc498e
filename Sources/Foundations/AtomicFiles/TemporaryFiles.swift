import Foundation

/// The files that are being written: what there is to remove when the process has to end early.
///
/// Any thread may use it at any time, because signals come at any time. A process that is killed
/// removes nothing; that its files are nobody's any more is seen by their locks
/// (`UnfinishedFiles`).
public final class TemporaryFiles: @unchecked Sendable {
  private struct Unfinished {
    let path: String
    /// Holds the lock until the file has its name: the writer's own descriptor may be closed
    /// before.
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

/// Temporary files that a killed process has left.
package enum UnfinishedFiles {
  /// Removes those in a folder, not in the folders within, and leaves alone what a living process
  /// is writing: that holds a lock on it, in whatever container it runs.
  ///
  /// - Complexity: linear in the number of files in the folder.
  /// - Returns: how many were removed.
  @discardableResult
  package static func remove(in folder: String) -> Int {
    guard let listing = opendir(folder) else { return 0 }
    defer { closedir(listing) }
    var strays: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix(TemporaryFiles.prefix), isTemporary(name) { strays.append(name) }
    }
    return strays.count { removeStray("\(folder)/\($0)") }
  }

  /// `.plumb-<process>-<number>`, and nothing else that happens to begin so.
  private static func isTemporary(_ name: String) -> Bool {
    let numbers = name.dropFirst(TemporaryFiles.prefix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
  }

  private static func removeStray(_ path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return false }
    // A living writer may have renamed the file since, and begun another of that name.
    var locked = stat(), named = stat()
    guard fstat(descriptor, &locked) == 0, lstat(path, &named) == 0,
      locked.st_ino == named.st_ino, locked.st_dev == named.st_dev
    else { return false }
    return unlink(path) == 0
  }
}
