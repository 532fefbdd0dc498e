import Diagnostics
import Foundation
import ProjectFile

extension ProjectFile {
  /// The folder of fonts, as it can be opened; nil where the project has none of its own.
  ///
  /// - Throws: `PlumbError` where it is not there: pictures in other fonts would be of no use.
  func fontsFolder() throws(PlumbError) -> String? {
    guard let fonts else { return nil }
    let folder = opened(fonts)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw PlumbError([
        Diagnostic(
          .error, at: fontsLocation, "there is no folder of fonts \(Diagnostic.quoted(fonts))",
          hint: "without 'fonts' those of the machine are used; `make setup` fetches them")
      ])
    }
    return folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }
}
