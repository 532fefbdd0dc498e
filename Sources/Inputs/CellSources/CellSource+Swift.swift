import Foundation
import Numbers
import Reading

extension CellSource {
  /// Entries of a folder that are looked at for a Swift file.
  private static let mostEntries = 10_000

  package static func isSwift(_ path: String) -> Bool {
    SourceEndings.isSwift(path) || swiftFiles(in: path, most: 1) > 0
  }

  /// Says that Swift files of folders were neither compiled nor run.
  package static func leftAlone(_ count: Int) -> String {
    let verb = count == 1 ? ("was", "it") : ("were", "them")
    return "\(counted(count, "Swift file")) \(verb.0) left alone;"
      + " --swift compiles and runs \(verb.1)"
  }

  /// How many Swift files are in a folder, among the entries that are looked at.
  package static func swiftFiles(in path: String, most: Int = mostEntries) -> Int {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
      let entries = FileManager.default.enumerator(atPath: path)
    else { return 0 }
    var count = 0
    for _ in 0..<mostEntries where count < most {
      guard let name = entries.nextObject() as? String else { break }
      if SourceEndings.isSwift(name) { count += 1 }
    }
    return count
  }
}
