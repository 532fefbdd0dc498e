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
