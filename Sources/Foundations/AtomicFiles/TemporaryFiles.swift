import Foundation

/// The files being written, which must be removed if the process ends early.
///
/// Safe to use on any thread at any time, because signals arrive at any time. Unchecked: everything
/// is touched under the lock, which `removeForGood` never gives back. A killed process removes
/// nothing; `UnfinishedFiles` recognizes its files by their missing locks.
public final class TemporaryFiles: @unchecked Sendable {
  private struct Unfinished {
    let path: String
    /// Holds the lock until the file has its name: the writer may close its descriptor before.
    let holder: Int32
  }

  private let lock = NSLock()
  private var unfinished: [Unfinished] = []
  /// Folders in which files of killed processes have been removed.
  private var sweptFolders: Set<String> = []

  static let prefix = ".plumb-"
  /// The maximum number of files per process and folder.
  private static let maximumFiles = 1000

  /// Creates an empty set.
  public init() {}

  /// Removes all files, and prevents others, because the process is about to end.
  public func removeForGood() {
    lock.lock()
    for file in unfinished {
      unlink(file.path)
      close(file.holder)
    }
    unfinished = []
  }

  /// Removes the files of killed processes in the folder of `target`, once for each folder.
  /// Complexity: linear in the number of files in the folder, the first time.
  package func removeStrays(beside target: String) {
    let folder = Folder.parent(of: target)
    guard lock.withLock({ sweptFolders.insert(folder).inserted }) else { return }
    UnfinishedFiles.remove(in: folder.isEmpty ? "." : folder)
  }

  /// Creates a new file beside `target`, and opens it for writing.
  ///
  /// Its name is hidden and short, because `target` may already have the maximum length. Returns
  /// nil with the reason in `errno`.
  package func create(beside target: String) -> (path: String, descriptor: Int32)? {
    let folder = PathName.prefix(of: target)
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

  /// Marks a new file as being written, by a lock that ends with the process. Nil if another
  /// process took the file for an abandoned one in the meantime, and removed it.
  private static func hold(_ descriptor: Int32) -> Int32? {
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_nlink > 0 else { return nil }
    let holder = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    return holder >= 0 ? holder : nil
  }

  /// Renames a file to its final name, over an existing one; false with a reason in `errno`.
  package func rename(_ path: String, to target: String) -> Bool {
    lock.withLock {
      guard Foundation.rename(path, target) == 0 else { return false }
      release(path)
      return true
    }
  }

  /// Removes a file that will not get its final name.
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

/// Temporary files of killed processes.
package enum UnfinishedFiles {
  /// Removes such files in a folder, but not in its subfolders. Files of living processes are kept:
  /// these hold a lock, in whatever container they run.
  ///
  /// - Complexity: linear in the number of files in the folder.
  /// - Returns: the number of removed files.
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

  /// Whether a name is `.plumb-<process>-<number>`; other names with the prefix are kept.
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
    // A living writer may have renamed the file, and created another one of that name.
    var locked = stat(), named = stat()
    guard fstat(descriptor, &locked) == 0, lstat(path, &named) == 0,
      locked.st_ino == named.st_ino, locked.st_dev == named.st_dev
    else { return false }
    return unlink(path) == 0
  }
}
