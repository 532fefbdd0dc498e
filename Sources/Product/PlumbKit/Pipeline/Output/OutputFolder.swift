import AtomicFiles
import Foundation

/// Makes the folders that pictures are put into.
enum OutputFolder {
  /// Makes the folder of `path` and those it lies in, as far as they are missing.
  ///
  /// - Throws: `PlumbError` naming the folder that could not be made, and why.
  static func make(for path: String) throws(PlumbError) {
    do {
      try Folder.make(Folder.parent(of: path))
    } catch {
      if error.code == ENOTDIR {
        throw PlumbError(
          error.path, "is a file, not a folder to put pictures into", hint: "name another --output")
      }
      throw PlumbError(
        error.path, "cannot be made: \(error.reason)", hint: "name another folder with --output")
    }
  }
}
