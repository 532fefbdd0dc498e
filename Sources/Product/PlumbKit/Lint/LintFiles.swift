import CellTemplates
import Foundation
import Linting

/// The files that operands of `plumb lint` stand for.
public struct LintFiles: Sendable {
  /// Files to look at, each once: as given, and those of folders in the order of their names.
  public private(set) var paths: [String] = []
  /// Folders in which there is nothing to look at.
  public private(set) var emptyFolders: [String] = []

  /// Files that are looked through in folders, in all.
  private static let limit = 200_000

  /// Files as they are given, and what settings cover of the folders.
  public init(_ operands: [String], _ settings: LintSettings) {
    var seen: Set<String> = []
    for operand in operands {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder)
      let found = exists && isFolder.boolValue ? Self.files(in: operand, settings) : [operand]
      if found.isEmpty { emptyFolders.append(operand) }
      paths += found.filter { seen.insert($0).inserted }
    }
  }

  /// Hidden folders hold no sources; links to folders are not followed.
  private static func files(in folder: String, _ settings: LintSettings) -> [String] {
    let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    guard
      let walk = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: nil, options: options)
    else { return [] }
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    let length = root.standardizedFileURL.path.count + 1
    var found: [String] = []
    var count = 0
    while let url = walk.nextObject() as? URL, count < limit {
      count += 1
      let name = url.lastPathComponent
      guard [".xib", ".storyboard", ".yaml", ".yml"].contains(where: name.hasSuffix) else {
        continue
      }
      let path = prefix + String(url.standardizedFileURL.path.dropFirst(length))
      if settings.covers(path), isInput(path) { found.append(path) }
    }
    return found.sorted()
  }

  /// Whether a file is one that can be linted: YAML is used for much else.
  private static func isInput(_ path: String) -> Bool {
    guard path.hasSuffix(".yaml") || path.hasSuffix(".yml") else { return true }
    return Template.isTemplate(at: path)
  }
}
