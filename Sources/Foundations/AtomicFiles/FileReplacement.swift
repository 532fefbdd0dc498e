import Foundation

/// New contents that replace a file's as a whole.
///
/// Writes a temporary file in the same folder for each file, and forces it to the disk. Only when
/// all are complete do they get their names, in order, and the folders are forced to the disk. So a
/// full disk is noticed while every old file still exists, and a reader (or a kill) at any moment
/// finds complete old or new files, never half of one; of several files the first may be new and
/// the last still old.
package struct FileReplacement: Sendable {
  /// Whether the contents must survive a loss of power.
  package enum Durability: Sendable {
    /// The system has the contents; for files that can be made again, should the machine fail.
    case written
    case onDisk
  }

  /// The path of the file. A symbolic link there is replaced, not followed.
  package let path: String
  package let bytes: [UInt8]

  package init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Replaces files in order; creates missing folders. Throws `FileFailure`. If it names a file
  /// that could not be written, none has changed.
  package static func perform(
    _ files: [FileReplacement], _ durability: Durability = .onDisk,
    _ temporaries: TemporaryFiles = TemporaryFiles()
  ) throws(FileFailure) {
    var complete: [(temporary: String, path: String)] = []
    do throws(FileFailure) {
      for file in files {
        try Folder.make(Folder.parent(of: file.path), durability)
        complete.append((try file.write(durability, temporaries), file.path))
      }
      while let next = complete.first {
        guard temporaries.rename(next.temporary, to: next.path) else {
          throw FileFailure(next.path, .written)
        }
        complete.removeFirst()
      }
    } catch {
      for file in complete { temporaries.remove(file.temporary) }
      throw error
    }
    if durability == .onDisk { synchronizeFolders(of: files) }
  }

  private static func synchronizeFolders(of files: [FileReplacement]) {
    var last: String?
    for folder in files.map({ Folder.parent(of: $0.path) }) where folder != last {
      Folder.synchronize(folder)
      last = folder
    }
  }

  /// Writes the temporary file, with the permissions of the file it will replace.
  private func write(
    _ durability: Durability, _ temporaries: TemporaryFiles
  ) throws(FileFailure) -> String {
    guard let (temporary, descriptor) = temporaries.create(beside: path) else {
      throw FileFailure(path, .written)
    }
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      fchmod(descriptor, status.st_mode & 0o777)
    }
    let isWritten =
      Self.write(bytes, to: descriptor) && (durability == .written || Self.synchronize(descriptor))
    let code = errno
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed else {
      let failure = FileFailure(path, .written, code: isWritten ? errno : code)
      temporaries.remove(temporary)
      throw failure
    }
    return temporary
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, piece.baseAddress, piece.count)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Forces a file to the disk; on macOS `fsync` would leave it in the drive's own memory.
  private static func synchronize(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return true }
    #endif
    return fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP
  }
}
