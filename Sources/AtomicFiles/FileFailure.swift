import Foundation

/// Why something could not be done to a file, in the system's own word.
package struct FileFailure: Error, Equatable, Sendable {
  /// What was to be done.
  package enum Attempt: String, Sendable {
    case written, read, made, removed, locked
  }

  /// Which file or folder.
  package let path: String
  /// What was to be done.
  package let attempt: Attempt
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
