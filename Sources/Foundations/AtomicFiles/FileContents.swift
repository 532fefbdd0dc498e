import Foundation

package enum LinkPolicy {
  /// The file that it leads to is meant.
  case followed
  /// Whoever made the link has chosen another file than the user did.
  case refused
}

/// Reads files that other programs may have put there.
package enum FileContents {
  /// The bytes of a file; nil if there is none at the path.
  ///
  /// Rejects folders, pipes and devices, which could block.
  ///
  /// - Parameter links: whether a symbolic link at the path may be read; `ELOOP` if not.
  /// - Throws: `FileFailure`: `EISDIR` for a folder, `EINVAL` for anything else that is no file,
  ///   `EFBIG` beyond `limit` bytes.
  package static func read(
    _ path: String, limit: Int, links: LinkPolicy = .followed
  ) throws(FileFailure) -> [UInt8]? {
    guard let (descriptor, size) = try opened(path, links) else { return nil }
    defer { close(descriptor) }
    guard size <= limit else {
      var failure = FileFailure(path, .read, code: EFBIG)
      failure.limit = limit
      throw failure
    }
    return try read(descriptor, count: size, path)
  }

  /// A file whose bytes are read piece by piece; nil for one that is none or cannot be read.
  package static func handle(_ path: String) -> FileHandle? {
    (try? opened(path, .followed)).flatMap(\.self).map {
      FileHandle(fileDescriptor: $0.descriptor, closeOnDealloc: true)
    }
  }

  private static func opened(
    _ path: String, _ links: LinkPolicy
  ) throws(FileFailure) -> (descriptor: Int32, size: Int)? {
    let links = links == .followed ? 0 : O_NOFOLLOW
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | links)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileFailure(path, .read)
    }
    var status = stat()
    var failure: FileFailure?
    if fstat(descriptor, &status) != 0 {
      failure = FileFailure(path, .read)
    } else if status.st_mode & S_IFMT != S_IFREG {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      failure = FileFailure(path, .read, code: isFolder ? EISDIR : EINVAL)
    }
    guard let failure else { return (descriptor, Int(status.st_size)) }
    close(descriptor)
    throw failure
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

/// The reason why an operation on a file failed, in the system's words.
package struct FileFailure: Error, Equatable, Sendable {
  /// The operation that failed.
  package enum Attempt: String, Sendable {
    case written, read, made, removed, locked
  }

  package let path: String
  /// The operation that failed.
  private let attempt: Attempt
  /// The system's error number.
  package let code: Int32
  /// The limit in bytes that the file exceeds; nil for other failures.
  package var limit: Int?

  /// Creates a failure from the present value of `errno`.
  package init(_ path: String, _ attempt: Attempt, code: Int32 = errno) {
    self.path = path
    self.attempt = attempt
    self.code = code
  }

  /// `No space left on device`
  package var reason: String { String(cString: strerror(code)) }

  /// A suggestion for solving the problem; nil if there is none.
  package var hint: String? {
    switch code {
    case ENOSPC, EDQUOT: "make room"
    case EFBIG where attempt == .read: limit.map { "no more than \($0) bytes are read" }
    case EFBIG: "a limit on the size of files is set (ulimit -f)"
    case EACCES, EPERM: "its permissions forbid it"
    case ELOOP: "symbolic links are not followed here"
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
