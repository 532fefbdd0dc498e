import Foundation

/// Paths that lead to no file: `/dev/null`, a named pipe, the `/dev/fd/63` of a shell's `>(…)`.
enum StreamPath {
  /// Whether there is a device, pipe or socket at `path`.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    let kind = status.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }
}
