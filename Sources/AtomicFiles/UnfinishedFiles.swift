import Foundation

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
