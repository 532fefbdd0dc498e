import Foundation
import ProjectFile

extension ProjectFile {
  /// The project file of that path, else the nearest one of the working folder and those above it;
  /// nil for none.
  ///
  /// - Throws: all that is wrong with it.
  public static func holding(_ path: String?) throws(PlumbError) -> ProjectFile? {
    let here = FileManager.default.currentDirectoryPath
    guard let path = path ?? nearest(to: here) else { return nil }
    do {
      return try load(path)
    } catch {
      throw PlumbError(error.diagnostics)
    }
  }
}
