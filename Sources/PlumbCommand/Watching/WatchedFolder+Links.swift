import Foundation

extension WatchedFolder {
  /// Where a path leads when every symbolic link on it is followed; nil when nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
