import Foundation

/// What stands where a picture is to be written.
struct OutputTarget {
  /// The path with its last part's symbolic links followed: a link stays, and the file it leads to
  /// is written, as by `>` in a shell.
  let path: String
  /// Device, pipe or socket: bytes are written into it, nothing takes its place.
  let isStream: Bool
  /// The permissions of the file that is there; nil for none.
  let permissions: mode_t?

  /// As many links are followed as Linux follows (path_resolution(7)).
  private static let maximumLinks = 40

  /// - Throws: `PlumbError` when it can be told before drawing that no picture can be put there.
  init(_ path: String) throws(PlumbError) {
    let (place, kind, mode) = try Self.follow(path)
    self.path = place
    switch kind {
    case nil, S_IFREG: isStream = false
    case S_IFDIR:
      throw PlumbError(
        path, "is a folder, not a file", hint: "pictures go into it with --output \(path)/")
    default: isStream = true
    }
    permissions = mode.map { $0 & 0o777 }
    if kind == S_IFREG, let mode, mode & 0o222 == 0 {
      throw PlumbError(
        path, "is there already and is read-only", hint: "chmod u+w it, or name another --output")
    }
  }

  /// The end of a chain of links, its kind of file and its mode; both nil when nothing is there.
  private static func follow(
    _ path: String
  ) throws(PlumbError) -> (path: String, kind: mode_t?, mode: mode_t?) {
    var place = path
    for _ in 0..<maximumLinks {
      var status = stat()
      guard lstat(place, &status) == 0 else { return (place, nil, nil) }
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFLNK, let next = readLink(place) else {
        return (place, kind, status.st_mode)
      }
      place = next.hasPrefix("/") ? next : folder(of: place) + next
    }
    throw PlumbError(path, "cannot be written: \(String(cString: strerror(ELOOP)))")
  }

  private static func readLink(_ path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.bindMemory(to: CChar.self).baseAddress.map { readlink(path, $0, buffer.count) } ?? -1
    }
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
