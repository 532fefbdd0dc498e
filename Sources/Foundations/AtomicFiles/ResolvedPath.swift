import Foundation

/// A path as the system follows it: absolute, with every link resolved.
package enum ResolvedPath {
  /// The path of what is at `path`, or of what would be made there: the folders that exist are
  /// resolved, the names that are missing follow as they are. Returns nil where no path can be
  /// relied on: a NUL in it, `..` behind a folder that is missing, a link that leads nowhere or in
  /// a circle, a folder that may not be searched.
  package static func of(_ path: String) -> String? {
    guard !path.utf8.contains(0), path.utf8.count < Int(PATH_MAX) else { return nil }
    // A slash at the end would have links followed that are looked for.
    var existing = PathName.withoutSlashes(path.isEmpty ? "." : path)
    var missing: [String] = []
    while true {
      if let real = resolved(existing) {
        guard !missing.isEmpty else { return real }
        return (real == "/" ? "" : real) + "/" + missing.reversed().joined(separator: "/")
      }
      guard errno == ENOENT || errno == ENOTDIR, !isLink(existing) else { return nil }
      let parts = split(existing)
      guard parts.name != "..", parts.name != "." else { return nil }
      missing.append(parts.name)
      existing = parts.folder
    }
  }

  /// Whether a resolved path is a folder's own or lies in it.
  package static func isInside(_ path: String, of folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// Whether nothing between a folder and what is at `relative` in it is a link, the last name
  /// included. Names that are missing are no links.
  package static func isFreeOfLinks(_ relative: String, in folder: String) -> Bool {
    var path = folder
    for name in relative.split(separator: "/") {
      guard name != ".." else { return false }
      path += "/\(name)"
      if isLink(path) { return false }
    }
    return true
  }

  /// Whether a symbolic link is at `path`, wherever it leads.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    let path = PathName.withoutSlashes(path)
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }
}
