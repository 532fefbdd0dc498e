import Foundation

/// Operations on folders.
package enum Folder {
  /// Creates a folder, and its parent folders if they are missing.
  ///
  /// - Parameter durability: whether the names of new folders are forced to the disk.
  /// - Throws: `FileFailure` with the folder; `ENOTDIR` if a file has its name.
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

  /// The parent folder of a path; empty for the working folder.
  package static func parent(of path: String) -> String {
    let folder = PathName.folder(of: path)
    return folder == "." ? "" : folder
  }

  /// Forces the names of files in a folder to the disk, where the file system can.
  static func synchronize(_ path: String) {
    let descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// The kind of access that a lock grants.
  package enum Access: Sendable {
    /// Shared with other readers.
    case reading
    /// Exclusive.
    case writing
  }

  /// Runs `body` while no other process has conflicting access by this function.
  ///
  /// Locks the folder itself, which needs no lock file. A lock ends with its process. If the folder
  /// is missing or its file system has no locks (some network ones), `body` runs without one.
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
