import Foundation

/// Makes the folders that pictures are put into.
enum OutputFolder {
  /// Makes the folder of `path` and those it lies in, as far as they are missing.
  ///
  /// - Throws: `PlumbError` naming the folder that could not be made, and why.
  static func make(for path: String) throws(PlumbError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    try make(String(path[..<slash]))
  }

  private static func make(_ folder: String) throws(PlumbError) {
    var status = stat()
    if stat(folder, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw PlumbError(
          folder, "is a file, not a folder to put pictures into", hint: "name another --output")
      }
      return
    }
    try make(for: folder)
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      throw PlumbError(
        folder, "cannot be made: \(String(cString: strerror(errno)))",
        hint: "name another folder with --output")
    }
  }
}
