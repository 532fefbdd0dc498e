import AtomicFiles
import Diagnostics
import Foundation

/// A folder whose fonts go before those of the machine, as it was named.
struct FontsFolder {
  /// As it was written.
  let name: String
  /// As it can be opened.
  let path: String
  /// Where a file names it; nil for an option.
  var location: FileLocation?

  /// The path without a slash at its end.
  ///
  /// - Throws: `PlumbError` where it is not there: pictures in other fonts would be of no use.
  func checked() throws(PlumbError) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      let key = location == nil ? "--fonts" : "'fonts'"
      throw PlumbError([
        Diagnostic(
          .error, at: location, "there is no folder of fonts \(Diagnostic.quoted(name))",
          hint: "without \(key) those of the machine are used; `make setup` fetches them")
      ])
    }
    return PathName.withoutSlashes(path)
  }
}
