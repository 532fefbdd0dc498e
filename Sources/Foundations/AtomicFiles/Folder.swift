import Foundation

/// Folders, and what holds for everything in one.
package enum Folder {
  /// Makes a folder and those it lies in, as far as they are missing.
  ///
  /// - Parameter durability: whether the names of new folders are forced to the disk.
  /// - Throws: `FileFailure` naming the folder; `ENOTDIR` where a file has its name.
  package static func make(
    _ path: String, _ durability: FileReplacement.Durability = .written
  ) throws(FileFailure) {
    guard !path.isEmpty else { return }
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw FileFailure(path, .made, code: ENOTDIR)
      }
      return
    }
    try make(parent(of: path), durability)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileFailure(path, .made) }
    if durability == .onDisk { synchronize(parent(of: path)) }
  }

  /// The folder that a path lies in; empty where that is the working folder.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex && path.count > 1 ? "/" : String(path[..<slash])
  }

  /// Forces the names of files in a folder to the disk. Some file systems cannot; then nothing is
  /// lost but the certainty.
  static func synchronize(_ path: String) {
    let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// How long a folder is locked for others.
  package enum Access: Sendable {
    /// Several may look at once.
    case reading
    /// One alone.
    case writing
  }

  /// Does something while no other process that asks in the same way does what contradicts it.
  ///
  /// The folder itself is locked, so that no file is left for it. A lock ends with its process.
  /// Where a folder is missing or its file system has no locks (some network ones), `body` runs
  /// without.
  package static func locked<Result>(
    _ path: String, for access: Access, _ body: () throws -> Result
  ) rethrows -> Result {
    let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 {
      while flock(descriptor, access == .reading ? LOCK_SH : LOCK_EX) != 0, errno == EINTR {}
    }
    return try body()
  }
}
