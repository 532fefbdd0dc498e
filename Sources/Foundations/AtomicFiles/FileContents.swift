import Foundation

/// The bytes of a file that somebody else may have put there.
package enum FileContents {
  /// What a file holds; nil where nothing has its name.
  ///
  /// A folder, pipe or device is refused rather than waited for.
  ///
  /// - Throws: `FileFailure`: `EISDIR` for a folder, `EINVAL` for what is no file, `EFBIG` beyond
  ///   `limit` bytes.
  package static func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileFailure(path, .read)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(path, .read) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileFailure(path, .read, code: EISDIR)
    default: throw FileFailure(path, .read, code: EINVAL)
    }
    guard status.st_size <= limit else {
      var failure = FileFailure(path, .read, code: EFBIG)
      failure.limit = limit
      throw failure
    }
    return try read(descriptor, count: Int(status.st_size), path)
  }

  private static func read(
    _ descriptor: Int32, count: Int, _ path: String
  ) throws(FileFailure) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let read = Foundation.read(descriptor, rest.baseAddress, rest.count)
        if read < 0, errno == EINTR { continue }
        if read < 0 { code = errno }
        guard read > 0 else { return }
        filled += read
      }
    }
    if code != 0 { throw FileFailure(path, .read, code: code) }
    return bytes
  }
}

/// Why something could not be done to a file, in the system's own word.
package struct FileFailure: Error, Equatable, Sendable {
  /// What was to be done.
  package enum Attempt: String, Sendable {
    case written, read, made, removed, locked
  }

  /// Which file or folder.
  package let path: String
  /// What was to be done.
  private let attempt: Attempt
  /// The system's error number.
  package let code: Int32
  /// The most bytes that are read, where a file has more.
  package var limit: Int?

  /// What `errno` says now.
  package init(_ path: String, _ attempt: Attempt, code: Int32 = errno) {
    self.path = path
    self.attempt = attempt
    self.code = code
  }

  /// `No space left on device`
  package var reason: String { String(cString: strerror(code)) }

  /// What helps; nil where nobody can say.
  package var hint: String? {
    switch code {
    case ENOSPC, EDQUOT: "make room"
    case EFBIG where attempt == .read: limit.map { "no more than \($0) bytes are read" }
    case EFBIG: "a limit on the size of files is set (ulimit -f)"
    case EACCES, EPERM: "its permissions forbid it"
    case EROFS: "the file system is read-only"
    default: nil
    }
  }
}

extension FileFailure: CustomStringConvertible {
  /// `Snapshots/mail-320.png cannot be written: No space left on device; make room`
  package var description: String {
    "\(path) cannot be \(attempt.rawValue): \(reason)" + (hint.map { "; \($0)" } ?? "")
  }
}
