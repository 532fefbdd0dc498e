/// Tells when something happens in folders. What happened is not told: who waits looks at the
/// files, so that an event too many does no harm, and one lost only costs time.
protocol FolderEvents: AnyObject {
  /// Watches the folders of `files`, and the files where the system needs that.
  func watch(_ files: [String])

  /// Returns true after an event, false when `milliseconds` have passed without one.
  func wait(milliseconds: Int32) -> Bool
}

/// The folders to watch for files that come, go and are replaced.
enum WatchedFolder {
  /// The folder of each file, or the nearest one above it that exists, and that of the file a
  /// symbolic link leads to; each once.
  static func folders(of files: [String]) -> [String] {
    var folders: [String] = []
    for file in files {
      for path in [file, resolved(file)].compactMap({ $0 }) {
        let folder = existing(parent(of: path))
        if !folders.contains(folder) { folders.append(folder) }
      }
    }
    return folders
  }

  private static func existing(_ folder: String) -> String {
    var folder = folder
    while folder != ".", folder != "/", FileStamp(folder) == nil { folder = parent(of: folder) }
    return folder
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
